import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useRef } from 'react';
import type { QuizAttemptPartsFragment } from '#client/graphql/generated.ts';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import { moduleMessages } from '#domain/learning/modules';
import { momentLabel } from '#domain/moments';

interface Props {
  attempt: QuizAttemptPartsFragment;
  passMark: number;
  /** The time of the next try while the bank rests, else null. */
  restsUntil: Date | null;
}

/** The score of a submitted quiz. Takes the focus when it appears. */
export function QuizResult({ attempt, passMark, restsUntil }: Props) {
  const timeZone = useCurrentUser().user?.timeZone;
  const { passed } = attempt;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="note"
      severity={passed ? 'success' : 'error'}
      sx={{ outline: 'none' }}
    >
      <AlertTitle>{passed ? 'You passed the quiz' : 'Not passed yet'}</AlertTitle>
      {moduleMessages.quizSubmitted(attempt).description}. {next(attempt, passMark)}{' '}
      {!passed &&
        (restsUntil
          ? moduleMessages.waits(momentLabel(restsUntil, now(), timeZone))
          : moduleMessages.tryAgain)}
    </Alert>
  );
}

function next({ passed, results }: QuizAttemptPartsFragment, passMark: number): string {
  if (results.length === 0) return 'The questions have changed since.';
  return passed
    ? 'Your answers are explained below.'
    : `You pass with ${passMark}%. Read the explanations below.`;
}
