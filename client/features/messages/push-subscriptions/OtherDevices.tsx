import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { PushDevicePartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { relativeTime } from '#client/lib/relative-time.ts';
import { useListFocus } from '#client/lib/list-focus.ts';
import { useRemovePush } from './useRemovePush.ts';

interface Props {
  devices: readonly PushDevicePartsFragment[];
  timeZone: string;
}

/** Other devices with push messages. */
export function OtherDevices({ devices, timeZone }: Props) {
  const { removeDevice, pending } = useRemovePush();
  const { heading, list, area } = useListFocus();
  return (
    <div {...area}>
      <Typography ref={heading} tabIndex={-1} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        Also on
      </Typography>
      <Stack ref={list} component="ul" sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
        {devices.map(({ id, name, createdAt }) => (
          <Stack key={id} component="li" tabIndex={-1} direction="row" sx={row}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                Since {formatDay(createdAt, timeZone)}
              </Typography>
            </Box>
            <Button color="error" disabled={pending} onClick={() => void removeDevice(id, name)}>
              Remove
              <VisuallyHidden>
                {' '}
                {name}, on for {relativeTime(createdAt)}
              </VisuallyHidden>
            </Button>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

const row = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
