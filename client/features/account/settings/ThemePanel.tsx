import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { Panel } from '#client/components/Panel.tsx';
import { themeChoices } from '#client/lib/theme-choices.ts';

/** The theme; stored in this browser, like the switch at the top of every page. */
export function ThemePanel() {
  const { mode: chosen = 'system', setMode } = useColorScheme();
  return (
    <Panel title="Theme">
      <RadioGroup aria-label="Theme" value={chosen}>
        {themeChoices.map(({ mode, label }) => (
          <FormControlLabel
            key={mode}
            value={mode}
            label={label}
            control={<Radio onChange={() => setMode(mode)} />}
          />
        ))}
      </RadioGroup>
      <Typography variant="body2" color="textSecondary">
        System follows this device. The choice is kept in this browser.
      </Typography>
    </Panel>
  );
}
