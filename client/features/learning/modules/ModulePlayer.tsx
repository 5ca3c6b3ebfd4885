import { useEffect } from 'react';
import { LeaveQuestion } from '#client/components/LeaveQuestion.tsx';
import { ContentStep } from './ContentStep.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { QuizStep } from './QuizStep.tsx';
import { ReflectionStep } from './ReflectionStep.tsx';
import type { PlayerModule } from './player.ts';
import { usePlayer } from './usePlayer.ts';
import { WaitingAnswers } from './WaitingAnswers.tsx';

interface Props {
  module: PlayerModule;
  onClose: () => void;
  /** Loads the module again. */
  onReload: () => void;
  /** Reports if closing would lose text. */
  onDirty: (dirty: boolean) => void;
}

/** A module in steps: text, quiz and, for some modules, a reflection. */
export function ModulePlayer({ module, onClose, onReload, onDirty }: Props) {
  const controls = usePlayer(module, onReload);
  const { step } = controls.player;
  const { isUnsaved } = controls;
  useEffect(() => {
    onDirty(isUnsaved);
    return () => onDirty(false);
  }, [isUnsaved, onDirty]);
  return (
    <>
      <LeaveQuestion when={isUnsaved} />
      <PlayerHead module={module} controls={controls} />
      {controls.refused && <WaitingAnswers entry={controls.refused} />}
      {controls.waiting && <WaitingAnswers entry={controls.waiting} />}
      {controls.ending && <WaitingAnswers entry={controls.ending} />}
      {step === 'content' && <ContentStep module={module} controls={controls} />}
      {step === 'quiz' && <QuizStep module={module} controls={controls} onClose={onClose} />}
      {step === 'reflection' && (
        <ReflectionStep module={module} controls={controls} onClose={onClose} />
      )}
    </>
  );
}
