import { GB, type ParsedResult } from 'chrono-node/en';
import {
  activityLimits,
  HOURS_MAX,
  HOURS_MIN,
  HOURS_STEP,
  type ActivityCategory,
} from './activities.ts';
import { proposalFor } from './activity-proposals.ts';
import { type ActivitySetting } from './activity-settings.ts';
import type { ActivityType } from './activity-types.ts';
import { addDays, instantOf, type CivilDate } from './dates.ts';

/** Result of reading a line such as '2h airway sim with crew yesterday'. */
export interface ReadLine {
  title: string;
  /** Null if the line says no length, or less than the smallest that can be recorded. */
  hours: number | null;
  /** The day; today if the line says none, null if it says a longer time, such as last month. */
  day: CivilDate | null;
  activityType: ActivityType | null;
  category: ActivityCategory;
  isInteractive: boolean;
  setting: ActivitySetting | null;
  provider: string;
  practitioners: string;
}

/** Stands where a part of the line was understood; a character that nobody types. */
const GAP = '\uE000';

/** The longest line that is read. */
export const LINE_MAX = activityLimits.title.max;

/** Choices of hours for what was understood wrongly or not at all. */
export const quickLogHours = [0.5, 1, 1.5, 2, 3, 4, 6, 8] as const;

/** Texts of the quick log. */
export const quickLogTexts = {
  crew: 'With others right now? Start a crew session',
  line: 'What did you do?',
  example: '2h airway sim with crew yesterday',
  hint: 'In one line: what, how long, who with and when.',
  moreFields: 'More fields',
  understood: 'Understood',
  titled: (title: string) => (title ? `Title: ${title}.` : 'Add what you did.'),
  noHours: 'Add how long it took.',
  noDay: 'Add the day.',
  startStopwatch: 'Start a stopwatch',
  stop: 'Stop',
  discard: 'Discard',
  running: (since: string, minutes: number, about?: string) =>
    `${about ? `“${about}” since` : 'Since'} ${since}: ${minutesLabel(minutes)}`,

  ranTooShort: (minutes: number) =>
    `It ran for ${minutesLabel(minutes)}: an activity is at least half an hour.`,
  ranTooLong: (minutes: number) => `It ran for ${minutesLabel(minutes)}. Add how long it took.`,
  evidence: (what: string) => `Evidence: ${what}.`,
  day: 'Day',
  today: 'Today',
  yesterday: 'Yesterday',
  anotherDay: 'Another day',
  howLong: 'How long?',
  whichDay: 'Which day?',
  whichType: 'Which type?',
  withOthers: 'With others',
  interactive: 'Interactive',
  notInteractive: 'Not interactive',
  isPlanned: 'This day is still to come: it stays in progress, and counts once you complete it.',
  again: 'Log again',
  againHelp: 'One press logs it as completed today.',
} as const;

/** A stopwatch that ran longer than this was forgotten: its hours are asked. */
export const STOPWATCH_MAX_MINUTES = 12 * 60;

/** Returns minutes in words: '42 min', '1 h 5 min'. */
function minutesLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours && `${hours} h`, (minutes % 60 || !hours) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}

/** Reads a line of words. `today` is the user's day; `employer` is who usually provides what is done at work. */
export function readLine(line: string, today: CivilDate, employer: string | null): ReadLine {
  let rest = line.slice(0, LINE_MAX).replaceAll(GAP, ' ');
  const take = ({ index, text }: Found) => {
    // Words that were read leave a gap, so that the words beside them are not read as one.
    rest = `${rest.slice(0, index)}${GAP.repeat(text.length)}${rest.slice(index + text.length)}`;
  };
  const length = lengthIn(rest);
  if (length) take(length);
  const when = dayIn(rest.replaceAll(GAP, ' '), today);
  if (when?.isDay) take(when);
  const activityType = typeIn(rest);
  const proposal = proposalFor(activityType, employer);
  const practitioners = withWhom(rest);
  const isAlone = alone.test(rest);
  const isInteractive =
    !isAlone && (proposal.isInteractive || practitioners !== '' || together.test(rest));
  const isOnline = online.test(rest);
  return {
    title: titleOf(rest),
    hours: recordable(length?.minutes ?? when?.minutes ?? 0),
    day: when ? when.day : today,
    activityType,
    category: (activityType && categories[activityType]) ?? 'Clinical Practice',
    isInteractive,
    setting: isInteractive ? (isOnline ? 'live-online' : 'in-person') : null,
    provider: proposal.provider,
    practitioners: isInteractive ? practitioners : '',
  };
}

