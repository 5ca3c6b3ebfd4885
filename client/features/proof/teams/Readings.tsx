import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Eye } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { useReceiptReadingsQuery } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { dayTimeLabel } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';
import { receiptWayLabels } from '#domain/proof/team-board';
import { memberTexts as texts } from '#domain/proof/team-texts';

interface Props {
  /** Of one team; of all of them without it, also those that were left. */
  teamId?: string;
  timeZone: string;
}

/** Who read the user's receipts, when and how, a page at a time. */
export function Readings({ teamId, timeZone }: Props) {
  return (
    <Panel title={texts.readings}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.readingsHint}
      </Typography>
      <List {...(teamId && { teamId })} timeZone={timeZone} />
    </Panel>
  );
}

function List({ teamId, timeZone }: Props) {
  const { data, error, refetch, fetchMore } = useReceiptReadingsQuery({
    variables: { first: PAGE_DEFAULT, teamId: teamId ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const list = useRef<HTMLUListElement>(null);
  const found = data?.receiptReadings;
  if (error && !found) {
    return <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (!found) return <Skeleton variant="rounded" height={96} aria-label="Loading" />;
  if (found.edges.length === 0) return <EmptyState icon={<Eye />} title={texts.noReadings} />;
  return (
    <>
      <Stack
        component="ul"
        ref={list}
        aria-label={texts.readings}
        sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}
      >
        {found.edges.map(({ node: { id, teamName, readerName, way, count, lastAt } }) => (
          <Stack key={id} component="li" tabIndex={-1} direction="row" sx={line}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="subtitle2" component="p">
                {readerName}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[receiptWayLabels[way], texts.times(count), !teamId && teamName]
                  .filter(Boolean)
                  .join(', ')}
              </Typography>
            </Box>
            <Typography variant="body2" color="textSecondary" component="time" dateTime={lastAt}>
              {dayTimeLabel(new Date(lastAt), timeZone)}
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
  );
}

const line = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
