import { parentPort } from 'node:worker_threads';
import { comingShifts, type RosterWindow } from '#domain/messages/roster';
import { shiftsOfCalendar } from '#domain/messages/roster-calendar';
import type { RosterShift } from '#domain/messages/rosters';

export interface CalendarJob {
  text: string;
  window: RosterWindow;
}

/** The shifts, with what was left out or assumed, in sentences; null if the text is no calendar. */
export type ReadCalendar = { shifts: RosterShift[]; notes: string[] } | null;

parentPort!.on('message', ({ text, window }: CalendarJob) => {
  const found = shiftsOfCalendar(text, window);
  const coming = found && comingShifts(found.shifts, window);
  parentPort!.postMessage(
    (coming && {
      shifts: coming.shifts,
      notes: [...found.notes, ...coming.notes],
    }) satisfies ReadCalendar,
  );
});
