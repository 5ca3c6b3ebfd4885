import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Monitor, Smartphone } from 'lucide-react';
import { VisuallyHidden } from '#client/components/VisuallyHidden.tsx';
import type { SessionPartsFragment } from '#client/graphql/generated.ts';
import { formatDay } from '#client/lib/dates.ts';
import { relativeTime } from '#client/lib/relative-time.ts';

interface Props {
  session: SessionPartsFragment;
  timeZone: string;
  onEnd: () => void;
}

/** One signed-in browser. */
export function SessionRow({ session, timeZone, onEnd }: Props) {
  const { device, createdAt, lastSeenAt, isCurrent } = session;
  const Icon = /iPhone|iPad|Android/.test(device) ? Smartphone : Monitor;
  return (
    <Stack component="li" tabIndex={-1} direction="row" sx={row}>
      <Box aria-hidden sx={{ display: 'flex', color: 'text.secondary' }}>
        <Icon />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {device}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {!isCurrent && `Last used ${relativeTime(lastSeenAt)} ago. `}
          Signed in on {formatDay(createdAt, timeZone)}
        </Typography>
      </Box>
      {isCurrent ? (
        <Chip color="success" label="This device" />
      ) : (
        <Button color="error" onClick={onEnd}>
          Sign out
          <VisuallyHidden>
            {' '}
            {device}, last used {relativeTime(lastSeenAt)} ago
          </VisuallyHidden>
        </Button>
      )}
    </Stack>
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
