import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { NotificationPreferencePartsFragment } from '#client/graphql/generated.ts';

const PreferencesForm = lazyPart(
  async () => (await import('./PreferencesForm.tsx')).PreferencesForm,
  <PreferencesSkeleton />,
);

const GROUPS = 3;

interface Props {
  user: NotificationPreferencePartsFragment | undefined;
  /** Called once the form is there. */
  onShown: () => void;
}

/** Chooses notifications, their channels and quiet hours. */
export function PreferencesPanel({ user, onShown }: Props) {
  return (
    <Panel title="Notifications" busy={!user}>
      {user ? (
        <PreferencesForm preferences={user.notificationPreferences} onShown={onShown} />
      ) : (
        <PreferencesSkeleton />
      )}
    </Panel>
  );
}

function PreferencesSkeleton() {
  return (
    <Stack sx={{ gap: 2 }} aria-hidden>
      {Array.from({ length: GROUPS }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={160} />
      ))}
      <Skeleton variant="rounded" height={240} />
      <Skeleton variant="rounded" width={160} height={44} />
    </Stack>
  );
}
