import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Panel } from '#client/components/Panel.tsx';
import type { FirstStepsPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire, dayOf } from '#client/lib/dates.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { FirstStepsSkeleton } from './FirstStepsSkeleton.tsx';
import { isNotedOver, noteOver } from './noted.ts';
import { Step } from './Step.tsx';
import { grid } from './grid.ts';

interface Props {
  user: FirstStepsPartsFragment | undefined;
  loading: boolean;
  hasActivities: boolean;
  onSetRegistration: () => void;
  onLogActivity: () => void;
  onReflect: () => void;
}

/** A new account's first three steps; hidden once all are done. Reserves its space until that is known. */
export function FirstSteps(props: Props) {
  const { user, loading, hasActivities } = props;
  const { list, area } = useListFocus<HTMLOListElement>();
  const steps = user && (!hasActivities || isNew(user)) ? stepsOf(user, props) : [];
  const next = steps.find(({ done }) => !done);
  const isOver = Boolean(user) && !next;
  useEffect(() => {
    if (user) noteOver(isOver);
  }, [user, isOver]);
  if (!user) return loading && !isNotedOver() ? <FirstStepsSkeleton /> : null;
  if (!next) return null;
  return (
    <Panel title={`Welcome, ${user.displayName}`}>
      <Typography color="textSecondary" sx={{ mt: -1.5, mb: 2 }}>
        Three steps, and this page shows where you stand.
      </Typography>
      <Box {...area}>
        <Box component="ol" ref={list} sx={grid}>
          {steps.map((step, index) => (
            <Step key={step.title} number={index + 1} {...step}>
              <Button variant={step === next ? 'contained' : 'outlined'} onClick={step.onStart}>
                {step.action}
              </Button>
            </Step>
          ))}
        </Box>
      </Box>
    </Panel>
  );
}

const stepsOf = (user: FirstStepsPartsFragment, props: Props) => [
  {
    done: Boolean(user.registrationDate),
    title: 'Set your registration date',
    text: 'It sets your CPD period and how many hours you need.',
    action: 'Set date',
    onStart: props.onSetRegistration,
  },
  {
    done: props.hasActivities,
    title: 'Log your first activity',
    text: 'A title and the hours are enough; add the rest after the shift.',
    action: 'Log activity',
    onStart: props.onLogActivity,
  },
  {
    done: user.cpdSummary.reflectiveLogsCount > 0,
    title: 'Write your first reflection',
    text: 'What happened, what you learned, what you will do differently.',
    action: 'Write reflection',
    onStart: props.onReflect,
  },
];

/** Counts reflections of the current period only; a later period starts with none. */
function isNew({ createdAt, timeZone, cpdSummary }: FirstStepsPartsFragment): boolean {
  const { period } = cpdSummary;
  return !period || dayOf(createdAt, timeZone) >= dayFromWire(period.start);
}
