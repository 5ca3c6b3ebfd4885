import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Panel } from '#client/components/Panel.tsx';
import type { FirstStepsPartsFragment } from '#client/graphql/generated.ts';
import { dayOf } from '#client/lib/dates.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { Step } from './Step.tsx';

interface Props {
  user: FirstStepsPartsFragment | undefined;
  hasActivities: boolean;
  onSetRegistration: () => void;
  onLogActivity: () => void;
  onReflect: () => void;
}

/** What a new account does first; gone when all three are done. */
export function FirstSteps(props: Props) {
  const { user, hasActivities } = props;
  const { list, area } = useListFocus<HTMLOListElement>();
  if (!user || (hasActivities && !isNew(user))) return null;
  const steps = stepsOf(user, props);
  const next = steps.find(({ done }) => !done);
  if (!next) return null;
  return (
    <Panel title={`Welcome, ${user.displayName}`}>
      <Typography color="textSecondary" sx={{ mt: -1.5, mb: 2 }}>
        Three steps, and this page will tell you at a glance where you stand.
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
    text: 'It decides your CPD period and how many hours you need.',
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

/** Made in the current period, whose reflections are the only ones counted here: a later period begins with none. */
function isNew({ createdAt, timeZone, cpdSummary }: FirstStepsPartsFragment): boolean {
  const { period } = cpdSummary;
  return !period || dayOf(createdAt, timeZone) >= dayOf(period.start, 'UTC');
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
