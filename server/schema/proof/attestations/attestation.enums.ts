import { vocabulary } from '../../mechanics/vocabulary.ts';
import { attestationSources } from '#domain/proof/attestations';
import { closedLinkTexts, requestStateLabels } from '#domain/proof/confirmations';

export const AttestationSource = vocabulary(
  'AttestationSource',
  'How another person confirmed it.',
  attestationSources,
);
export const ConfirmationRequestState = vocabulary(
  'ConfirmationRequestState',
  'What became of a request to confirm.',
  requestStateLabels,
);
export const ClosedLink = vocabulary(
  'ClosedLink',
  'Why a link cannot be answered.',
  Object.entries(closedLinkTexts).map(([value, { title: label }]) => ({ value, label })),
);
