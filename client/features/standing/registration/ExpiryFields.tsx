import { useFormikContext } from 'formik';
import { DateField } from '#client/components/form/DateField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { formatDay } from '#client/lib/dates.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { effectiveExpiry } from '#domain/standing/cpd';
import { isCivilDate, type CivilDate } from '#domain/dates';
import type { Profession } from '#domain/professions/profession';
import { expiryRuleHelp } from '#domain/standing/registration-expiry';
import {
  expiryRuleOptions,
  registrationFields,
  type RegistrationValues,
} from '#domain/standing/registration.fields';

const Field = fieldsOf(registrationFields);

interface Props {
  today: CivilDate;
  /** Profession whose year it is; absent for a paramedic. */
  profession?: Profession;
}

/** Proposes the Board's expiry and takes another one. */
export function ExpiryFields({ today, profession }: Props) {
  const { values } = useFormikContext<RegistrationValues>();
  return (
    <>
      <Field
        as={SelectField}
        name="registrationExpiryRule"
        options={expiryRuleOptions(profession)}
        helperText={helpFor(values, today, profession)}
      />
      {values.registrationExpiryRule === 'entered' && (
        <Field as={DateField} name="registrationExpiryDate" required />
      )}
    </>
  );
}

function helpFor(
  { registrationDate, registrationExpiryRule }: RegistrationValues,
  today: CivilDate,
  profession: Profession | undefined,
): string {
  const help = expiryRuleHelp(profession);
  const start = isCivilDate(registrationDate) ? registrationDate : null;
  const expiry = effectiveExpiry(
    { registrationDate: start, registrationExpiryDate: null, registrationExpiryRule, profession },
    today,
  );
  if (registrationExpiryRule !== 'one-year' || !expiry) return help;
  return `Counts until ${formatDay(expiry)}${expiry <= today ? ', which has passed' : ''}. ${help}`;
}
