import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { LearningGoalPartsFragment } from '#client/graphql/generated.ts';
import { goalPath } from '#client/lib/record-paths.ts';
import { WaitingChip } from '#client/records/outbox/WaitingPlace.tsx';
import { GoalFacts } from './GoalFacts.tsx';
import { GoalHistory } from './GoalHistory.tsx';
import { GoalMenu } from './GoalMenu.tsx';
import { GoalProgress, GoalState } from './GoalState.tsx';
import { PlannedList } from './PlannedList.tsx';
import type { PlanHandlers } from './usePlanDialogs.tsx';

interface Props extends PlanHandlers {
  goal: LearningGoalPartsFragment;
}

/** One goal with its plan, its progress and its history. */
export function GoalCard({ goal, ...handlers }: Props) {
  const isOpen = goal.status === 'open';
  return (
    <Card component="li" tabIndex={-1} data-id={goal.id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1 }}>
        <Stack sx={{ flexGrow: 1, minWidth: 0, gap: 0.75 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={goalPath(goal.id)} color="inherit">
              {goal.title}
            </Link>
          </Typography>
          <GoalState goal={goal}>
            <WaitingChip noun="goal" id={goal.id} />
          </GoalState>
        </Stack>
        <GoalMenu goal={goal} {...handlers} />
      </Stack>
      <GoalFacts goal={goal} />
      <GoalProgress goal={goal} />
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
