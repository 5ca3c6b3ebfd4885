import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; use: string }[];
  value: Value;
  disabled: boolean;
  onChange: (value: Value) => void;
}

/** Chooses the report's edition or format, each with its purpose. */
export function ReportChoice<Value extends string>(props: Props<Value>) {
  const { label, options, value, disabled, onChange } = props;
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChange(chosen as Value)}
      >
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            disabled={disabled}
            control={
              <Radio slotProps={{ input: { 'aria-describedby': `${id}-${option.value}` } }} />
            }
            sx={{ alignItems: 'flex-start', mr: 0 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', pt: 1 }}>
                  {option.label}
                </Typography>
                <Typography
                  id={`${id}-${option.value}`}
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {option.use}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
