import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import type { HistoryPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { DEFAULT_TIME_ZONE, dayTimeLabel } from '#domain/dates';
import { historyMessages } from '#domain/records/history';
import { PAGE_DEFAULT } from '#domain/pages';
interface Variables {
  id: string;
  first: number;
  after?: string | null;
}

/** A record with a history: its id, and the query of its kind, which names the record `record`. */
export interface HistoryOwner {
  id: string;
  query: TypedDocumentNode<{ record: { history: HistoryPartsFragment } }, Variables>;
}

/** The events of a record, newest first. */
export function HistoryList({ query, id }: HistoryOwner) {
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch, fetchMore } = useQuery(query, {
    variables: { id, first: PAGE_DEFAULT },
  });
  const found = data?.record.history;
  return (
    <Box aria-busy={!found && !error}>
      {error && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!found && !error && <Skeleton variant="rounded" height={64} />}
      {found?.edges.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {historyMessages.empty}
        </Typography>
      )}
      {found && found.edges.length > 0 && (
        <>
          <Stack
            component="ul"
            ref={list}
            aria-label={historyMessages.title}
            sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}
          >
            {found.edges.map(({ node: { seq, at, text } }) => (
              <Stack key={seq} component="li" tabIndex={-1}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="time" dateTime={at}>
                  {dayTimeLabel(new Date(at), timeZone)}
                </Typography>
              </Stack>
            ))}
          </Stack>
          <ShowMore
            list={list}
            shown={found.edges.length}
            total={found.totalCount}
            hasMore={found.pageInfo.hasNextPage}
            onMore={() => fetchMore({ variables: { after: found.pageInfo.endCursor } })}
          />
        </>
      )}
    </Box>
  );
}
