import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { BellRing } from 'lucide-react';
import type { RefObject } from 'react';
import type { PushDevicePartsFragment } from '#client/graphql/generated.ts';
import { useReturnFocus } from '#client/lib/return-focus.ts';
import { pushMessages } from '#domain/messages/push-subscriptions';
import { useRemovePush } from './useRemovePush.ts';
import { useTestPush } from './useTestPush.ts';
import type { PushState } from './useThisDevice.ts';
import { useTurnOnPush } from './useTurnOnPush.ts';

interface Props {
  state: PushState;
  device: PushDevicePartsFragment | undefined;
  /** Reads the browser's state again. */
  look: () => Promise<void>;
  publicKey: string;
  /** True if no kind of notification uses push. */
  nothingChosen: boolean;
}

/** Push in this browser and the actions it allows. */
export function ThisDevice({ state, ...props }: Props) {
  if (state === 'checking') return <Skeleton variant="rounded" width={200} height={44} />;
  if (state === 'unsupported') return <Note severity="info" text={pushMessages.unsupported} />;
  if (state === 'denied') return <Note severity="warning" text={pushMessages.denied} />;
  return <Switch {...props} />;
}

/** A button that appears in place of another takes over its focus. */
function Switch({ device, look, publicKey, nothingChosen }: Omit<Props, 'state'>) {
  const whenOff = useReturnFocus(device !== undefined);
  const whenOn = useReturnFocus(device === undefined);
  if (!device) return <TurnOn ref={whenOff} publicKey={publicKey} look={look} />;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <TurnedOn ref={whenOn} id={device.id} look={look} />
      {nothingChosen && <Note severity="info" text={pushMessages.nothingChosen} />}
    </Stack>
  );
}

type ButtonRef = RefObject<HTMLButtonElement | null>;

function TurnOn({ publicKey, look, ref }: Pick<Props, 'publicKey' | 'look'> & { ref: ButtonRef }) {
  const { turnOn, pending } = useTurnOnPush(publicKey);
  return (
    <div>
      <Button
        ref={ref}
        variant="outlined"
        startIcon={<BellRing />}
        disabled={pending}
        onClick={() => void turnOn().then(look)}
      >
        {pending ? 'Turning on...' : 'Turn on for this device'}
      </Button>
    </div>
  );
}

function TurnedOn({ id, look, ref }: { id: string; look: Props['look']; ref: ButtonRef }) {
  const { turnOff, pending } = useRemovePush();
  const test = useTestPush();
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip color="success" label="On for this device" />
      <Button
        ref={ref}
        variant="outlined"
        disabled={test.pending || pending}
        onClick={() => void test.sendTest(id)}
      >
        {test.pending ? 'Sending...' : 'Send a test message'}
      </Button>
      <Button disabled={pending} onClick={() => void turnOff(id).then(look)}>
        Turn off
      </Button>
    </Stack>
  );
}

const Note = ({ severity, text }: { severity: 'info' | 'warning'; text: string }) => (
  <Alert severity={severity} role="note">
    {text}
  </Alert>
);
