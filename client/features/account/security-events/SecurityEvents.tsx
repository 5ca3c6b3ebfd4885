import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { useSecurityEventsQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { focus } from '#client/lib/list-focus.ts';
import { PAGE_DEFAULT } from '#domain/pages';
import { eventTexts } from '#domain/account/security';
import { EventsSkeleton } from './EventsSkeleton.tsx';
import { SecurityEventRow } from './SecurityEventRow.tsx';

/** Security events, newest first. */
export function SecurityEvents() {
  const { data, error, refetch, fetchMore } = useSecurityEventsQuery({
    variables: { first: PAGE_DEFAULT },
  });
  const list = useRef<HTMLUListElement>(null);
  const found = data?.me?.securityEvents;
  const isThere = Boolean(found);
  // The list takes over the focus of the button that loaded it.
  useEffect(() => {
    if (isThere && document.activeElement === document.body) focus(list.current?.children[0]);
  }, [isThere]);
  return (
    <Box aria-busy={!found && !error}>
      {error && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!found && !error && <EventsSkeleton />}
      {found?.edges.length === 0 && (
        <EmptyState icon={<ShieldCheck />} title={eventTexts.empty} text={eventTexts.emptyText} />
      )}
      {found && found.edges.length > 0 && (
        <>
          <Stack component="ul" ref={list} sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
            {found.edges.map(({ node }) => (
              <SecurityEventRow key={node.id} event={node} timeZone={data.me!.timeZone} />
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
