import { hoursLabel } from '../records/activities.ts';
import { civilDate, dayLabel, type CivilDate } from '../dates.ts';
import { PRODUCT } from '../product.ts';
import { circumstancesText, type Circumstances } from './signers.ts';

/** How a person came to confirm an activity: by a link that its owner gave them, or in a crew session with them. */
export const attestationSources = ['co-sign', 'crew-session'] as const;
export type AttestationSource = (typeof attestationSources)[number];

/** Maximum characters of a signer's statement; our own limits. */
export const attestationLimits = {
  name: { min: 2, max: 100 },
  role: { min: 2, max: 100 },
  registrationNumber: { max: 30 },
  comment: { max: 500 },
} as const;

/** Maximum attestations of one activity; our own limit, so that lists of them need no pages. */
export const ATTESTATIONS_MAX = 20;

/** Error for one attestation more. */
export const tooManyAttestations = `An activity has at most ${ATTESTATIONS_MAX} confirmations.`;

/** Part of the record that a signer sees and signs. Days are those of the owner's time zone at that moment. */
export interface SignedRecord {
  /** The owner's name. */
  person: string;
  title: string;
  startDay: CivilDate | null;
  endDay: CivilDate | null;
  completedDay: CivilDate;
  timeZone: string;
  hours: number;
  isInteractive: boolean;
  setting: string | null;
  place: string | null;
}

/** The same parts of the record as it is now; it may be in progress again. */
export interface RecordNow extends Pick<
  SignedRecord,
  'title' | 'startDay' | 'endDay' | 'hours' | 'isInteractive' | 'setting' | 'place'
> {
  completedAt: Date | null;
}

/** Returns what a person would sign now; null while the activity is in progress. */
export function signedRecord(
  { completedAt, ...record }: RecordNow,
  { person, timeZone }: { person: string; timeZone: string },
): SignedRecord | null {
  if (completedAt === null) return null;
  return { person, timeZone, ...record, completedDay: civilDate(completedAt, timeZone) };
}

/** Returns its days in words: '2 Mar 2026 to 3 Mar 2026', or the day of its completion. */
export function signedDaysText({ startDay, endDay, completedDay }: SignedRecord): string {
  const first = startDay ?? completedDay;
  const last = endDay ?? completedDay;
  const days = first < last ? [first, last] : [first];
  return days.map(dayLabel).join(' to ');
}

/** Its parts in the order of the canonical text. */
const signedParts = [
  'person',
  'title',
  'startDay',
  'endDay',
  'completedDay',
  'timeZone',
  'hours',
  'isInteractive',
  'setting',
  'place',
] as const satisfies readonly (keyof SignedRecord)[];

/** Returns the text whose SHA-256 is stored with a signature: a line of its format, then a line of JSON for each part. */
export const signedText = (signed: SignedRecord): string =>
  [
    'paramed-cpd-attestation-1',
    ...signedParts.map((part) => `${part} ${JSON.stringify(signed[part])}`),
  ].join('\n');

/** Parts of a record whose change makes an older signature say something else, with the columns of the timeline. */
export const attestedParts = {
  title: ['title'],
  dates: ['start_date', 'end_date', 'completed_date', 'status'],
  hours: ['hours'],
  interactive: ['is_interactive'],
  where: ['setting', 'place'],
} as const;
export type AttestedPart = keyof typeof attestedParts;

/** Returns the parts in which a record differs from what was signed. */
export function changedParts(signed: SignedRecord, now: RecordNow): AttestedPart[] {
  const isSameDay =
    now.completedAt !== null && civilDate(now.completedAt, signed.timeZone) === signed.completedDay;
  const changed: Record<AttestedPart, boolean> = {
    title: now.title !== signed.title,
    dates: !isSameDay || now.startDay !== signed.startDay || now.endDay !== signed.endDay,
    hours: now.hours !== signed.hours,
    interactive: now.isInteractive !== signed.isInteractive,
    where: now.setting !== signed.setting || now.place !== signed.place,
  };
  return (Object.keys(changed) as AttestedPart[]).filter((part) => changed[part]);
}

