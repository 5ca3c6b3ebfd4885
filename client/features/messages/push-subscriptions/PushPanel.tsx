import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazyPart } from '#client/components/lazy-parts.tsx';
import { Panel } from '#client/components/Panel.tsx';
import type { PushPartsFragment } from '#client/graphql/generated.ts';
import { pushMessages } from '#domain/messages/push-subscriptions';
import { ThisDevice } from './ThisDevice.tsx';
import { useThisDevice } from './useThisDevice.ts';

/** Only for users who get push messages on several devices. */
const OtherDevices = lazyPart(async () => (await import('./OtherDevices.tsx')).OtherDevices);

/** Push messages on this device and on others. */
export function PushPanel({ user }: { user: PushPartsFragment | undefined }) {
  return (
    <Panel title="Push Messages" busy={!user}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {pushMessages.explanation}
      </Typography>
      {user ? <Devices user={user} /> : <Skeleton variant="rounded" width={200} height={44} />}
    </Panel>
  );
}

function Devices({ user }: { user: PushPartsFragment }) {
  const { push, notificationPreferences, timeZone } = user;
  const here = useThisDevice(push.devices);
  const others = push.devices.filter(({ id }) => id !== here.device?.id);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <ThisDevice
        {...here}
        publicKey={push.publicKey}
        nothingChosen={notificationPreferences.kinds.every((kind) => !kind.push)}
      />
      {others.length > 0 && <OtherDevices devices={others} timeZone={timeZone} />}
    </Stack>
  );
}
