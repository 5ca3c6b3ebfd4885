import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import type { PreferenceValues } from './preference-values.ts';

/** A time with its AM or PM and its button; on the smallest phones one below the other. */
const TIME_WIDTH = 132;

/** The hours without e-mail and push messages. */
export function QuietHoursFields() {
  const { values } = useFormikContext<PreferenceValues>();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <CheckboxField
        name="quiet"
        label="Quiet hours"
        helperText="E-mail and push messages wait until quiet hours end. In the app, notifications still appear at once."
      />
      {values.quiet && (
        <Stack direction="row" sx={times}>
          <TextField name="quietHours.from" label="From" type="time" required />
          <TextField name="quietHours.until" label="Until" type="time" required />
        </Stack>
      )}
    </Stack>
  );
}

const times = {
  flexWrap: 'wrap',
  gap: 2,
  maxWidth: (theme: Theme) => theme.layout.formWidth,
  '& > *': { flex: `1 1 ${TIME_WIDTH}px` },
} as const;
