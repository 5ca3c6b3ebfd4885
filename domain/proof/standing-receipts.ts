import { hoursLabel } from '../records/activities.ts';
import { credentialTypeLabel } from '../records/credential-types.ts';
import type { ChainHead } from '../records/record-chain.ts';
import { dayLabel, startOfDay, addDays, type CivilDate } from '../dates.ts';
import { PRODUCT } from '../product.ts';
import { inWordsOf } from '../professions/profession.ts';
import { isUnsettled, standing, tenths, unsettledText, type Period } from '../standing/cpd.ts';
import type { Pace } from '../standing/pace.ts';
import { outlookLabels } from '../standing/pace-words.ts';
import type { HeldRegistration } from '../standing/registrations.ts';
import { registrationState } from '../standing/registration-state.ts';
import type { RequiredHours } from '../standing/required-hours.ts';
import type { Requirement } from '../standing/cpd.ts';
import { SIGNING_ALGORITHM } from './pack-signature.ts';
import { periodLabel } from './portfolio-periods.ts';
import type { SharingEnder, StoredCredential, TeamKind } from './teams.ts';

/** Days for which a receipt is valid at most. */
export const RECEIPT_DAYS = 31;

/** The types in the headers of the signatures: neither passes for a badge, a pack or the other (RFC 8725, 3.11). */
export const RECEIPT_TYPE = 'paramed-cpd-receipt+jwt';
export const ENDING_TYPE = 'paramed-cpd-sharing-ending+jwt';

/** Result for one registration in its current period. */
export const receiptStateLabels = {
  met: 'Met',
  'not-met': 'Not met',
  'not-settled': 'Not settled',
} as const;
export type ReceiptState = keyof typeof receiptStateLabels;

/** Standings on the board, worst first: what is at risk is known, what is not settled is not. */
export const teamStandings = ['at-risk', 'not-settled', 'on-track'] as const;
export type TeamStanding = (typeof teamStandings)[number];

/** What a receipt says of one registration. */
export interface ReceiptRegistration {
  register: string;
  period: string;
  periodEnd: CivilDate;
  state: ReceiptState;
  standing: TeamStanding;
  reason: string;
  /** Completed hours, rounded down to the half hour. */
  hours: number;
  /** Interactive hours that another person attested, rounded down to the half hour. */
  attestedInteractiveHours: number;
}

/** The facts of one registration, worked out by the functions of the dashboard. */
export interface RegistrationFacts {
  registration: HeldRegistration;
  today: CivilDate;
  period: Period;
  required: RequiredHours;
  /** Hours recorded as completed, and those that are fully evidenced. */
  claimed: Requirement;
  defensible: Requirement;
  attestedInteractive: number;
  pace: Pick<Pace, 'outlook' | 'tone'>;
}

/** Hours rounded down to the half hour. */
export const halfHoursDown = (hours: number): number => Math.floor(tenths(hours) / 5) / 2;

/**
 * Judges one registration, never better than the records show: hours that are not fully evidenced meet nothing, and what
 * was not read or said is not settled. No sentence holds words of the owner.
 */
export function receiptRegistration(facts: RegistrationFacts): ReceiptRegistration {
  const { registration, period, claimed, attestedInteractive } = facts;
  const { profession } = registration;
  const { state, standing: of, reason } = judged(facts);
  return {
    register: `${profession.label}, ${profession.board}`,
    period: periodLabel(period),
    periodEnd: period.end,
    state,
    standing: of,
    reason: inWordsOf(profession, reason),
    hours: halfHoursDown(claimed.total),
    attestedInteractiveHours: halfHoursDown(attestedInteractive),
  };
}

type Judgement = Pick<ReceiptRegistration, 'state' | 'standing' | 'reason'>;

const notSettled = (reason: string): Judgement => ({
  state: 'not-settled',
  standing: 'not-settled',
  reason,
});

function judged(facts: RegistrationFacts): Judgement {
  const { registration, today, required, claimed, defensible, pace } = facts;
  const open = registrationProblem(registration, today);
  if (open) return notSettled(open);
  if (required.basis === 'does-not-apply')
    return notSettled('The standard does not apply to this registration now.');
  if (isUnsettled(required)) return notSettled(`${unsettledText(required)}.`);
  const judge = ({ total, interactive }: Requirement) =>
    standing({ totalHours: total, interactiveHours: interactive }, required);
  if (reaches(claimed, required)) {
    if (required.quotas?.length)
      return notSettled('Hours complete. What is required beside hours is not judged by hours.');
    if (judge(defensible) !== 'Complete')
      return notSettled(
        `Hours recorded, not fully evidenced: ${doneOf(defensible, required)} ready for an audit.`,
      );
    return { state: 'met', standing: 'on-track', reason: `${doneOf(claimed, required)}.` };
  }
  return {
    state: 'not-met',
    standing: standingOf(pace.tone),
    reason: `${doneOf(claimed, required)}. ${paceReason(pace)}`,
  };
}

