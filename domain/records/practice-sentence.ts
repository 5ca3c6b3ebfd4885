import { addDays, addMonths, addYears, dayLabel, daysBetween, type CivilDate } from '../dates.ts';
import type { PracticeMonth } from './practice-periods.ts';
import {
  civil,
  findDates,
  findRelativeDays,
  findUnsureDays,
  month,
  monthOf,
  weekday,
  weekdayAt,
  weekdayOf,
} from './quick-log-days.ts';
import { countOf, day, numberWords, scanner } from './quick-log-parts.ts';
import { findRoutine } from './quick-log-routine.ts';
import { monthRows, rosterLimits } from '../messages/roster.ts';

/** Result of reading a sentence: hours by month, or the reason why it cannot be read. */
export type ReadSentence =
  { employer: string; months: PracticeMonth[]; understood: string } | { problem: string };

/** The longest sentence that is read. */
export const SENTENCE_MAX = 200;

const amount = String.raw`(?<![\d.,])(\d{1,2},\d{3}|\d{1,4}(?:[.,]\d{1,2})?)`;
const hourWords = String.raw`(?:h|hrs?|hours?)\b`;
const cycle = /\b(\d{1,2})\s*(?:days?\s+)?on\b[\s,/+-]*(\d{1,2})\s*(?:days?\s+)?off\b/i;
const perWeeks: readonly [RegExp, number][] = [
  [
    new RegExp(String.raw`${amount}\s*${hourWords}\s*(?:an?|per|each|every|/)\s*fortnight\b`, 'i'),
    14,
  ],
  [
    new RegExp(
      String.raw`${amount}\s*${hourWords}\s*(?:an?|per|each|every|/)?\s*(?:weeks?|wk|weekly|p/?w)\b`,
      'i',
    ),
    7,
  ],
];
const perMonth = new RegExp(
  String.raw`${amount}\s*${hourWords}\s*(?:an?|per|each|every|/)\s*month\b`,
  'i',
);
const hours = new RegExp(String.raw`${amount}\s*-?\s*${hourWords}`, 'i');
/** Hours with the span of time that they are stated for. */
const rate = new RegExp(
  String.raw`${hours.source}(?:\s*(?:an?|per|each|every|/)?\s*(?:fortnight|weeks?|weekly|wk|p/?w|month)\b)?`,
  'gi',
);

const help =
  'Say how many hours, since when and where, such as “4 on 4 off 12 h since March at QAS Cairns” or “38 h a week from July 2025 to June 2026 at QAS”.';

const number = (text: string): number =>
  Number(/,\d{3}$/.test(text) ? text.replace(',', '') : text.replace(',', '.'));

/** Words that change how many hours there are, if nothing has read them. */
const quantity = new RegExp(
  String.raw`(?:\d[\d.,/:-]*\s*|\b(?:${numberWords}|half|an?|per|each|every)\s+)*(?:\d|\b(?:${numberWords}|weeks?|wks?|weekly|fortnights?|fortnightly|months?|monthly|days?|daily|nights?|nightly|leave|fte|part[- ]time|full[- ]time|half|minus|less|without|except|plus|extra|overtime)\b)[\w./%-]*(?:\s+(?:weeks?|days?|nights?|shifts?|months?|fortnights?|leave)\b)*`,
  'gi',
);

/** Asks about words that look like days or hours. */
const unclear = (words: readonly string[]): string =>
  `${help} Not clear: ${words.map((each) => `“${each.trim().replace(/\s+/g, ' ')}”`).join(', ')}.`;

/** Reads a sentence about practice hours, and guesses nothing: what is not sure is a problem. `today` is the user's day. */
export function readPracticeSentence(line: string, today: CivilDate): ReadSentence {
  const text = line.slice(0, SENTENCE_MAX);
  const plain = text.replace(cycle, ' ').replace(rate, ' ');
  const span = spanIn(plain, today);
  if (!span) return { problem: help };
  if ('unclear' in span) return { problem: unclear(span.unclear) };
  const { from, to } = span;
  if (from > to || to > today) {
    return {
      problem: `${dayLabel(from)} to ${dayLabel(to)} is not over yet, or ends before it begins.`,
    };
  }
  if (from < addYears(today, -rosterLimits.years)) {
    return { problem: `Enter at most ${rosterLimits.years} years.` };
  }
  const worked = hoursBy(text, from, to);
  if (!worked) return { problem: help };
  const rates = text.replace(cycle, ' ').match(rate) ?? [];
  const left = [...(rates.length > 1 ? rates : []), ...unread(plain, employerIn(text), span.named)];
  if (left.length > 0) return { problem: unclear(left) };
  const months = monthRows(worked.byMonth, today).map((month) => ({
    ...month,
    startDate: month.startDate < from ? from : month.startDate,
    endDate: month.endDate > to ? to : month.endDate,
  }));
  return {
    employer: employerIn(text),
    months,
    understood: `${worked.words}, ${dayLabel(from)} to ${dayLabel(to)}.`,
  };
}

