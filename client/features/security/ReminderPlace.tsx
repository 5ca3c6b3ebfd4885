import Skeleton from '@mui/material/Skeleton';

/** Where this device notes that a reminder is to be shown. */
export const PLACE_KEY = 'recovery-codes-reminder';

/** Keeps the place of a reminder that is still loading, so that it moves nothing. */
export function ReminderPlace() {
  try {
    if (localStorage.getItem(PLACE_KEY) === null) return null;
  } catch {
    // Without storage there is no reminder.
    return null;
  }
  return <Skeleton variant="rounded" sx={{ height: { xs: 218, sm: 92 } }} />;
}