/** Hours of an attestation. */
export interface ConfirmedHours {
  /** Hours as they were confirmed. */
  hours: number;
  /** Hours left after the host of the crew session corrected it; null if nothing was corrected. */
  correctedHours: number | null;
}

/** Returns the hours of a confirmation that still count: those confirmed, or what a correction left of them. */
export const standingHours = ({ hours, correctedHours }: ConfirmedHours): number =>
  Math.min(hours, correctedHours ?? hours);

/**
 * Returns the hours of the record as it is now that an attestation covers: the least of what was confirmed, what a
 * correction left of it, and what the record has. None if anything else of what was signed has changed.
 */
export const coveredHours = (
  attestation: ConfirmedHours & { signed: SignedRecord },
  now: RecordNow,
): number =>
  changedParts(attestation.signed, now).every((changed) => changed === 'hours')
    ? Math.min(standingHours(attestation), now.hours)
    : 0;

/** True if an attestation covers the record as it is now, all its hours. */
export const coversRecord = (
  attestation: ConfirmedHours & { signed: SignedRecord },
  now: RecordNow,
): boolean => coveredHours(attestation, now) >= now.hours;

/** Facts shown of a person who confirmed, with the hours and the moment. */
export interface Signature {
  source: AttestationSource;
  name: string;
  role: string;
  registrationNumber: string | null;
  hours: number;
  signedAt: Date;
}

/** Returns a signature in words: 'Confirmed by Ana Cruz, paramedic, PAR0001234567 on 3 Mar 2026: 2 hours'. */
export function signatureText(signature: Signature, timeZone: string): string {
  const { name, role, registrationNumber, hours, signedAt, source } = signature;
  const who = [name, role, registrationNumber].filter(Boolean).join(', ');
  const where = source === 'crew-session' ? ' in a crew session' : '';
  const day = dayLabel(civilDate(signedAt, timeZone));
  return `Confirmed by ${who}${where} on ${day}: ${hoursLabel(hours)}`;
}

/** Returns a confirmation as a piece of evidence: who confirmed, how many hours, and how it was signed. */
export const confirmationEvidence = (
  signature: Signature & Circumstances,
  timeZone: string,
): string => `${signatureText(signature, timeZone)}. ${circumstancesText(signature)}`;

/**
 * Says that less of a crew session counts than was confirmed, such as after a correction: '0.5 hours of this
 * confirmation stand'.
 */
export function lessCountsText(standing: number, of: string): string {
  const what = standing > 0 ? hoursLabel(standing) : 'nothing';
  return `Less of the session counts now: ${what} of ${of} ${standing === 0 || standing === 1 ? 'stands' : 'stand'}`;
}

/** Name of each part within a sentence. */
const partNames: Record<AttestedPart, string> = {
  title: 'title',
  dates: 'dates',
  hours: 'hours',
  interactive: 'interactive',
  where: 'where',
};

/**
 * Returns the remark on a signature that no longer covers the whole record: what changed since, and how many of its
 * hours are covered; null if there is nothing to say. `changedAt`: when the first of these parts changed, by the
 * timeline.
 */
export function changedSinceText(
  attestation: ConfirmedHours & { signed: SignedRecord },
  now: RecordNow,
  { changedAt, timeZone }: { changedAt: Date | null; timeZone: string },
): string | null {
  const parts = changedParts(attestation.signed, now);
  const when = changedAt
    ? `the change of ${dayLabel(civilDate(changedAt, timeZone))}`
    : 'a later change';
  const what = parts.map((part) => partNames[part]).join(', ');
  const standing = standingHours(attestation);
  const covered = coveredHours(attestation, now);
  const sentences = [
    parts.length > 0 && `Signed before ${when} (${what}).`,
    standing < attestation.hours && `${lessCountsText(standing, 'this confirmation')}.`,
    covered > 0 && covered < now.hours && `Confirmed for ${covered} of ${hoursLabel(now.hours)}.`,
    covered === 0 && 'It does not attest the record as it is now.',
  ];
  return sentences.filter(Boolean).join(' ') || null;
}

/** Printed with attestations everywhere: nobody here has checked who signed. */
export const attestationNote = `Names, roles and registration numbers are as the people who confirmed stated them. ${PRODUCT} does not check who they are.`;
