import type { Cell } from '../csv.ts';
import { civilDate, clockTime } from '../dates.ts';
import { PRODUCT } from '../product.ts';
import { attendeeLabel, professionLabel, type Profession } from './crew-companions.ts';
import { minutesPresent, type Presence } from './crew-presence.ts';

/** An attendee of a taught session in the educator's list. */
interface Attendee {
  number: number;
  name: string | null;
  profession: Profession;
  presences: readonly Presence[];
  hours: number;
}

/** Path of the list, relative to /api. */
export const attendancePath = (sessionId: string | number): string =>
  `/crew-sessions/${sessionId}/attendance.csv`;

export const attendanceFileName = (sessionId: string | number): string =>
  `${PRODUCT} attendance ${sessionId}.csv`;

/** Returns the list as rows of a table. Whoever left and came back was there for fewer minutes than from first to last. */
export function attendanceRows(attendees: readonly Attendee[], timeZone: string): Cell[][] {
  const moment = (at: Date | undefined): string =>
    at ? `${civilDate(at, timeZone)} ${clockTime(at, timeZone)}` : '';
  return [
    ['Name', 'Profession', `From (${timeZone})`, `To (${timeZone})`, 'Minutes present', 'Hours'],
    ...attendees.map(({ number, name, profession, presences, hours }) => [
      name ?? attendeeLabel(number),
      professionLabel(profession),
      moment(presences[0]?.from),
      moment(presences.at(-1)?.to),
      minutesPresent(presences),
      hours,
    ]),
  ];
}
