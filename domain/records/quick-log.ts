import {
  activityLimits,
  HOURS_MAX,
  HOURS_MIN,
  HOURS_STEP,
  type ActivityCategory,
} from './activities.ts';
import { asksWithWhom, proposalFor } from './activity-proposals.ts';
import { type ActivitySetting } from './activity-settings.ts';
import type { ActivityType } from './activity-types.ts';
import type { CivilDate } from '../dates.ts';
import { findDates, findRelativeDays, findUnsureDays } from './quick-log-days.ts';
import { findLengths, findRanges, findUnsureLengths } from './quick-log-hours.ts';
import { GAP, scanner, type About, type Part, type Value } from './quick-log-parts.ts';
import { findPeople, findUnsurePeople } from './quick-log-people.ts';
import { findRoutine } from './quick-log-routine.ts';

/** Result of reading a line such as '2h airway sim with crew yesterday'. */
export interface ReadLine {
  title: string;
  /** Null if the line says no length, or less than the smallest that can be recorded. */
  hours: number | null;
  /** The day; today if the line says none, null if it says one that is not sure, such as last month. */
  day: CivilDate | null;
  activityType: ActivityType | null;
  category: ActivityCategory;
  isInteractive: boolean;
  setting: ActivitySetting | null;
  provider: string;
  practitioners: string;
}

/** The longest line that is read. */
export const LINE_MAX = activityLimits.title.max;

/** Hours to choose from if a line was understood wrongly or not at all. */
export const quickLogHours = [0.5, 1, 1.5, 2, 3, 4, 6, 8] as const;

