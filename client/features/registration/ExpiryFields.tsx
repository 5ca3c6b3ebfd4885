import { useFormikContext } from 'formik';
import { DateField } from '#client/components/form/DateField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { formatDay } from '#client/lib/dates.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { effectiveExpiry } from '#domain/cpd';
import { isCivilDate, type CivilDate } from '#domain/dates';
import { expiryRuleHelp } from '#domain/registration-expiry';
import {
  expiryRuleOptions,
  registrationFields,
  type RegistrationValues,
} from '#domain/registration.fields';

const Field = fieldsOf(registrationFields);

/** Proposes the Board's expiry and takes another one. */
export function ExpiryFields({ today }: { today: CivilDate }) {
  const { values } = useFormikContext<RegistrationValues>();
  return (
    <>
      <Field
        as={SelectField}
        name="registrationExpiryRule"
        options={expiryRuleOptions}
        helperText={helpFor(values, today)}
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
): string {
  const start = isCivilDate(registrationDate) ? registrationDate : null;
  const expiry = effectiveExpiry(
    { registrationDate: start, registrationExpiryDate: null, registrationExpiryRule },
    today,
  );
  if (registrationExpiryRule !== 'one-year' || !expiry) return expiryRuleHelp;
  return `Counts until ${formatDay(expiry)}${expiry <= today ? ', which has passed' : ''}. ${expiryRuleHelp}`;
}
