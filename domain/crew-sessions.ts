import type { ActivityCategory } from './activities.ts';
import type { ActivityType } from './activity-types.ts';
import { counted } from './counts.ts';

/** What people do together in a crew session. */
export const crewTypes = [
  'debrief',
  'simulation',
  'case-review',
  'journal-club',
  'teaching',
  'workshop',
  'supervision',
  'other',
] as const;
export type CrewType = (typeof crewTypes)[number];

/** Label of each type. */
export const crewTypeLabels: Record<CrewType, string> = {
  debrief: 'Debrief',
  simulation: 'Simulation',
  'case-review': 'Case review',
  'journal-club': 'Journal club',
  teaching: 'Teaching',
  workshop: 'Workshop',
  supervision: 'Supervision or mentoring',
  other: 'Other',
};

/** How the activity of a session is recorded; its owner may change both. */
export const crewActivities: Record<CrewType, { type: ActivityType; category: ActivityCategory }> =
  {
    debrief: { type: 'debrief', category: 'Clinical Practice' },
    simulation: { type: 'simulation', category: 'Clinical Practice' },
    'case-review': { type: 'case-review', category: 'Clinical Practice' },
    'journal-club': { type: 'other', category: 'Research & Education' },
    teaching: { type: 'teaching', category: 'Research & Education' },
    workshop: { type: 'course', category: 'Professional Development' },
    supervision: { type: 'supervision', category: 'Professional Development' },
    other: { type: 'other', category: 'Professional Development' },
  };

/** Professions of those who are there, with what several are called. */
const professions = {
  paramedic: ['Paramedic', 'paramedics'],
  'student-paramedic': ['Student paramedic', 'student paramedics'],
  'registered-nurse': ['Registered nurse', 'registered nurses'],
  midwife: ['Midwife', 'midwives'],
  doctor: ['Doctor', 'doctors'],
  pharmacist: ['Pharmacist', 'pharmacists'],
  physiotherapist: ['Physiotherapist', 'physiotherapists'],
  psychologist: ['Psychologist', 'psychologists'],
  'emergency-worker': ['Emergency service worker', 'emergency service workers'],
  other: ['Other practitioner', 'other practitioners'],
} as const;
export type Profession = keyof typeof professions;
export const professionNames = Object.keys(professions) as Profession[];

/** Returns the label of a profession. */
export const professionLabel = (profession: Profession): string => professions[profession][0];

const MINUTE = 60_000;

/** Limits of a session; all ours. */
export const crewLimits = {
  title: { min: 2, max: 200 },
  place: { max: 200 },
  name: { min: 2, max: 100 },
  /** A session is as long as an activity can be claimed, and no longer than it stays open. */
  plannedMinutes: { min: 15, max: 720 },
  /** A lecture hall. Everyone's phone gets each change, so more would need another way. */
  members: 200,
  /** Longer than any shift; a session that nobody ended by then was forgotten. */
  openHours: 12,
  /** How often one person can leave and come back; each is stored. */
  presences: 40,
  /** How long after the end others can still be confirmed, the end corrected, and a guest's presence claimed. */
  afterDays: 90,
  /** How long after the end the host can still correct it, before those activities have gone into a report. */
  correctDays: 7,
} as const;

/** Letters of a code: without I, O, Q and U, which are misread or misheard. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPRSTVWXYZ';
export const CODE_LENGTH = 6;

/** A code lasts this long. The one before stays valid as long again, for those who were typing it. */
export const CODE_SECONDS = 30;

/** Returns the number of the time step in which a code is current. */
export const codeStep = (at: Date): number => Math.floor(at.getTime() / (CODE_SECONDS * 1000));

/** Returns the moment at which a step begins. */
export const stepStart = (step: number): Date => new Date(step * CODE_SECONDS * 1000);

/** Returns the six letters for 48 random bits. */
export function codeLetters(bits: bigint): string {
  const base = BigInt(CODE_LETTERS.length);
  let rest = bits;
  let code = '';
  for (let place = 0; place < CODE_LENGTH; place += 1) {
    code += CODE_LETTERS[Number(rest % base)];
    rest /= base;
  }
  return code;
}

