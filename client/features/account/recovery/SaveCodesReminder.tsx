import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '#client/lib/current-user.ts';
import { whenIdle } from '#client/lib/idle.ts';
import { checkCodes } from './check-codes.ts';
import { isReminderDue, pauseReminder } from './codes-note.ts';
import { SaveCodesCard } from './SaveCodesCard.tsx';

interface Props {
  /** Username of the demo account, which has no recovery codes. */
  demo: string | undefined;
}

/**
 * Reminds the user to save recovery codes. Shows if this device noted so at an earlier visit, so that it
 * moves nothing on the page; the note is checked afterwards.
 */
export function SaveCodesReminder({ demo }: Props) {
  const { user } = useCurrentUser();
  return user && user.username !== demo ? <Reminder userId={user.id} /> : null;
}

function Reminder({ userId }: { userId: string }) {
  const client = useApolloClient();
  const [isShown, setShown] = useState(() => isReminderDue(userId));
  useEffect(() => {
    let isGone = false;
    async function check(): Promise<void> {
      await whenIdle();
      if (isGone) return;
      const stays = await checkCodes(client, userId);
      if (!isGone && !stays) setShown(false);
    }
    // Checked again at the next visit.
    check().catch(() => {});
    return () => void (isGone = true);
  }, [client, userId]);

  function dismiss(): void {
    pauseReminder(userId);
    setShown(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  }
  return isShown ? <SaveCodesCard onDismiss={dismiss} /> : null;
}
