import { Form, Formik } from 'formik';
import { FormActions } from '#client/components/form/FormActions.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import { passkeyTexts } from '#domain/account/security';
import { passkeyNameSchema } from '#domain/account/passkeys.schema';

interface Props {
  name: string;
  submitLabel: string;
  pendingLabel: string;
  onSubmit: (name: string) => Promise<void>;
}

/** A passkey's name. */
export function PasskeyNameForm({ name, submitLabel, pendingLabel, onSubmit }: Props) {
  return (
    <Formik
      initialValues={{ name }}
      validationSchema={passkeyNameSchema}
      onSubmit={(values, formik) =>
        // The refusal has been shown by then.
        onSubmit(values.name).catch((error: unknown) => void applyFieldErrors(error, formik))
      }
    >
      <Form noValidate>
        <TextField
          name="name"
          label="Name"
          helperText={passkeyTexts.nameHelp}
          autoFocus
          autoComplete="off"
          sx={{ mt: 1 }}
        />
        <FormActions>
          <SubmitButton pendingLabel={pendingLabel}>{submitLabel}</SubmitButton>
        </FormActions>
      </Form>
    </Formik>
  );
}
