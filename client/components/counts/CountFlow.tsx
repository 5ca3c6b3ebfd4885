import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FactList } from '#client/components/FactList.tsx';
import {
  answersInWords,
  countQuestions,
  isCountAnswers,
  type CountAnswers,
} from '#domain/records/count-answers';
import type { CivilDate } from '#domain/dates';
import { countTexts as texts, doesThisCount } from '#domain/standing/does-this-count';
import { CountQuestion } from './CountQuestion.tsx';
import { CountResult } from './CountResult.tsx';

interface Props {
  answers: Partial<CountAnswers>;
  /** The question in view; after the last one, the result. */
  step: number;
  onStep: (answers: Partial<CountAnswers>, step: number) => void;
  /** The day of the activity. */
  day: CivilDate;
  /** Renders the actions on the result. */
  renderActions: (answers: CountAnswers) => ReactNode;
}

/** The five questions, one at a time, and their result. */
export function CountFlow({ answers, step, onStep, day, renderActions }: Props) {
  // The first question is where the page begins, a later one where a press led.
  const [first] = useState(step);
  const [hasMoved, setMoved] = useState(false);
  if (step !== first && !hasMoved) setMoved(true);
  if (step >= countQuestions.length && isCountAnswers(answers)) {
    return <Result {...{ answers, onStep, day, renderActions }} takesFocus={hasMoved} />;
  }
  return (
    <CountQuestion
      key={step}
      step={step}
      answers={answers}
      takesFocus={hasMoved}
      onChoose={(next) => onStep(next, step + 1)}
      onBack={step > 0 ? () => onStep(answers, step - 1) : undefined}
    />
  );
}

interface ResultProps extends Pick<Props, 'onStep' | 'day' | 'renderActions'> {
  answers: CountAnswers;
  takesFocus: boolean;
}

function Result({ answers, onStep, day, renderActions, takesFocus }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {texts.result}
      </Typography>
      <CountResult judgement={doesThisCount(answers, day)} />
      <Typography variant="h3">{texts.yourAnswers}</Typography>
      <FactList facts={answersInWords(answers)} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1, flexWrap: 'wrap' }}>
        {renderActions(answers)}
        <Button variant="outlined" onClick={() => onStep(answers, 0)}>
          {texts.change}
        </Button>
      </Stack>
    </Stack>
  );
}
