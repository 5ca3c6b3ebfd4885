import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { visuallyHidden } from '#client/components/VisuallyHidden.tsx';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { NativeSelect } from '#client/components/NativeSelect.tsx';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import {
  useLearningPlanQuery,
  type LearningPlanQuery,
  type PlannedActivityPartsFragment,
} from '#client/graphql/generated.ts';
import { useAskedForm } from '#client/lib/asked-record.ts';
import { messageOf } from '#client/lib/form-errors.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useCurrentPeriod } from '#client/lib/retention.ts';
import { dayFromWire } from '#client/lib/dates.ts';
import {
  goalHoursLabel,
  goalsLabel,
  learningGoalMessages as messages,
} from '#domain/records/learning-goals';
import { goalPath } from '#client/lib/record-paths.ts';
import { useAskedPage } from '#client/records/useOpenAsked.ts';
import { WaitingPlace } from '#client/records/outbox/WaitingPlace.tsx';
import { PAGE_MAX } from '#domain/pages';
import { GoalCard } from './GoalCard.tsx';
import { NoPlan } from './NoPlan.tsx';
import { usePlanDialogs } from './usePlanDialogs.tsx';

interface Props {
  onRecord: (planned: PlannedActivityPartsFragment) => void;
  onDone: (planned: PlannedActivityPartsFragment) => void;
}

/** The learning goals of a CPD period, with their planned activities and changes. */
export function LearningPlan({ onRecord, onDone }: Props) {
  const [period, setPeriod] = useState('current');
  const { data, previousData, error, refetch } = useLearningPlanQuery({
    variables: { period, first: PAGE_MAX },
  });
  const found = (data ?? previousData)?.learningGoals;
  const current = useCurrentPeriod();
  const isNext = found !== undefined && found.periodYear === found.currentYear + 1;
  const lastDay = isNext ? dayFromWire(found.plannableTo) : (current?.end ?? '');
  const { dialogs, ...handlers } = usePlanDialogs(lastDay);
  const { heading, list, area } = useListFocus();
  useAskedForm(handlers.addGoal);
  useAskedPage(goalPath);
  const isPast = found !== undefined && (found.periodYear ?? 0) < found.currentYear;

  return (
    <Stack {...area} sx={{ gap: 2 }} aria-busy={!data && !error}>
      {error && (
        <ErrorAlert message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />
      )}
      <WaitingPlace nouns={['goal', 'planned activity']} />
      {!found && !error && <PlanSkeleton />}
      {found && !(error && !data) && (
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Box aria-live="polite" sx={{ flexGrow: 1 }}>
              <Typography
                ref={heading}
                tabIndex={-1}
                variant="h2"
                sx={found.totalCount === 0 ? visuallyHidden : undefined}
              >
                {goalsLabel(found.totalCount)}
              </Typography>
              {found.totalCount > 0 && (
                <Typography variant="body2" color="textSecondary">
                  {goalHoursLabel(found.doneHours, found.plannedHours)}
                </Typography>
              )}
            </Box>
            <NativeSelect
              label="CPD period"
              value={period === String(found.currentYear) ? 'current' : period}
              onChange={setPeriod}
              options={periodsOf(found)}
              sx={{ width: { xs: '100%', sm: 240 } }}
            />
            {!isPast && found.totalCount > 0 && (
              <Button variant="contained" startIcon={<Plus />} onClick={() => handlers.addGoal()}>
                {messages.add}
              </Button>
            )}
          </Stack>
          {found.totalCount === 0 ? (
            <NoPlan isPast={isPast} onAdd={handlers.addGoal} />
          ) : (
            <Stack component="ul" ref={list} sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
              {found.nodes.map((goal) => (
                <GoalCard key={goal.id} goal={goal} {...handlers} {...{ onRecord, onDone }} />
              ))}
            </Stack>
          )}
        </>
      )}
      {dialogs}
    </Stack>
  );
}

type Plan = LearningPlanQuery['learningGoals'];

function periodsOf({ years, currentYear }: Plan) {
  const others = years.filter((year) => year !== currentYear);
  return [
    { value: 'current', label: `Ending ${currentYear} (current)` },
    ...others.map((year) => ({ value: String(year), label: `Ending ${year}` })),
  ];
}

function PlanSkeleton() {
  return (
    <>
      <VisuallyHidden>Loading your learning plan</VisuallyHidden>
      <Skeleton variant="text" width="30%" sx={{ typography: 'h2' }} />
      {[1, 2].map((n) => (
        <Skeleton key={n} variant="rounded" height={220} />
      ))}
    </>
  );
}
