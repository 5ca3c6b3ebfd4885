import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CHANNEL_WIDTH, KindRow } from './KindRow.tsx';
import type { Preferences } from './preference-values.ts';

interface Props {
  name: string;
  kinds: Preferences['kinds'];
  channels: Preferences['channels'];
}

/** Kinds of notification under one heading, with channels as columns on wide screens. */
export function KindGroup({ name, kinds, channels }: Props) {
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', pb: 1 }}>
        <Typography variant="h3" sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        <Box aria-hidden sx={{ display: { xs: 'none', sm: 'flex' } }}>
          {channels.map(({ channel, label }) => (
            <Typography
              key={channel}
              variant="body2"
              color="textSecondary"
              sx={{ width: CHANNEL_WIDTH, textAlign: 'center' }}
            >
              {label}
            </Typography>
          ))}
        </Box>
      </Box>
      {kinds.map((kind) => (
        <KindRow key={kind.kind} kind={kind} channels={channels} />
      ))}
    </Box>
  );
}
