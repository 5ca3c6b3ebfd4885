import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Channels, NotificationChannel } from '#domain/messages/notification-preferences';
import { channelShare } from '#domain/messages/preference-groups';
import { CHANNEL_WIDTH } from './KindRow.tsx';
import type { Preferences } from './preference-values.ts';

interface Props {
  channel: Preferences['channels'][number];
  kinds: readonly Channels[];
  onSwitch: () => void;
}

/** A channel of a whole group; if only some of its kinds use the channel, it shows how many. */
export function GroupChannel({ channel: { channel, label, unavailable }, kinds, onSwitch }: Props) {
  const id = useId();
  const { share, count, of } = channelShare(kinds, channel as NotificationChannel);
  const isUnavailable = Boolean(unavailable);
  const isSome = share === 'some' && !isUnavailable;
  const describedBy = isUnavailable ? `unavailable-${channel}` : isSome ? id : undefined;
  return (
    <Box sx={{ width: { sm: CHANNEL_WIDTH }, textAlign: { sm: 'center' } }}>
      <FormControlLabel
        label={label}
        disabled={isUnavailable}
        sx={inColumn}
        slotProps={{ typography: { variant: 'body2' } }}
        control={
          <Checkbox
            checked={share === 'on' && !isUnavailable}
            indeterminate={isSome}
            onChange={onSwitch}
            slotProps={{ input: { 'aria-describedby': describedBy } }}
          />
        }
      />
      {isSome && (
        <Typography id={id} variant="body2" color="textSecondary" sx={{ pl: { xs: 0.5, sm: 0 } }}>
          {count} of {of}
        </Typography>
      )}
    </Box>
  );
}

/** In columns its label is above, as the head of the kinds below. */
const inColumn = {
  mr: 0,
  ml: { sm: 0 },
  flexDirection: { sm: 'column-reverse' },
} as const;
