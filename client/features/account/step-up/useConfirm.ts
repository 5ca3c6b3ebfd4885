import { useEffect, useRef, useState } from 'react';
import {
  useConfirmIdentityMutation,
  type ConfirmIdentityInput,
} from '#client/graphql/generated.ts';
import { loadPasskeys, passkeyProblem } from '#client/lib/passkey-support.ts';

/** Confirms the user's identity; `problem` says why a passkey failed. */
export function useConfirm(onConfirmed: () => void) {
  const [mutate] = useConfirmIdentityMutation();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  async function confirm(input: ConfirmIdentityInput): Promise<void> {
    await mutate({ variables: { input } });
    if (!isGone.current) onConfirmed();
  }

  async function byPasskey(): Promise<void> {
    setPending(true);
    setProblem(null);
    try {
      const { provePasskey } = await loadPasskeys();
      await confirm({ passkey: await provePasskey() });
    } catch (error) {
      setProblem(await passkeyProblem(error));
    }
    setPending(false);
  }

  return { confirm, byPasskey, pending, problem };
}