/** Returns the words about hours that neither the days, the hours nor the employer have taken. */
function unread(plain: string, employer: string, named: readonly Named[]): string[] {
  let rest = plain;
  for (const { index, text } of named) {
    rest = rest.slice(0, index) + ' '.repeat(text.length) + rest.slice(index + text.length);
  }
  for (const word of employer.split(' ')) rest = rest.replace(word, ' ');
  // Times of day and scores do not say how many hours there are.
  return rest.replace(/\d{1,2}[:/]\d{1,2}/g, ' ').match(quantity) ?? [];
}

/** Returns the hours by month of a pattern, counted by the day; null if the text has none. */
function hoursBy(text: string, from: CivilDate, to: CivilDate) {
  const days = daysBetween(from, to) + 1;
  const each = (hoursOf: (index: number) => number) => {
    const byMonth = new Map<string, number>();
    for (let index = 0; index < days; index += 1) {
      const month = addDays(from, index).slice(0, 7);
      byMonth.set(month, (byMonth.get(month) ?? 0) + hoursOf(index));
    }
    return byMonth;
  };
  const pattern = cycle.exec(text);
  const found = hours.exec(text);
  if (pattern && found) {
    const [on, off] = [Number(pattern[1]), Number(pattern[2])];
    const shift = number(found[1]!);
    if (on === 0 || shift > 24) return null;
    return {
      byMonth: each((index) => (index % (on + off) < on ? shift : 0)),
      words: `${on} on ${off} off, ${shift} h a shift, beginning on the first day`,
    };
  }
  for (const [rule, length] of perWeeks) {
    const match = rule.exec(text);
    if (!match) continue;
    const said = number(match[1]!);
    if (said > length * 24) return null;
    return {
      byMonth: each(() => said / length),
      words: `${said} h ${length === 7 ? 'a week' : 'a fortnight'}`,
    };
  }
  const monthly = perMonth.exec(text);
  if (monthly) {
    const said = number(monthly[1]!);
    if (said * 12 > 365.25 * 24) return null;
    return {
      byMonth: each(() => (said * 12) / 365.25),
      words: `${said} h a month`,
    };
  }
  if (!found) return null;
  const said = number(found[1]!);
  if (said > days * 24) return null;
  return { byMonth: each(() => said / days), words: `${said} h in all, spread evenly` };
}

interface Days {
  from: CivilDate;
  to: CivilDate;
}

/** Words that name days; those without a year are the last ones that begin by a day. */
interface Named {
  index: number;
  text: string;
  /** Null if there are no such days. */
  days: (latest: CivilDate) => Days | null;
}

/** Returns the days that a text names; without an end, up to today. Null if it names none. */
function spanIn(
  plain: string,
  today: CivilDate,
): (Days & { named: Named[] }) | { unclear: string[] } | null {
  const named = daysIn(plain, today);
  const all = { unclear: named.map(({ text }) => text) };
  const [first, second, third] = named;
  if (!first) return null;
  const before = plain.slice(0, first.index);
  // An end alone has no beginning.
  if (/(?:\b(?:to|until|till)|[-–])\s*$/i.test(before)) return null;
  if (second) {
    const between = plain.slice(first.index + first.text.length, second.index);
    const joined = /\bbetween\s*$/i.test(before)
      ? /^\s*and\s*$/i
      : /^\s*(?:to|until|till|[-–])\s*$/i;
    const last = second.days(today);
    const start = last && first.days(last.to);
    if (third || !joined.test(between) || !start) return all;
    const isRunning = last.from <= today && last.to > today;
    return { from: start.from, to: isRunning ? today : last.to, named };
  }
  const found = first.days(today);
  if (!found) return all;
  const { from, to } = found;
  const isOpen = /\b(?:since|from)\b/i.test(before);
  return { from, to: isOpen || (to > today && from <= today) ? today : to, named };
}

const count = String.raw`(\d{1,3}|${numberWords})`;
const nth = String.raw`(?<![\w.,/:-])(\d{1,2})(?:st|nd|rd|th)?`;
const year = String.raw`(?:,?\s*((?:19|20)\d\d)\b(?!\s*[-/]\s*\d))?`;
const weekdayBefore = String.raw`(?:\b${weekday}[\s,]+(?:the\s+)?)?`;

