import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ErrorAlert } from '#client/components/ErrorAlert.tsx';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { LeaveQuestion } from '#client/components/LeaveQuestion.tsx';
import {
  useAnswerModuleReviewMutation,
  type ModuleReviewQuery,
} from '#client/graphql/generated.ts';
import { randomKey, sendingOptions } from '#client/lib/request-key.ts';
import { showToast } from '#client/lib/toast.ts';
import { codeOf, messageOf } from '#client/lib/form-errors.ts';
import { moduleReviewMessages as messages, reviewResult } from '#domain/learning/module-reviews';
import { checkAnswers } from '#domain/learning/modules';
import { outboxMessages } from '#domain/records/outbox';
import { answersOf } from './player.ts';
import { QuizQuestion } from './QuizQuestion.tsx';

interface Props {
  id: string;
  review: NonNullable<ModuleReviewQuery['module']['dueReview']>;
  onDirty: (dirty: boolean) => void;
  onAnswered: () => void;
  /** Loads the review again. */
  onReload: () => void;
  onReflect: () => void;
  onClose: () => void;
}

/** The questions of a review; once they are answered, what was right and why, and the offer of a reflection. */
export function ReviewQuestions(props: Props) {
  const { id, review, onDirty, onAnswered, onReload, onReflect, onClose } = props;
  const [answers, setAnswers] = useState(() => answersOf(review.questions));
  const [isChecked, setChecked] = useState(false);
  const [mutate, { data, loading, error }] = useAnswerModuleReviewMutation();
  const answered = data?.answerModuleReview;
  const list = useRef<HTMLOListElement>(null);
  const missing = isChecked ? checkAnswers(answers, answers.length) : null;
  const isDirty = !answered && answers.some((answer) => answer !== null);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  async function send() {
    if (loading) return;
    setChecked(true);
    const open = answers.indexOf(null);
    if (open >= 0) {
      list.current?.children[open]?.querySelector<HTMLElement>('input')?.focus();
      return;
    }
    const { week, quizKey } = review;
    try {
      const { data } = await mutate({
        variables: { input: { moduleId: id, week, quizKey, answers } },
        ...sendingOptions({ requestKey: randomKey() }),
      });
      onAnswered();
      if (data?.answerModuleReview) return;
      showToast(outboxMessages.answersKept);
      onClose();
    } catch {
      // Shown above the buttons.
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send();
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <LeaveQuestion when={isDirty} />
      {answered ? (
        <Result answered={answered} />
      ) : (
        <Typography color="textSecondary">{messages.intro}</Typography>
      )}
      <Stack component="ol" ref={list} sx={{ m: 0, p: 0, mt: 3, gap: 4, listStyle: 'none' }}>
        {(answered?.results ?? review.questions).map((question, index) => (
          <li key={question.question}>
            <QuizQuestion
              question={question}
              position={index + 1}
              answer={answers[index] ?? null}
              isMissing={missing !== null && answers[index] === null}
              isLocked={loading || answered !== undefined}
              result={answered?.results[index]}
              onAnswer={(choice) => setAnswers(answers.with(index, choice))}
            />
          </li>
        ))}
      </Stack>
      <FormActions>
        {(missing || error) && (
          <Box sx={{ width: '100%', '&&': { whiteSpace: 'normal' } }}>
            {missing && (
              <Alert severity="warning">
                <AlertTitle>{missing.title}</AlertTitle>
                {missing.description}
              </Alert>
            )}
            {error && (
              <ErrorAlert
                message={messageOf(error)}
                // The review was answered or has changed meanwhile.
                onRetry={codeOf(error) === 'CONFLICT' ? onReload : () => void send()}
              />
            )}
          </Box>
        )}
        {answered ? (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button variant="contained" onClick={onReflect}>
              {messages.reflect}
            </Button>
          </>
        ) : (
          <Button type="submit" variant="contained" disabled={loading}>
            {loading ? 'Submitting...' : 'Submit answers'}
          </Button>
        )}
      </FormActions>
    </Box>
  );
}

/** The result. Takes the focus when it appears. */
function Result({ answered }: { answered: { correct: number; total: number } }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="note"
      severity={answered.correct === answered.total ? 'success' : 'info'}
      sx={{ outline: 'none' }}
    >
      <AlertTitle>{reviewResult(answered)}</AlertTitle>
      Your answers are explained below.
    </Alert>
  );
}