/** Returns typed letters as a code; null if they cannot be one. Spaces, dashes and small letters do not matter. */
export function readCode(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const letters = text.replaceAll(/[\s\-–.]/g, '').toUpperCase();
  return new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`).test(letters) ? letters : null;
}

/** Returns a code as people read it aloud: 'ABC DEF'. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The page that a scanned code opens. The fragment is in no log. */
export const crewJoinPath = (sessionId: string | number, code: string): string =>
  `/crew/join#${sessionId}.${code}`;

/** Returns the session and code in the fragment of a scanned address; null if it has none. */
export function readJoinFragment(hash: string): { sessionId: string; code: string } | null {
  const found = /^#?(\d{1,10})\.([A-Za-z]{6})$/.exec(hash);
  const code = readCode(found?.[2]);
  return found && code ? { sessionId: found[1]!, code } : null;
}

/** A time in which somebody was there. */
export interface Presence {
  from: Date;
  to: Date;
}

/** Returns presence clipped to [from, to], in order and without overlaps. */
export function clipped(presences: readonly Presence[], { from, to }: Presence): Presence[] {
  const within = presences
    .map((each) => ({
      from: each.from > from ? each.from : from,
      to: each.to < to ? each.to : to,
    }))
    .filter((each) => each.from < each.to)
    .toSorted((a, b) => Number(a.from) - Number(b.from));
  const merged: Presence[] = [];
  for (const each of within) {
    const last = merged.at(-1);
    if (!last || each.from > last.to) merged.push(each);
    else if (each.to > last.to) last.to = each.to;
  }
  return merged;
}

const lengthOf = (presences: readonly Presence[]): number =>
  presences.reduce((sum, { from, to }) => sum + (Number(to) - Number(from)), 0);

/** Returns how long presences overlap, in milliseconds. */
export const sharedMs = (some: readonly Presence[], others: readonly Presence[]): number =>
  some.reduce((sum, each) => sum + lengthOf(clipped(others, each)), 0);

/**
 * Returns the hours of a person in a session: their own presence while it lasted, rounded down to half hours. Time that
 * the same account already has in another session does not count again.
 */
export function crewHours(
  presences: readonly Presence[],
  session: Presence,
  counted: readonly Presence[] = [],
): number {
  const own = clipped(presences, session);
  const ms = lengthOf(own) - sharedMs(own, counted);
  return Math.floor(ms / (30 * MINUTE)) / 2;
}

/** Returns when a session closes by itself. */
export const crewClosesAt = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + crewLimits.openHours * 60 * MINUTE);

/**
 * Returns the end of a session that nobody ended: as planned, or later when the last one left who said so. Presence that
 * nobody ended counts as planned, not for twelve hours.
 */
export function forgottenEnd(
  { startedAt, plannedMinutes }: { startedAt: Date; plannedMinutes: number },
  left: readonly Date[],
): Date {
  const planned = startedAt.getTime() + plannedMinutes * MINUTE;
  const latest = Math.max(planned, ...left.map(Number));
  return new Date(Math.min(latest, crewClosesAt(startedAt).getTime()));
}

/** Returns why a session cannot have ended at this moment; null if it can. */
export function endProblem(
  end: Date,
  { startedAt, endedAt, now }: { startedAt: Date; endedAt: Date | null; now: Date },
): string | null {
  if (end < startedAt) return 'The end cannot be before the start';
  if (end > now) return 'The end cannot be in the future';
  if (endedAt && end > endedAt) return 'The end can only be corrected to an earlier time';
  return null;
}

/** Somebody else who was there. The name is null unless they agreed that others' records name them. */
export interface Companion {
  name: string | null;
  profession: Profession;
}

/** Names in one text; the others are counted by profession. */
const NAMES_MAX = 8;

