import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { rhythms } from '#domain/notification-preferences';
import { weekdays } from '#domain/rhythm';
import type { PreferenceValues } from './preference-values.ts';

/** How often reminders come. */
export function RhythmFields() {
  const { values } = useFormikContext<PreferenceValues>();
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2, maxWidth: (theme) => theme.layout.formWidth }}
    >
      <SelectField
        name="rhythm"
        label="Reminders come"
        options={rhythms}
        helperText="An expiry or an audit letter that is at most a day away comes on the day."
      />
      {values.rhythm === 'weekly' && <SelectField name="weekday" label="From" options={days} />}
    </Stack>
  );
}

const days = weekdays.map(({ value, label }) => ({ value: String(value), label }));
