import { hoursLabel } from '../records/activities.ts';
import { counted } from '../counts.ts';
import { addDays, addYears, dayLabel, type CivilDate } from '../dates.ts';
import { daysIn, earlier, joined, overlap, without, type DaySpan } from '../day-spans.ts';
import type { PracticeSpan } from '../records/practice-periods.ts';
import { recencyNotices, type RegistrationSpan } from './registration-spans.ts';
import {
  recencyRulesFor,
  recencyWindow,
  type RecencyPack,
  type RecencyWay,
} from './recency-packs.ts';

/** The part of an entry that is judged. */
export interface JudgedPractice extends PracticeSpan {
  employer: string;
}

/** Result of one way: enough hours, enough only with hours that are not certain, or not enough. */
export type WayState = 'shown' | 'uncertain' | 'not-shown';

/** One way of the standard with what the record holds. */
export interface RecencyFinding {
  id: RecencyWay['id'];
  text: string;
  from: CivilDate;
  to: CivilDate;
  required: number;
  hours: number;
  /** Of these, even shares of entries that reach beyond the window, and entries that overlap one of the same employer. */
  uncertainHours: number;
  state: WayState;
  finding: string;
}

/** Recency of practice by the record. */
export interface RecencyStanding {
  state: WayState | 'empty';
  /** One sentence: what the record shows, never that the standard is met. */
  summary: string;
  ways: RecencyFinding[];
  /** Findings for the owner to look at. */
  notices: string[];
  pack: RecencyPack;
}

/** Label of each state. */
export const recencyStateLabels: Record<RecencyStanding['state'], string> = {
  shown: 'On record',
  uncertain: 'Not certain',
  'not-shown': 'Not on record',
  empty: 'Nothing recorded',
};

/** The first day whose entries are judged. */
export const recencyFrom = (today: CivilDate): CivilDate =>
  recencyWindow(today, Math.max(...recencyRulesFor(today).ways.map(({ years }) => years)))
    .startDate;

/** Judges practice hours by the rules in force today. Future hours do not count; the registration's history changes no figure. */
export function recencyStanding(
  entries: readonly JudgedPractice[],
  today: CivilDate,
  history: readonly RegistrationSpan[] = [],
): RecencyStanding {
  const pack = recencyRulesFor(today);
  const practice = entries.filter(({ kind }) => kind === 'practice');
  const doubled = overlapping(practice);
  const inDoubt = new Set(doubled.map(([, later]) => later));
  const ways = pack.ways.map((way) => judge(way, { entries, inDoubt }, today));
  const shown = ways.filter(({ state }) => state === 'shown');
  const best = shown[0] ?? ways.find(({ state }) => state === 'uncertain');
  const state = practice.length === 0 ? 'empty' : (best?.state ?? 'not-shown');
  const judged = { start: recencyFrom(today), end: today };
  const found = [
    ...notices(doubled),
    ...longHours(practice, judged),
    ...recencyNotices(history, judged),
  ];
  return { state, summary: summaryOf(state, best), ways, notices: found, pack };
}

/** Hours a week, over an entry or a year, above which the owner is asked; ours. A single long shift is not. */
const LONG_WEEK = 60;

/** Asks about more hours than a person is likely to work: in one entry, or in the last year by all entries. */
function longHours(
  practice: readonly JudgedPractice[],
  { start, end }: { start: CivilDate; end: CivilDate },
): string[] {
  const most = (days: number) => LONG_WEEK * Math.max(1, days / 7);
  const long = practice.filter(
    (entry) =>
      overlap(entry, { startDate: start, endDate: end }) && entry.hours > most(daysIn(entry)),
  );
  const year = { startDate: addDays(addYears(end, -1), 1), endDate: end };
  // Of an entry that reaches beyond the year, an even share.
  const sum = practice.reduce((total, entry) => {
    const inside = overlap(entry, year);
    return total + (inside ? (entry.hours * daysIn(inside)) / daysIn(entry) : 0);
  }, 0);
  const [first] = long;
  if (first) {
    const more =
      long.length > 1 ? ` and ${counted(long.length - 1, 'other entry', 'other entries')}` : '';
    return [
      `${hoursLabel(first.hours)} from ${dayLabel(first.startDate)} to ${dayLabel(first.endDate)}${more}: that is more than ${LONG_WEEK} hours a week. Check the hours and the days.`,
    ];
  }
  return sum > most(daysIn(year))
    ? [
        `${hoursLabel(Math.round(sum * 10) / 10)} in the last 12 months: that is more than ${LONG_WEEK} hours a week. Check the entries.`,
      ]
    : [];
}

const UNCERTAIN =
  'they are an even share of an entry that reaches beyond these days, or overlap another entry of the same employer';

function summaryOf(state: RecencyStanding['state'], best: RecencyFinding | undefined): string {
  if (state === 'empty') return 'No practice hours recorded yet.';
  if (!best)
    return 'The record does not show enough hours for any of the three ways. If hours are missing, add them; if not, ask the Board before you declare.';
  const found = `The record shows ${hoursLabel(best.hours)} from ${dayLabel(best.from)} to ${dayLabel(best.to)}; one way of the standard asks for ${best.required}.`;
  return state === 'shown'
    ? found
    : `${found} ${hoursLabel(best.uncertainHours)} of them are not certain: ${UNCERTAIN}.`;
}

