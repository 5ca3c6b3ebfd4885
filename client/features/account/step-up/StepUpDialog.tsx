import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '#client/components/FormDialog.tsx';
import { identityProviders } from '#client/lib/identity-providers.ts';
import { hasPasskeys } from '#client/lib/passkey-support.ts';
import { stepUpTexts } from '#domain/account/security';
import type { SignInMethod } from '#domain/account/sign-in-methods';
import { ByIdentity } from './ByIdentity.tsx';
import { ProofForm } from './ProofForm.tsx';
import { useConfirm } from './useConfirm.ts';

interface Props {
  open: boolean;
  /** The ways in which the account can confirm its owner. */
  methods: readonly SignInMethod[];
  onConfirmed: () => void;
  onClose: () => void;
}

/** Asks users to confirm their identity with a passkey or a service, or with the password and their second factor. */
export function StepUpDialog({ open, methods, onConfirmed, onClose }: Props) {
  return (
    <FormDialog
      open={open}
      title={stepUpTexts.title}
      description={stepUpTexts.text}
      maxWidth="xs"
      onClose={onClose}
    >
      <Ways methods={methods} onConfirmed={onConfirmed} />
    </FormDialog>
  );
}

function Ways({ methods, onConfirmed }: Pick<Props, 'methods' | 'onConfirmed'>) {
  const hasPasskey = methods.includes('passkey') && hasPasskeys();
  const hasForm =
    methods.includes('password') &&
    (!methods.includes('passkey') || methods.includes('totp') || methods.includes('recovery-code'));
  const providers = methods.includes('identity') ? identityProviders() : [];
  const [showsForm, setShowsForm] = useState(!hasPasskey && providers.length === 0);
  const { byPasskey, pending, problem } = useConfirm(onConfirmed);
  return (
    <Stack sx={{ gap: 2 }}>
      {problem && <Alert severity="info">{problem}</Alert>}
      {hasPasskey && (
        <Button
          variant={showsForm ? 'outlined' : 'contained'}
          startIcon={<KeyRound />}
          autoFocus
          disabled={pending}
          onClick={() => void byPasskey()}
        >
          {pending ? 'Waiting for your passkey...' : stepUpTexts.passkey}
        </Button>
      )}
      {providers.length > 0 && <ByIdentity providers={providers} onConfirmed={onConfirmed} />}
      {hasForm && !showsForm && (
        <Button onClick={() => setShowsForm(true)}>
          {methods.length > 2 ? stepUpTexts.instead : stepUpTexts.password}
        </Button>
      )}
      {hasForm && showsForm && <ProofForm methods={methods} onConfirmed={onConfirmed} />}
      {!hasForm && !hasPasskey && providers.length === 0 && (
        <Alert severity="warning">
          Your passkey is on another device or in another browser. Use that one to continue.
        </Alert>
      )}
    </Stack>
  );
}
