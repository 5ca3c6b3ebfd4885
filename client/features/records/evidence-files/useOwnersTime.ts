import { useFragment } from '@apollo/client/react';
import {
  ActivityTimeFragmentDoc,
  CredentialTimeFragmentDoc,
  DocumentTimeFragmentDoc,
  ReflectiveLogTimeFragmentDoc,
  type ActivityTimeFragment,
} from '#client/graphql/generated.ts';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';

const owners = {
  activityId: { __typename: 'Activity', fragment: ActivityTimeFragmentDoc },
  credentialId: { __typename: 'Credential', fragment: CredentialTimeFragmentDoc },
  documentId: { __typename: 'Document', fragment: DocumentTimeFragmentDoc },
  reflectiveLogId: { __typename: 'ReflectiveLog', fragment: ReflectiveLogTimeFragmentDoc },
} as const;

/**
 * Returns the date until which the record of some files must be kept, if a list has loaded it; its files are kept as
 * long.
 */
export function useOwnersTime({ key, id }: { key: EvidenceOwnerKey; id: string }): string | null {
  const { __typename, fragment } = owners[key];
  const { data, complete } = useFragment<ActivityTimeFragment>({
    fragment,
    from: { __typename, id },
  });
  return complete ? (data.keepUntil ?? null) : null;
}
