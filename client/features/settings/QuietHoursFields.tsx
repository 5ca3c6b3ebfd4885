import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { CheckboxField } from '#client/components/form/CheckboxField.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import type { PreferenceValues } from './preference-values.ts';

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
        <Stack direction="row" sx={{ gap: 2, maxWidth: (theme) => theme.layout.formWidth }}>
          <TextField name="quietHours.from" label="From" type="time" required />
          <TextField name="quietHours.until" label="Until" type="time" required />
        </Stack>
      )}
    </Stack>
  );
}