interface Found {
  index: number;
  text: string;
}

const number = String.raw`\d{1,3}(?:[.,]\d{1,2})?|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten`;
const hourWords = String.raw`(?:h|hr|hrs|hour|hours)\b`;
/** Not the end of a longer number or of a day. */
const unbroken = String.raw`(?<![\d.,/])\b`;
const minuteWords = String.raw`(?:m|min|mins|minute|minutes)\b`;

/** Lengths, the most specific first: '1h 30', 'an hour and a half', '2.5 hours', '90 min'. */
const lengths: readonly [RegExp, (groups: string[]) => number][] = [
  [
    new RegExp(
      String.raw`${unbroken}(\d{1,3})\s*(?:h|hrs?|hours?)\s*(?:and\s*)?(\d{1,2})\s*${minuteWords}`,
      'i',
    ),
    ([hours, minutes]) => amount(hours!) * 60 + amount(minutes!),
  ],
  [
    /(?<![\d.,/])(\d{1,3})h(\d{2})\b/i,
    ([hours, minutes]) => amount(hours!) * 60 + amount(minutes!),
  ],
  [
    new RegExp(String.raw`${unbroken}(${number})\s*${hourWords}\s+and\s+a\s+half\b`, 'i'),
    ([hours]) => amount(hours!) * 60 + 30,
  ],
  [
    new RegExp(String.raw`${unbroken}(${number})\s+and\s+a\s+half\s*${hourWords}`, 'i'),
    ([hours]) => amount(hours!) * 60 + 30,
  ],
  [
    new RegExp(String.raw`${unbroken}(${number})\s*${hourWords}`, 'i'),
    ([hours]) => amount(hours!) * 60,
  ],
  [
    new RegExp(String.raw`${unbroken}(${number})\s*${minuteWords}`, 'i'),
    ([minutes]) => amount(minutes!),
  ],
];

const named = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function amount(word: string): number {
  const lower = word.toLowerCase();
  if (lower.startsWith('half')) return 0.5;
  if (lower === 'a' || lower === 'an') return 1;
  const index = named.indexOf(lower);
  return index === -1 ? Number(lower.replace(',', '.')) : index + 1;
}

function lengthIn(text: string): (Found & { minutes: number }) | null {
  for (const [pattern, minutesOf] of lengths) {
    const match = pattern.exec(text);
    if (match) return { index: match.index, text: match[0], minutes: minutesOf(match.slice(1)) };
  }
  return null;
}

/** Returns the hours that can be recorded, rounded down: the record never claims more than was said. */
export function recordable(minutes: number): number | null {
  const hours = Math.floor(minutes / 60 / HOURS_STEP) * HOURS_STEP;
  return hours >= HOURS_MIN && hours <= HOURS_MAX ? hours : null;
}

/** Times that are longer than a day, so that the day must be asked. */
const longer = /\b(?:last|this|past)\s+(?:week|fortnight|month|year)\b/i;

function dayIn(
  text: string,
  today: CivilDate,
): (Found & { isDay: boolean; day: CivilDate | null; minutes?: number }) | null {
  const vague = longer.exec(text);
  if (vague) return { index: vague.index, text: vague[0], isDay: false, day: null };
  const noon = new Date(instantOf(today).getTime() + 12 * 60 * 60 * 1000);
  const found = GB.parse(text, { instant: noon, timezone: 0 }).find(isOneDay);
  if (!found) return null;
  const { index, start, end } = found;
  // A day of the week without 'next' is the one before today: one logs what was done.
  const isNamed =
    start.isCertain('weekday') && !start.isCertain('day') && !/next/i.test(found.text);
  // A night is called by the day on which it began.
  const isNight = /^last night/i.test(found.text);
  const day = start.date().toISOString().slice(0, 10);
  const last = start.isCertain('hour') && end?.isCertain('hour') ? end : null;
  return {
    index,
    text: found.text,
    isDay: true,
    day: isNamed && day > today ? addDays(day, -7) : isNight ? addDays(today, -1) : day,
    ...(last && { minutes: (last.date().getTime() - start.date().getTime()) / 60_000 }),
  };
}

