import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { SendButton } from '#client/components/form/SendButton.tsx';
import { TextInput } from '#client/components/form/TextInput.tsx';
import { useHiddenText } from '#client/components/form/useHiddenText.tsx';
import { codeOf, methodsOf } from '#client/lib/form-errors.ts';
import { hasPasskeys } from '#client/lib/passkey-support.ts';
import type { SignInMethod } from '#domain/sign-in-methods';
import type { SecondFactorProps } from './SecondFactorForm.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';
import { checkBy, useLogin, usePrepareSignIn } from './useSignIn.ts';

const initial = { username: '', password: '' };

/** Signs in: with a password, to which an account may ask for a code, or with a passkey. */
export function LoginForm() {
  const prepare = usePrepareSignIn();
  const login = useLogin();
  const passkey = usePasskeySignIn();
  const [asked, setAsked] = useState<Asked | null>(null);
  const form = useAuthForm({
    initial,
    check: checkBy('login'),
    send: (values) =>
      login(values).catch(async (error: unknown) => {
        if (codeOf(error) !== 'SECOND_FACTOR_REQUIRED') throw error;
        const { SecondFactorForm } = await import('./SecondFactorForm.tsx');
        setAsked({ Form: SecondFactorForm, methods: methodsOf(error) });
      }),
  });
  const hidden = useHiddenText('Password');
  if (asked) {
    return (
      <asked.Form
        methods={asked.methods}
        passkey={passkey}
        onCode={(code) => login({ ...form.values, code })}
        onBack={() => setAsked(null)}
      />
    );
  }
  return (
    <Stack component="form" noValidate spacing={2.5} onFocus={prepare} onSubmit={form.submit}>
      <Typography variant="h2">Welcome back</Typography>
      <TextInput
        {...form.field('username')}
        label="Username"
        autoComplete={passkey.isInField ? 'username webauthn' : 'username'}
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
      {hasPasskeys() && (
        <Button
          variant="outlined"
          size="large"
          disabled={passkey.pending}
          onClick={() => void passkey.signIn()}
        >
          {passkey.pending ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
        </Button>
      )}
      <Button component={Link} to={paths.forgotPassword} sx={{ alignSelf: 'center' }}>
        Forgot password?
      </Button>
    </Stack>
  );
}

interface Asked {
  Form: ComponentType<SecondFactorProps>;
  methods: readonly SignInMethod[];
}
