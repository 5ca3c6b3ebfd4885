import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { portfolioFormats, type PortfolioFormat } from '#domain/portfolio';

interface Props {
  value: PortfolioFormat;
  disabled: boolean;
  onChange: (value: PortfolioFormat) => void;
}

/** Chooses the report's format, each with its purpose. */
export function FormatChoice({ value, disabled, onChange }: Props) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>Format</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen) => onChange(chosen as PortfolioFormat)}
      >
        {portfolioFormats.map((format) => (
          <FormControlLabel
            key={format.value}
            value={format.value}
            disabled={disabled}
            control={
              <Radio slotProps={{ input: { 'aria-describedby': `${id}-${format.value}` } }} />
            }
            sx={{ alignItems: 'flex-start', mr: 0 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', pt: 1 }}>
                  {format.label}
                </Typography>
                <Typography
                  id={`${id}-${format.value}`}
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block' }}
                >
                  {format.use}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
