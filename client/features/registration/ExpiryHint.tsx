import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { formatDay } from '#client/lib/dates.ts';
import { effectiveExpiry } from '#domain/cpd';
import { isCivilDate, type CivilDate } from '#domain/dates';
import { suggestedExpiry } from '#domain/registration';
import type { RegistrationFields } from './useUpdateRegistration.ts';

/** Offers the day on which general registrations expire, and explains an empty expiry. */
export function ExpiryHint({ today }: { today: CivilDate }) {
  const { values, setFieldValue } = useFormikContext<RegistrationFields>();
  const { registrationDate, registrationExpiryDate } = values;
  const start = isCivilDate(registrationDate) ? registrationDate : null;
  const offered = suggestedExpiry(start ?? today, today);
  const fallback = effectiveExpiry({ registrationDate: start, registrationExpiryDate: null });
  if (registrationExpiryDate === offered) return null;
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="body2" color="textSecondary">
        Every general registration expires on 30 November.
        {fallback &&
          !registrationExpiryDate &&
          ` If you leave it empty, it counts as one year, until ${formatDay(fallback)}${fallback <= today ? ', which has passed' : ''}.`}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        onClick={({ currentTarget }) => {
          void setFieldValue('registrationExpiryDate', offered);
          // The offer disappears with the click; the next step is to save.
          currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
        }}
      >
        Use {formatDay(offered)}
      </Button>
    </Stack>
  );
}
