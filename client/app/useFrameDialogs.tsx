import { useState, type ReactNode } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';

const loadActivityDialog = async () =>
  (await import('#client/features/activities/ActivityDialog.tsx')).ActivityDialog;
const loadReportDialog = async () =>
  (await import('#client/features/portfolio/ReportDialog.tsx')).ReportDialog;

const ActivityDialog = lazyDialog(loadActivityDialog);
const ReportDialog = lazyDialog(loadReportDialog);

/** Props of a button that opens a dialog; hovering preloads the dialog's code. */
interface Opener {
  onClick: () => void;
  onPointerEnter: () => void;
}

export interface FrameActions {
  exportReport: Opener;
  logActivity: Opener;
}

/** The dialogs available on every page, and the props of their buttons. */
export function useFrameDialogs(): { actions: FrameActions; dialogs: ReactNode } {
  const activity = useDialog(loadActivityDialog);
  const report = useDialog(loadReportDialog);
  const dialogs = (
    <>
      <ActivityDialog open={activity.open} onClose={activity.close} />
      <ReportDialog open={report.open} onClose={report.close} />
    </>
  );
  return { actions: { logActivity: activity.opener, exportReport: report.opener }, dialogs };
}

function useDialog(load: () => Promise<unknown>) {
  const [open, setOpen] = useState(false);
  const opener: Opener = {
    onClick: () => setOpen(true),
    // A failure shows when the dialog opens.
    onPointerEnter: () => void load().catch(() => {}),
  };
  return { open, opener, close: () => setOpen(false) };
}
