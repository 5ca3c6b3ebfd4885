import { useState } from 'react';
import {
  useMarkRecoveryCodesSavedMutation,
  useRenewRecoveryCodesMutation,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { securityMessages } from '#domain/security';
import { noteCodes } from './codes-note.ts';

/** Creates recovery codes, keeps them until their dialog closes, and records that they were saved. */
export function useRecoveryCodes() {
  const [renew, { loading: pending }] = useRenewRecoveryCodesMutation();
  const [markSaved] = useMarkRecoveryCodesSavedMutation();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);

  return {
    codes,
    open,
    pending,
    onClose: () => setOpen(false),
    renew: () =>
      told(async () => {
        const { data } = await renew();
        setCodes(data!.renewRecoveryCodes.codes);
        setOpen(true);
      }),
    onSaved: () =>
      told(async () => {
        const { data } = await markSaved();
        noteCodes(data!.markRecoveryCodesSaved.id, false);
        setOpen(false);
        showToast(securityMessages.codesSaved);
      }),
  };
}

async function told(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    tellFailure(securityMessages.failed, error);
  }
}
