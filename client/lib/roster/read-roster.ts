import { LocalFailure } from '#client/lib/form-errors.ts';
import { addDays, addYears, civilDate, startOfDay } from '#domain/dates';
import { decodedText, isWorkbook } from '#domain/records/decode-text';
import type { DayOrder } from '#domain/day-order';
import {
  comingWindow,
  rosterLimits,
  rosterMessages as messages,
  workedShifts,
  type Found,
  type RosterFile,
  type RosterWindow,
} from '#domain/messages/roster';

/** Time and zone in which the user reads the roster, and the order of day and month that the user chose. */
export interface Place {
  now: Date;
  timeZone: string;
  dayOrder?: DayOrder;
}

/**
 * Reads the shifts worked so far, on this device. Nothing of it but their times and titles is kept, and only until the
 * dialog closes. Throws LocalFailure.
 */
export async function readRoster(file: File, place: Place): Promise<RosterFile> {
  const { now, timeZone } = place;
  const oldest = addDays(addYears(civilDate(now, timeZone), -rosterLimits.years), -1);
  const window = { timeZone, from: startOfDay(oldest, timeZone), until: now };
  const { shifts: found, notes: reading, dayOrder } = await readFile(file, window, place.dayOrder);
  const { shifts, notes } = workedShifts(found, { now, timeZone });
  const isEmpty = shifts.length === 0 && dayOrder !== 'unsure';
  const allNotes = [...(isEmpty ? [messages.noShifts] : []), ...reading, ...notes];
  if (isEmpty && dayOrder === undefined) throw new LocalFailure(allNotes.join(' '));
  return { shifts, notes: allNotes, ...(dayOrder && { dayOrder }) };
}

/** Reads the shifts of last week and to come; empty if there are none. */
export const readComing = (file: File, { now, timeZone, dayOrder }: Place): Promise<Found> =>
  readFile(file, comingWindow(now, timeZone), dayOrder);

async function readFile(file: File, window: RosterWindow, dayOrder?: DayOrder): Promise<Found> {
  if (file.size > rosterLimits.bytes) throw new LocalFailure(messages.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) {
    throw new LocalFailure(/\.zip$/i.test(file.name) ? messages.archive : messages.workbook);
  }
  const { text, note } = decodedText(bytes) ?? { text: '', note: null };
  const isCalendar = /^\s*BEGIN:VCALENDAR/i.test(text);
  const found = isCalendar
    ? (await import('#domain/messages/roster-calendar')).shiftsOfCalendar(text, window)
    : (await import('./read-csv.ts')).shiftsOfTable(text, window, dayOrder);
  if (!found) throw new LocalFailure(text && !isCalendar ? messages.noColumns : messages.notRead);
  return note === null ? found : { ...found, notes: [...found.notes, note] };
}
