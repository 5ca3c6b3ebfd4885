import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { formatDay } from '#client/lib/dates.ts';
import { isCivilDate, type CivilDate } from '#domain/dates';
import { requirementEffect } from '#domain/registration-effect';
import { proRata } from '#domain/standard';
import type { RegistrationFields } from './useUpdateRegistration.ts';

/** Shows, before saving, what the entered dates mean for the required hours. */
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
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {effect && (
        <>
          <Typography>
            Your CPD period would run from {formatDay(effect.period.start)} to{' '}
            {formatDay(effect.period.end)}. {effect.text}
          </Typography>
          <SourceLine source={proRata.source} note={proRata.source.note} />
        </>
      )}
    </Box>
  );
}
