import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { sides, versionMessages, type Difference, type Side } from '#domain/versions';

interface Props {
  label: string;
  difference: Difference;
  /** Formats a value of the field. */
  words: (value: unknown) => string;
  side: Side | null;
  /** True if the user tried to save without choosing. */
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

/** One field: the user's value, the value saved elsewhere, and which to keep. */
export function DifferenceField({ label, difference, words, side, isMissing, onChoose }: Props) {
  const id = useId();
  return (
    <FormControl component="fieldset" error={isMissing} aria-describedby={id}>
      <FormLabel component="legend" sx={{ typography: 'subtitle1', color: 'text.primary' }}>
        {label}
      </FormLabel>
      <FormHelperText id={id} sx={{ mx: 0, mt: 0, mb: 1 }}>
        {versionMessages.changedBy[difference.changedBy]}
      </FormHelperText>
      <RadioGroup
        name={id}
        value={side}
        onChange={(_, chosen) => onChoose(chosen as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
      >
        {sides.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio slotProps={{ input: { 'aria-invalid': isMissing } }} />}
            label={
              <Version title={versionMessages.conflictSides[each]} text={words(difference[each])} />
            }
            sx={{
              alignItems: 'flex-start',
              m: 0,
              p: 1,
              pr: 1.5,
              minWidth: 0,
              border: 1,
              borderRadius: 1,
              borderColor: side === each ? 'primary.main' : 'divider',
            }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <>
      <Typography variant="subtitle2" component="span" sx={{ display: 'block', pt: 1 }}>
        {title}
      </Typography>
      <Typography
        component="span"
        sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
    </>
  );
}
