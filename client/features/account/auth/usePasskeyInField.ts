import { useEffect } from 'react';
import { loadPasskeys, offersPasskeysInFields } from '#client/lib/passkey-support.ts';
import { CHALLENGE_MINUTES } from '#domain/account/passkeys';
import { tellPasskeyProblem } from './usePasskeySignIn.ts';
import { useLoginWithPasskey } from './useSignIn.ts';

/** The server's challenge expires; the browser gets a new one before that. */
const RENEW_MS = (CHALLENGE_MINUTES - 3) * 60_000;

/**
 * Signs in with a passkey chosen from the list under the username field, in browsers that show one (conditional UI).
 * `onOffered` runs first, since the field must declare that it accepts passkeys.
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
      // Rejects silently if the user chose nothing.
      const chosen = await provePasskey({ isWanted: () => !isOver });
      await login(chosen).catch(tellPasskeyProblem);
      if (!isOver) await offer();
    }
    /** A hidden page sends no requests. */
    function renew(): void {
      if (document.hidden) document.addEventListener('visibilitychange', renew, { once: true });
      else offer().catch(() => {});
    }
    async function begin(): Promise<void> {
      if (isOver || !(await offersPasskeysInFields())) return;
      onOffered(true);
      await offer();
    }
    // Otherwise the button and the password remain.
    begin().catch(() => {});
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', renew);
      stop();
    };
  }, [login, isPaused, onOffered]);
}
