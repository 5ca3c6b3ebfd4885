import { useState } from 'react';
import {
  useBeginTotpMutation,
  useRemoveTotpMutation,
  type BeginTotpMutation,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { securityMessages } from '#domain/account/security';

export type TotpSetup = BeginTotpMutation['beginTotp'];

/** Sets up an authenticator app (the dialog opens with the secret) and removes it. */
export function useTotp() {
  const [begin, { loading: pending }] = useBeginTotpMutation({ fetchPolicy: 'no-cache' });
  const [remove] = useRemoveTotpMutation();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [isOpen, setOpen] = useState(false);

  return {
    pending,
    setup,
    isOpen,
    close: () => setOpen(false),
    begin: () =>
      told(async () => {
        const { data } = await begin();
        setSetup(data!.beginTotp);
        setOpen(true);
      }),
    remove: () =>
      told(async () => {
        await remove();
        showToast(securityMessages.totpRemoved);
      }),
  };
}

async function told(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    tellFailure(securityMessages.failed, error);
  }
}
