import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { PasswordStrength } from '#client/components/form/PasswordStrength.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import type { RegisterInput } from '#client/graphql/generated.ts';
import { validateLater } from '#client/lib/validate-later.ts';
import { DEFAULT_ORGANIZATION } from '#domain/users';
import { loadSchemas, useRegister, usePrepareSignIn } from './useSignIn.ts';

const validate = validateLater<RegisterInput>(async () => (await loadSchemas()).registerSchema);

/** Makes an account. */
export function RegisterForm() {
  const register = useRegister();
  const prepare = usePrepareSignIn();
  return (
    <Formik
      initialValues={{
        fullName: '',
        username: '',
        password: '',
        organization: DEFAULT_ORGANIZATION,
      }}
      validate={validate}
      onSubmit={async (values, formik) => {
        await register(values).catch((error: unknown) => applyFieldErrors(error, formik));
      }}
    >
      <Stack component={Form} noValidate spacing={2.5} onFocus={prepare}>
        <Typography variant="h2">Create an account</Typography>
        <TextField name="fullName" label="Full Name" autoComplete="name" />
        <TextField
          name="username"
          label="Username"
          autoComplete="username"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField autoComplete="new-password" />
        <PasswordStrength />
        <TextField name="organization" label="Organization" autoComplete="organization" />
        <SubmitButton size="large" pendingLabel="Creating account...">
          Create account
        </SubmitButton>
      </Stack>
    </Formik>
  );
}
