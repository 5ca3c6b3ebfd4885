import type { ApolloCache } from '@apollo/client';
import type { EvidenceFilePartsFragment } from '#client/graphql/generated.ts';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';

const types: Record<EvidenceOwnerKey, string> = {
  activityId: 'Activity',
  credentialId: 'Credential',
  documentId: 'Document',
  reflectiveLogId: 'ReflectiveLog',
};

/** Updates a record's number of files in the lists. */
export function showFilesOf(
  cache: ApolloCache,
  owner: { key: EvidenceOwnerKey; id: string },
  files: readonly EvidenceFilePartsFragment[],
): void {
  const id = cache.identify({ __typename: types[owner.key], id: owner.id });
  const refs = files.map((file) => ({ __ref: cache.identify({ ...file })! }));
  const evidenceFilesCount = () => files.filter(({ missingAt }) => !missingAt).length;
  cache.modify({ id, fields: { evidenceFiles: () => refs, evidenceFilesCount } });
}
