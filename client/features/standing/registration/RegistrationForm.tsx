import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useMemo } from 'react';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { SelectField } from '#client/components/form/SelectField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import type {
  RegistrationPartsFragment,
  UpdateRegistrationInput,
} from '#client/graphql/generated.ts';
import { todayIn } from '#client/lib/dates.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { useFirstFieldFocus } from '#client/lib/return-focus.ts';
import { fieldsOf } from '#client/records/form/fields-of.tsx';
import { REGISTRATION_FIRST_YEAR, registrationDateRequired } from '#domain/standing/registration';
import type { Profession } from '#domain/professions/profession';
import {
  registrationNumberHelp,
  registrationNumberRemark,
  registrationTypeLabels,
  registrationTypes,
} from '#domain/standing/registration-details';
import { registrationFields, type RegistrationValues } from '#domain/standing/registration.fields';
import { registrationSchema } from '#domain/standing/registration.schema';
import { BreaksField } from './BreaksField.tsx';
import { ExpiryFields } from './ExpiryFields.tsx';
import { hasSince, registrationInput, registrationValues } from './form-values.ts';
import { RequirementEffect } from './RequirementEffect.tsx';
import { useUpdateRegistration } from './useUpdateRegistration.ts';

interface Props {
  user: Omit<RegistrationPartsFragment, 'registration'>;
  /** Place of the form; the two places differ in their texts. */
  variant?: keyof typeof registrationDateRequired;
  onDone: () => void;
  /** Profession of the registration, and the function that saves it; absent for the first one. */
  other?: { profession: Profession; save: (input: UpdateRegistrationInput) => Promise<void> };
}

const Field = fieldsOf(registrationFields);
const types = [
  { value: '', label: 'Not given' },
  ...registrationTypes.map((value) => ({ value, label: registrationTypeLabels[value] })),
];

/** Edits the registration; only its date is required. */
export function RegistrationForm({ user, variant = 'dashboard', onDone, other }: Props) {
  const updateFirst = useUpdateRegistration(variant);
  const update = other?.save ?? updateFirst;
  const profession = other?.profession;
  const { timeZone } = user;
  const today = todayIn(timeZone);
  const schema = useMemo(
    () =>
      registrationSchema({
        today,
        timeZone,
        required: registrationDateRequired[variant],
        profession,
      }),
    [today, timeZone, variant, profession],
  );
  const area = useFirstFieldFocus<HTMLDivElement>();
  return (
    <Formik<RegistrationValues>
      initialValues={registrationValues(user)}
      validationSchema={schema}
      onSubmit={async ({ registrationDate, ...values }, formik) => {
        if (!registrationDate) return;
        try {
          await update(registrationInput({ ...values, registrationDate }, today, profession));
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
            <ExpiryFields today={today} profession={profession} />
            <Field
              as={TextField}
              name="registrationNumber"
              autoComplete="off"
              helperText={
                registrationNumberRemark(values.registrationNumber, profession) ??
                registrationNumberHelp(profession)
              }
            />
            <Field as={SelectField} name="registrationType" options={types} />
            {hasSince(values, today, profession) && (
              <Field
                as={DateField}
                name="registrationTypeSince"
                required
                disableFuture
                timeZone={timeZone}
              />
            )}
            <BreaksField />
            <RequirementEffect today={today} profession={profession} />
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
