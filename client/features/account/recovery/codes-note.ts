import { now } from '#client/lib/dates.ts';
import { PLACE_KEY } from './ReminderPlace.tsx';

const KEY = 'recovery-codes';
const DAY_MS = 86_400_000;

/** Days for which a dismissed reminder stays hidden. */
const PAUSE_DAYS = 21;

/** Days between two checks with the server that codes are saved. */
const CHECK_DAYS = 7;

/** This device's note about the user's recovery codes. */
interface Note {
  userId: string;
  /** True while no codes are saved. */
  isDue: boolean;
  checkedAt: number;
  pausedUntil: number;
}

/** True if this device should show the reminder. */
export function isReminderDue(userId: string): boolean {
  const note = read(userId);
  return note !== null && note.isDue && note.pausedUntil <= now().getTime();
}

/** True if it is time to ask the server again. */
export function isCheckDue(userId: string): boolean {
  const age = now().getTime() - (read(userId)?.checkedAt ?? 0);
  return isReminderDue(userId) || age > CHECK_DAYS * DAY_MS;
}

/** Notes if codes still have to be saved. */
export function noteCodes(userId: string, isDue: boolean): void {
  const pausedUntil = read(userId)?.pausedUntil ?? 0;
  write({ userId, isDue, checkedAt: now().getTime(), pausedUntil });
}

/** Hides the reminder on this device for some weeks. */
export function pauseReminder(userId: string): void {
  const at = now().getTime();
  write({ userId, isDue: true, checkedAt: at, pausedUntil: at + PAUSE_DAYS * DAY_MS });
}

function read(userId: string): Note | null {
  try {
    const note = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Note | null;
    return note?.userId === userId ? note : null;
  } catch {
    return null;
  }
}

function write(note: Note): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(note));
    if (isReminderDue(note.userId)) localStorage.setItem(PLACE_KEY, 'yes');
    else localStorage.removeItem(PLACE_KEY);
  } catch {
    // Without storage there is no reminder.
  }
}
