import { useState } from 'react';
import { loadPasskeys, passkeyProblem } from '#client/lib/passkey-support.ts';
import { showToast } from '#client/lib/toast.ts';
import { userMessages } from '#domain/account/users';
import { useLoginWithPasskey } from './useSignIn.ts';

/** Signs in with a passkey when the button is pressed; shows a failure. */
export function usePasskeySignIn() {
  const login = useLoginWithPasskey();
  const [pending, setPending] = useState(false);

  async function signIn(): Promise<void> {
    setPending(true);
    try {
      const { provePasskey } = await loadPasskeys();
      await login(await provePasskey());
    } catch (error) {
      await tellPasskeyProblem(error);
    }
    setPending(false);
  }
  return { signIn, pending };
}

export async function tellPasskeyProblem(error: unknown): Promise<void> {
  const description = await passkeyProblem(error);
  showToast({ title: userMessages.loginFailed, description, variant: 'destructive' });
}
