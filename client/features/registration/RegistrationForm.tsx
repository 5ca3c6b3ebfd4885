import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useMemo } from 'react';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import type { RegistrationPartsFragment } from '#client/graphql/generated.ts';
import { todayIn } from '#client/lib/dates.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { useFirstFieldFocus } from '#client/lib/return-focus.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { REGISTRATION_FIRST_YEAR, registrationDateRequired } from '#domain/registration';
import {
  registrationNumberRemark,
  registrationTypeLabels,
  registrationTypes,
} from '#domain/registration-details';
import { registrationFields, type RegistrationValues } from '#domain/registration.fields';
import { registrationSchema } from '#domain/registration.schema';
import { BreaksField } from './BreaksField.tsx';
import { ExpiryFields } from './ExpiryFields.tsx';
import { hasSince, registrationInput, registrationValues } from './form-values.ts';
import { RequirementEffect } from './RequirementEffect.tsx';
import { useUpdateRegistration } from './useUpdateRegistration.ts';

interface Props {
  user: RegistrationPartsFragment;
  /** Place of the form; the two places differ in their texts. */
  variant?: keyof typeof registrationDateRequired;
  onDone: () => void;
}

const Field = fieldsOf(registrationFields);
const types = [
  { value: '', label: 'Not given' },
  ...registrationTypes.map((value) => ({ value, label: registrationTypeLabels[value] })),
];

/** Edits the registration; only its date is required. */
export function RegistrationForm({ user, variant = 'dashboard', onDone }: Props) {
  const update = useUpdateRegistration(variant);
  const { timeZone } = user;
  const today = todayIn(timeZone);
  const schema = useMemo(
    () => registrationSchema({ today, timeZone, required: registrationDateRequired[variant] }),
    [today, timeZone, variant],
  );
  const area = useFirstFieldFocus<HTMLDivElement>();
  return (
    <Formik<RegistrationValues>
      initialValues={registrationValues(user)}
      validationSchema={schema}
      onSubmit={async ({ registrationDate, ...values }, formik) => {
        if (!registrationDate) return;
        try {
          await update(registrationInput({ ...values, registrationDate }, today));
          onDone();
        } catch (error) {
          applyFieldErrors(error, formik);
        }
      }}
    >
      {({ isSubmitting, values }) => (
        <Form noValidate>
          <AskUnsaved />
          <Stack ref={area} sx={{ gap: 2 }}>
            <Field
              as={DateField}
              name="registrationDate"
              required
              disableFuture
              minDate={`${REGISTRATION_FIRST_YEAR}-01-01`}
              timeZone={timeZone}
            />
            <ExpiryFields today={today} />
            <Field
              as={TextField}
              name="registrationNumber"
              autoComplete="off"
              helperText={
                registrationNumberRemark(values.registrationNumber) ??
                'PAR and ten digits, as on your Ahpra certificate.'
              }
            />
            <Field as={SelectField} name="registrationType" options={types} />
            {hasSince(values, today) && (
              <Field
                as={DateField}
                name="registrationTypeSince"
                required
                disableFuture
                timeZone={timeZone}
              />
            )}
            <BreaksField />
            <RequirementEffect today={today} />
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <SubmitButton pendingLabel="Updating...">Save</SubmitButton>
              <Button
                onClick={onDone}
                disabled={isSubmitting}
                // Like the other button: the field's message must not move it before the click.
                onMouseDown={(event) => event.preventDefault()}
              >
                Cancel
              </Button>
            </Stack>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
