import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { formatDay } from '#client/lib/dates.ts';
import { isCivilDate, type CivilDate } from '#domain/dates';
import { requirementEffect } from '#domain/registration-effect';
import { otherReadingText } from '#domain/guidelines';
import { rulesFor } from '#domain/standard';
import type { RegistrationFields } from './useUpdateRegistration.ts';

/** Shows, before saving, how the entered dates affect the required hours. */
export function RequirementEffect({ today }: { today: CivilDate }) {
  const { registrationDate, registrationExpiryDate } =
    useFormikContext<RegistrationFields>().values;
  const effect = isCivilDate(registrationDate)
    ? requirementEffect(
        {
          registrationDate,
          registrationExpiryDate: isCivilDate(registrationExpiryDate)
            ? registrationExpiryDate
            : null,
        },
        today,
      )
    : null;
  const rules = effect && rulesFor(effect.period);
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {effect && rules && (
        <>
          <Typography>
            Your CPD period would run from {formatDay(effect.period.start)} to{' '}
            {formatDay(effect.period.end)}. {effect.text}
          </Typography>
          <SourceLine source={rules.proRata.source} />
          <Typography sx={{ mt: 1 }}>{otherReadingText(rules)}</Typography>
          <SourceLine source={rules.proRata.otherReading.source} />
        </>
      )}
    </Box>
  );
}
