import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { Panel } from '#client/components/Panel.tsx';

const choices = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

type Mode = (typeof choices)[number]['value'];

/** The theme; it is kept in this browser, as the switch at the top of every page keeps it. */
export function ThemePanel() {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Panel title="Theme">
      <RadioGroup aria-label="Theme" value={mode} onChange={(_, chosen) => setMode(chosen as Mode)}>
        {choices.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        System follows this device. The choice is kept in this browser.
      </Typography>
    </Panel>
  );
}