/** Finds the words that name days, in their order, by the rules of the quick log (docs/decisions/088-words-of-the-quick-log.md). */
function daysIn(plain: string, today: CivilDate): Named[] {
  const scan = scanner(plain);
  const named: Named[] = [];
  const found = (index: number, text: string, days: Named['days']) => {
    named.push({ index, text, days });
    return day(null);
  };
  const dated = (match: RegExpExecArray, name: string | undefined, at: Day) =>
    found(match.index, match[0], (latest) => {
      const on = lastDay(at, latest);
      return on && (!name || weekdayOf(name) === weekdayAt(on)) ? { from: on, to: on } : null;
    });
  findRoutine(scan);
  scan.find(
    String.raw`\b(?:last|past)\s+${count}\s+(days?|weeks?|wks?|fortnights?|months?)\b`,
    (match) => {
      const [text, times, unit] = match;
      const number = countOf(times!);
      const days = { d: 1, w: 7, f: 14 }[unit!.charAt(0).toLowerCase()];
      const before = days ? addDays(today, -days * number) : addMonths(today, -number);
      return found(match.index, text, () => ({ from: addDays(before, 1), to: today }));
    },
  );
  scan.find(String.raw`(?<![\w.,/:-])((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})(?![\w-])`, (match) => {
    const [, written, of, at] = match;
    return dated(match, undefined, { year: Number(written), month: Number(of), day: Number(at) });
  });
  scan.find(
    String.raw`${weekdayBefore}(?<![\w.,/:-])(\d{1,2})([/.-])(\d{1,2})\3((?:19|20)\d\d|\d\d)(?![\w/-]|[.]\d)`,
    (match) => {
      const [, name, at, , of, written] = match;
      const full = written!.length === 2 ? 2000 + Number(written) : Number(written);
      return dated(match, name, { year: full, month: Number(of), day: Number(at) });
    },
  );
  scan.find(String.raw`${weekdayBefore}${nth}[\s-]*(?:of\s+)?\b${month}${year}`, (match) => {
    const [, name, at, of, written] = match;
    return dated(match, name, { year: given(written), month: monthOf(of!), day: Number(at) });
  });
  scan.find(
    String.raw`${weekdayBefore}\b${month}\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?![\d/:-]|\s*[-/:]\s*\d)\b${year}`,
    (match) => {
      const [, name, of, at, written] = match;
      return dated(match, name, { year: given(written), month: monthOf(of!), day: Number(at) });
    },
  );
  scan.find(String.raw`\b(?:(last|this)\s+month\b(?!'s)|${month}${year})`, (match, before) => {
    const [text, which, of, written] = match;
    // 'I may need' is no month.
    const isVerb =
      text === 'may' && !/\b(?:since|from|in|to|until|till|between|and|[-–])\s*$/i.test(before);
    if (isVerb) return undefined;
    if (which) {
      const first = addMonths(`${today.slice(0, 7)}-01`, /last/i.test(which) ? -1 : 0);
      return found(match.index, text, () => wholeMonth(first));
    }
    const at = { year: given(written), month: monthOf(of!), day: 1 };
    return found(match.index, text, (latest) => {
      const first = lastDay(at, latest);
      return first ? wholeMonth(first) : null;
    });
  });
  scan.find(
    String.raw`(?<=\b(?:in|since|from|for|to|until|till|between|and)\s+)((?:19|20)\d\d)\b(?!\s*[-/]\s*\d)`,
    (match) =>
      found(match.index, match[0], () => ({ from: `${match[0]}-01-01`, to: `${match[0]}-12-31` })),
  );
  scan.find(
    String.raw`(?<!\b(?:next|this|coming|past|previous)\s+)\b(?:last\s+)?${weekday}(?!s\b|\s+(?:of\s+)?(?:last|this|next|week|fortnight|ago|before|just)\b)`,
    (match) =>
      found(match.index, match[0], (latest) => {
        const since = (weekdayAt(latest) - weekdayOf(match[1]!) + 7) % 7;
        const isBefore = since === 0 && /^last/i.test(match[0]);
        const on = addDays(latest, isBefore ? -7 : -since);
        return { from: on, to: on };
      }),
  );
  const own = new Set(scan.parts);
  findDates(scan, today);
  findRelativeDays(scan, today);
  findUnsureDays(scan);
  for (const part of scan.parts) {
    if (own.has(part) || part.about !== 'day') continue;
    const on = part.value as CivilDate | null;
    found(part.index, part.text, () => (on ? { from: on, to: on } : null));
  }
  return named.toSorted((a, b) => a.index - b.index);
}

/** A day of a month; without a year, of the last year in which it has come. */
interface Day {
  year: number | null;
  month: number;
  day: number;
}

const given = (written: string | undefined) => (written ? Number(written) : null);

/** Returns the day itself, or the last such day by `latest`; null if there is none. */
function lastDay({ year: written, month: of, day: at }: Day, latest: CivilDate): CivilDate | null {
  if (written) return civil(written, of, at);
  const last = Number(latest.slice(0, 4));
  const found = [last, last - 1].map((each) => civil(each, of, at));
  return found.find((each) => each !== null && each <= latest) ?? null;
}

const wholeMonth = (first: CivilDate): Days => ({
  from: first,
  to: addDays(addMonths(first, 1), -1),
});

/** The words after 'at' or 'with', up to a day or the end. */
function employerIn(text: string): string {
  const found = /\b(?:at|with|for)\s+(?!the last\b|\d)(.+)$/i.exec(text)?.[1] ?? '';
  return found
    .replace(/\s+(?:since|from|in|until|till|between|last)\b.*$/i, '')
    .replace(cycle, ' ')
    .replace(rate, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;–-]+|[\s,.;–-]+$/g, '');
}
