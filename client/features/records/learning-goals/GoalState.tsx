import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CalendarClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '#client/components/ProgressBar.tsx';
import type { LearningGoalPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire, formatDay } from '#client/lib/dates.ts';
import { goalHoursLabel, goalStatusLabels, type GoalStatus } from '#domain/records/learning-goals';

interface Props {
  goal: LearningGoalPartsFragment;
  children?: ReactNode;
}

/** A goal's status and day, and further badges. */
export function GoalState({ goal, children }: Props) {
  return (
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
      {children}
    </Stack>
  );
}

/** A goal's hours, in words and as a bar. */
export function GoalProgress({ goal }: Pick<Props, 'goal'>) {
  const hours = goalHoursLabel(goal.doneHours, goal.plannedHours);
  return (
    <>
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
    </>
  );
}

const colours: Partial<Record<GoalStatus, 'success' | 'warning' | 'info'>> = {
  open: 'info',
  achieved: 'success',
  'not-achieved': 'warning',
};
