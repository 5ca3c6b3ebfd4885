import Skeleton from '@mui/material/Skeleton';

/** Storage key of the note that a reminder is due. */
export const PLACE_KEY = 'recovery-codes-reminder';

/** Reserves space for a reminder that is still loading. */
export function ReminderPlace() {
  try {
    if (localStorage.getItem(PLACE_KEY) === null) return null;
  } catch {
    // Without storage there is no reminder.
    return null;
  }
  return <Skeleton variant="rounded" sx={{ height: { xs: 218, sm: 92 } }} />;
}
