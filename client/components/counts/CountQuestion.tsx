import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { ProgressBar } from '#client/components/ProgressBar.tsx';
import { countQuestions, type CountAnswers } from '#domain/records/count-answers';
import { countTexts as texts } from '#domain/standing/does-this-count';

interface Props {
  /** The question's place among the five. */
  step: number;
  answers: Partial<CountAnswers>;
  onChoose: (answers: Partial<CountAnswers>) => void;
  /** Missing on the first question. */
  onBack?: (() => void) | undefined;
  /** Takes the focus when it appears, for a keyboard or a screen reader to go on from. */
  takesFocus: boolean;
}

/** One question, its answers as large buttons; a press leads on. */
export function CountQuestion({ step, answers, onChoose, onBack, takesFocus }: Props) {
  const { name, question, choices } = countQuestions[step]!;
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const progress = texts.step(step + 1, countQuestions.length);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2, minHeight: 44 }}>
        {onBack && <Button onClick={onBack}>{texts.back}</Button>}
        <ProgressBar
          percent={(step / countQuestions.length) * 100}
          aria-label={texts.name}
          aria-valuetext={progress}
          sx={{ flexGrow: 1 }}
        />
        <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
          {progress}
        </Typography>
      </Stack>
      <Typography id={id} ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {question}
      </Typography>
      <Stack
        component="fieldset"
        aria-labelledby={id}
        sx={{ gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }}
      >
        {choices.map((choice) => (
          <Button
            key={choice.value}
            variant="outlined"
            aria-pressed={answers[name] === choice.value}
            onClick={() => onChoose({ ...answers, [name]: choice.value })}
            sx={choiceButton}
          >
            <span>
              {choice.label}
              {'hint' in choice && (
                <Typography component="span" variant="body2" sx={{ display: 'block' }}>
                  {choice.hint}
                </Typography>
              )}
            </span>
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

const choiceButton = {
  minHeight: 56,
  justifyContent: 'flex-start',
  textAlign: 'left',
  '&[aria-pressed=true]': { bgcolor: 'primary.light', color: 'text.primary' },
} as const;
