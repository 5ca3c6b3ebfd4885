import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik } from 'formik';
import { useMemo } from 'react';
import { AskUnsaved } from '#client/components/form/AskUnsaved.tsx';
import { DateField } from '#client/components/form/DateField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import type { RegistrationPartsFragment } from '#client/graphql/generated.ts';
import { dayFromWire, todayIn } from '#client/lib/dates.ts';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { useFirstFieldFocus } from '#client/lib/return-focus.ts';
import { REGISTRATION_FIRST_YEAR, registrationDateRequired } from '#domain/registration';
import { registrationSchema } from '#domain/registration.schema';
import { ExpiryHint } from './ExpiryHint.tsx';
import { RequirementEffect } from './RequirementEffect.tsx';
import { useUpdateRegistration, type RegistrationFields } from './useUpdateRegistration.ts';

interface Props {
  user: RegistrationPartsFragment;
  /** Place of the form; the two places differ in their texts. */
  variant?: keyof typeof registrationDateRequired;
  onDone: () => void;
}

/** Edits both dates; the expiry may stay empty. */
export function RegistrationForm({ user, variant = 'dashboard', onDone }: Props) {
  const update = useUpdateRegistration(variant);
  const { timeZone } = user;
  const today = todayIn(timeZone);
  const schema = useMemo(
    () => registrationSchema({ today, timeZone, required: registrationDateRequired[variant] }),
    [today, timeZone, variant],
  );
  const initialValues: RegistrationFields = {
    registrationDate: dayFromWire(user.registrationDate),
    registrationExpiryDate: dayFromWire(user.registrationExpiryDate),
  };
  const area = useFirstFieldFocus<HTMLDivElement>();
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async ({ registrationDate, registrationExpiryDate }, formik) => {
        if (!registrationDate) return;
        try {
          await update({ registrationDate, registrationExpiryDate });
          onDone();
        } catch (error) {
          applyFieldErrors(error, formik);
        }
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <AskUnsaved />
          <Stack ref={area} sx={{ gap: 2 }}>
            <DateField
              name="registrationDate"
              label="Registration date"
              required
              disableFuture
              minDate={`${REGISTRATION_FIRST_YEAR}-01-01`}
              timeZone={timeZone}
            />
            <DateField name="registrationExpiryDate" label="Expiry date (optional)" />
            <ExpiryHint today={today} />
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
