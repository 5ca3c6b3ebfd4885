import { counted } from './counts.ts';
import { addDays, addMonths, addYears, civilDate, type CivilDate } from './dates.ts';
import type { PracticeMonth } from './practice-periods.ts';
import { shiftLimits, type RosterShift } from './rosters.ts';

/** Limits of a roster file; ours. */
export const rosterLimits = {
  bytes: 2 * 1024 * 1024,
  /** Shifts that are read, repetitions included. */
  shifts: 6000,
  /** Entries of a calendar that are looked at. */
  entries: 20_000,
  years: 10,
  /** A shift is not longer; what is longer is leave or a mistake. */
  shiftHours: 24,
  titles: 30,
} as const;

/** A shift as a roster file has it. */
export interface Shift {
  title: string;
  start: Date;
  end: Date;
}

/** What is read of a file: shifts that begin between two moments, on the user's clock unless the file names a zone. */
export interface RosterWindow {
  timeZone: string;
  from: Date;
  until: Date;
}

/** What a reader found in a file. */
export interface Found {
  shifts: Shift[];
  /** True if there were more than are read. */
  isCut: boolean;
  /** Entries that could not be read. */
  unread: number;
  /** Entries of whole days, which say nothing about hours. */
  wholeDays: number;
}

/** What a file holds, and what was left out, in words. */
export interface RosterFile {
  shifts: Shift[];
  /** Nothing of it is stored. */
  notes: string[];
}

/** The shifts of one title, for the user to choose. */
export interface RosterTitle {
  title: string;
  shifts: number;
  hours: number;
}

const HOUR = 60 * 60 * 1000;
const hoursOf = ({ start, end }: Pick<Shift, 'start' | 'end'>) =>
  (end.getTime() - start.getTime()) / HOUR;

/** Keeps shifts that have been worked, and says what was left out. */
export function workedShifts(
  found: readonly Shift[],
  { now, timeZone }: { now: Date; timeZone: string },
): RosterFile {
  const first = addYears(civilDate(now, timeZone), -rosterLimits.years);
  const left = { backwards: 0, long: 0, coming: 0, old: 0 };
  const shifts = found.filter((shift) => {
    if (!(shift.end > shift.start)) left.backwards += 1;
    else if (hoursOf(shift) > rosterLimits.shiftHours) left.long += 1;
    else if (shift.end > now) left.coming += 1;
    else if (civilDate(shift.start, timeZone) < first) left.old += 1;
    else return true;
    return false;
  });
  const notes = [
    left.backwards > 0 &&
      `${counted(left.backwards, 'entry', 'entries')} without a length left out.`,
    left.long > 0 &&
      `${counted(left.long, 'entry', 'entries')} longer than ${rosterLimits.shiftHours} hours left out.`,
    left.coming > 0 && `${counted(left.coming, 'shift')} still to come left out.`,
    left.old > 0 &&
      `${counted(left.old, 'shift')} older than ${rosterLimits.years} years left out.`,
  ].filter((note) => note !== false);
  return { shifts, notes };
}

/** Keeps shifts of the last week and to come, in order, for reminders: only times and kind. */
export function comingShifts(found: readonly Shift[], window: RosterWindow): RosterShift[] {
  const kept = found
    .filter(
      ({ start, end }) => start >= window.from && start <= window.until && isLength({ start, end }),
    )
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
  return kept
    .filter(({ start }, index) => start.getTime() !== kept[index - 1]?.start.getTime())
    .slice(0, shiftLimits.shifts)
    .map(({ title, start, end }) => ({
      start,
      end,
      kind: STANDBY.test(title) ? 'standby' : 'shift',
    }));
}

const STANDBY = /\b(stand[\s-]?by|on[\s-]?call)\b/i;
const isLength = (shift: Pick<Shift, 'start' | 'end'>) =>
  shift.end > shift.start && hoursOf(shift) <= rosterLimits.shiftHours;

