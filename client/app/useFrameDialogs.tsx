import { Suspense, lazy, useState, type ReactNode } from 'react';

const loadActivityDialog = () => import('#client/features/activities/ActivityDialog.tsx');
const loadReportDialog = () => import('#client/features/portfolio/ReportDialog.tsx');

const ActivityDialog = lazy(async () => ({ default: (await loadActivityDialog()).ActivityDialog }));
const ReportDialog = lazy(async () => ({ default: (await loadReportDialog()).ReportDialog }));

/** What a button needs to open a dialog; pointing at it already loads the dialog's code. */
interface Opener {
  onClick: () => void;
  onPointerEnter: () => void;
}

export interface FrameActions {
  exportReport: Opener;
  logActivity: Opener;
}

/** The dialogs that open from everywhere, and the props of the buttons that open them. */
export function useFrameDialogs(): { actions: FrameActions; dialogs: ReactNode } {
  const activity = useDialog(loadActivityDialog);
  const report = useDialog(loadReportDialog);
  const dialogs = (
    <Suspense fallback={null}>
      {activity.wasOpened && <ActivityDialog open={activity.open} onClose={activity.close} />}
      {report.wasOpened && <ReportDialog open={report.open} onClose={report.close} />}
    </Suspense>
  );
  return { actions: { logActivity: activity.opener, exportReport: report.opener }, dialogs };
}

function useDialog(load: () => Promise<unknown>) {
  const [state, setState] = useState({ open: false, wasOpened: false });
  const opener: Opener = {
    onClick: () => setState({ open: true, wasOpened: true }),
    // A failure shows when the dialog is opened.
    onPointerEnter: () => void load().catch(() => {}),
  };
  return { ...state, opener, close: () => setState({ open: false, wasOpened: true }) };
}
