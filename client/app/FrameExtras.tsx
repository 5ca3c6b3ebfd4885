import { useEffect, useState } from 'react';
// Also without a dialog: a reload may have left the entry of one in the history.
import '#client/lib/history-steps.ts';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { LiveNotifications } from '#client/features/messages/notifications/LiveNotifications.tsx';
import { StepUp } from '#client/features/account/step-up/StepUp.tsx';
import { onLogThis, type ToLog } from '#client/lib/log-this.ts';
import { loadAhead } from '#client/prefetch/load-ahead.ts';
import { Incoming } from './Incoming.tsx';

export { DueDot } from '#client/features/records/activities/presets/DueDot.tsx';
export { SearchButton } from './palette/SearchButton.tsx';
export { OwnDeviceQuestion } from './offline/OwnDeviceQuestion.tsx';
export { RoomBar } from './RoomBar.tsx';

const ActivityDialog = lazyDialog(
  async () =>
    (await import('#client/features/records/activities/ActivityDialog.tsx')).ActivityDialog,
);

/** The quick log and what it starts with, which stays while it fades out. */
type Logging = { open: boolean; toLog?: ToLog };

/** Milliseconds before a page loads what may come next: what it shows itself comes first. */
const UNTIL_SHOWN = 3_000;

/** Extras of every page that no page waits for. */
export function FrameExtras() {
  const [logging, setLogging] = useState<Logging>({ open: false });
  useEffect(() => {
    const timer = setTimeout(() => void loadAhead('likely'), UNTIL_SHOWN);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => onLogThis((toLog) => setLogging({ open: true, ...(toLog && { toLog }) })), []);
  return (
    <>
      <LiveNotifications />
      <StepUp />
      <Incoming />
      <ActivityDialog
        {...logging}
        quick
        onClose={() => setLogging(({ toLog }) => ({ open: false, ...(toLog && { toLog }) }))}
      />
    </>
  );
}
