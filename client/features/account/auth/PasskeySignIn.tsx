import Button from '@mui/material/Button';
import { usePasskeyInField } from './usePasskeyInField.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

export interface PasskeySignInProps {
  /** Called once the field of the username offers passkeys. */
  onOffered: (isOffered: true) => void;
}

/** Signs in without a password: with this button, or from the list under the username field. */
export function PasskeySignIn({ onOffered }: PasskeySignInProps) {
  const { signIn, pending } = usePasskeySignIn();
  usePasskeyInField(pending, onOffered);
  return (
    <Button
      fullWidth
      variant="outlined"
      size="large"
      disabled={pending}
      onClick={() => void signIn()}
    >
      {pending ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
    </Button>
  );
}
