import { cellsIn } from '#client/lib/tables/cells-in.ts';
import type { DayOrder } from '#domain/day-order';
import type { Found, RosterWindow } from '#domain/messages/roster';
import { rosterHeadingsIn, shiftsOfRows } from '#domain/messages/roster-table';

/** Returns the shifts of a table's text; null if it has no columns of a roster. */
export const shiftsOfTable = (
  text: string,
  window: RosterWindow,
  dayOrder?: DayOrder,
): Found | null => shiftsOfRows(cellsIn(text, rosterHeadingsIn), window, dayOrder);
