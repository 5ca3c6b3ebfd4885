import { useEffect, useRef, useState } from 'react';
import {
  useMarkRecoveryCodesSavedMutation,
  useRenewRecoveryCodesMutation,
} from '#client/graphql/generated.ts';
import { tellFailure } from '#client/lib/tell-failure.ts';
import { holdNews, showToast } from '#client/lib/toast.ts';
import { securityMessages } from '#domain/account/security';
import { noteCodes } from './codes-note.ts';

/** Creates recovery codes, keeps them until their dialog closes, and records that they were saved. */
export function useRecoveryCodes() {
  const [renew, { loading: pending }] = useRenewRecoveryCodesMutation();
  const [markSaved] = useMarkRecoveryCodesSavedMutation();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(false);
  // A toast about the new codes would cover them on a phone, and the dialog itself shows that they were made.
  const letNewsIn = useRef(() => {});
  useEffect(() => () => letNewsIn.current(), []);
  const close = () => {
    setOpen(false);
    letNewsIn.current();
  };

  return {
    codes,
    open,
    pending,
    onClose: close,
    renew: () =>
      told(async () => {
        letNewsIn.current = holdNews();
        try {
          const { data } = await renew();
          setCodes(data!.renewRecoveryCodes.codes);
          setOpen(true);
        } catch (error) {
          letNewsIn.current();
          throw error;
        }
      }),
    onSaved: () =>
      told(async () => {
        const { data } = await markSaved();
        noteCodes(data!.markRecoveryCodesSaved.id, false);
        showToast(securityMessages.codesSaved);
        close();
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
