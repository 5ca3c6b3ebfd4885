import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import {
  useSharedSubmissionAccessesQuery,
  type SharedSubmissionPartsFragment,
} from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { dayTimeLabel } from '#domain/dates';
import { PAGE_DEFAULT } from '#domain/pages';

interface Props {
  open: boolean;
  row?: SharedSubmissionPartsFragment | undefined;
  timeZone: string;
  onClose: () => void;
}

/** Lists the uses of a link: what, when, with which browser, from which network. */
export function AccessesDialog({ open, row, timeZone, onClose }: Props) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Who used this link"
      description={`The link for ${row?.name ?? 'nobody'}. Networks are shortened, so they show a provider or workplace, not a person.`}
    >
      {row && <Accesses id={row.id} timeZone={timeZone} />}
    </FormDialog>
  );
}

function Accesses({ id, timeZone }: { id: string; timeZone: string }) {
  const { data, error, refetch, fetchMore } = useSharedSubmissionAccessesQuery({
    variables: { id, first: PAGE_DEFAULT },
    fetchPolicy: 'network-only',
  });
  const list = useRef<HTMLUListElement>(null);
  const found = data?.sharedSubmissionAccesses;
  if (error) {
    return <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />;
  }
  if (!found) return <Skeleton variant="rounded" height={96} aria-label="Loading" />;
  if (found.edges.length === 0) return <Typography>Nobody has opened it yet.</Typography>;
  return (
    <>
      <Stack component="ul" ref={list} sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {found.edges.map(({ node: { id: key, label, at, device, network } }) => (
          <Stack key={key} component="li" tabIndex={-1} direction="row" sx={line}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography variant="subtitle2" component="p">
                {label}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {device}
                {network && `, network ${network}`}
              </Typography>
            </Box>
            <Typography variant="body2" color="textSecondary" component="time" dateTime={at}>
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
