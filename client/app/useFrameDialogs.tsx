import { useState, type ReactNode } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';

const loadActivityDialog = async () =>
  (await import('#client/features/records/activities/ActivityDialog.tsx')).ActivityDialog;
const loadReportDialog = async () =>
  (await import('#client/features/proof/portfolio/ReportDialog.tsx')).ReportDialog;

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
  /** Logs an activity in one line of words. */
  quickLog: Opener;
}

/** The dialogs available on every page, and the props of their buttons. */
export function useFrameDialogs(): { actions: FrameActions; dialogs: ReactNode } {
  const [open, setOpen] = useState<'report' | 'activity' | null>(null);
  const [quick, setQuick] = useState(false);
  const log = (quick: boolean) =>
    opener(loadActivityDialog, () => {
      setQuick(quick);
      setOpen('activity');
    });
  const onClose = () => setOpen(null);
  return {
    actions: {
      logActivity: log(false),
      quickLog: log(true),
      exportReport: opener(loadReportDialog, () => setOpen('report')),
    },
    dialogs: (
      <>
        <ActivityDialog open={open === 'activity'} {...{ onClose, quick }} />
        <ReportDialog open={open === 'report'} onClose={onClose} />
      </>
    ),
  };
}

const opener = (load: () => Promise<unknown>, onClick: () => void): Opener => ({
  onClick,
  // A failure shows when the dialog opens.
  onPointerEnter: () => void load().catch(() => {}),
});
