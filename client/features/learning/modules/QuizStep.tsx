import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ArrowRight, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { now } from '#client/lib/dates.ts';
import { moduleMessages } from '#domain/learning/modules';
import { momentLabel } from '#domain/moments';
import { Completion } from './Completion.tsx';
import { HoursChoice } from './HoursChoice.tsx';
import { QuizQuestion } from './QuizQuestion.tsx';
import { QuizResult } from './QuizResult.tsx';
import { StepFrame } from './StepFrame.tsx';
import type { PlayerModule } from './player.ts';
import type { PlayerControls } from './usePlayer.ts';

interface Props {
  module: PlayerModule;
  controls: PlayerControls;
  onClose: () => void;
}

/** The questions, and after submission their explanations. */
export function QuizStep({ module, controls, onClose }: Props) {
  const { player, notice, submitting, isKept, answer } = controls;
  const { answers, attempt } = player;
  const { restsUntil } = controls;
  const isResting = restsUntil !== null && !attempt && !isKept;
  const questions = attempt?.results ?? player.quiz.questions;
  const list = useRef<HTMLOListElement>(null);

  function submit() {
    const open = answers.indexOf(null);
    if (open >= 0) list.current?.children[open]?.querySelector<HTMLElement>('input')?.focus();
    controls.submit();
  }

  return (
    <StepFrame
      // The next attempt starts at the top.
      key={attempt ? 'submitted' : 'open'}
      heading="Quiz"
      hasMoved={controls.hasMoved && !attempt}
      notice={
        notice && (
          <Alert severity="warning" sx={{ borderRadius: 0, px: { xs: 2, sm: 3 } }}>
            <AlertTitle>{notice.title}</AlertTitle>
            {notice.description}
          </Alert>
        )
      }
      actions={<Actions module={module} controls={controls} onSubmit={submit} onClose={onClose} />}
    >
      {attempt ? (
        <>
          <QuizResult attempt={attempt} passMark={module.passMark} restsUntil={restsUntil} />
          {!module.hasReflection && <Completion module={module} controls={controls} />}
        </>
      ) : (
        <QuizIntro module={module} restsUntil={restsUntil} />
      )}
      {questions.length > 0 && !isResting && (
        <Stack component="ol" ref={list} sx={{ m: 0, p: 0, mt: 3, gap: 4, listStyle: 'none' }}>
          {questions.map((question, index) => (
            <li key={question.question}>
              <QuizQuestion
                question={question}
                position={index + 1}
                answer={answers[index] ?? null}
                isMissing={notice !== null && answers[index] === null}
                isLocked={submitting || isKept || attempt !== null}
                result={attempt?.results[index]}
                onAnswer={(choice) => answer(index, choice)}
              />
            </li>
          ))}
        </Stack>
      )}
      {!attempt && !isResting && !module.hasReflection && !player.completed && (
        <HoursChoice module={module} controls={controls} />
      )}
    </StepFrame>
  );
}

/** Explains how the quiz is passed, or when its next try opens. */
function QuizIntro({ module, restsUntil }: Pick<Props, 'module'> & { restsUntil: Date | null }) {
  const timeZone = useCurrentUser().user?.timeZone;
  if (restsUntil) {
    return (
      <Alert severity="info" role="note">
        {moduleMessages.waits(momentLabel(restsUntil, now(), timeZone))}
      </Alert>
    );
  }
  return (
    <Typography color="textSecondary">
      {module.questionCount} questions. You pass with {module.passMark}%. {moduleMessages.tries}
    </Typography>
  );
}

function Actions(props: Props & { onSubmit: () => void }) {
  const { module, controls, onSubmit, onClose } = props;
  const { player, submitting, isKept, restsUntil, goTo, tryAgain } = controls;
  return (
    <>
      {!player.attempt && !isKept && !restsUntil && (
        <Button variant="contained" onClick={onSubmit} disabled={submitting}>
          {submitting ? 'Submitting...' : 'Submit answers'}
        </Button>
      )}
      {player.attempt && module.hasReflection && (
        <Button
          variant={player.passed ? 'contained' : 'text'}
          endIcon={<ArrowRight />}
          onClick={() => goTo('reflection')}
        >
          Go to the reflection
        </Button>
      )}
      {player.attempt && !module.hasReflection && player.completed && (
        <Button variant="contained" onClick={onClose}>
          Close module
        </Button>
      )}
      {player.attempt && !restsUntil && (
        <Button
          variant={player.attempt.passed ? 'text' : 'contained'}
          startIcon={<RotateCcw />}
          onClick={tryAgain}
        >
          Try again
        </Button>
      )}
      <Button startIcon={<ArrowLeft />} onClick={() => goTo('content')}>
        Back to content
      </Button>
    </>
  );
}
