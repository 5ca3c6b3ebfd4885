import { GB, type ParsedResult } from 'chrono-node/en';
import { addDays, addMonths, addYears, dayLabel, daysBetween, type CivilDate } from './dates.ts';
import type { PracticeMonth } from './practice-periods.ts';
import { monthRows, rosterLimits } from './roster.ts';

/** Result of reading a sentence: hours by month, or the reason why it cannot be read. */
export type ReadSentence =
  { employer: string; months: PracticeMonth[]; understood: string } | { problem: string };

/** The longest sentence that is read. */
export const SENTENCE_MAX = 200;

const amount = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const hourWords = String.raw`(?:h|hrs?|hours?)\b`;
const cycle = /\b(\d{1,2})\s*(?:days?\s+)?on\b[\s,/+-]*(\d{1,2})\s*(?:days?\s+)?off\b/i;
const perWeeks: readonly [RegExp, number][] = [
  [
    new RegExp(String.raw`${amount}\s*${hourWords}\s*(?:an?|per|each|every|/)\s*fortnight\b`, 'i'),
    14,
  ],
  [
    new RegExp(
      String.raw`${amount}\s*${hourWords}\s*(?:an?|per|each|every|/)?\s*(?:weeks?|wk|weekly)\b`,
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
  String.raw`${hours.source}(?:\s*(?:an?|per|each|every|/)?\s*(?:fortnight|weeks?|weekly|wk|month)\b)?`,
  'gi',
);

const help =
  'Say how many hours, since when and where, such as “4 on 4 off 12 h since March at QAS Cairns” or “38 h a week from July 2025 to June 2026 at QAS”.';

const number = (text: string): number => Number(text.replace(',', '.'));

/** Reads a sentence about practice hours. `today` is the user's day. */
export function readPracticeSentence(line: string, today: CivilDate): ReadSentence {
  const text = line.slice(0, SENTENCE_MAX);
  const span = spanIn(text, today);
  if (!span) return { problem: help };
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

/** Returns the days that the text names; without an end, up to today. */
function spanIn(text: string, today: CivilDate): { from: CivilDate; to: CivilDate } | null {
  const noon = new Date(`${today}T12:00:00Z`);
  // chrono reads '12 h' as a time of day, and what follows it as the same date.
  const plain = text.replace(cycle, ' ').replace(rate, ' ');
  const year = /\b(?:in|since|from|for)\s+((?:19|20)\d\d)\b(?!\s*[-/])/i.exec(plain);
  const [found] = GB.parse(plain, { instant: noon, timezone: 0 }).filter(
    ({ start }) => start.isCertain('day') || start.isCertain('month') || start.isCertain('weekday'),
  );
  const isSince = /\bsince\b/i.test(plain);
  if (!found) {
    if (!year) return null;
    const end = `${year[1]}-12-31`;
    const isOpen = /since|from/i.test(year[0]);
    return { from: `${year[1]}-01-01`, to: isOpen || end > today ? today : end };
  }
  if (/\b(?:last|past)\b.*\b(?:days|weeks|fortnights|months)$/i.test(found.text))
    return { from: addDays(dayOf(found.start), 1), to: today };
  const before = /\bbetween\b/i.test(plain) ? /\band\s*$/i : /\b(?:to|until|till|-|–)\s*$/i;
  const second =
    found.end ??
    GB.parse(plain, { instant: noon, timezone: 0 }).find(
      ({ index }) => index > found.index && before.test(plain.slice(0, index)),
    )?.start;
  const to = second ? lastDayOf(second, today) : null;
  const start = dayOf(found.start);
  // chrono counts a month back from the day, which the month before may not have.
  const from = /\blast month\b/i.test(found.text)
    ? addMonths(`${today.slice(0, 7)}-01`, -1)
    : shiftBack(found.start, start, to ?? today);
  if (to) return { from, to };
  // An end alone has no beginning.
  if (before.test(plain.slice(0, found.index))) return null;
  const isMonth = !found.start.isCertain('day') && !found.start.isCertain('weekday');
  if (!isSince && isMonth && !/\bfrom\b/i.test(plain)) {
    const end = addDays(addMonths(`${from.slice(0, 7)}-01`, 1), -1);
    return { from: `${from.slice(0, 7)}-01`, to: end > today ? today : end };
  }
  if (!isSince && !/\bfrom\b/i.test(plain)) return { from, to: from };
  return { from: isMonth ? `${from.slice(0, 7)}-01` : from, to: today };
}

const dayOf = (parsed: ParsedResult['start']): CivilDate =>
  parsed.date().toISOString().slice(0, 10);

/** A month without a year is the last one before the end, and a day of the week is the last such day. */
function shiftBack(parsed: ParsedResult['start'], day: CivilDate, latest: CivilDate): CivilDate {
  const isDay = parsed.isCertain('day');
  if (!isDay && parsed.isCertain('weekday')) return day > latest ? addDays(day, -7) : day;
  const first = isDay ? day : `${day.slice(0, 7)}-01`;
  if (parsed.isCertain('year')) return first;
  const sameYear = `${latest.slice(0, 4)}${first.slice(4)}`;
  return sameYear <= latest ? sameYear : addYears(sameYear, -1);
}

function lastDayOf(parsed: ParsedResult['start'], today: CivilDate): CivilDate {
  const day = shiftBack(parsed, dayOf(parsed), today);
  if (parsed.isCertain('day') || parsed.isCertain('weekday')) return day;
  const end = addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);
  return end > today && day <= today ? today : end;
}

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