const isOneDay = ({ start, text }: ParsedResult): boolean =>
  start.isCertain('day') ||
  start.isCertain('weekday') ||
  start.isCertain('hour') ||
  /^this (?:morning|afternoon|evening)$/i.test(text);

/** The words for each type, the more specific types first. */
const typeWords: readonly [ActivityType, RegExp][] = [
  [
    'self-paced-module',
    /\b(?:e-?learning|online (?:module|course|training)|modules?|self-paced)\b/i,
  ],
  ['simulation', /\b(?:sims?|simulations?|simulated|scenarios?|drills?)\b/i],
  ['debrief', /\bdebrief(?:s|ing|ed)?\b/i],
  [
    'case-review',
    /\b(?:case (?:reviews?|discussions?|conferences?|presentations?|stud(?:y|ies))|m ?& ?m|morbidity|chart review)\b/i,
  ],
  ['conference', /\b(?:conferences?|symposium|congress|summit)\b/i],
  [
    'supervision',
    /\b(?:supervis(?:ed|ing|ion)|mentor(?:ed|ing|ship)?|precept(?:or|ed|oring|orship|ing))\b/i,
  ],
  ['teaching', /\b(?:taught|teach(?:ing)?|lectur(?:ed|ing)|instruct(?:ed|ing)|presented)\b/i],
  ['committee', /\b(?:committees?|working (?:group|party)|panel)\b/i],
  ['research', /\b(?:research|data collection|literature review|systematic review)\b/i],
  [
    'course',
    /\b(?:courses?|workshops?|training|recert(?:ification|ified)?|in-?service|masterclass|seminars?|webinars?|skills (?:day|session)|lecture|accreditation)\b/i,
  ],
  [
    'reading',
    /\b(?:read|reading|articles?|journals?|papers?|guidelines?|cpgs?|podcasts?|textbook)\b/i,
  ],
];

const typeIn = (text: string): ActivityType | null =>
  typeWords.find(([, words]) => words.test(text))?.[0] ?? null;

const categories: Partial<Record<ActivityType, ActivityCategory>> = {
  course: 'Professional Development',
  conference: 'Professional Development',
  supervision: 'Professional Development',
  committee: 'Professional Development',
  'self-paced-module': 'Professional Development',
  reading: 'Research & Education',
  research: 'Research & Education',
  teaching: 'Research & Education',
};

const alone =
  /\b(?:alone|solo|on my own|by myself|self-paced|recorded|recording|not interactive)\b/i;
const together = /\b(?:interactive|group|as a team|journal club)\b/i;
const online = /\b(?:online|zoom|webinar|virtual(?:ly)?|video call|ms teams)\b/i;
const roles = String.raw`(?:crews?|partners?|colleagues?|teams?|peers?|students?|interns?|graduates?|mentors?|mentees?|supervisors?|consultants?|registrars?|doctors?|nurses?|paramedics?|medics?|educators?|instructors?|group|police|firefighters?|fireys?|midwi(?:fe|ves)|pharmacists?|icps?|ccps?|acps?)`;
/** A role at most three words behind 'with': 'with two ED nurses', but not 'dealing with trauma'. */
const withRoles = new RegExp(
  String.raw`\bwith\s+((?:[\w'-]+\s+){0,3}?${roles}\b(?:\s*(?:,|and|&)\s*(?:[\w'-]+\s+){0,3}?${roles}\b)*)`,
  'i',
);

const withWhom = (text: string): string => withRoles.exec(text)?.[1] ?? '';

/** Returns what is left as a title: without gaps, without words that led to what was taken out. */
function titleOf(rest: string): string {
  const title = rest
    .replace(/\b(?:on|for|at|from|of|about|took|lasting|in)\s*(?=\uE000)/gi, '')
    .replace(/\uE000+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/^[\s,.;:–-]+|[\s,.;:–-]+$/g, '')
    .replace(/^(?:of|on|for)\s+/i, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
