import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel } from '#client/components/Panel.tsx';
import type { PushPartsFragment } from '#client/graphql/generated.ts';
import { pushMessages } from '#domain/push-subscriptions';
import { OtherDevices } from './OtherDevices.tsx';
import { ThisDevice } from './ThisDevice.tsx';
import { useThisDevice } from './useThisDevice.ts';

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
  return (
    <Stack sx={{ gap: 2.5 }}>
      <ThisDevice
        {...here}
        publicKey={push.publicKey}
        nothingChosen={notificationPreferences.kinds.every((kind) => !kind.push)}
      />
      <OtherDevices
        devices={push.devices.filter(({ id }) => id !== here.device?.id)}
        timeZone={timeZone}
      />
    </Stack>
  );
}
