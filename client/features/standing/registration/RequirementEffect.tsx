import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { SourceLine } from '#client/components/SourceLine.tsx';
import { spansOf } from './spans-of.ts';
import { useRegistrationsQuery } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { isCivilDate, type CivilDate } from '#domain/dates';
import type { Profession } from '#domain/professions/profession';
import { paramedic } from '#domain/professions/paramedic';
import { requirementEffect } from '#domain/standing/registration-effect';
import type { RegistrationSpan } from '#domain/standing/registration-spans';
import type { RegistrationValues } from '#domain/standing/registration.fields';
import { hasSince } from './form-values.ts';

interface Props {
  today: CivilDate;
  /** Profession whose rules apply; absent for a paramedic. */
  profession?: Profession;
}

/** Shows, before saving, how the entered dates affect the required hours. */
export function RequirementEffect({ today, profession }: Props) {
  const { values } = useFormikContext<RegistrationValues>();
  const { data } = useRegistrationsQuery();
  const held = data?.me?.registrations.find(
    (each) => each.profession === (profession?.id ?? paramedic.id),
  );
  const effect = effectOf(values, today, profession, held && spansOf(held));
  const sources = effect?.required.readings.map(({ source }) => source) ?? [];
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {effect && (
        <>
          <Typography>
            Your CPD period would run from {formatDay(effect.period.start)} to{' '}
            {formatDay(effect.period.end)}. {effect.text}
          </Typography>
          {(sources.length > 0 ? sources : [effect.required.source]).map((source) => (
            <SourceLine key={source.publisher} source={source} />
          ))}
        </>
      )}
    </Box>
  );
}

/** Ignores what is not filled in yet. */
function effectOf(
  values: RegistrationValues,
  today: CivilDate,
  profession: Profession | undefined,
  registrationSpans: readonly RegistrationSpan[] | undefined,
) {
  const { registrationDate, registrationExpiryDate: expiry, registrationExpiryRule } = values;
  if (!isCivilDate(registrationDate)) return null;
  const isEntered = registrationExpiryRule === 'entered' && isCivilDate(expiry);
  const since = hasSince(values, today, profession) ? values.registrationTypeSince : null;
  const registration = {
    profession,
    registrationSpans,
    registrationDate,
    registrationExpiryRule,
    registrationExpiryDate: isEntered ? expiry : null,
    registrationType: values.registrationType || null,
    registrationTypeSince: isCivilDate(since) ? since : null,
    registrationBreaks: values.registrationBreaks.filter(
      ({ from, to }) => isCivilDate(from) && isCivilDate(to) && from <= to,
    ),
  };
  return requirementEffect(registration, today);
}
