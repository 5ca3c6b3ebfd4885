import { parentPort } from 'node:worker_threads';
import { comingShifts, type RosterWindow } from '#domain/roster';
import { shiftsOfCalendar } from '#domain/roster-calendar';
import type { RosterShift } from '#domain/rosters';

export interface CalendarJob {
  text: string;
  window: RosterWindow;
}

/** The shifts; null if the text is no calendar. */
export type CalendarShifts = RosterShift[] | null;

parentPort!.on('message', ({ text, window }: CalendarJob) => {
  const found = shiftsOfCalendar(text, window);
  parentPort!.postMessage((found && comingShifts(found.shifts, window)) satisfies CalendarShifts);
});