/** Why a registration itself leaves the standing open; null if it does not. */
function registrationProblem(registration: HeldRegistration, today: CivilDate): string | null {
  const { phase, expiryDate } = registrationState(registration, today);
  if (phase === 'unset') return 'The date of registration is not entered.';
  if (phase === 'expired') return `The registration expired on ${dayLabel(expiryDate!)}.`;
  if (phase === 'unanswered')
    return `The registration ended on ${dayLabel(expiryDate!)}, and if it was renewed is not entered.`;
  return null;
}

const reaches = (done: Requirement, required: Requirement): boolean =>
  tenths(done.total) >= tenths(required.total) &&
  tenths(done.interactive) >= tenths(required.interactive);

/** Hours in words: '22 of 30 hours, 5.5 of 8 interactive'. */
function doneOf(done: Requirement, required: Requirement): string {
  const total = `${halfHoursDown(done.total)} of ${hoursLabel(required.total)}`;
  return required.interactive > 0
    ? `${total}, ${halfHoursDown(done.interactive)} of ${required.interactive} interactive`
    : total;
}

/** Only what is projected to be enough is on track. */
const standingOf = (tone: Pace['tone']): TeamStanding =>
  tone === 'attention' ? 'at-risk' : tone === 'calm' ? 'on-track' : 'not-settled';

const paceReason = ({ outlook, tone }: RegistrationFacts['pace']): string =>
  outlook === 'on-course' && tone === 'attention'
    ? 'Few days are left for what is missing.'
    : outlook === 'complete'
      ? 'Interactive hours are missing.'
      : `${outlookLabels[outlook]}.`;

/** The worst of several registrations decides, with its reason. */
export function receiptStanding(
  registrations: readonly ReceiptRegistration[],
): Pick<ReceiptRegistration, 'standing' | 'reason'> {
  const rank = ({ standing: of }: ReceiptRegistration) => teamStandings.indexOf(of);
  const worst = registrations.toSorted((a, b) => rank(a) - rank(b))[0];
  return worst ?? { standing: 'not-settled', reason: 'No registration is entered.' };
}

/** What a receipt states, before it is signed. */
export interface ReceiptFacts {
  /** Names the sharing, at whose address the status stands. */
  sharing: string;
  /** Grows by one with each receipt of the sharing. */
  number: number;
  name: string;
  team: { name: string; kind: TeamKind };
  day: CivilDate;
  sharedUntil: CivilDate;
  standing: TeamStanding;
  registrations: readonly ReceiptRegistration[];
  /** Kinds that the team asks for and the member shares. */
  credentials: Readonly<Record<string, StoredCredential>>;
  /** The newest event of the timeline; null before the first. */
  head: ChainHead | null;
  issuedAt: Date;
  timeZone: string;
}

/** Names one receipt: its sharing and its number. */
export const receiptNumber = ({
  sharing,
  number,
}: Pick<ReceiptFacts, 'sharing' | 'number'>): string => `${sharing}.${number}`;

/** Path of the status of one receipt, relative to /api. */
export const receiptStatusPath = (number: string): string => `/receipts/${number}/revocations`;

/** What a receipt's number looks like, as a pattern of JSON Schema. */
export const RECEIPT_NUMBER_PATTERN =
  '^([\\da-f]{8}-[\\da-f]{4}-4[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12})\\.(\\d{1,9})$';

/** Reads the number of a receipt in an address; null if it is none. */
export function readReceiptNumber(text: unknown): { sharing: string; number: number } | null {
  const [, sharing, digits] = new RegExp(RECEIPT_NUMBER_PATTERN).exec(String(text)) ?? [];
  return sharing && digits ? { sharing, number: Number(digits) } : null;
}