/** Returns who else took part: 'Billie Jones (paramedic), 2 other paramedics and a registered nurse'. */
export function companionsText(companions: readonly Companion[]): string {
  const named = companions.filter(({ name }) => name !== null).slice(0, NAMES_MAX);
  const unnamed = companions.filter((each) => !named.includes(each));
  const groups = professionNames.flatMap((profession) => {
    const count = unnamed.filter((each) => each.profession === profession).length;
    if (count === 0) return [];
    const isAlsoNamed = named.some((each) => each.profession === profession);
    return [groupText(profession, count, isAlsoNamed)];
  });
  const parts = [
    ...named.map(({ name, profession }) => `${name} (${lowerLabel(profession)})`),
    ...groups,
  ];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const lowerLabel = (profession: Profession): string => professionLabel(profession).toLowerCase();

function groupText(profession: Profession, count: number, isMore: boolean): string {
  const one = lowerLabel(profession);
  const another = isMore && profession !== 'other';
  if (count > 1) return `${count} ${another ? 'other ' : ''}${professions[profession][1]}`;
  return another ? `another ${one}` : `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`;
}

/** How a person's name reads in others' records. */
export const companionName = (name: string, profession: Profession): string =>
  `${name} (${lowerLabel(profession)})`;

/** How somebody reads in others' records after their account was deleted. */
export const deletedCompanion = (profession: Profession): string => groupText(profession, 1, false);

/** Label of somebody whose account was deleted. */
export const DELETED_MEMBER = 'A deleted account';

/** Returns the number of people in words. */
export const peopleLabel = (count: number): string => counted(count, 'person', 'people');

/** Returns a duration: '1 h 20 min'. */
export function minutesLabel(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

/** Asks a member for their own reflection after a session. */
export function reflectionAskedNotification(
  { title, hours }: { title: string; hours: string },
  link: string,
) {
  return {
    kind: 'crew-session-ended' as const,
    link,
    title: 'Write your reflection',
    message: `“${title}” has ended and ${hours} are in your log. Write down what you take from it; nobody else of the session can read it.`,
  };
}

/** Tells a member that the host corrected the end of a session. */
export function hoursCorrectedNotification(
  { title, hours }: { title: string; hours: string | null },
  link: string | null,
) {
  return {
    kind: 'crew-session-ended' as const,
    link,
    title: 'Your hours were corrected',
    message: hours
      ? `The host of “${title}” corrected when it ended. Your activity now has ${hours}.`
      : `The host of “${title}” corrected when it ended. It was too short for half an hour, so your activity is in the bin.`,
  };
}

/** Texts of crew sessions. */
export const crewMessages = {
  title: 'Crew session',
  intro:
    'Learn together and prove it: everyone scans one code, and each gets their own hours, confirmed by the others.',
  namesAllowed: 'The others’ records may name me',
  namesHelp:
    'Those who are there see your name either way. Without this, their records only count your profession.',
  wrongCode: 'This code is wrong or has expired. Scan or type the one on the screen now.',
  needsScan: 'Two sessions have these letters right now. Scan the code, or type the next one.',
  full: `This session is full: at most ${crewLimits.members} people`,
  ended: 'This session has ended',
  notEnded: 'This session has not ended yet',
  hosting: (title: string) => `You run “${title}”. End it first: one person is in one place.`,
  gone: 'You are no longer a guest of this session: it was added to an account, the host removed you, or it was too long ago.',
  onePlace: 'You have just joined another session. Try again.',
  hostStays: 'You run this session. End it when everyone is done.',
  tooOften: 'You have left and come back too often. Ask the host to correct it.',
  removeHost: 'The host cannot be removed',
  lateCorrection: `The end can be corrected for ${crewLimits.correctDays} days`,
  alreadyIn: 'Your account was in this session already, so this cannot be added to it',
  confirmSelf: 'Choose others who were there with you',
  notTogether: (name: string | null) =>
    `You and ${name ?? 'this person'} were not there at the same time`,
} as const;

/** People scan one after another, so that nobody is there at quite the same time as another. */
const CONFIRMING_GRACE_MS = 10 * MINUTE;

/** Returns the hours of an activity that somebody can confirm who was there with its owner for this time. */
export function confirmedHours(togetherMs: number, hours: number): number {
  if (togetherMs <= 0) return 0;
  return Math.min(hours, Math.floor((togetherMs + CONFIRMING_GRACE_MS) / (30 * MINUTE)) / 2);
}
