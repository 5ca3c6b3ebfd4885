import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ClipboardList, Plus, Upload } from 'lucide-react';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { ConfirmDialog } from '#client/components/ConfirmDialog.tsx';
import { deferredComponent } from '#client/components/deferred-component.tsx';
import { EmptyState } from '#client/components/EmptyState.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { lazyDialog, lazyPart } from '#client/components/lazy-parts.tsx';
import { LoadOnScroll } from '#client/components/LoadOnScroll.tsx';
import { ShowMore } from '#client/components/ShowMore.tsx';
import { useActivitiesQuery, type ActivityPartsFragment } from '#client/graphql/generated.ts';
import { useAfterPaint } from '#client/lib/after-paint.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useRetention } from '#client/lib/retention.ts';
import { activityMessages, activityTotalsLabel } from '#domain/records/activities';
import { interactiveShareText, nothingMatches } from '#domain/records/activity-filters';
import { WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import { PAGE_DEFAULT, PAGE_MAX } from '#domain/pages';
import { ActivityFilterBar } from './ActivityFilterBar.tsx';
import { ActivityListSkeleton } from './ActivityListSkeleton.tsx';
import { ActivityRows } from './ActivityRows.tsx';
import { PeriodHours } from './PeriodHours.tsx';
import { Selected } from './selection.ts';
import { useConfirmCheck } from './useConfirmCheck.ts';
import { useActivityFilter, type ActivityFilter } from './useActivityFilter.ts';
import { useDeleteActivity } from './useDeleteActivity.ts';
import { useFlipActivity } from './useFlipActivity.tsx';
import { useGapDialog } from './useGapDialog.tsx';
import { emptyTexts } from './words.ts';

/** Loaded on first use: it brings the date picker. */
const ActivityDialog = lazyDialog(
  async () => (await import('./ActivityDialog.tsx')).ActivityDialog,
);

const SelectionBar = lazyPart(async () => (await import('./SelectionBar.tsx')).SelectionBar);

/** Loads when the list is there. */
const ListKeys = deferredComponent(async () => (await import('./ListKeys.tsx')).ListKeys);

/** A dialog and its subject, which stays while the dialog fades out. */
type Asked = { open: boolean; activity?: Activity; again?: Activity };
type Activity = ActivityPartsFragment;

interface Props {
  onImport: () => void;
  /** Opens a reflection on an activity. */
  onReflect: (activityId: string) => void;
  /** Asks another person to confirm an activity. */
  onAsk: (activity: Activity) => void;
}

/** The user's activities: filtered, counted, ticked, edited, deleted. */
export function ActivityList({ onImport, onReflect, onAsk }: Props) {
  const filter = useActivityFilter();
  const [editing, setEditing] = useState<Asked>({ open: false });
  const [deleting, setDeleting] = useState<Asked>({ open: false });
  const edit = useCallback((activity: Activity) => setEditing({ open: true, activity }), []);
  const repeat = useCallback((again: Activity) => setEditing({ open: true, again }), []);
  const askToDelete = useCallback(
    (activity: Activity) => setDeleting({ open: true, activity }),
    [],
  );
  const { deletion } = useRetention();
  const deleteActivity = useDeleteActivity();
  // Rendering rows for other filters takes a phone a third of a second; a tick changes no filter and shows at once.
  const asked = useAfterPaint(filter.variables);
  const { data, previousData, error, refetch, fetchMore } = useActivitiesQuery({
    variables: { ...asked, first: PAGE_DEFAULT },
  });
  // While another filter loads, the last result stays.
  const shown = data ?? (error ? undefined : previousData);
  const found = shown?.activities;
  const edges = found?.edges;
  const activities = useMemo(() => edges?.map((edge) => edge.node) ?? [], [edges]);
  const { heading, list, area } = useListFocus<HTMLDivElement>();
  const more = () =>
    fetchMore({ variables: { first: pageAfter(found!), after: found!.pageInfo.endCursor } });
  const gap = useGapDialog(onReflect);
  const confirmCheck = useConfirmCheck();
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const select = useCallback(
    (id: string) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const { flip, dialog: flipDialog } = useFlipActivity(edit);

  return (
    <Box {...area}>
      <ActivityFilterBar filter={filter} />
      <Stack
        sx={{ mt: { xs: 1, sm: 2 }, gap: { xs: 1, sm: 1.5 } }}
        aria-busy={asked !== filter.variables || (!data && !error)}
      >
        {error && (
          <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
        )}
        {!found && !error && <ActivityListSkeleton />}
        <WaitingPlace nouns={['activity']} />
        {found && (
          <>
            <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
              <Box sx={{ flexGrow: 1 }}>
                {shown?.me && <PeriodHours {...shown.me.cpdSummary} />}
                <Box aria-live="polite" sx={totals}>
                  <Typography ref={heading} tabIndex={-1} component="h2" variant="subtitle2">
                    {activityTotalsLabel(found.totalCount, found.totalHours)}
                  </Typography>
                  {found.totalInteractiveHours > 0 && (
                    <Typography
                      variant="body2"
                      color="textSecondary"
                      sx={{ display: { xs: 'none', sm: 'block' } }}
                    >
                      {interactiveShareText(found.totalInteractiveHours)}
                    </Typography>
                  )}
                </Box>
              </Box>
              {!selected && found.edges.length > 0 && (
                <Button onClick={() => startTransition(() => setSelected(new Set()))}>
                  Select
                </Button>
              )}
            </Stack>
            {selected && (
              <SelectionBar
                activities={activities}
                selected={selected}
                onSelect={setSelected}
                onDone={() => startTransition(() => setSelected(null))}
              />
            )}
            {found.edges.length === 0 ? (
              <EmptyState
                icon={<ClipboardList />}
                title={activityMessages.empty}
                text={emptyText(filter)}
                actions={
                  filter.isNarrowed && filter.status === 'all' ? (
                    <Button variant="outlined" onClick={filter.clear}>
                      Show all activities
                    </Button>
                  ) : (
                    <>
                      <LogButton onClick={() => setEditing({ open: true })} />
                      <Button variant="outlined" startIcon={<Upload />} onClick={onImport}>
                        Import from a spreadsheet
                      </Button>
                    </>
                  )
                }
              />
            ) : (
              <Selected value={selected}>
                <ActivityRows
                  ref={list}
                  activities={activities}
                  sort={asked.sort}
                  onSelect={select}
                  onEdit={edit}
                  onRepeat={repeat}
                  onAsk={onAsk}
                  onFlip={flip}
                  onDelete={askToDelete}
                  onGap={gap.ask}
                  onConfirm={confirmCheck}
                />
              </Selected>
            )}
            {found.pageInfo.hasNextPage && (
              <LoadOnScroll shown={found.edges.length} onNear={more} />
            )}
            <ShowMore
              list={list}
              shown={found.edges.length}
              total={found.totalCount}
              hasMore={found.pageInfo.hasNextPage}
              onMore={more}
            />
          </>
        )}
      </Stack>
      <ActivityDialog {...editing} onClose={() => setEditing({ ...editing, open: false })} />
      {gap.dialog}
      {flipDialog}
      <ListKeys {...{ list, activities }} onEdit={edit} onSelect={select} />
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

const totals = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
} as const;

/** The second page is as short as the first; later pages are longer. */
const pageAfter = ({ edges }: { edges: readonly unknown[] }): number =>
  edges.length > PAGE_DEFAULT ? PAGE_MAX : PAGE_DEFAULT;

/** A search or filter beyond status explains an empty list better than the status. */
const emptyText = ({ status, count, search }: ActivityFilter): string =>
  count > 0 || search ? nothingMatches : emptyTexts[status];

function LogButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<Plus />} onClick={onClick}>
      Log an activity
    </Button>
  );
}