/** Until when a receipt is valid: a month, and never beyond the day until which its owner shares. */
export function receiptValidUntil({
  issuedAt,
  sharedUntil,
  timeZone,
}: Pick<ReceiptFacts, 'issuedAt' | 'sharedUntil' | 'timeZone'>): Date {
  const longest = issuedAt.getTime() + RECEIPT_DAYS * 24 * 60 * 60_000;
  const shared = startOfDay(addDays(sharedUntil, 1), timeZone).getTime();
  return new Date(Math.floor(Math.min(longest, shared) / 1000) * 1000);
}

/** The terms of our own that the credential uses stand for themselves, so that no address is fetched for them. */
const contexts = (publicUrl: string) => [
  'https://www.w3.org/ns/credentials/v2',
  { '@vocab': `${publicUrl}/terms#` },
];

const wholeSeconds = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Returns the claims of a receipt: a W3C Verifiable Credential 2.0, with the parts of a JSON Web Token that repeat it. */
export function receiptClaims(facts: ReceiptFacts, publicUrl: string) {
  const number = receiptNumber(facts);
  const id = `${publicUrl}/api${receiptStatusPath(number)}#receipt`;
  const subject = `urn:uuid:${facts.sharing}`;
  const validUntil = receiptValidUntil(facts);
  const { registrations, credentials, head } = facts;
  return {
    '@context': contexts(publicUrl),
    id,
    type: ['VerifiableCredential', 'StandingReceipt'],
    name: `Standing receipt for ${facts.team.name}`,
    issuer: { id: publicUrl, name: PRODUCT },
    validFrom: wholeSeconds(facts.issuedAt),
    validUntil: wholeSeconds(validUntil),
    credentialStatus: {
      id: `${publicUrl}/api${receiptStatusPath(number)}`,
      type: '1EdTechRevocationList',
    },
    credentialSubject: {
      id: subject,
      name: facts.name,
      sharedWith: facts.team,
      sharedUntil: facts.sharedUntil,
      day: facts.day,
      standing: facts.standing,
      registrations,
      credentials: Object.entries(credentials).map(([type, until]) =>
        statedCredential(type, until),
      ),
      ...(head && { timeline: { seq: head.seq, sha256: head.hash } }),
    },
    iss: publicUrl,
    jti: id,
    sub: subject,
    nbf: seconds(facts.issuedAt),
    exp: seconds(validUntil),
  };
}
export type ReceiptClaims = ReturnType<typeof receiptClaims>;

interface StatedCredential {
  credentialType: string;
  label: string;
  recorded: boolean;
  /** Missing for one without an end. */
  lastDay?: CivilDate;
}

function statedCredential(type: string, until: StoredCredential): StatedCredential {
  const stated = { credentialType: type, label: credentialTypeLabel(type) };
  if (until === 'missing') return { ...stated, recorded: false };
  return until === 'open'
    ? { ...stated, recorded: true }
    : { ...stated, recorded: true, lastDay: until };
}

/** A sharing that has ended. */
export interface EndedSharing {
  sharing: string;
  name: string;
  teamName: string;
  sharedFrom: Date;
  endedAt: Date;
  endedBy: SharingEnder;
}

/** Returns the claims of the statement that its owner keeps. It has no end: what ended stays ended. */
export function endingClaims(ended: EndedSharing, publicUrl: string) {
  const subject = `urn:uuid:${ended.sharing}`;
  const id = `${subject}#ending`;
  return {
    '@context': contexts(publicUrl),
    id,
    type: ['VerifiableCredential', 'SharingEnding'],
    name: `Sharing with ${ended.teamName} ended`,
    issuer: { id: publicUrl, name: PRODUCT },
    validFrom: wholeSeconds(ended.endedAt),
    credentialSubject: {
      id: subject,
      name: ended.name,
      sharedWith: { name: ended.teamName },
      sharedFrom: wholeSeconds(ended.sharedFrom),
      endedAt: wholeSeconds(ended.endedAt),
      endedBy: ended.endedBy,
    },
    iss: publicUrl,
    jti: id,
    sub: subject,
    nbf: seconds(ended.endedAt),
  };
}

export type EndingClaims = ReturnType<typeof endingClaims>;

/** What the status of a receipt says. */
export type ReceiptStatus =
  { state: 'current' } | { state: 'replaced' } | { state: 'withdrawn'; day: CivilDate | null };

