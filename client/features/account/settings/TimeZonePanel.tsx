import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { Panel } from '#client/components/Panel.tsx';
import type { UserPartsFragment } from '#client/graphql/generated.ts';
import { now } from '#client/lib/dates.ts';
import { timeLabel, timeZones } from '#domain/dates';
import { useUpdateTimeZone } from './useUpdateTimeZone.ts';

/** The time zone; a choice is saved at once. */
export function TimeZonePanel({ user }: { user: UserPartsFragment | undefined }) {
  return (
    <Panel title="Time Zone" busy={!user}>
      {user ? <TimeZone timeZone={user.timeZone} /> : <Skeleton variant="rounded" height={80} />}
    </Panel>
  );
}

function TimeZone({ timeZone }: { timeZone: string }) {
  const { save, saving } = useUpdateTimeZone();
  return (
    <TextField
      select
      label="Time zone"
      value={saving ?? timeZone}
      disabled={saving !== null}
      onChange={(event) => void save(event.target.value)}
      helperText={`Used for due dates and completion dates. It is now ${timeLabel(now(), saving ?? timeZone)} there.`}
    >
      {timeZones.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
