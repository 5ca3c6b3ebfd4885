import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { appCodeInput, recoveryCodeInput } from '#client/components/form/code-inputs.ts';
import { SendButton } from '#client/components/form/SendButton.tsx';
import { TextInput } from '#client/components/form/TextInput.tsx';
import { hasPasskeys } from '#client/lib/passkey-support.ts';
import type { SignInMethod } from '#domain/account/sign-in-methods';
import { useAuthForm } from './useAuthForm.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

export interface SecondFactorProps {
  /** The second factors of the account. */
  methods: readonly SignInMethod[];
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

type Way = 'totp' | 'recovery-code' | 'passkey';

/** Asks for the account's second factor. */
export function SecondFactorForm({ methods, onCode, onBack }: SecondFactorProps) {
  const passkey = usePasskeySignIn();
  const canUsePasskey = methods.includes('passkey') && hasPasskeys();
  const first = methods.includes('totp') ? 'totp' : canUsePasskey ? 'passkey' : 'recovery-code';
  const [way, setWay] = useState<Way>(first);
  const hasCodes = methods.includes('recovery-code');
  return (
    <Stack spacing={2.5}>
      <Typography variant="h2">One more step</Typography>
      {way === 'passkey' ? (
        <Typography>Your password is correct. Now confirm with your passkey.</Typography>
      ) : (
        <CodeForm key={way} way={way} onCode={onCode} />
      )}
      {canUsePasskey && (
        <Button
          variant={way === 'passkey' ? 'contained' : 'outlined'}
          size="large"
          autoFocus={way === 'passkey'}
          disabled={passkey.pending}
          onClick={() => void passkey.signIn()}
        >
          {passkey.pending ? 'Waiting for your passkey...' : 'Use a passkey'}
        </Button>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Button onClick={onBack}>Back</Button>
        {way === 'recovery-code' && first !== 'recovery-code' && (
          <Button onClick={() => setWay(first)}>
            {first === 'totp' ? 'Use your authenticator app' : 'Use your passkey'}
          </Button>
        )}
        {way !== 'recovery-code' && hasCodes && (
          <Button onClick={() => setWay('recovery-code')}>Use a recovery code instead</Button>
        )}
      </Stack>
    </Stack>
  );
}

function CodeForm({ way, onCode }: { way: Way; onCode: SecondFactorProps['onCode'] }) {
  const form = useAuthForm({
    initial: { code: '' },
    check: async ({ code }) => (code.trim() === '' ? { code: 'Enter the code' } : noProblem),
    send: ({ code }) => onCode(code.trim()),
  });
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.submit}>
      <TextInput
        {...(way === 'totp' ? appCodeInput : recoveryCodeInput)}
        {...form.field('code')}
        autoFocus
      />
      <SendButton {...form.button} size="large" pendingLabel="Signing in...">
        Sign in
      </SendButton>
    </Stack>
  );
}

const noProblem: Record<string, string> = {};
