import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useId } from 'react';
import type { Preferences } from './preference-values.ts';

interface Props {
  kind: Preferences['kinds'][number];
  channels: Preferences['channels'];
}

/** One kind of notification, and the ways on which it may come. */
export function KindRow({ kind, channels }: Props) {
  const id = useId();
  return (
    <Box component="fieldset" aria-describedby={`${id}-description`} sx={row}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {kind.label}
      </Typography>
      <Typography id={`${id}-description`} variant="body2" sx={{ color: 'text.secondary' }}>
        {kind.description}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 1, sm: 3 } }}>
        {channels.map((channel) => (
          <ChannelBox key={channel.channel} kind={kind.kind} channel={channel} />
        ))}
      </Box>
    </Box>
  );
}

/** A channel that does not work here is never shown as chosen; the choice itself is kept. */
function ChannelBox({ kind, channel }: { kind: string; channel: Props['channels'][number] }) {
  const [input] = useField<boolean>(`kinds.${kind}.${channel.channel}`);
  const { value, ...handlers } = input;
  const isUnavailable = Boolean(channel.unavailable);
  return (
    <FormControlLabel
      label={channel.label}
      disabled={isUnavailable}
      sx={{ mr: 0 }}
      control={
        <Checkbox
          {...handlers}
          checked={value && !isUnavailable}
          slotProps={{
            input: {
              'aria-describedby': isUnavailable ? `unavailable-${channel.channel}` : undefined,
            },
          }}
        />
      }
    />
  );
}

const row = {
  m: 0,
  p: 0,
  pb: 1.5,
  border: 0,
  borderBottom: 1,
  borderColor: 'divider',
  minWidth: 0,
} as const;