/** Texts of the quick log. */
export const quickLogTexts = {
  crew: 'With others right now? Start a crew session',
  line: 'What did you do?',
  example: '2h airway sim with crew yesterday',
  hint: 'In one line: what, how long, who with and when.',
  /** Below the line above the form of all fields. */
  fillsHint: 'In one line: what, how long, who with and when. It fills in the fields below.',
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
  withOthersQuestion: 'With others?',
  /** A question about words that were not understood. */
  asked: (question: string, words: readonly string[]) =>
    words.length > 0 ? `${question} “${words.join(' ')}”` : question,
  withOthers: 'With others',
  interactive: 'Interactive',
  notInteractive: 'Not interactive',
  isPlanned: 'This day is still to come: it stays in progress, and counts once you complete it.',
  again: 'Log again',
  againHelp: 'One press logs it as completed today.',
  /** Button for an activity that is still in progress: it is completed, not recorded a second time. */
  complete: 'Complete',
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

/** A line as read, word for word. */
export interface Reading {
  fields: ReadLine;
  /** Minutes that the line says; null if it says none surely. */
  minutes: number | null;
  /** Words that look like a length, a day or people and were not understood; they stay in the title. */
  asked: Readonly<Record<About, readonly string[]>>;
  /** Every part that was seen, in its order: read, asked, or something else such as a score. */
  parts: readonly (Part & { use: 'read' | 'asked' | 'other' })[];
}

/** Reads the fields of an activity from a line of words: `readWords`. */
export const readLine = (line: string, today: CivilDate, employer: string | null): ReadLine =>
  readWords(line, today, employer).fields;

/**
 * Reads a line of words and guesses nothing: what is not sure is asked. `today` is the user's day; `employer` is who
 * usually provides what is done at work. A day is beyond tomorrow, or in a later CPD year, only if its month is written.
 */
export function readWords(line: string, today: CivilDate, employer: string | null): Reading {
  const given = line.slice(0, LINE_MAX).replaceAll(GAP, ' ');
  const scan = scanner(given);
  findRoutine(scan);
  findDates(scan, today);
  findRanges(scan);
  findLengths(scan);
  findRelativeDays(scan, today);
  findUnsureDays(scan);
  findUnsureLengths(scan);
  scan.showOthers();
  findPeople(scan);
  findUnsurePeople(scan);
  const isAlone = alone.test(given);
  const sure = {
    hours: onlyOf(given, scan.parts, 'hours'),
    day: onlyOf(given, scan.parts, 'day'),
  };
  const useOf = ({ about, value }: Part) => {
    if (about === null) return 'other';
    const isSure = about === 'people' ? value !== null : sure[about] !== undefined;
    return isSure ? 'read' : 'asked';
  };
  const parts = scan.parts
    .map((part) => ({ ...part, use: useOf(part) }) as const)
    .toSorted((a, b) => a.index - b.index);
  const wordsOf = (about: About) =>
    parts
      .filter((part) => part.about === about && part.use === 'asked')
      .map(({ text }) => text.trim());
  const rest = withoutRead(given, parts);
  const type = typeIn(rest);
  const activityType = type?.type ?? null;
  const practitioners = parts
    .filter(({ about, use }) => about === 'people' && use === 'read')
    .map(({ value }) => String(value))
    .join(', ');
  const isWithOthers = practitioners !== '' || together.test(rest);
  const proposal = proposalFor(activityType, employer, isWithOthers);
  const isInteractive = !isAlone && (proposal.isInteractive || isWithOthers);
  const unsure = wordsOf('people');
  // A debrief may be one's own: the word itself is asked about.
  const isOpen = unsure.length === 0 && !isWithOthers && asksWithWhom(activityType);
  const asked = {
    hours: wordsOf('hours'),
    day: wordsOf('day'),
    people: isAlone ? [] : isOpen ? [type!.words] : unsure,
  };
  const isOnline = online.test(rest);
  const minutes = (sure.hours as number | undefined) ?? null;
  return {
    fields: {
      title: titleOf(rest),
      hours: recordable(minutes ?? 0),
      day: asked.day.length > 0 ? null : ((sure.day as CivilDate | undefined) ?? today),
      activityType,
      category: (activityType && categories[activityType]) ?? 'Clinical Practice',
      isInteractive,
      setting: isInteractive ? (isOnline ? 'live-online' : 'in-person') : null,
      provider: proposal.provider,
      practitioners: isInteractive ? practitioners : '',
    },
    minutes,
    asked,
    parts,
  };
}

/** Returns the one value on which all parts about a subject agree; undefined if there is none, or several. */
function onlyOf(line: string, parts: readonly Part[], about: About): Value | undefined {
  const found = parts.filter((part) => part.about === about);
  const values = new Set(found.map(({ value }) => value));
  const [value] = values;
  const isOne = values.size === 1 && value !== null;
  return isOne && !(about === 'hours' && isOfSeveral(line, found)) ? value : undefined;
}

/** True if equal lengths are those of several things: not 1h (60 min), and not the times of a length, 1900-2100 (2h). */
function isOfSeveral(line: string, lengths: readonly Part[]): boolean {
  const [first, ...others] = lengths.toSorted((a, b) => a.index - b.index);
  return others.some(
    ({ index, text }) =>
      text.trim() === first!.text.trim() ||
      /\b(?:and|then|plus)\b|[+&,;]/i.test(line.slice(first!.index + first!.text.length, index)),
  );
}

/** The line with gaps in place of the lengths and days that were read; people stay in the title. */
function withoutRead(line: string, parts: Reading['parts']): string {
  let rest = line;
  for (const { index, text, about, use } of parts) {
    if (use !== 'read' || about === 'people') continue;
    rest = rest.slice(0, index) + GAP.repeat(text.length) + rest.slice(index + text.length);
  }
  return rest;
}

/** Returns the hours that can be recorded, rounded down: the record never claims more than was said. */
export function recordable(minutes: number): number | null {
  const hours = Math.floor(minutes / 60 / HOURS_STEP) * HOURS_STEP;
  return hours >= HOURS_MIN && hours <= HOURS_MAX ? hours : null;
}

/** Returns minutes and the fewer hours that are recorded of them, such as '45 min → 0.5 h'; null if none are lost. */
export function lostMinutes(minutes: number | null): string | null {
  const hours = minutes === null ? null : recordable(minutes);
  return minutes === null || hours === null || hours * 60 === minutes
    ? null
    : `${minutesLabel(minutes)} → ${hours} h`;
}

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

/** The type that a text says, and the words that say so. */
function typeIn(text: string): { type: ActivityType; words: string } | null {
  for (const [type, pattern] of typeWords) {
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) return { type, words };
  }
  return null;
}

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
const together =
  /\b(?:interactive|group|as a team|journal club|(?:crew|team|multidisciplinary|mdt) (?:debriefs?|case (?:reviews?|discussions?|conferences?)))\b/i;
const online = /\b(?:online|zoom|webinar|virtual(?:ly)?|video call|ms teams)\b/i;
/** Returns what is left as a title: without gaps, without words that led to what was taken out. */
function titleOf(rest: string): string {
  const title = rest
    .replace(/\b(?:on|for|at|from|of|about|took|lasting|in)\s*(?=\uE000)/gi, '')
    // Words that led to what follows it.
    .replace(/^[\s,\uE000]*\uE000[\s,]*(?:of|on|for)\s+/i, '')
    .replace(/[([]\s*\uE000[\uE000\s]*[)\]]/g, ' ')
    .replace(/\uE000+/g, ' ')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/^[\s,.;:–-]+|[\s,.;:–-]+$/g, '');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
