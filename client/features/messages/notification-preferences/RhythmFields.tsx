import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { rhythms } from '#domain/messages/notification-preferences';
import { weekdays } from '#domain/records/rhythm';
import type { PreferenceValues } from './preference-values.ts';

/** Asks how often reminders come. */
export function RhythmFields() {
  const { values } = useFormikContext<PreferenceValues>();
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 2, maxWidth: (theme) => theme.layout.formWidth }}
      >
        <SelectField name="rhythm" label="Reminders come" options={rhythms} />
        {values.rhythm === 'weekly' && (
          <SelectField name="weekday" label="From which day" options={days} />
        )}
      </Stack>
      <FormHelperText>
        An expiry of your registration or an audit letter that is at most a day away comes on its
        day, whatever you choose.
      </FormHelperText>
    </Stack>
  );
}

const days = weekdays.map(({ value, label }) => ({ value: String(value), label }));
