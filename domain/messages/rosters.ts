import { addDays, civilDate, clockTime, type CivilDate } from '../dates.ts';

/** A shift of a roster, or hours on standby. */
export interface RosterShift {
  start: Date;
  end: Date;
  kind: ShiftKind;
}

export const shiftKinds = ['shift', 'standby'] as const;
export type ShiftKind = (typeof shiftKinds)[number];

/** How a roster was entered. */
export const rosterSources = ['pattern', 'file', 'address'] as const;
export type RosterSource = (typeof rosterSources)[number];

/** Limits of the shifts that are kept for reminders; ours. */
export const shiftLimits = {
  backDays: 7,
  aheadDays: 180,
  shifts: 600,
  /** As in a roster file: anything longer is leave or a mistake. */
  hours: 24,
  sentence: 200,
  /** Days that are shown. */
  strip: 14,
} as const;

const NIGHT_UNTIL = '06:00';

/** True if a shift touches the hours between midnight and 06:00. */
export function isNight({ start, end }: Pick<RosterShift, 'start' | 'end'>, zone: string): boolean {
  return clockTime(start, zone) < NIGHT_UNTIL || lastDayOf({ end }, zone) > civilDate(start, zone);
}

/** The last day that holds a part of a shift; one that ends at midnight does not reach the next day. */
export const lastDayOf = ({ end }: Pick<RosterShift, 'end'>, zone: string): CivilDate =>
  civilDate(new Date(end.getTime() - 1), zone);

/** Label of each kind of day in a roster. */
export const dayKindLabels = {
  day: 'Day',
  night: 'Night',
  standby: 'Standby',
  after: 'After night',
  off: 'Off',
} as const;
export type DayKind = keyof typeof dayKindLabels;

/** Returns the kind of each day, from one day on. */
export function rosterDays(
  shifts: readonly RosterShift[],
  from: CivilDate,
  zone: string,
): { day: CivilDate; kind: DayKind }[] {
  const begins = new Map<CivilDate, DayKind>();
  const ends = new Set<CivilDate>();
  for (const shift of shifts) {
    const day = civilDate(shift.start, zone);
    const kind = shift.kind === 'standby' ? 'standby' : isNight(shift, zone) ? 'night' : 'day';
    if (!begins.has(day) || kind !== 'standby') begins.set(day, kind);
    ends.add(lastDayOf(shift, zone));
  }
  return Array.from({ length: shiftLimits.strip }, (_, index) => {
    const day = addDays(from, index);
    return { day, kind: begins.get(day) ?? (ends.has(day) ? 'after' : 'off') };
  });
}

/** Texts of the roster's panel. */
export const rosterPanelMessages = {
  about:
    'With your roster, reminders come on days off: from 9 am on the first one after a shift, from 7 am on the others. What is urgent still comes.',
  privacy: 'Only the start, end and kind of each shift are kept: no names or places.',
  sentence: 'Your pattern in one sentence',
  example: '2 days 2 nights 4 off from 3 Dec',
  help: 'Days, nights, standby and days off in order, then the first day. For hours other than 7 to 7: “4 days 06:30-18:30 4 off from 3 Dec”.',
  save: 'Save pattern',
  file: 'Choose a roster file (CSV or ICS)',
  remove: 'Remove roster',
  removeQuestion: {
    title: 'Remove your roster?',
    text: 'Reminders then come on any day from 7 am.',
  },
  saved: { title: 'Roster saved' },
  removed: { title: 'Roster removed' },
  failed: 'The roster could not be saved',
  removeFailed: 'The roster could not be removed',
  noComing: 'This file has no shifts since last week.',
  over: 'This roster has no shifts left. Enter your next one.',
  useForReminders: 'Use the coming shifts for my reminders',
  next: (when: string) => `The next reminder could come ${when}.`,
  from: {
    pattern: 'Repeats until you change it:',
    file: 'From a file.',
    address: 'From a calendar at an address.',
  },
  strip: 'The next two weeks',
} as const;
