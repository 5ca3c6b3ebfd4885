import { vocabulary } from '../../mechanics/vocabulary.ts';
import { evidenceOwners } from '#domain/records/evidence-files';
import { badgeStateLabels } from '#domain/records/evidence-badges';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';

export const EvidenceOwnerKeyEnum = vocabulary(
  'EvidenceOwnerKey',
  'The parameter of an upload that names the record of a file.',
  evidenceOwners,
);

export const EvidenceSubstanceEnum = vocabulary(
  'EvidenceSubstance',
  'What a file shows when it is opened.',
  {
    shown: 'Words or a picture',
    empty: 'Nothing',
    locked: 'Needs a password',
    unread: 'Could not be found out',
  } satisfies Record<EvidenceSubstance, string>,
);

export const BadgeStateEnum = vocabulary(
  'BadgeState',
  'What was found out about an Open Badge; only a passed check proves more than a file.',
  badgeStateLabels,
);
