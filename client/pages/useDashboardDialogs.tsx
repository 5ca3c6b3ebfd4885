import { useState } from 'react';
import { lazyDialog } from '#client/components/lazy-parts.tsx';
import { ReflectiveLogDialog } from '#client/features/records/reflective-logs/dialogs.ts';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';

const ActivityDialog = lazyDialog(
  async () =>
    (await import('#client/features/records/activities/ActivityDialog.tsx')).ActivityDialog,
);

/** A dialog and its subject, which stays while the dialog fades out. */
type Recording = { open: boolean; activity?: ActivityPartsFragment };
/** A number for each time it opens, which starts with a new form. */
type Reflecting = { open: boolean; times: number; activityId?: string | undefined };

/** The dialogs of the dashboard. */
export function useDashboardDialogs() {
  const [recording, setRecording] = useState<Recording>({ open: false });
  const [reflecting, setReflecting] = useState<Reflecting>({ open: false, times: 0 });
  return {
    editActivity: (activity: ActivityPartsFragment) => setRecording({ open: true, activity }),
    reflect: (activityId?: string) =>
      setReflecting(({ times }) => ({ open: true, times: times + 1, activityId })),
    dialogs: (
      <>
        <ActivityDialog
          {...recording}
          onClose={() => setRecording({ ...recording, open: false })}
        />
        <ReflectiveLogDialog
          key={reflecting.times}
          open={reflecting.open}
          activityId={reflecting.activityId}
          variant="dashboard"
          onClose={() => setReflecting({ ...reflecting, open: false })}
        />
      </>
    ),
  };
}
