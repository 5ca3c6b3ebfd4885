import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '#client/components/Panel.tsx';
import type { RenewalQuery } from '#client/graphql/generated.ts';
import {
  answerStateLabels,
  renewalMessages as messages,
  type AnswerState,
} from '#domain/standing/renewal';

export type Answer = RenewalQuery['renewal']['answers'][number];

const colors = {
  'on-record': 'success',
  uncertain: 'warning',
  'not-on-record': 'warning',
  yours: 'default',
} as const;

interface Props {
  answer: Answer;
  isConsidered: boolean;
  onConsider: (isConsidered: boolean) => void;
}

/** A declaration with what the record shows, and the owner's tick. */
export function AnswerCard({ answer, isConsidered, onConsider }: Props) {
  const { heading, question, finding, proof, missing, link, action } = answer;
  const state = answer.state as AnswerState;
  return (
    <Panel title={heading} action={<Chip color={colors[state]} label={answerStateLabels[state]} />}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{question}</Typography>
        <Typography>{finding}</Typography>
        <Points label={messages.proof} points={proof} />
        <Points label={messages.missing} points={missing} />
        {link && action && (
          <Button component={RouterLink} to={link} variant="outlined">
            {action}
          </Button>
        )}
        <FormControlLabel
          control={
            <Checkbox checked={isConsidered} onChange={(_, checked) => onConsider(checked)} />
          }
          label={messages.consider}
          slotProps={{ typography: { 'aria-label': `${messages.consider}: ${heading}` } }}
        />
      </Stack>
    </Panel>
  );
}

function Points({ label, points }: { label: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
        {points.map((point) => (
          <Typography key={point} component="li" variant="body2">
            {point}
          </Typography>
        ))}
      </Stack>
    </div>
  );
}
