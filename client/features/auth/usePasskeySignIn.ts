import { useEffect, useState } from 'react';
import { whenIdle } from '#client/lib/idle.ts';
import {
  loadPasskeys,
  offersPasskeysInFields,
  passkeyProblem,
} from '#client/lib/passkey-support.ts';
import { showToast } from '#client/lib/toast.ts';
import { CHALLENGE_MINUTES } from '#domain/passkeys';
import { userMessages } from '#domain/users';
import { useLoginWithPasskey } from './useSignIn.ts';

/** The server's question expires; before that, the browser is given another. */
const RENEW_MS = (CHALLENGE_MINUTES - 3) * 60_000;

/**
 * Signs in with a passkey: at a press, and from the list under the username field, where the browser can show them
 * there. `isInField` is true once the list has them; that begins when the screen is there and nothing else is to be done.
 */
export function usePasskeySignIn() {
  const login = useLoginWithPasskey();
  const [pending, setPending] = useState(false);
  const [isInField, setInField] = useState(false);

  useEffect(() => {
    // A press ends what waits in the field; after it, that begins again.
    if (pending) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};

    async function offer(): Promise<void> {
      const { provePasskey, stopPasskeys } = await loadPasskeys();
      if (isOver) return;
      stop = stopPasskeys;
      timer = setTimeout(renew, RENEW_MS);
      // Rejects without a word where nothing was chosen.
      const chosen = await provePasskey(true);
      await login(chosen).catch(tell);
      if (!isOver) await offer();
    }
    /** A page that is out of sight asks the server nothing. */
    function renew(): void {
      if (document.hidden) document.addEventListener('visibilitychange', renew, { once: true });
      else offer().catch(() => {});
    }
    async function begin(): Promise<void> {
      await whenIdle();
      if (isOver || !(await offersPasskeysInFields())) return;
      setInField(true);
      await offer();
    }
    // Without it there are the button and the password.
    begin().catch(() => {});
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
      stop();
    };
  }, [login, pending]);

  async function signIn(): Promise<void> {
    setPending(true);
    try {
      const { provePasskey } = await loadPasskeys();
      await login(await provePasskey());
    } catch (error) {
      await tell(error);
    }
    setPending(false);
  }

  return { signIn, pending, isInField };
}

async function tell(error: unknown): Promise<void> {
  const description = await passkeyProblem(error);
  showToast({ title: userMessages.loginFailed, description, variant: 'destructive' });
}
