import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect, useRef } from 'react';
import type { QuizAttemptPartsFragment } from '#client/graphql/generated.ts';
import { moduleMessages } from '#domain/modules';

interface Props {
  attempt: QuizAttemptPartsFragment;
  passMark: number;
}

/** The score of a submitted quiz. It takes the focus when it has just come. */
export function QuizResult({ attempt, passMark }: Props) {
  const { passed, results } = attempt;
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
      {moduleMessages.quizSubmitted(attempt).description}.{' '}
      {passed ? 'Your answers are explained below.' : again(passMark, results.length > 0)}
    </Alert>
  );
}

function again(passMark: number, isExplained: boolean): string {
  const explained = isExplained ? 'Read the explanations below, then try again' : 'Try again';
  return `You pass with ${passMark}%. ${explained} whenever you like.`;
}
