import { Suspense, lazy, useState } from 'react';
import type { ActivityPartsFragment } from '#client/graphql/generated.ts';

const ActivityDialog = lazy(() =>
  import('#client/features/activities/ActivityDialog.tsx').then((file) => ({
    default: file.ActivityDialog,
  })),
);
const ReflectiveLogDialog = lazy(() =>
  import('#client/features/reflective-logs/ReflectiveLogDialog.tsx').then((file) => ({
    default: file.ReflectiveLogDialog,
  })),
);

type Dialog = 'activity' | 'reflection';

/** The dialogs of the dashboard. Their code is fetched when one is first opened. */
export function useDashboardDialogs() {
  const [open, setOpen] = useState<Dialog | null>(null);
  const [opened, setOpened] = useState<readonly Dialog[]>([]);
  const [activityId, setActivityId] = useState<string | undefined>();
  const [activity, setActivity] = useState<ActivityPartsFragment | undefined>();
  const show = (dialog: Dialog) => {
    setOpened((before) => [...before, dialog]);
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  return {
    editActivity(wanted: ActivityPartsFragment) {
      setActivity(wanted);
      show('activity');
    },
    logActivity() {
      setActivity(undefined);
      show('activity');
    },
    reflect(about?: string) {
      setActivityId(about);
      show('reflection');
    },
    dialogs: (
      <Suspense>
        {opened.includes('activity') && (
          <ActivityDialog open={open === 'activity'} activity={activity} onClose={close} />
        )}
        {opened.includes('reflection') && (
          <ReflectiveLogDialog
            open={open === 'reflection'}
            variant="dashboard"
            activityId={activityId}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
