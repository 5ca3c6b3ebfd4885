import { addDays, addYears, civilDate, startOfDay } from '#domain/dates';
import {
  comingWindow,
  readingNotes,
  rosterLimits,
  rosterMessages as messages,
  workedShifts,
  type Found,
  type RosterFile,
  type RosterWindow,
} from '#domain/roster';
import { LocalFailure } from '../form-errors.ts';

/** Where and when the user reads the roster. */
export interface Place {
  now: Date;
  timeZone: string;
}

/** Says why a roster cannot be read, in words for the user. */
export class UnreadableRoster extends LocalFailure {}

/** Reads the shifts worked so far, on this device. Nothing of it but their times and titles is kept, and only until the dialog closes. */
export async function readRoster(file: File, { now, timeZone }: Place): Promise<RosterFile> {
  const oldest = addDays(addYears(civilDate(now, timeZone), -rosterLimits.years), -1);
  const window = { timeZone, from: startOfDay(oldest, timeZone), until: now };
  const { shifts: found, ...rest } = await readFile(file, window);
  const { shifts, notes } = workedShifts(found, { now, timeZone });
  const allNotes = [...readingNotes(rest), ...notes];
  if (shifts.length === 0) throw new UnreadableRoster([messages.noShifts, ...allNotes].join(' '));
  return { shifts, notes: allNotes };
}

/** Reads the shifts of last week and to come; empty if there are none. */
export async function readComing(file: File, { now, timeZone }: Place): Promise<RosterFile> {
  const { shifts, ...rest } = await readFile(file, comingWindow(now, timeZone));
  return { shifts, notes: readingNotes(rest) };
}

async function readFile(file: File, window: RosterWindow): Promise<Found> {
  if (file.size > rosterLimits.bytes) throw new UnreadableRoster(messages.tooLarge);
  const text = await file.text();
  const isCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text);
  const read = isCalendar
    ? (await import('#domain/roster-calendar')).shiftsOfCalendar
    : (await import('./read-csv.ts')).shiftsOfTable;
  const found = read(text, window);
  if (!found) throw new UnreadableRoster(messages.notRead);
  return found;
}
