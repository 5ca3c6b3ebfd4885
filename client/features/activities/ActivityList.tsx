import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ClipboardList, Plus, Upload } from 'lucide-react';
import { useCallback, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { useActivitiesQuery, type ActivityPartsFragment } from '#client/graphql/generated.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useRetention } from '#client/lib/retention.ts';
import { useUrlChoice } from '#client/lib/url-choice.ts';
import { activityFilters, activityMessages, activityTotalsLabel } from '#domain/activities';
import { PAGE_DEFAULT } from '#domain/pages';
import { ActivityFilterBar } from './ActivityFilterBar.tsx';
import { ActivityListSkeleton } from './ActivityListSkeleton.tsx';
import { ActivityRows } from './ActivityRows.tsx';
import { useDeleteActivity } from './useDeleteActivity.ts';
import { useFlipActivity } from './useFlipActivity.tsx';
import { useGapDialog } from './useGapDialog.tsx';
import { emptyTexts } from './words.ts';

/** Loaded on first use: it brings the date picker. */
const ActivityDialog = lazyDialog(
  async () => (await import('./ActivityDialog.tsx')).ActivityDialog,
);

/** A dialog and its subject, which stays while the dialog fades out. */
type Asked = { open: boolean; activity?: Activity };
type Activity = ActivityPartsFragment;

interface Props {
  onImport: () => void;
  /** Opens a reflection on an activity. */
  onReflect: (activityId: string) => void;
}

/** The user's activities: filtered, counted, ticked, edited, deleted. */
export function ActivityList({ onImport, onReflect }: Props) {
  const [filter, setFilter] = useUrlChoice('status', activityFilters);
  const [editing, setEditing] = useState<Asked>({ open: false });
  const [deleting, setDeleting] = useState<Asked>({ open: false });
  const edit = useCallback((activity: Activity) => setEditing({ open: true, activity }), []);
  const askToDelete = useCallback(
    (activity: Activity) => setDeleting({ open: true, activity }),
    [],
  );
  const { deletion } = useRetention();
  const deleteActivity = useDeleteActivity();
  const { data, error, refetch, fetchMore } = useActivitiesQuery({
    variables: { status: filter, first: PAGE_DEFAULT },
  });
  const found = data?.activities;
  const { heading, list, area } = useListFocus();
  const gap = useGapDialog(onReflect);
  const { flip, dialog: flipDialog } = useFlipActivity();

  return (
    <Box {...area}>
      <ActivityFilterBar filter={filter} onChange={setFilter} />
      <Stack sx={{ mt: 2, gap: 1.5 }}>
        {error && (
          <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
        )}
        {!found && !error && <ActivityListSkeleton />}
        {found && (
          <>
            <Box aria-live="polite">
              <Typography ref={heading} tabIndex={-1} variant="h2">
                {activityTotalsLabel(found.totalCount, found.totalHours)}
              </Typography>
            </Box>
            {found.edges.length === 0 ? (
              <EmptyState
                icon={<ClipboardList />}
                title={activityMessages.empty}
                text={emptyTexts[filter]}
                actions={
                  <>
                    <LogButton onClick={() => setEditing({ open: true })} />
                    <Button variant="outlined" startIcon={<Upload />} onClick={onImport}>
                      Import from a spreadsheet
                    </Button>
                  </>
                }
              />
            ) : (
              <ActivityRows
                ref={list}
                activities={found.edges.map((edge) => edge.node)}
                onEdit={edit}
                onFlip={flip}
                onDelete={askToDelete}
                onGap={gap.ask}
              />
            )}
            <ShowMore
              list={list}
              shown={found.edges.length}
              total={found.totalCount}
              hasMore={found.pageInfo.hasNextPage}
              onMore={() => fetchMore({ variables: { after: found.pageInfo.endCursor } })}
            />
          </>
        )}
      </Stack>
      <ActivityDialog {...editing} onClose={() => setEditing({ ...editing, open: false })} />
      {gap.dialog}
      {flipDialog}
      <ConfirmDialog
        open={deleting.open}
        title="Delete this activity?"
        text={`“${deleting.activity?.title ?? ''}” is removed from your log and totals. ${deletion(deleting.activity?.keepUntil)}`}
        confirmLabel="Delete"
        destructive
        onConfirm={() => void deleteActivity(deleting.activity!)}
        onClose={() => setDeleting({ ...deleting, open: false })}
      />
    </Box>
  );
}

function LogButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<Plus />} onClick={onClick}>
      Log an activity
    </Button>
  );
}
