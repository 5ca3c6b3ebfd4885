import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { NotificationPreferencePartsFragment } from '#client/graphql/generated.ts';

const PreferencesForm = lazyPart(
  async () => (await import('./PreferencesForm.tsx')).PreferencesForm,
  <PreferencesSkeleton />,
);

const KINDS = 4;

/** Chooses notifications, their channels and quiet hours. */
export function PreferencesPanel({
  user,
}: {
  user: NotificationPreferencePartsFragment | undefined;
}) {
  return (
    <Panel title="Notifications" busy={!user}>
      {user ? (
        <PreferencesForm preferences={user.notificationPreferences} />
      ) : (
        <PreferencesSkeleton />
      )}
    </Panel>
  );
}

function PreferencesSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      {Array.from({ length: KINDS }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={96} />
      ))}
      <Skeleton variant="rounded" width={160} height={44} />
    </Stack>
  );
}
