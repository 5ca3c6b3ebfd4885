import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import type { SharedFile } from '#client/lib/share.ts';
import { evidencePath } from '#domain/records/evidence-files';

/** Returns evidence files for the share sheet, without lost ones. */
export const sharedFiles = (files: readonly EvidenceFilePartsFragment[]): SharedFile[] =>
  files
    .filter(({ missingAt }) => !missingAt)
    .map(({ id, name, type }) => ({ path: evidencePath(id, 'file'), name, type }));
