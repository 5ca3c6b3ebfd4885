import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SendButton } from '#client/components/form/SendButton.tsx';
import { TextInput } from '#client/components/form/TextInput.tsx';
import { useHiddenText } from '#client/components/form/useHiddenText.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { checkBy, useLogin, usePrepareSignIn } from './useSignIn.ts';

const initial = { username: '', password: '' };

/** Signs in. */
export function LoginForm() {
  const prepare = usePrepareSignIn();
  const form = useAuthForm({ initial, check: checkBy('login'), send: useLogin() });
  const hidden = useHiddenText('Password');
  return (
    <Stack component="form" noValidate spacing={2.5} onFocus={prepare} onSubmit={form.submit}>
      <Typography variant="h2">Welcome back</Typography>
      <TextInput
        {...form.field('username')}
        label="Username"
        autoComplete="username"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
      />
      <TextInput
        {...form.field('password')}
        {...hidden}
        label="Password"
        autoComplete="current-password"
      />
      <SendButton {...form.button} size="large" pendingLabel="Logging in...">
        Login
      </SendButton>
    </Stack>
  );
}
