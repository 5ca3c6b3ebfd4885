import { useEffect } from 'react';
import { loadPasskeys, offersPasskeysInFields } from '#client/lib/passkey-support.ts';
import { CHALLENGE_MINUTES } from '#domain/passkeys';
import { tellPasskeyProblem } from './usePasskeySignIn.ts';
import { useLoginWithPasskey } from './useSignIn.ts';

/** The server's question expires; before that, the browser is given another. */
const RENEW_MS = (CHALLENGE_MINUTES - 3) * 60_000;

/**
 * Signs in with a passkey that is chosen in the list under the username field, where the browser shows them there.
 * `onOffered` is called before that begins, since the field has to say that it takes passkeys.
 */
export function usePasskeyInField(isPaused: boolean, onOffered: (isOffered: true) => void): void {
  const login = useLoginWithPasskey();
  useEffect(() => {
    if (isPaused) return;
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
      await login(chosen).catch(tellPasskeyProblem);
      if (!isOver) await offer();
    }
    /** A page that is out of sight asks the server nothing. */
    function renew(): void {
      if (document.hidden) document.addEventListener('visibilitychange', renew, { once: true });
      else offer().catch(() => {});
    }
    async function begin(): Promise<void> {
      if (isOver || !(await offersPasskeysInFields())) return;
      onOffered(true);
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
  }, [login, isPaused, onOffered]);
}
