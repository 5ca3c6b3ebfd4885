import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Panel } from '#client/components/Panel.tsx';
import { setOwnDevice, useOwnDevice } from '#client/lib/own-device.ts';
import { StorageNote } from '#client/records/outbox/StorageNote.tsx';
import { offlineMessages } from '#domain/records/offline';

/** Sets if this browser keeps data for its user; stored in the browser. */
export function DevicePanel({ userId }: { userId: string }) {
  const own = useOwnDevice(userId);
  const { title, label, text } = offlineMessages.device;
  return (
    <Panel title={title}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={own === 'yes'}
            onChange={(_event, isOwn) => setOwnDevice(userId, isOwn)}
          />
        }
      />
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
      {own === 'yes' && (
        <Box sx={{ mt: 2 }}>
          <StorageNote />
        </Box>
      )}
    </Panel>
  );
}
