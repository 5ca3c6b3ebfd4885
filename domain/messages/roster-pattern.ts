import {
  addDays,
  addYears,
  atClock,
  dayLabel,
  daysBetween,
  isCivilDate,
  type CivilDate,
} from '../dates.ts';
import { rosterPanelMessages, shiftLimits, type RosterShift } from './rosters.ts';

/** A part of a cycle: a number of days of one kind. Times are 'HH:MM'; an end that is not later is on the next day. */
export interface PatternPart {
  days: number;
  kind: 'day' | 'night' | 'standby' | 'off';
  from: string;
  until: string;
}

/** A cycle of days that repeats from its first day on. */
export interface RosterPattern {
  first: CivilDate;
  parts: PatternPart[];
}

/** The longest cycle, in days; ours. */
const CYCLE_MAX = 84;

const defaults = {
  day: ['07:00', '19:00'],
  night: ['19:00', '07:00'],
  standby: ['07:00', '19:00'],
  off: ['00:00', '00:00'],
} as const;

const part =
  /(\d{1,2})\s*(days?\s+on|days?\s+off|on[\s-]call|on|off|days?|nights?|stand[\s-]?by)\b(?:\s*\(?(\d{1,2}):?([0-5]\d)\s*(?:-|–|to)\s*(\d{1,2}):?([0-5]\d)\)?)?/gi;
const firstDay =
  /\b(?:from|since|starting|beginning|first day)\s+(?:on\s+)?(today|tomorrow|\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})|\d{1,2}\s+[a-z]{3,9}\.?(?:\s+\d{4})?)/i;

/** Words between the parts that have no meaning of their own. */
const fillers = /\b(?:and|then|a|of|shifts?|roster|pattern|rotating|repeating)\b|[\s,;:.+/&–-]+/gi;

/** Maximum characters of unread text that are repeated to the user. */
const UNREAD_MAX = 60;

const unreadProblem = `Say the days in their order and the first one, such as “${rosterPanelMessages.example}”.`;

const problems = {
  words: (words: string) => `“${words.slice(0, UNREAD_MAX)}” was not understood. ${unreadProblem}`,
  unread: unreadProblem,
  first: 'Say the first day of the pattern, such as “from 3 Dec”.',
  off: 'A pattern needs at least one day with a shift and one day off.',
  long: `A pattern can repeat after ${CYCLE_MAX} days at most.`,
};

/** Reads a pattern from a sentence. `today` is the user's day: a day without a year is the nearest one to it. */
export function readPattern(
  sentence: string,
  today: CivilDate,
): { pattern: RosterPattern } | { problem: string } {
  const text = sentence.slice(0, shiftLimits.sentence);
  const parts = [...text.matchAll(part)].map(partOf);
  if (parts.length === 0 || parts.includes(null)) return { problem: problems.unread };
  const besides = text.replace(part, ' ');
  const unread = besides.replace(firstDay, ' ').replace(/\s+/g, ' ').trim();
  const first = dayIn(firstDay.exec(besides)?.[1] ?? '', today);
  // Skipped words could be days of the cycle.
  if (first && unread.replace(fillers, '') !== '') return { problem: problems.words(unread) };
  const known = parts.filter((each) => each !== null);
  const kinds = known.map(({ kind }) => kind);
  if (!kinds.includes('off') || kinds.every((kind) => kind === 'off'))
    return { problem: problems.off };
  if (known.reduce((sum, { days }) => sum + days, 0) > CYCLE_MAX) return { problem: problems.long };
  return first ? { pattern: { first, parts: known } } : { problem: problems.first };
}

/** Returns a pattern in words that are read as the same pattern again. */
export function patternLabel({ first, parts }: RosterPattern): string {
  const words = parts.map(({ days, kind, from, until }) => {
    const [usualFrom, usualUntil] = defaults[kind];
    const times = from === usualFrom && until === usualUntil ? '' : ` ${from}-${until}`;
    const noun = kind === 'day' || kind === 'night' ? `${kind}${days === 1 ? '' : 's'}` : kind;
    return `${days} ${noun}${times}`;
  });
  return `${words.join(' ')} from ${dayLabel(first)}`;
}

/** Returns the shifts of a pattern that begin between two days, both included; none before its first day. */
export function shiftsOfPattern(
  { first, parts }: RosterPattern,
  { from, to }: { from: CivilDate; to: CivilDate },
  zone: string,
): RosterShift[] {
  const cycle = parts.flatMap((each) => Array.from({ length: each.days }, () => each));
  const shifts: RosterShift[] = [];
  for (let day = from < first ? first : from; day <= to; day = addDays(day, 1)) {
    const { kind, ...times } = cycle[daysBetween(first, day) % cycle.length]!;
    if (kind === 'off') continue;
    const endDay = times.until > times.from ? day : addDays(day, 1);
    const start = atClock(day, clockOf(times.from), zone);
    const end = atClock(endDay, clockOf(times.until), zone);
    if (end > start) shifts.push({ start, end, kind: kind === 'standby' ? 'standby' : 'shift' });
  }
  return shifts;
}

function partOf(match: RegExpExecArray | RegExpMatchArray): PatternPart | null {
  const [, count, word = '', fromHour, fromMinute, untilHour, untilMinute] = match;
  const days = Number(count);
  const kind = kindOf(word.toLowerCase());
  const [from, until] = fromHour
    ? [clock(fromHour, fromMinute), clock(untilHour, untilMinute)]
    : defaults[kind];
  if (days < 1 || from === null || until === null) return null;
  return { days, kind, from, until };
}

function kindOf(word: string): PatternPart['kind'] {
  if (word.endsWith('off')) return 'off';
  if (word.startsWith('night')) return 'night';
  return /call|by/.test(word) ? 'standby' : 'day';
}

const clock = (hour = '', minute = ''): string | null =>
  Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : null;

const clockOf = (time: string) => ({
  hour: Number(time.slice(0, 2)),
  minute: Number(time.slice(3)),
});

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

function dayIn(text: string, today: CivilDate): CivilDate | null {
  const word = text.toLowerCase();
  if (word === 'today') return today;
  if (word === 'tomorrow') return addDays(today, 1);
  if (isCivilDate(word)) return word;
  const numbers = /^(\d{1,2})[/.](\d{1,2})[/.](\d{2}|\d{4})$/.exec(word);
  const words = /^(\d{1,2})\s+([a-z]{3})[a-z]*\.?(?:\s+(\d{4}))?$/.exec(word);
  const [, date = '', month = '', year] = numbers ?? words ?? [];
  const number = numbers ? Number(month) : months.indexOf(month) + 1;
  const ofYear = (each: string) => {
    const day = `${each}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
    return isCivilDate(day) ? day : null;
  };
  if (year) return ofYear(year.length === 2 ? `20${year}` : year);
  const near = [-1, 0, 1].flatMap((n) => ofYear(addYears(today, n).slice(0, 4)) ?? []);
  const distance = (day: CivilDate) => Math.abs(daysBetween(today, day));
  return near.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
