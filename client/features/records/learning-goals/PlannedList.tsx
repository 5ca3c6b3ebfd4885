import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, Circle, Pencil, PencilLine, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ActionMenu } from '#client/components/ActionMenu.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type {
  LearningGoalPartsFragment,
  PlannedActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { useWaiting, type WaitingEntry } from '#client/lib/outbox.ts';
import { WaitingChip } from '#client/records/outbox/WaitingPlace.tsx';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import { activityPath } from '#client/lib/record-paths.ts';
import { hoursLabel } from '#domain/records/activities';
import { countsForText } from '#domain/records/hours-for';
import { learningGoalMessages as messages } from '#domain/records/learning-goals';
import type { PlanHandlers } from './usePlanDialogs.tsx';

interface Props extends PlanHandlers {
  goal: LearningGoalPartsFragment;
}

/** The activities planned for a goal, and others recorded for it. */
export function PlannedList({ goal, ...handlers }: Props) {
  const planned = new Set(goal.planned.map(({ activityId }) => activityId));
  const others = goal.activities.filter(({ id }) => !planned.has(id));
  const waiting = useWaiting();
  const recordingOf = ({ id }: PlannedActivityPartsFragment) =>
    waiting.find((each) => plannedOf(each) === id);
  if (goal.planned.length === 0 && others.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
      {goal.planned.map((each) => (
        <Line
          key={each.id}
          isDone={each.activityId !== null}
          title={each.title}
          activityId={each.activityId}
          facts={factsOf(each)}
        >
          <WaitingChip noun="planned activity" id={each.id} />
          <WaitingChip noun="activity" id={recordingOf(each)?.record ?? ''} />
          {!each.activityId && !recordingOf(each) && (
            <>
              <Button
                size="small"
                startIcon={<CircleCheck />}
                onClick={() => handlers.onDone(each)}
                aria-label={`Done: ${each.title}`}
              >
                Done
              </Button>
              <ActionMenu
                label={`Actions for ${each.title}`}
                actions={[
                  {
                    label: messages.recordPlanned,
                    Icon: PencilLine,
                    onChoose: () => handlers.onRecord(each),
                  },
                  { label: 'Edit', Icon: Pencil, onChoose: () => handlers.plan(goal.id, each) },
                  {
                    label: 'Remove',
                    Icon: Trash2,
                    destructive: true,
                    onChoose: () => handlers.removePlanned(each),
                  },
                ]}
              />
            </>
          )}
        </Line>
      ))}
      {others.map(({ id, title, hours, status }) => (
        <Line
          key={`activity-${id}`}
          isDone={status === 'completed'}
          title={title}
          activityId={id}
          facts={`${hoursLabel(hours)}, recorded`}
        />
      ))}
    </Box>
  );
}

/** The planned activity that a waiting new activity records. */
const plannedOf = ({ variables }: WaitingEntry): unknown =>
  (variables['input'] as Record<string, unknown> | undefined)?.['plannedActivityId'];

function factsOf(planned: PlannedActivityPartsFragment): string {
  const { hours, plannedDate, activityId, countsFor } = planned;
  const split = countsForText(countsFor, hours);
  const day = plannedDate ? `, planned for ${formatDay(dayFromWire(plannedDate))}` : '';
  return `${hoursLabel(hours)}${split ? ` (${split})` : ''}${activityId ? ', recorded' : day}`;
}

interface LineProps {
  isDone: boolean;
  title: string;
  /** The activity that was recorded. */
  activityId: string | null;
  facts: string;
  children?: ReactNode;
}

function Line({ isDone, title, activityId, facts, children }: LineProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 1, minHeight: 48, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'inline-flex', color: isDone ? 'success.main' : 'text.disabled' }}>
        {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, py: 1 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <VisuallyHidden>{isDone ? 'Done: ' : 'To do: '}</VisuallyHidden>
          {activityId ? (
            <Link component={RouterLink} to={activityPath(activityId)} color="inherit" data-alone>
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {facts}
        </Typography>
      </Box>
      {children}
    </Stack>
  );
}
