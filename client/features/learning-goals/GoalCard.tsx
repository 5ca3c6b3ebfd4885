import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarClock, Plus } from 'lucide-react';
import { ProgressBar } from '#client/components/ProgressBar.tsx';
import type { LearningGoalPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import { WaitingChip } from '#client/records/outbox/WaitingPlace.tsx';
import { goalHoursLabel, goalStatusLabels, type GoalStatus } from '#domain/learning-goals';
import { GoalFacts } from './GoalFacts.tsx';
import { GoalHistory } from './GoalHistory.tsx';
import { GoalMenu } from './GoalMenu.tsx';
import { PlannedList } from './PlannedList.tsx';
import type { PlanHandlers } from './usePlanDialogs.tsx';

interface Props extends PlanHandlers {
  goal: LearningGoalPartsFragment;
}

/** One goal with its plan, its progress and its history. */
export function GoalCard({ goal, ...handlers }: Props) {
  const isOpen = goal.status === 'open';
  const hours = goalHoursLabel(goal.doneHours, goal.plannedHours);
  return (
    <Card component="li" tabIndex={-1} data-id={goal.id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        <Stack sx={{ flexGrow: 1, minWidth: 0, gap: 0.75 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {goal.title}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Chip
              size="small"
              variant="outlined"
              color={colours[goal.status as GoalStatus] ?? 'default'}
              label={goalStatusLabels[goal.status as GoalStatus] ?? goal.status}
            />
            <Typography variant="body2" color="textSecondary">
              By {formatDay(dayFromWire(goal.targetDate))}
            </Typography>
            {goal.isOverdue && (
              <Chip size="small" color="warning" icon={<CalendarClock />} label="Overdue" />
            )}
            <WaitingChip noun="goal" id={goal.id} />
          </Stack>
        </Stack>
        <GoalMenu goal={goal} {...handlers} />
      </Stack>
      <GoalFacts goal={goal} />
      <Typography variant="body2" sx={{ mt: 2, mb: 0.75 }}>
        {hours}
      </Typography>
      {goal.percent !== null && goal.percent !== undefined && (
        <ProgressBar
          percent={goal.percent}
          aria-label={`Progress: ${goal.title}`}
          aria-valuetext={hours}
        />
      )}
      <PlannedList goal={goal} {...handlers} />
      {isOpen && (
        <Button startIcon={<Plus />} onClick={() => handlers.plan(goal.id)} sx={{ mt: 1, ml: -1 }}>
          Plan an activity
        </Button>
      )}
      <GoalHistory goal={goal} />
    </Card>
  );
}

const colours: Partial<Record<GoalStatus, 'success' | 'warning' | 'info'>> = {
  open: 'info',
  achieved: 'success',
  'not-achieved': 'warning',
};