/** The time of shifts that matter to reminders. */
export const comingWindow = (now: Date, timeZone: string): RosterWindow => ({
  timeZone,
  from: new Date(now.getTime() - shiftLimits.backDays * 24 * HOUR),
  until: new Date(now.getTime() + shiftLimits.aheadDays * 24 * HOUR),
});

/** What a reader left out, in words. */
export function readingNotes({ isCut, unread, wholeDays }: Omit<Found, 'shifts'>): string[] {
  return [
    isCut && rosterMessages.tooMany,
    unread > 0 && `${counted(unread, 'entry', 'entries')} could not be read.`,
    wholeDays > 0 &&
      `${counted(wholeDays, 'entry', 'entries')} of whole days left out: they have no hours.`,
  ].filter((note) => note !== false);
}

/** Returns the titles in a roster, the most hours first. Those beyond the limit are one group. */
export function rosterTitles(shifts: readonly Shift[]): RosterTitle[] {
  const titles = new Map<string, RosterTitle>();
  for (const shift of shifts) {
    const group = titles.get(shift.title) ?? { title: shift.title, shifts: 0, hours: 0 };
    titles.set(shift.title, {
      ...group,
      shifts: group.shifts + 1,
      hours: group.hours + hoursOf(shift),
    });
  }
  return [...titles.values()].toSorted((a, b) => b.hours - a.hours).slice(0, rosterLimits.titles);
}

/**
 * Adds shifts up by the month in which they begin, rounded down to half an hour. Shifts that overlap are counted once:
 * a calendar may hold the same shift twice.
 */
export function monthsOf(
  shifts: readonly Pick<Shift, 'start' | 'end'>[],
  { today, timeZone }: { today: CivilDate; timeZone: string },
): PracticeMonth[] {
  const hours = new Map<string, number>();
  let until = -Infinity;
  for (const { start, end } of shifts.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const from = Math.max(start.getTime(), until);
    if (end.getTime() <= from) continue;
    until = end.getTime();
    const month = civilDate(start, timeZone).slice(0, 7);
    hours.set(month, (hours.get(month) ?? 0) + (end.getTime() - from) / HOUR);
  }
  return monthRows(hours, today);
}

/** Returns the months with at least half an hour, in order; the current one ends today. */
export function monthRows(hours: ReadonlyMap<string, number>, today: CivilDate): PracticeMonth[] {
  return [...hours]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([month, sum]) => {
      const startDate = `${month}-01`;
      const last = addDays(addMonths(startDate, 1), -1);
      const endDate = last < today ? last : today;
      const rounded = Math.floor(sum * 2 + 1e-6) / 2;
      return rounded > 0 && startDate <= today ? [{ startDate, endDate, hours: rounded }] : [];
    });
}

/** Texts of the dialog that adds many months. */
export const rosterMessages = {
  title: 'Add many months',
  intro: 'From one sentence or a roster file. You see the hours by month before anything is saved.',
  sentence: 'In one sentence',
  sentenceExample: '4 on 4 off 12 h since March at QAS Cairns',
  file: 'Choose a roster file (CSV or ICS)',
  fileHelp: `Up to ${rosterLimits.bytes / 1024 / 1024} MB. It is read on this device: only the hours by month are sent, no names and no places.`,
  notRead: 'This file could not be read as a roster. Choose a CSV or ICS file.',
  tooLarge: `The file is larger than ${rosterLimits.bytes / 1024 / 1024} MB. Export a shorter time, such as one year.`,
  tooMany: `The file has more than ${rosterLimits.shifts} shifts. Only the newest ${rosterLimits.shifts} were read.`,
  noShifts: 'No shift that has been worked was found in this file.',
  whichTitles: 'Which of these are shifts?',
  untitled: 'Without a title',
  employer: 'Employer',
  months: 'Hours by month',
  nothingChosen: 'Choose at least one month with hours.',
  total: (label: string) => `Together: ${label}`,
  save: 'Add these months',
  leaveHint:
    'Leave is not in these hours unless the roster left it out. Correct a month before you add it; 0 leaves it out.',
  nothingRead: 'Say your hours in one sentence, or choose a roster file.',
} as const;
