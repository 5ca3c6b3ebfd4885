import { counted } from '../counts.ts';
import { addYears, dayLabel, daysBetween, type CivilDate } from '../dates.ts';

/** Kinds of entry: practice, or time away from it. */
export const practiceKinds = ['practice', 'leave'] as const;
export type PracticeKind = (typeof practiceKinds)[number];

/** Label of each. */
export const practiceKindLabels: Record<PracticeKind, string> = {
  practice: 'Practice',
  leave: 'Leave or break',
};

/** Limits of practice hours; ours. Hours of a longer time would say little about the last 12 months. */
export const practiceLimits = {
  employer: { min: 2, max: 200 },
  position: { max: 200 },
  notes: { max: 2000 },
  hours: { min: 0, step: 0.5, max: 8784 },
  months: 12,
  firstDay: '1970-01-01',
  leaveYears: 5,
  leaveYearsAhead: 2,
  /** Entries that can be added at once: eleven years by month. */
  several: 132,
} as const;

/** The part of an entry whose values depend on each other. */
export interface PracticeSpan {
  kind: PracticeKind;
  startDate: CivilDate;
  endDate: CivilDate;
  hours: number;
}

/** Hours of one employer between two days, such as a month. */
export interface PracticeMonth {
  startDate: CivilDate;
  endDate: CivilDate;
  hours: number;
}

/** Returns the problem with the hours of a month as they were typed; 0 leaves the month out. */
export function monthHoursProblem({
  startDate,
  endDate,
  hours,
}: Omit<PracticeMonth, 'hours'> & { hours: number | '' }): string | null {
  const { step } = practiceLimits.hours;
  const most = (daysBetween(startDate, endDate) + 1) * 24;
  if (hours === '') return 'Enter the hours, or 0 to leave this month out';
  const isRight = hours >= 0 && hours <= most && Number.isInteger(hours / step);
  return isRight ? null : `Hours must be from 0 to ${most} in steps of ${step}`;
}

/** Error for the hours of a day. */
export const hoursADayProblem = 'Hours cannot be more than 24 a day';

/** Returns the problems of an entry, by field, for a user whose day is `today`. */
export function practiceProblems(
  { kind, startDate, endDate, hours }: PracticeSpan,
  today: CivilDate,
): Record<string, string> {
  const { firstDay, months, leaveYears, leaveYearsAhead } = practiceLimits;
  const latest = kind === 'practice' ? today : addYears(today, leaveYearsAhead);
  const longest = kind === 'practice' ? 1 : leaveYears;
  const endDateProblem =
    endDate < startDate
      ? 'To cannot be before from'
      : endDate > latest
        ? kind === 'practice'
          ? 'To cannot be in the future: only hours that you have worked count'
          : `To must be ${dayLabel(latest)} or earlier`
        : endDate >= addYears(startDate, longest)
          ? kind === 'practice'
            ? `Enter at most ${months} months at a time, so that each year has its own hours`
            : `Enter at most ${leaveYears} years at a time`
          : null;
  const days = daysBetween(startDate, endDate) + 1;
  const hoursProblem =
    kind === 'leave'
      ? hours > 0 && 'Leave has no hours of practice'
      : days > 0 && hours > days * 24 && hoursADayProblem;
  return {
    ...(startDate < firstDay && { startDate: `From must be ${dayLabel(firstDay)} or later` }),
    ...(endDateProblem && { endDate: endDateProblem }),
    ...(hoursProblem && { hours: hoursProblem }),
  };
}

/** Names an entry: 'QAS Cairns, 1 Mar 2026 to 31 Mar 2026'. */
export const practiceTitle = (employer: string, startDate: CivilDate, endDate: CivilDate): string =>
  `${employer}, ${dayLabel(startDate)}${endDate === startDate ? '' : ` to ${dayLabel(endDate)}`}`;

/** Returns the number of entries in words. */
export const practicePeriodsLabel = (count: number): string => counted(count, 'entry', 'entries');

/** Texts of the practice hours. */
export const practiceMessages = {
  title: 'Practice hours',
  intro:
    'What you worked, by employer and time. Recency of practice is judged from these hours alone.',
  dialogTitle: { add: 'Add practice hours', edit: 'Edit practice hours' },
  addSeveral: 'Add many months',
  kindHelp: 'Leave and breaks explain a time with few hours.',
  positionHelp: 'Such as Advanced care paramedic, on road. Unpaid work counts as well.',
  hoursHelp: 'Hours worked, without leave.',
  notesHelp: 'Leave out patients and health details.',
  created: { title: 'Practice hours added' },
  updated: { title: 'Practice hours updated' },
  saveFailed: 'The practice hours could not be saved',
  deleted: 'Practice hours deleted',
  deleteFailed: 'The practice hours could not be deleted',
  restored: 'Practice hours restored',
  restoreFailed: 'The practice hours could not be restored',
  empty: 'No practice hours yet',
  emptyHint: 'Add a month, a roster file, or one sentence such as “4 on 4 off 12 h since March”.',
  severalAdded: (count: number, there: number) =>
    [
      `${practicePeriodsLabel(count)} added`,
      there > 0 && `${counted(there, 'month was', 'months were')} there already`,
    ]
      .filter(Boolean)
      .join(', '),
  deleteConfirm: {
    title: 'Delete these practice hours?',
    text: () => 'They no longer count towards recency of practice.',
  },
} as const;
