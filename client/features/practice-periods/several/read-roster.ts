import {
  rosterLimits,
  rosterMessages as messages,
  workedShifts,
  type RosterFile,
} from '#domain/roster';
import type { Place } from './read-ics.ts';

/** Says why a roster cannot be read, in words for the user. */
export class UnreadableRoster extends Error {}

/** Reads a roster on this device. Nothing of it but its shifts' times and titles is kept, and only until the dialog closes. */
export async function readRoster(file: File, place: Place): Promise<RosterFile> {
  if (file.size > rosterLimits.bytes) throw new UnreadableRoster(messages.tooLarge);
  const text = await file.text();
  const isCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text);
  const read = isCalendar
    ? (await import('./read-ics.ts')).shiftsOfCalendar
    : (await import('./read-csv.ts')).shiftsOfTable;
  const found = read(text, place);
  if (!found) throw new UnreadableRoster(messages.notRead);
  const { shifts, notes } = workedShifts(found.shifts, place);
  if (shifts.length === 0) throw new UnreadableRoster([messages.noShifts, ...notes].join(' '));
  return { shifts, notes: [...(found.isCut ? [messages.tooMany] : []), ...notes] };
}
