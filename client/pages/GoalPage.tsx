import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowRightFromLine, Flag, Pencil, Plus, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { FactList } from '#client/components/FactList.tsx';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import { usePlannedDone } from '#client/features/records/activities/quick-log/useLogAgain.ts';
import { GoalFacts } from '#client/features/records/learning-goals/GoalFacts.tsx';
import { GoalHistory } from '#client/features/records/learning-goals/GoalHistory.tsx';
import { GoalProgress, GoalState } from '#client/features/records/learning-goals/GoalState.tsx';
import { PlannedList } from '#client/features/records/learning-goals/PlannedList.tsx';
import { usePlanDialogs } from '#client/features/records/learning-goals/usePlanDialogs.tsx';
import {
  LearningGoalHistoryDocument,
  useGoalPageQuery,
  type GoalPageQuery,
  type PlannedActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import { documentPath } from '#client/lib/record-paths.ts';
import { useRetention } from '#client/lib/retention.ts';
import { RecordHistory } from '#client/records/history/RecordHistory.tsx';
import { LinkList } from '#client/records/page/LinkList.tsx';
import { RecordPage } from '#client/records/page/RecordPage.tsx';
import { RecordState } from '#client/records/page/RecordState.tsx';
import { DEFAULT_TIME_ZONE } from '#domain/dates';
import { recordedAt } from '#domain/records/recorded';

const ActivityDialog = lazyDialog(
  async () =>
    (await import('#client/features/records/activities/ActivityDialog.tsx')).ActivityDialog,
);

const list = {
  to: `${paths.cpdLog}?tab=plan`,
  label: 'Learning Plan',
  goTo: 'Go to your learning plan',
};

/** Everything about one learning goal. */
export function GoalPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGoalPageQuery({ variables: { id } });
  if (data?.learningGoal) return <Loaded data={data} />;
  return <RecordState error={error} onRetry={() => refetch()} list={list} />;
}

function Loaded({ data }: { data: GoalPageQuery }) {
  const { learningGoal: goal, activities } = data;
  const timeZone = useCurrentUser().user?.timeZone ?? DEFAULT_TIME_ZONE;
  const navigate = useNavigate();
  const { label } = useRetention();
  const { dialogs, ...handlers } = usePlanDialogs(dayFromWire(goal.targetDate), () => {
    void navigate(list.to);
  });
  const [recording, setRecording] = useState<{
    open: boolean;
    planned?: PlannedActivityPartsFragment;
  }>({ open: false });
  const done = usePlannedDone();
  const isOpen = goal.status === 'open';
  const documents = new Map(
    activities.nodes.flatMap((each) => each.documents.map(({ id, title }) => [id, title])),
  );

  return (
    <RecordPage
      title={goal.title}
      list={list}
      actions={
        <>
          {isOpen ? (
            <>
              <Button
                variant="contained"
                startIcon={<Pencil />}
                onClick={() => handlers.editGoal(goal)}
              >
                Edit
              </Button>
              <Button
                variant="outlined"
                startIcon={<Flag />}
                onClick={() => handlers.closeGoal(goal)}
              >
                Close goal
              </Button>
            </>
          ) : (
            <Button
              variant="outlined"
              startIcon={<RotateCcw />}
              onClick={() => handlers.reopen(goal)}
            >
              Reopen
            </Button>
          )}
          {goal.canCarryOver && (
            <Button
              variant="outlined"
              startIcon={<ArrowRightFromLine />}
              onClick={() => handlers.carryOver(goal)}
            >
              Carry over to this period
            </Button>
          )}
          <Button color="error" startIcon={<Trash2 />} onClick={() => handlers.deleteGoal(goal)}>
            Delete
          </Button>
        </>
      }
    >
      <Panel title="Details">
        <Stack sx={{ gap: 2.5 }}>
          <GoalState goal={goal} />
          <div>
            <GoalFacts goal={goal} />
          </div>
          <FactList
            facts={[
              { label: 'Set', value: formatDay(recordedAt(goal), timeZone) },
              { label: 'CPD period', value: `Ending ${goal.periodYear}` },
              { label: 'Retention', value: label(goal.keepUntil) },
            ]}
          />
        </Stack>
      </Panel>
      <Panel
        title="Activities"
        action={
          isOpen && (
            <Button startIcon={<Plus />} onClick={() => handlers.plan(goal.id)} data-screen-only>
              Plan an activity
            </Button>
          )
        }
      >
        <GoalProgress goal={goal} />
        <PlannedList
          goal={goal}
          {...handlers}
          onRecord={(planned) => setRecording({ open: true, planned })}
          onDone={(planned) => void done(planned)}
        />
        {goal.planned.length === 0 && goal.activities.length === 0 && (
          <Typography color="textSecondary">Nothing is planned or recorded yet.</Typography>
        )}
      </Panel>
      {documents.size > 0 && (
        <Panel title="Documents of its activities">
          <LinkList
            items={[...documents].map(([id, title]) => ({ to: documentPath(id), title }))}
          />
        </Panel>
      )}
      {goal.changes.length > 0 && <GoalHistory goal={goal} />}
      <RecordHistory query={LearningGoalHistoryDocument} id={goal.id} />
      {dialogs}
      <ActivityDialog {...recording} onClose={() => setRecording({ ...recording, open: false })} />
    </RecordPage>
  );
}
