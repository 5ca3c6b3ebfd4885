import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { PasswordField } from '#client/components/form/PasswordField.tsx';
import { SubmitButton } from '#client/components/form/SubmitButton.tsx';
import { TextField } from '#client/components/form/TextField.tsx';
import { applyFieldErrors } from '#client/lib/form-errors.ts';
import type { LoginInput } from '#client/graphql/generated.ts';
import { validateLater } from '#client/lib/validate-later.ts';
import { loadSchemas, useLogin, usePrepareSignIn } from './useSignIn.ts';

const validate = validateLater<LoginInput>(async () => (await loadSchemas()).loginSchema);

/** Signs in. */
export function LoginForm() {
  const login = useLogin();
  const prepare = usePrepareSignIn();
  return (
    <Formik
      initialValues={{ username: '', password: '' }}
      validate={validate}
      onSubmit={async (values, formik) => {
        await login(values).catch((error: unknown) => applyFieldErrors(error, formik));
      }}
    >
      <Stack component={Form} noValidate spacing={2.5} onFocus={prepare}>
        <Typography variant="h2">Welcome back</Typography>
        <TextField
          name="username"
          label="Username"
          autoComplete="username"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        />
        <PasswordField autoComplete="current-password" />
        <SubmitButton size="large" pendingLabel="Logging in...">
          Login
        </SubmitButton>
      </Stack>
    </Formik>
  );
}
