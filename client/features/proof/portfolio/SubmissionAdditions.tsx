import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  useSubmissionAdditionsQuery,
  type SubmissionAdditionsQuery,
} from '#client/graphql/generated.ts';
import type { SubmissionChoice } from '#domain/proof/submission';
import {
  additionCountText,
  submissionAdditions,
  type SubmissionAddition,
} from '#domain/proof/submission-additions';
import { choiceInput } from './submission-choice.ts';
import { toggled } from './toggled.ts';

interface Props {
  period: string;
  registration: string | null;
  choice: SubmissionChoice;
  onChange: (choice: SubmissionChoice) => void;
  disabled: boolean;
}

const all = submissionAdditions.map(({ value }) => value);

/** A box for each thing that a submission can have beside CPD, with how much of it is on record. */
export function SubmissionAdditions({ period, registration, choice, onChange, disabled }: Props) {
  const id = useId();
  const { data, error } = useSubmissionAdditionsQuery({
    variables: { period, registration, choice: choiceInput({ ...choice, include: all }) },
    // Its numbers follow from the choice, so they are no entities of the cache.
    fetchPolicy: 'no-cache',
  });
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 2, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ p: 0 }}>
        Add beside CPD, for this report only
      </Typography>
      {submissionAdditions.map(({ value, label, about }) => (
        <FormControlLabel
          key={value}
          disabled={disabled}
          sx={{ display: 'flex', alignItems: 'flex-start', mr: 0 }}
          control={
            <Checkbox
              checked={choice.include.includes(value)}
              onChange={() => onChange({ ...choice, include: toggled(choice.include, value) })}
              slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }}
            />
          }
          label={
            <>
              <Typography component="span" sx={{ display: 'block', pt: 1 }}>
                {label}
              </Typography>
              <Typography
                id={`${id}-${value}`}
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ display: 'block' }}
              >
                {about} {error ? 'How much is on record could not be read.' : countOf(value, data)}
              </Typography>
            </>
          }
        />
      ))}
    </Box>
  );
}

/** Returns how much of it would be included; empty while that is unknown. */
function countOf(value: SubmissionAddition, data: SubmissionAdditionsQuery | undefined): string {
  if (!data) return '';
  const { practice, indemnity } = data.submission;
  const records = (value === 'indemnity' ? indemnity : practice?.entries) ?? [];
  const files = new Set(records.flatMap(({ evidence }) => evidence));
  return additionCountText(value, { records: records.length, files: files.size });
}
