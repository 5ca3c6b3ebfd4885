import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { moduleMessages, moduleReflectionLimits } from '#domain/modules';
import { PATIENT_PRIVACY_REMINDER } from '#domain/reflective-logs';
import { Completion } from './Completion.tsx';
import { ReflectionField } from './ReflectionField.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { PlayerModule } from './player.ts';
import type { PlayerControls } from './usePlayer.ts';

interface Props {
  module: PlayerModule;
  controls: PlayerControls;
  onClose: () => void;
}

/** What the module means for one's own practice; it completes the module. */
export function ReflectionStep({ module, controls, onClose }: Props) {
  const { player, completing, goTo, reflect, complete } = controls;
  const [wasLeft, setLeft] = useState(false);
  const isShort = player.reflection.trim().length < moduleReflectionLimits.min;
  return (
    <StepFrame
      heading="Reflection"
      hasMoved={controls.hasMoved}
      actions={
        <>
          {player.completed ? (
            // Takes the focus over from the button whose place it takes.
            <Button key="close" variant="contained" autoFocus onClick={onClose}>
              Close module
            </Button>
          ) : (
            <Button
              key="complete"
              variant="contained"
              disabled={isShort || !player.passed || completing}
              onClick={complete}
            >
              {completing ? 'Saving...' : 'Complete module'}
            </Button>
          )}
          <Button startIcon={<ArrowLeft />} onClick={() => goTo('quiz')}>
            Back to quiz
          </Button>
        </>
      }
    >
      <Typography>
        What will you do differently on your next shift, and why? Think of a case where this would
        have mattered.
      </Typography>
      {!player.passed && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          {moduleMessages.passFirst}
        </Alert>
      )}
      <Alert severity="info" role="note" icon={<ShieldCheck />} sx={{ my: 2 }}>
        {PATIENT_PRIVACY_REMINDER}
      </Alert>
      <ReflectionField
        value={player.reflection}
        isRefused={wasLeft && isShort}
        isLocked={player.completed || completing}
        onChange={reflect}
        onLeave={() => setLeft(true)}
      />
      {wasLeft && isShort && !player.completed && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          <AlertTitle>{moduleMessages.reflectionRequired.title}</AlertTitle>
          {moduleMessages.reflectionRequired.description}
        </Alert>
      )}
      <Completion module={module} controls={controls} />
    </StepFrame>
  );
}
