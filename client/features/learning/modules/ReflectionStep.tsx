import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { HeldDraft } from '#client/components/identifiers/HeldDraft.tsx';
import { selectText } from '#client/lib/select-text.ts';
import { moduleReflectionProblem } from '#domain/learning/module-reflection';
import { MODULE_REFLECTION_QUESTION } from '#domain/records/reflection-prompts';
import { moduleMessages, moduleReflectionLimits } from '#domain/learning/modules';
import { PATIENT_PRIVACY_REMINDER } from '#domain/records/reflective-logs';
import { Completion } from './Completion.tsx';
import { HoursChoice } from './HoursChoice.tsx';
import { ReflectionField } from './ReflectionField.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { PlayerModule } from './player.ts';
import type { PlayerControls } from './usePlayer.ts';

interface Props {
  module: PlayerModule;
  controls: PlayerControls;
  onClose: () => void;
}

/** Asks for a reflection; saving it completes the module. */
export function ReflectionStep({ module, controls, onClose }: Props) {
  const { player, completing, isEnding, identifiers, goTo, reflect, complete } = controls;
  const area = useRef<HTMLDivElement>(null);
  const [wasLeft, setLeft] = useState(false);
  const isShort = player.reflection.trim().length < moduleReflectionLimits.min;
  const refusal = wasLeft ? moduleReflectionProblem(player.reflection.trim()) : null;

  async function finish() {
    const { reflection: text } = player;
    setLeft(true);
    if (moduleReflectionProblem(text.trim()) !== null) {
      area.current?.querySelector('textarea')?.focus();
      return;
    }
    const part = await identifiers.check([{ name: 'reflection', label: 'Your reflection', text }]);
    if (part) selectText(area.current, part);
    else complete();
  }

  return (
    <StepFrame
      heading="Reflection"
      hasMoved={controls.hasMoved}
      actions={
        <>
          {player.completed ? (
            // Takes over the focus of the button that it replaces.
            <Button key="close" variant="contained" autoFocus onClick={onClose}>
              Close module
            </Button>
          ) : (
            <Button
              key="complete"
              variant="contained"
              disabled={isShort || !player.passed || completing || isEnding}
              onClick={() => void finish()}
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
      <Typography>{MODULE_REFLECTION_QUESTION}</Typography>
      {!player.passed && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          {moduleMessages.passFirst}
        </Alert>
      )}
      <Alert severity="info" role="note" icon={<ShieldCheck />} sx={{ my: 2 }}>
        {PATIENT_PRIVACY_REMINDER}
      </Alert>
      <div ref={area}>
        <ReflectionField
          value={player.reflection}
          isRefused={refusal !== null}
          isLocked={player.completed || completing || isEnding}
          onChange={reflect}
          onLeave={() => setLeft(true)}
        />
      </div>
      {!player.completed && (
        <HeldDraft found={identifiers.find(player.reflection)} onKeep={controls.keepDraft} />
      )}
      {identifiers.question}
      {!player.completed && !isEnding && <HoursChoice module={module} controls={controls} />}
      {refusal && !player.completed && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          <AlertTitle>{moduleMessages.reflectionRequired.title}</AlertTitle>
          {refusal}
        </Alert>
      )}
      <Completion module={module} controls={controls} />
    </StepFrame>
  );
}
