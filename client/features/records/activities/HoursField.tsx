import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useField } from 'formik';
import { NumberField } from '#client/components/form/NumberField.tsx';
import {
  HOURS_MAX,
  HOURS_MIN,
  HOURS_STEP,
  hoursQuestion,
  quickHours,
} from '#domain/records/activities';

/** Hours, typed or chosen from common lengths. */
export function HoursField({
  name,
  label,
  autoFocus,
}: {
  name: string;
  label: string;
  autoFocus?: boolean;
}) {
  const [{ value }, , { setValue }] = useField<number | ''>(name);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, alignItems: { xs: 'stretch', sm: 'flex-start' } }}
    >
      <NumberField
        name={name}
        label={label}
        required
        autoFocus={autoFocus}
        limits={{ min: HOURS_MIN, max: HOURS_MAX, step: HOURS_STEP }}
        helperText={<span aria-live="polite">{hoursQuestion(value)}</span>}
        sx={{ flex: { sm: 1 } }}
      />
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label="Common lengths"
        value={value}
        onChange={(_, chosen: number | null) => chosen !== null && void setValue(chosen)}
        sx={{ flex: { sm: 2 }, '& > *': { flex: 1, alignSelf: 'stretch' }, minHeight: { sm: 56 } }}
      >
        {quickHours.map((hours) => (
          <ToggleButton key={hours} value={hours}>
            {hours} h
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
