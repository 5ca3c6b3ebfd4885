import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SecurityEventsQuery } from '#client/graphql/generated.ts';
import { dayTimeLabel } from '#domain/dates';

type Event = NonNullable<SecurityEventsQuery['me']>['securityEvents']['edges'][number]['node'];

/** One event: what happened, when, on which device and network. */
export function SecurityEventRow({ event, timeZone }: { event: Event; timeZone: string }) {
  const { label, at, device, network, isHere } = event;
  return (
    <Stack component="li" tabIndex={-1} direction="row" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {device}
          {network && `, network ${network}`}
        </Typography>
      </Box>
      {isHere && <Chip size="small" label="This device" />}
      <Typography variant="body2" color="textSecondary" component="time" dateTime={at}>
        {dayTimeLabel(new Date(at), timeZone)}
      </Typography>
    </Stack>
  );
}

const row = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