/** Returns the status list of one receipt, in the form of a badge's. It names no person and no team. */
export function receiptStatusList(number: string, status: ReceiptStatus, publicUrl: string) {
  const id = `${publicUrl}/api${receiptStatusPath(number)}`;
  const reasons = {
    replaced: 'A newer receipt has replaced it.',
    withdrawn:
      status.state === 'withdrawn' && status.day
        ? `Withdrawn on ${dayLabel(status.day)}: it is no longer shared.`
        : 'Not shared, or no longer.',
  };
  return {
    id,
    issuer: publicUrl,
    revokedCredential:
      status.state === 'current'
        ? []
        : [{ id: `${id}#receipt`, revoked: true, revocationReason: reasons[status.state] }],
  };
}

export const receiptFileName = (name: string, day: CivilDate): string =>
  `${PRODUCT} receipt ${name.replaceAll(/[^\p{L}\p{N} -]+/gu, ' ').trim()} ${day}.jwt`;
export const endingFileName = (day: CivilDate): string => `${PRODUCT} sharing ended ${day}.jwt`;

/** A receipt, or the statement of an end, as it was read: the parts that are signed, and the signature. */
export interface ReadReceipt<Claims = ReceiptClaims> {
  header: { alg?: unknown; typ?: unknown; kid?: unknown };
  claims: Claims;
  /** The text that is signed. */
  signed: string;
  signature: string;
}

/** Maximum characters of a receipt. */
export const RECEIPT_MAX = 50_000;

/** Reads the signed text of a receipt or the statement of an end without checking it; null for any other text. */
export function readReceipt<Claims = ReceiptClaims>(text: string): ReadReceipt<Claims> | null {
  const [, head, body, signature] =
    text.length <= RECEIPT_MAX ? (/^\s*([\w-]+)\.([\w-]+)\.([\w-]+)\s*$/.exec(text) ?? []) : [];
  if (!head || !body || !signature) return null;
  const header = parsed(head) as ReadReceipt['header'] | null;
  const claims = parsed(body) as Claims | null;
  return header && claims ? { header, claims, signed: `${head}.${body}`, signature } : null;
}

function parsed(part: string): object | null {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.codePointAt(0)!,
    );
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    // Not base64url, UTF-8 or JSON: no receipt, which the caller reports.
    return null;
  }
}

/**
 * Returns the first reason not to trust a receipt, apart from its signature and status; null if there is none. `issuer`
 * is the server that is expected to have signed it.
 */
export function receiptProblem(
  { header, claims }: Pick<ReadReceipt, 'header' | 'claims'>,
  { issuer, now }: { issuer: string; now: Date },
): string | null {
  if (header.typ !== RECEIPT_TYPE || header.alg !== SIGNING_ALGORITHM) return problems.notOne;
  if (!isOf(issuer, { header, claims })) return problems.issuer;
  const { nbf, exp } = claims;
  if (typeof nbf !== 'number' || typeof exp !== 'number') return problems.notOne;
  if (Date.parse(claims.validUntil) !== exp * 1000 || Date.parse(claims.validFrom) !== nbf * 1000)
    return problems.notOne;
  if (exp - nbf > RECEIPT_DAYS * 24 * 60 * 60) return problems.notOne;
  if (now.getTime() < nbf * 1000) return problems.early;
  return now.getTime() >= exp * 1000 ? problems.expired : null;
}

/** Returns the first reason not to trust the statement that a sharing ended, as {@link receiptProblem} does. */
export function endingProblem(
  { header, claims }: Pick<ReadReceipt<EndingClaims>, 'header' | 'claims'>,
  { issuer, now }: { issuer: string; now: Date },
): string | null {
  if (header.typ !== ENDING_TYPE || header.alg !== SIGNING_ALGORITHM) return problems.notEnding;
  if (!isOf(issuer, { header, claims })) return problems.issuer;
  if (Date.parse(claims.validFrom) !== claims.nbf * 1000) return problems.notEnding;
  return now.getTime() < claims.nbf * 1000 ? problems.early : null;
}

/** True if a text names one server as its issuer everywhere, and a key of that server. */
const isOf = (
  issuer: string,
  { header, claims }: Pick<ReadReceipt<ReceiptClaims | EndingClaims>, 'header' | 'claims'>,
): boolean =>
  String(header.kid).startsWith(`${issuer}/.well-known/badge-keys/`) &&
  claims.iss === issuer &&
  claims.issuer?.id === issuer;

const problems = {
  notOne: 'This is not a standing receipt.',
  notEnding: 'This is not the statement of an end.',
  issuer: 'It was not made by this server.',
  early: 'It is not valid yet. Check the clock.',
  expired: 'It is no longer valid. Ask for a newer one.',
} as const;
