import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import { SendButton } from '#client/components/form/SendButton.tsx';
import { deferredComponent } from '#client/components/deferred-component.tsx';
import { TextInput } from '#client/components/form/TextInput.tsx';
import { useHiddenText } from '#client/components/form/useHiddenText.tsx';
import { codeOf, methodsOf } from '#client/lib/form-errors.ts';
import type { SignInMethod } from '#domain/account/sign-in-methods';
import type { SecondFactorProps } from './SecondFactorForm.tsx';
import { useAuthForm } from './useAuthForm.ts';
import { checkBy, useLogin, usePrepareSignIn } from './useSignIn.ts';

/** Loaded later in its reserved space; the password form works without it. */
const OtherWays = deferredComponent(async () => (await import('./OtherWays.tsx')).OtherWays);

const initial = { username: '', password: '' };

/** Signs in with a password (and a code if the account needs one), with a passkey or by a service. */
export function LoginForm() {
  const prepare = usePrepareSignIn();
  const login = useLogin();
  const [takesPasskeys, setTakesPasskeys] = useState(false);
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
        autoComplete={takesPasskeys ? 'username webauthn' : 'username'}
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
      <Button component={Link} to={paths.forgotPassword} sx={{ alignSelf: 'center' }}>
        Forgot password?
      </Button>
      <Box sx={{ minHeight: (theme) => theme.layout.touch }}>
        <OtherWays onOffered={setTakesPasskeys} />
      </Box>
    </Stack>
  );
}

interface Asked {
  Form: ComponentType<SecondFactorProps>;
  methods: readonly SignInMethod[];
}
