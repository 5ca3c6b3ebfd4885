import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { TextField } from '#client/components/form/TextField.tsx';
import { countText } from '#client/components/form/count-text.ts';
import { REFLECTIVE_LOG_MAX } from '#domain/records/reflective-logs';

interface Props {
  name: string;
  label: string;
  /** The question that the text answers. */
  question: string;
  min: number;
  minRows: number;
  autoFocus?: boolean;
}

/** A longer text with the number of its characters so far, counted as the schema counts them. */
export function CountedText({ name, label, question, min, minRows, autoFocus }: Props) {
  const [{ value }] = useField<string>(name);
  return (
    <Box>
      <TextField
        name={name}
        label={label}
        helperText={question}
        required
        multiline
        minRows={minRows}
        autoFocus={autoFocus}
      />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ textAlign: 'right' }}>
        {countText(value.trim().length, { min, max: REFLECTIVE_LOG_MAX })}
      </Typography>
    </Box>
  );
}
