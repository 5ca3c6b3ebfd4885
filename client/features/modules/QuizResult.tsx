import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useRef } from 'react';
import type { QuizAttemptPartsFragment } from '#client/graphql/generated.ts';
import { moduleMessages } from '#domain/modules';

interface Props {
  attempt: QuizAttemptPartsFragment;
  passMark: number;
}

/** The score of a submitted quiz. Takes the focus when it appears. */
export function QuizResult({ attempt, passMark }: Props) {
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
      {moduleMessages.quizSubmitted(attempt).description}. {next(attempt, passMark)}
    </Alert>
  );
}

function next({ passed, results }: QuizAttemptPartsFragment, passMark: number): string {
  if (results.length === 0) return 'The questions have changed since. Try again whenever you like.';
  return passed
    ? 'Your answers are explained below.'
    : `You pass with ${passMark}%. Read the explanations below, then try again whenever you like.`;
}