function onRecord(hours: number, required: number): string {
  if (hours === 0) return `No practice hours recorded yet. You need ${required}.`;
  const missing = required - hours;
  const toGo = missing > 0 ? ` You need ${hoursLabel(ceilTenth(missing))} more.` : '';
  return `${hoursLabel(hours)} on record.${toGo}`;
}

function judge(
  way: RecencyWay,
  {
    entries,
    inDoubt,
  }: { entries: readonly JudgedPractice[]; inDoubt: ReadonlySet<JudgedPractice> },
  today: CivilDate,
): RecencyFinding {
  const window = recencyWindow(today, way.years);
  let certain = 0;
  let uncertain = 0;
  let least = 0;
  for (const entry of entries) {
    if (entry.kind !== 'practice') continue;
    const inside = overlap(entry, window);
    if (!inside) continue;
    if (entry.startDate >= window.startDate && entry.endDate <= window.endDate) {
      if (inDoubt.has(entry)) uncertain += entry.hours;
      else certain += entry.hours;
      continue;
    }
    const leave = entries.filter((each) => isLeaveOf(each, entry));
    const worked = daysWithout(entry, leave);
    const share = worked === 0 ? 0 : daysWithout(inside, leave) / worked;
    uncertain += entry.hours * share;
    if (!inDoubt.has(entry))
      least += Math.max(0, entry.hours - 24 * (daysIn(entry) - daysIn(inside)));
  }
  // Nobody works more than every hour of the window: entries that overlap are not counted beyond it.
  const most = daysIn(window) * 24;
  const hours = Math.min(most, floorTenth(certain + uncertain));
  const absence = way.absenceYears === null ? null : longAbsence(entries, window, way.absenceYears);
  const state: WayState = absence
    ? 'not-shown'
    : Math.min(most, certain + least) >= way.hours
      ? 'shown'
      : hours >= way.hours
        ? 'uncertain'
        : 'not-shown';
  const finding = [
    onRecord(hours, way.hours),
    uncertain > 0 && `${hoursLabel(floorTenth(uncertain))} of them are not certain.`,
    absence &&
      `No practice is on record from ${dayLabel(absence.startDate)} to ${dayLabel(absence.endDate)}.`,
  ]
    .filter(Boolean)
    .join(' ');
  const { id, text, hours: required } = way;
  const uncertainHours = floorTenth(uncertain);
  return {
    id,
    text,
    from: window.startDate,
    to: window.endDate,
    required,
    hours,
    uncertainHours,
    state,
    finding,
  };
}

const floorTenth = (hours: number): number => Math.floor(hours * 10 + 1e-6) / 10;
const ceilTenth = (hours: number): number => Math.ceil(hours * 10 - 1e-6) / 10;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const isLeaveOf = (leave: JudgedPractice, { employer }: JudgedPractice): boolean =>
  leave.kind === 'leave' && isSame(leave.employer, employer);

/** Counts the days of a span that lie in none of the others. */
function daysWithout(span: DaySpan, others: readonly DaySpan[]): number {
  const within = others.flatMap((each) => overlap(each, span) ?? []);
  return joined(within).reduce((sum, each) => sum - daysIn(each), daysIn(span));
}

/** Returns the first time without practice on record that is longer than that number of years; null if there is none. */
function longAbsence(
  entries: readonly JudgedPractice[],
  window: DaySpan,
  years: number,
): DaySpan | null {
  const worked = entries
    .filter(({ kind }) => kind === 'practice')
    .flatMap((entry) =>
      without(
        entry,
        entries.filter((each) => isLeaveOf(each, entry)),
      ),
    );
  const away = without(window, worked);
  return away.find(({ startDate, endDate }) => endDate >= addYears(startDate, years)) ?? null;
}

const NOTICES_MAX = 5;

/** Returns pairs of entries of one employer that overlap, the earlier first. */
function overlapping(practice: readonly JudgedPractice[]): [JudgedPractice, JudgedPractice][] {
  const latest = new Map<string, JudgedPractice>();
  return practice
    .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
    .flatMap((entry) => {
      const key = entry.employer.trim().toLowerCase();
      const before = latest.get(key);
      if (!before || entry.endDate > before.endDate) latest.set(key, entry);
      return before && before.endDate >= entry.startDate
        ? [[before, entry] satisfies [JudgedPractice, JudgedPractice]]
        : [];
    });
}

function notices(doubled: readonly [JudgedPractice, JudgedPractice][]): string[] {
  const found = doubled.map(
    ([one, other]) =>
      `Two entries of ${other.employer} overlap from ${dayLabel(other.startDate)} to ${dayLabel(earlier(one.endDate, other.endDate))}. Check that no hours are counted twice.`,
  );
  const more = found.length - NOTICES_MAX;
  return more > 0 ? [...found.slice(0, NOTICES_MAX), `And ${more} more like these.`] : found;
}
