import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import type { QuizAttemptPartsFragment } from '#client/graphql/generated.ts';
import type { Choice } from '#domain/learning/modules';
import type { Answer, PlayerModule } from './player.ts';

type Result = QuizAttemptPartsFragment['results'][number];

interface Props {
  question: PlayerModule['questions'][number];
  /** From 1. */
  position: number;
  answer: Answer;
  isMissing: boolean;
  isLocked: boolean;
  result: Result | undefined;
  onAnswer: (choice: Choice) => void;
}

const choices: readonly Choice[] = [0, 1, 2];

/** A question with three options; after submission it shows the correct one and why. */
export function QuizQuestion(props: Props) {
  const { question, position, answer, isMissing, isLocked, result, onAnswer } = props;
  const id = useId();
  return (
    <FormControl component="fieldset" fullWidth disabled={isLocked} sx={legible}>
      <FormLabel component="legend" sx={{ typography: 'subtitle1', mb: 0.5 }}>
        {position}. {question.question}
      </FormLabel>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice}
          sx={{ alignItems: 'flex-start', mr: 0 }}
          control={
            <Radio
              name={id}
              value={choice}
              checked={answer === choice}
              onChange={() => onAnswer(choice)}
              slotProps={{ input: { 'aria-describedby': isMissing ? `${id}-missing` : undefined } }}
            />
          }
          label={
            <OptionLabel text={question.options[choice] ?? ''} choice={choice} result={result} />
          }
        />
      ))}
      {isMissing && (
        <FormHelperText id={`${id}-missing`} error>
          Choose an answer
        </FormHelperText>
      )}
      {result && (
        <Alert role="note" severity={result.isCorrect ? 'success' : 'error'} sx={{ mt: 1 }}>
          <AlertTitle>{result.isCorrect ? 'Right' : 'Not right'}</AlertTitle>
          {result.explanation}
        </Alert>
      )}
    </FormControl>
  );
}

function OptionLabel(props: { text: string; choice: Choice; result: Result | undefined }) {
  const { text, choice, result } = props;
  const isRight = result?.correctAnswer === choice;
  const isChosen = result?.chosen === choice;
  return (
    <Typography component="span" sx={{ display: 'block', py: 1.25 }}>
      {text}
      {isRight && (
        <Typography component="span" variant="body2" sx={{ ...mark, color: 'success.main' }}>
          <Check aria-hidden /> {isChosen ? 'Your answer, which is right' : 'The right answer'}
        </Typography>
      )}
      {isChosen && !isRight && (
        <Typography component="span" variant="body2" sx={{ ...mark, color: 'error.main' }}>
          <X aria-hidden /> Your answer
        </Typography>
      )}
    </Typography>
  );
}

const mark = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  fontWeight: 'fontWeightBold',
} as const;

/** Locked answers keep their contrast, since they are still read. */
const legible = {
  '& .MuiFormLabel-root, & .MuiFormLabel-root.Mui-disabled, & .MuiFormLabel-root.Mui-focused': {
    color: 'text.primary',
  },
  '&& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.primary' },
} as const;
