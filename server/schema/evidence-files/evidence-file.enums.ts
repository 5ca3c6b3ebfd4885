import { vocabulary } from '../vocabulary.ts';
import { evidenceOwners } from '#domain/evidence-files';

export const EvidenceOwnerKey = vocabulary(
  'EvidenceOwnerKey',
  'The parameter of an upload that names the record of a file.',
  evidenceOwners,
);
