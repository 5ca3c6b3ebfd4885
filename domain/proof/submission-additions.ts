import { hoursLabel } from '../records/activities.ts';
import { counted } from '../counts.ts';
import { tenths } from '../standing/cpd.ts';
import { dayLabel, type CivilDate } from '../dates.ts';
import { FIRST_PROFESSION } from '../professions/first-profession.ts';
import { recencyRulesFor, recencyWindow } from '../standing/recency-packs.ts';

/** Parts that the owner can add to a submission beside CPD, since audits ask for them together. None by default. */
export const submissionAdditions = [
  {
    value: 'practice-hours',
    label: 'Practice hours',
    about:
      'For recency of practice: your entries of the last five years with employer, days, hours and notes, and the files of the documents that they cite.',
  },
  {
    value: 'indemnity',
    label: 'Professional indemnity cover',
    about: 'Insurer, number, days and notes of each cover in your credentials, and its files.',
  },
] as const;
export type SubmissionAddition = (typeof submissionAdditions)[number]['value'];

/** Returns the labels of the parts beside CPD in a submission. */
export const additionsIn = (submission: { practice: unknown; indemnity: unknown }): string[] => {
  const { practice, indemnity } = submission;
  const isIn = { 'practice-hours': practice !== null, indemnity: indemnity !== null };
  return submissionAdditions.filter(({ value }) => isIn[value]).map(({ label }) => label);
};

/** Returns how much of it would be in a submission: '12 entries, 2 files.' */
export const additionCountText = (
  addition: SubmissionAddition,
  { records, files }: { records: number; files: number },
): string => {
  if (records === 0) return 'Nothing is on record: the submission would say so.';
  const many =
    addition === 'indemnity' ? counted(records, 'cover') : counted(records, 'entry', 'entries');
  return `In it: ${many}, ${counted(files, 'file')}.`;
};

/** Their tables in a pack. */
export const PRACTICE_FILE = 'Practice hours.csv';
export const INDEMNITY_FILE = 'Professional indemnity.csv';

/** Maximum entries of practice in a submission: more than a working life by month. Ours. */
export const SUBMISSION_PRACTICE_MAX = 2000;

export const practiceTooMany = `A submission holds at most ${SUBMISSION_PRACTICE_MAX} entries of practice hours. Merge entries, or leave practice hours out.`;

/** Returns the number of an entry of practice: 'P3'. */
export const practiceNumber = (index: number): string => `P${index}`;

/** An entry of practice, as far as sums need it. */
export interface NumberedPractice {
  number: string;
  /** False for leave. */
  isPractice: boolean;
  employer: string;
  startDay: CivilDate;
  endDay: CivilDate;
  hours: number;
}

/** The hours between two days that the register's recency standard names. */
export interface PracticeTotal {
  label: string;
  start: CivilDate;
  end: CivilDate;
  /** Of the entries that lie wholly between them. */
  hours: number;
  /** The entries that begin earlier, whose hours are not in the sum; null if none does. */
  remark: string | null;
}

/** Returns the sums for each span that the recency standard of a profession names, counted back from a day; none if no standard was read. */
export function practiceTotals(
  entries: readonly NumberedPractice[],
  day: CivilDate,
  profession: string,
): PracticeTotal[] {
  if (profession !== FIRST_PROFESSION) return [];
  const practice = entries.filter(({ isPractice }) => isPractice);
  return recencyRulesFor(day)
    .ways.toSorted((a, b) => a.years - b.years)
    .map(({ years }) => {
      const { startDate: start, endDate: end } = recencyWindow(day, years);
      const inside = practice.filter((each) => each.startDay >= start && each.endDay <= end);
      const reaching = practice.filter((each) => each.startDay < start && each.endDay >= start);
      return {
        label: years === 1 ? 'Previous 12 months' : `Previous ${years} years`,
        start,
        end,
        hours: sum(inside),
        remark: reaching.length > 0 ? reachingText(reaching, start) : null,
      };
    });
}

const sum = (entries: readonly NumberedPractice[]): number =>
  entries.reduce((total, { hours }) => total + tenths(hours), 0) / 10;

function reachingText(entries: readonly NumberedPractice[], start: CivilDate): string {
  const verb = entries.length === 1 ? 'begins' : 'begin';
  return `${named(entries.map(({ number }) => number))} ${verb} before ${dayLabel(start)}: ${hoursLabel(sum(entries))}, not in this sum.`;
}

/** Returns for each entry which others of the same employer share days with it; null if none does. */
export function practiceRemarks(entries: readonly NumberedPractice[]): (string | null)[] {
  const employerOf = ({ employer }: NumberedPractice) => employer.trim().toLowerCase();
  const practice = entries.filter(({ isPractice }) => isPractice);
  return entries.map((entry) => {
    if (!entry.isPractice) return null;
    const others = practice.filter(
      (other) =>
        other !== entry &&
        other.startDay <= entry.endDay &&
        entry.startDay <= other.endDay &&
        employerOf(other) === employerOf(entry),
    );
    return others.length > 0
      ? `Shares days with ${named(others.map(({ number }) => number))} of the same employer.`
      : null;
  });
}

/** Numbers that a remark names; the others are counted. */
const NAMED = 10;

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

const named = (numbers: readonly string[]): string =>
  list.format(
    numbers.length > NAMED
      ? [...numbers.slice(0, NAMED), `${numbers.length - NAMED} more`]
      : numbers,
  );

/** Columns of the practice hours, beside those that the record has. */
export const practiceColumns = {
  number: 'No.',
  days: 'Days',
  kind: 'What it was',
  employer: 'Employer',
  position: 'Position and setting',
  hours: 'Hours',
  notes: 'Notes',
  evidence: 'Evidence',
  remark: 'Remark',
} as const;

/** Columns of their sums. */
export const practiceTotalColumns = {
  label: 'Time',
  days: 'Days',
  hours: 'Hours',
  remark: 'Remark',
} as const;

/** Labels of a cover. */
export const indemnityLabels = {
  title: 'Cover',
  insurer: 'Insurer',
  policyNumber: 'Number',
  validFrom: 'Valid from',
  validUntil: 'Valid until',
  notes: 'Notes',
  evidence: 'Evidence',
} as const;

/** Texts of both sections, in the third person. */
export const additionTexts = {
  practice: 'Practice hours',
  totals: 'Sums',
  entries: 'Entries',
  indemnity: 'Professional indemnity cover',
  /** Above the sums. */
  totalsAbout: 'Of entries that lie wholly between the days. Leave has no hours.',
  none: 'None recorded.',
} as const;
