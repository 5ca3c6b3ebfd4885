import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  EvidenceFilesDocument,
  useEvidenceFilesQuery,
  type EvidenceFilesQuery,
} from '#client/graphql/generated.ts';
import { newestRead } from '#client/lib/newest-read.ts';
import { refresh as renew } from '#client/lib/refresh.ts';
import type { EvidenceOwnerKey } from '#domain/records/evidence-files';
import { showFilesOf } from './cache.ts';

/** Returns the files of a record, and a function that reads them again after a change. */
export function useFiles(owner: { key: EvidenceOwnerKey; id: string }) {
  const client = useApolloClient();
  const [error, setError] = useState<Error | null>(null);
  const request = useMemo(
    () => ({ query: EvidenceFilesDocument, variables: { [owner.key]: owner.id } }),
    [owner],
  );
  // Apollo shows the responses of one query in order of arrival, even an older one after a newer one.
  const { data } = useEvidenceFilesQuery({ ...request, fetchPolicy: 'cache-only' });
  const read = useMemo(
    () =>
      newestRead(
        () =>
          client.query<EvidenceFilesQuery>({
            ...request,
            fetchPolicy: 'no-cache',
            // A pending request may have been answered before a file was added.
            context: { queryDeduplication: false },
          }),
        ({ data }) => {
          if (!data) return;
          setError(null);
          client.writeQuery({ ...request, data, overwrite: true });
          showFilesOf(client.cache, owner, data.evidenceFiles.nodes);
        },
        setError,
      ),
    [client, owner, request],
  );
  useEffect(() => void read(), [read]);

  const refresh = useCallback(async () => {
    await read();
    // Files are evidence: they change how ready an activity is for an audit, and what a renewal can rest on.
    void renew(client, ['activity', 'activities']);
  }, [client, read]);
  const retry = () => {
    setError(null);
    void refresh();
  };
  return { files: data?.evidenceFiles?.nodes, error, refresh, retry };
}
