import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SendButton } from '#client/components/form/SendButton.tsx';
import { deferredComponent } from '#client/components/deferred-component.tsx';
import { TextInput } from '#client/components/form/TextInput.tsx';
import { useHiddenText } from '#client/components/form/useHiddenText.tsx';
import { registerTexts } from '#domain/account/forgotten-password';
import { defaultOrganization, sendsEmail } from './installation.ts';
import { useAuthForm } from './useAuthForm.ts';
import { checkBy, usePrepareSignIn, useRegister } from './useSignIn.ts';

/** Loaded with the first letter; it only advises. */
const PasswordStrength = deferredComponent(
  async () => (await import('#client/components/form/PasswordStrength.tsx')).PasswordStrength,
);

const newAccount = () => ({
  fullName: '',
  username: '',
  password: '',
  organization: defaultOrganization(),
  email: '',
});

/** Creates an account. */
export function RegisterForm() {
  const prepare = usePrepareSignIn();
  const form = useAuthForm({
    initial: newAccount(),
    check: checkBy('register'),
    send: useRegister(),
  });
  const hidden = useHiddenText('Password');
  return (
    <Stack component="form" noValidate spacing={2.5} onFocus={prepare} onSubmit={form.submit}>
      <Typography variant="h2">Create an account</Typography>
      <TextInput {...form.field('fullName')} label="Full Name" autoComplete="name" />
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
        autoComplete="new-password"
      />
      {form.values.password && (
        // As high as the advice: a late arrival must not move the button away from a finger.
        <Box sx={{ minHeight: { xs: 70, sm: 47 } }}>
          <PasswordStrength password={form.values.password} />
        </Box>
      )}
      <TextInput {...form.field('organization')} label="Organization" autoComplete="organization" />
      <TextInput
        {...form.field('email')}
        label="E-mail address (optional)"
        type="email"
        autoComplete="email"
        helperText={sendsEmail() ? registerTexts.recovery : registerTexts.recoveryWithoutEmail}
      />
      <SendButton {...form.button} size="large" pendingLabel="Creating account...">
        Create account
      </SendButton>
    </Stack>
  );
}
