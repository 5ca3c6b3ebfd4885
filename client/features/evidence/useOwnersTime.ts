import { useFragment } from '@apollo/client/react';
import {
  ActivityTimeFragmentDoc,
  DocumentTimeFragmentDoc,
  ReflectiveLogTimeFragmentDoc,
  type ActivityTimeFragment,
} from '#client/graphql/generated.ts';
import type { EvidenceOwnerKey } from '#domain/evidence-files';

const owners = {
  activityId: { __typename: 'Activity', fragment: ActivityTimeFragmentDoc },
  documentId: { __typename: 'Document', fragment: DocumentTimeFragmentDoc },
  reflectiveLogId: { __typename: 'ReflectiveLog', fragment: ReflectiveLogTimeFragmentDoc },
} as const;

/** Until when the record of some files has to be kept, where a list has read that; a file is kept as long. */
export function useOwnersTime({ key, id }: { key: EvidenceOwnerKey; id: string }): string | null {
  const { __typename, fragment } = owners[key];
  const { data, complete } = useFragment<ActivityTimeFragment>({
    fragment,
    from: { __typename, id },
  });
  return complete ? (data.keepUntil ?? null) : null;
}
