import { vocabulary } from '../../mechanics/vocabulary.ts';
import { attestationSources } from '#domain/proof/attestations';
import { closedLinkTexts, requestStateLabels } from '#domain/proof/confirmations';

export const AttestationSourceEnum = vocabulary(
  'AttestationSource',
  'How another person confirmed it.',
  attestationSources,
);
export const ConfirmationRequestStateEnum = vocabulary(
  'ConfirmationRequestState',
  'What became of a request to confirm.',
  requestStateLabels,
);
export const ClosedLinkEnum = vocabulary(
  'ClosedLink',
  'Why a link cannot be answered.',
  Object.entries(closedLinkTexts).map(([value, { title: label }]) => ({ value, label })),
);
