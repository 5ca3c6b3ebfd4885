import { hoursLabel, type ActivityCategory } from '../records/activities.ts';
import type { ActivityType } from '../records/activity-types.ts';
import { counted } from '../counts.ts';

/** Kinds of session: a crew that learns together, or attendees whom an educator teaches. */
export const crewKinds = ['crew', 'taught'] as const;
export type CrewKind = (typeof crewKinds)[number];

export const crewKindLabels: Record<CrewKind, string> = {
  crew: 'With my crew',
  taught: 'I am teaching',
};

/** Types of crew session: the learning that people do together. */
export const crewTypes = [
  'debrief',
  'simulation',
  'case-review',
  'journal-club',
  'teaching',
  'workshop',
  'course',
  'conference',
  'grand-round',
  'supervision',
  'other',
] as const;
export type CrewType = (typeof crewTypes)[number];

/** Cause of a session's end: its host, or the end of the time that it stays open. */
export type EndedBy = 'host' | 'closed';

/** Label of each type. */
export const crewTypeLabels: Record<CrewType, string> = {
  debrief: 'Debrief',
  simulation: 'Simulation',
  'case-review': 'Case review',
  'journal-club': 'Journal club',
  teaching: 'Teaching',
  workshop: 'Workshop',
  course: 'Course',
  conference: 'Conference',
  'grand-round': 'Grand round',
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
    course: { type: 'course', category: 'Professional Development' },
    conference: { type: 'conference', category: 'Professional Development' },
    'grand-round': { type: 'case-review', category: 'Clinical Practice' },
    supervision: { type: 'supervision', category: 'Professional Development' },
    other: { type: 'other', category: 'Professional Development' },
  };

/** Limits of a session; all ours. */
export const crewLimits = {
  title: { min: 2, max: 200 },
  place: { max: 200 },
  name: { min: 2, max: 100 },
  /** A session is as long as an activity can be claimed, and no longer than it stays open. */
  plannedMinutes: { min: 15, max: 720 },
  /** People in a crew, its host among them. Everyone's phone gets each change, so more would need another way. */
  members: 200,
  /** Attendees of a taught session, such as a conference's hall. Their phones get numbers only. */
  attendees: 500,
  provider: { min: 2, max: 200 },
  objectives: { max: 1000 },
  /** Longer than any shift; a session that nobody ended by then was forgotten. */
  openHours: 12,
  /** How often one person can leave and come back; each is stored. */
  presences: 40,
  /** How long after the end others can still be confirmed, the end corrected, and a guest's presence claimed. */
  afterDays: 90,
  /** How long after the end the host can still correct it, before those activities have gone into a report. */
  correctDays: 7,
} as const;

/** Returns how many people a session takes; an educator is not counted. */
export const crewPlaces = (kind: CrewKind): number =>
  kind === 'taught' ? crewLimits.attendees : crewLimits.members;

/** Until when feedback can be given: as long as presence can be confirmed and claimed. */
export const feedbackClosesAt = (endedAt: Date): Date =>
  new Date(endedAt.getTime() + crewLimits.afterDays * 24 * 60 * 60_000);

/** Returns the number of people in words. */
export const peopleLabel = (count: number): string => counted(count, 'person', 'people');

/** What an educator states by confirming attendees; it stands with each attestation. */
export const educatorStatement = (provider: string): string =>
  `Taught this session for ${provider}. Each attendee's presence was measured by the codes shown in the room.`;

/** Returns learning objectives as the description of an attendee's activity; null for none. */
export const objectivesText = (objectives: string | null): string | null =>
  objectives && `Learning objectives:\n${objectives}`;

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

/** Notifies a member that time in a session counts in another one, in which they were at the same time. */
export function countedOnceNotification(
  { title, hours }: { title: string; hours: number },
  others: readonly string[],
) {
  const names = [...new Set(others)].map((each) => `“${each}”`).join(', ');
  return {
    kind: 'crew-session-ended' as const,
    title: 'Time in two sessions counts once',
    message: `One person is in one place: part of your time in “${title}” already belongs to ${names}. ${
      hours > 0 ? `“${title}” gives you ${hoursLabel(hours)}.` : `“${title}” gives you no hours.`
    }`,
  };
}

/** Notifies a member that the host corrected the end of a session. */
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
  noCode: 'Type the six letters on the host’s screen',
  wrongCode: 'This code is wrong or has expired. Scan or type the one on the screen now.',
  needsScan: 'Two sessions have these letters right now. Scan the code, or type the next one.',
  full: (places: number) => `This session is full: at most ${places} people`,
  ended: 'This session has ended',
  notEnded: 'This session has not ended yet',
  hosting: (title: string) =>
    `You run “${title}”. End it first: you can be in one session at a time.`,
  noProvider: 'Provider is required: attendees’ records name it',
  onlyTaught: 'Only a session that you teach has it',
  noMember: 'Choose somebody in the session',
  educatorConfirms: 'In this session the educator confirms who was there',
  gone: 'You are no longer a guest of this session: it was added to an account, the host removed you, or it was too long ago.',
  onePlace: 'You have just joined another session. Try again.',
  twoPlaces:
    'Someone in this session was in another one at the same time, which was counted just now. Try again.',
  hostStays: 'You run this session. End it when everyone is done.',
  tooOften: 'You have left and come back too often. Ask the host to correct it.',
  removeHost: 'The host cannot be removed',
  lateCorrection: `The end can be corrected for ${crewLimits.correctDays} days`,
  alreadyIn: 'Your account was in this session already, so this cannot be added to it',
  ownName:
    'Your name or number here is too close to theirs to confirm them: someone else who was there must. If you share a name, join with your middle name.',
  ownBrowser:
    'They have signed in on this device, so it cannot confirm them. An educator with an account can.',
  otherPlace: (titles: readonly string[]) =>
    `Your account was somewhere else at the time: ${titles.map((each) => `“${each}”`).join(', ')}. One person is in one place, so this session cannot be added to it.`,
  confirmSelf: 'Choose others who were there with you',
  notTogether: (name: string | null) =>
    `You and ${name ?? 'this person'} were not there at the same time`,
} as const;
