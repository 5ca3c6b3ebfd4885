import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Panel } from '#client/components/Panel.tsx';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';
import { Step } from './Step.tsx';
import { grid } from './grid.ts';

export interface FirstStepsActions {
  onSetRegistration: () => void;
  onLogActivity: () => void;
  onReflect: () => void;
}

interface Props extends FirstStepsActions {
  /** True while a step is done elsewhere on the page; afterwards the focus returns to the next step. */
  away: boolean;
  name: string;
  done: { registration: boolean; activity: boolean; reflection: boolean };
}

/** The steps, with the next one marked. */
export function FirstStepsPanel({ away, name, done, ...actions }: Props) {
  const { list, area } = useListFocus<HTMLOListElement>();
  const button = useReturnFocus(away);
  const steps = stepsOf(done, actions);
  const next = steps.find((step) => !step.done);
  return (
    <Panel title={`Welcome, ${name}`}>
      <Typography color="textSecondary" sx={{ mt: -1.5, mb: 2 }}>
        Three steps, and this page shows where you stand.
      </Typography>
      <Box {...area}>
        <Box component="ol" ref={list} sx={grid}>
          {steps.map((step, index) => (
            <Step key={step.title} number={index + 1} {...step}>
              <Button
                ref={step === next ? button : undefined}
                variant={step === next ? 'contained' : 'outlined'}
                onClick={step.onStart}
              >
                {step.action}
              </Button>
            </Step>
          ))}
        </Box>
      </Box>
    </Panel>
  );
}

const stepsOf = (done: Props['done'], actions: FirstStepsActions) => [
  {
    done: done.registration,
    title: 'Set your registration date',
    text: 'It sets your CPD period and how many hours you need.',
    action: 'Set date',
    onStart: actions.onSetRegistration,
  },
  {
    done: done.activity,
    title: 'Log your first activity',
    text: 'A title and the hours are enough; add the rest after the shift.',
    action: 'Log activity',
    onStart: actions.onLogActivity,
  },
  {
    done: done.reflection,
    title: 'Write your first reflection',
    text: 'What happened, what you learned, what you will do differently.',
    action: 'Write reflection',
    onStart: actions.onReflect,
  },
];
