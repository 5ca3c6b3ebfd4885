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

/** Width of a channel's column on wide screens. */
export const CHANNEL_WIDTH = 88;

/** One kind of notification and its channels: beside it, or below on a narrow screen. */
export function KindRow({ kind, channels }: Props) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-description`}
      sx={row}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography id={`${id}-label`} variant="subtitle2" component="p">
          {kind.label}
        </Typography>
        <Typography id={`${id}-description`} variant="body2" color="textSecondary">
          {kind.description}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0, columnGap: { xs: 2, sm: 0 } }}>
        {channels.map((channel) => (
          <ChannelBox key={channel.channel} kind={kind.kind} channel={channel} />
        ))}
      </Box>
    </Box>
  );
}

/** An unavailable channel never shows as chosen; the stored choice stays. */
function ChannelBox({ kind, channel }: { kind: string; channel: Props['channels'][number] }) {
  const [input] = useField<boolean>(`kinds.${kind}.${channel.channel}`);
  const { value, ...handlers } = input;
  const isUnavailable = Boolean(channel.unavailable);
  return (
    <FormControlLabel
      label={channel.label}
      disabled={isUnavailable}
      sx={{ mr: 0, width: { sm: CHANNEL_WIDTH }, ml: { sm: 0 }, justifyContent: { sm: 'center' } }}
      slotProps={{ typography: { variant: 'body2', sx: inColumn } }}
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

/** In columns, the group's own row shows the channel's name, and this label is for screen readers. */
const inColumn = {
  position: { sm: 'absolute' },
  width: { sm: '1px' },
  height: { sm: '1px' },
  overflow: { sm: 'hidden' },
  clipPath: { sm: 'inset(50%)' },
  whiteSpace: 'nowrap',
} as const;

const row = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  columnGap: 2,
  m: 0,
  p: 0,
  py: 1,
  border: 0,
  borderTop: 1,
  borderColor: 'divider',
  minWidth: 0,
} as const;
