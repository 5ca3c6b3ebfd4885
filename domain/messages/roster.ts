import { counted } from '../counts.ts';
import { addDays, addMonths, addYears, civilDate, type CivilDate } from '../dates.ts';
import type { DayOrder } from '../day-order.ts';
import type { PracticeMonth } from '../records/practice-periods.ts';
import { shiftLimits, type RosterShift } from './rosters.ts';

/** Limits of a roster file; ours. */
export const rosterLimits = {
  bytes: 2 * 1024 * 1024,
  /** Shifts that are read, repetitions included. */
  shifts: 6000,
  /** Entries of a calendar that are looked at. */
  entries: 20_000,
  years: 10,
  /** Maximum hours of a shift; anything longer is leave or a mistake. */
  shiftHours: 24,
  titles: 30,
} as const;

/** A shift as a roster file has it. */
export interface Shift {
  title: string;
  start: Date;
  end: Date;
}

/** Part of a file to read: shifts that begin between two moments, on the user's clock unless the file names a zone. */
export interface RosterWindow {
  timeZone: string;
  from: Date;
  until: Date;
}

/** Shifts and remarks that a reader found in a file. */
export interface Found {
  shifts: Shift[];
  /** Sentences that name entries left out, with the reason, and assumptions. */
  notes: string[];
  /** The order of day and month in dates, if the file does not prove one. */
  dayOrder?: DayOrder;
}

/** Shifts of a file, with sentences about what was left out. */
export interface RosterFile {
  shifts: Shift[];
  /** Sentences about what was left out; they are not stored. */
  notes: string[];
  /** The order of day and month in its dates, if the file does not prove one. */
  dayOrder?: DayOrder;
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

const shiftsLabel = (count: number) => counted(count, 'shift');
const entriesLabel = (count: number) => counted(count, 'entry', 'entries');

/** Why a shift is left out, each with its sentence. */
const left = {
  backwards: (count: number) => `${entriesLabel(count)} without a length left out.`,
  long: (count: number) =>
    `${entriesLabel(count)} longer than ${rosterLimits.shiftHours} hours left out.`,
  coming: (count: number) => `${shiftsLabel(count)} still to come left out.`,
  old: (count: number) => `${shiftsLabel(count)} older than ${rosterLimits.years} years left out.`,
  far: (count: number) =>
    `${shiftsLabel(count)} left out: reminders need only the last ${shiftLimits.backDays} and the next ${shiftLimits.aheadDays} days.`,
  same: (count: number) => `${shiftsLabel(count)} left out: another one begins at the same time.`,
  over: (count: number) => `${shiftsLabel(count)} left out: ${shiftLimits.shifts} are kept.`,
} as const;

/** Keeps the shifts for which no reason to leave them out is given, and says what was left out. */
function kept<S extends Pick<Shift, 'start' | 'end'>>(
  found: readonly S[],
  reasonOf: (shift: S) => keyof typeof left | null,
): { shifts: S[]; notes: string[] } {
  const counts = new Map<keyof typeof left, number>();
  const shifts = found.filter((shift) => {
    const isReversed = !(shift.end > shift.start);
    const isLong = hoursOf(shift) > rosterLimits.shiftHours;
    const reason = isReversed ? 'backwards' : isLong ? 'long' : reasonOf(shift);
    if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    return !reason;
  });
  const order = Object.keys(left) as (keyof typeof left)[];
  const notes = order.flatMap((reason) => {
    const count = counts.get(reason);
    return count ? [left[reason](count)] : [];
  });
  return { shifts, notes };
}

/** Keeps shifts that have been worked, and says what was left out. */
export function workedShifts(
  found: readonly Shift[],
  { now, timeZone }: { now: Date; timeZone: string },
): RosterFile {
  const first = addYears(civilDate(now, timeZone), -rosterLimits.years);
  return kept(found, ({ start, end }) => {
    if (end > now) return 'coming';
    return civilDate(start, timeZone) < first ? 'old' : null;
  });
}

/** Keeps shifts of the last week and to come, in order, for reminders: only times and kind. Says what was left out. */
export function comingShifts(
  found: readonly Shift[],
  window: RosterWindow,
): { shifts: RosterShift[]; notes: string[] } {
  const ordered = found.toSorted((a, b) => a.start.getTime() - b.start.getTime());
  const { shifts, notes } = keptForReminders(ordered, window);
  return {
    notes,
    shifts: shifts.map(({ title, start, end }) => ({
      start,
      end,
      kind: STANDBY.test(title) ? 'standby' : 'shift',
    })),
  };
}

/** Keeps shifts that reminders need: of the last week and to come, in order. Says what was left out. */
export function keptForReminders<S extends Pick<Shift, 'start' | 'end'>>(
  found: readonly S[],
  { from, until }: RosterWindow,
): { shifts: S[]; notes: string[] } {
  const starts = new Set<number>();
  return kept(found, ({ start }) => {
    if (start < from || start > until) return 'far';
    if (starts.has(start.getTime())) return 'same';
    if (starts.size === shiftLimits.shifts) return 'over';
    starts.add(start.getTime());
    return null;
  });
}

const STANDBY = /\b(stand[\s-]?by|on[\s-]?call)\b/i;

/** The time of shifts that matter to reminders. */
export const comingWindow = (now: Date, timeZone: string): RosterWindow => ({
  timeZone,
  from: new Date(now.getTime() - shiftLimits.backDays * 24 * HOUR),
  until: new Date(now.getTime() + shiftLimits.aheadDays * 24 * HOUR),
});

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
  noColumns:
    'This file could not be read as a roster: it is not a calendar, and no columns of a table are named Date, Start and End, or Date and Hours.',
  tooLarge: `The file is larger than ${rosterLimits.bytes / 1024 / 1024} MB. Export a shorter time, such as one year.`,
  tooMany: `The file holds more than is read at once: ${rosterLimits.shifts.toLocaleString('en-AU')} shifts at most. Export a shorter time, such as one year.`,
  /** Lines above the headings, such as a title. */
  above: (count: number) => `${counted(count, 'line')} above the column names left out.`,
  workbook:
    'This is a spreadsheet file, not CSV. In Excel or Numbers choose File, then Save As or Export, then CSV.',
  archive:
    'This is a ZIP archive, such as Google’s export. Unpack it, and choose the .ics file in it.',
  noShifts: 'No shift that has been worked was found in this file.',
  whichTitles: 'Which of these are shifts?',
  untitled: 'Without a title',
  employer: 'Employer',
  months: 'Hours by month',
  nothingChosen: 'Choose at least one month with hours.',
  total: (label: string) => `Together: ${label}`,
  save: 'Add these months',
  leaveHint:
    'Leave is not counted if your roster leaves it out. Check each month before you add it; 0 leaves it out.',
  nothingRead: 'Say your hours in one sentence, or choose a roster file.',
} as const;
