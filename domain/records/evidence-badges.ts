import { dayLabel, type CivilDate } from '../dates.ts';

/** What was found out about an Open Badge. Only an attested one proves more than a file. */
export const badgeStates = [
  'waiting',
  'attested',
  'not-yours',
  'invalid',
  'unknown-key',
  'revoked',
  'expired',
  'unreachable',
  'not-checkable',
] as const;
export type BadgeState = (typeof badgeStates)[number];

/** Label of each state, for its owner and for an auditor. */
export const badgeStateLabels: Record<BadgeState, string> = {
  waiting: 'Not checked yet',
  attested: 'Checked',
  'not-yours': 'Not confirmed as yours',
  invalid: 'Not valid',
  'unknown-key': 'Key not known',
  revoked: 'Revoked',
  expired: 'Expired',
  unreachable: 'Issuer not reached',
  'not-checkable': 'Cannot be checked',
};

/** States of a badge with which something is wrong, whoever looks at it. */
const badStates: ReadonlySet<BadgeState> = new Set(['invalid', 'unknown-key', 'revoked']);
export const isBadBadge = (state: BadgeState): boolean => badStates.has(state);

/** An Open Badge in an evidence file, with the result of its check. */
export interface EvidenceBadge {
  version: string;
  name: string | null;
  /** Name of the issuer: claimed by the badge until it is checked, and then as the issuer's site has it. */
  issuer: string | null;
  /** Host of the site whose key or copy proves it; null before. */
  site: string | null;
  /** True if a signature proves it; false if the issuer's site has the same badge. */
  isSigned: boolean;
  /** Hours that it attests at most; null if it does not say. */
  hours: number | null;
  /** False for a certificate of a self-paced module of this installation, which attests no interactive hours. */
  coversInteractive: boolean;
  state: BadgeState;
  why: string;
  /** ISO moment of the last check with a result. */
  checkedAt: string | null;
  /** ISO moment of the last attempt. */
  triedAt: string | null;
  /** Attempts since then that did not reach the issuer. */
  failures: number;
}

/** Limits of checking; ours. */
export const badgeCheckLimits = {
  /** Seconds for a whole check, with all that is fetched for it. */
  seconds: 20,
  /** Documents that are fetched for one badge: its keys, its issuer, its class, its revocation. */
  documents: 8,
  /** Bytes of one of them; a list of revoked badges is the longest. */
  documentBytes: 512 * 1024,
  redirects: 3,
  /** Days after which an attested badge is checked again. */
  againDays: 30,
  /** Checks that one user starts by hand in an hour. */
  perHour: 20,
} as const;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Waits after each attempt that did not reach the issuer; then only a check by hand retries a badge that was never attested. */
const waits = [HOUR_MS, DAY_MS] as const;

/** Returns when a badge is checked again by itself; null for never. `expiresAt`: when it expires, if it does. */
export function nextBadgeCheck(
  { state, failures }: Pick<EvidenceBadge, 'state' | 'failures'>,
  now: Date,
  expiresAt: Date | null = null,
): Date | null {
  const wait = failures > 0 ? waits[failures - 1] : undefined;
  if (wait !== undefined) return new Date(now.getTime() + wait);
  if (state !== 'attested') return null;
  const again = new Date(now.getTime() + badgeCheckLimits.againDays * DAY_MS);
  return expiresAt && expiresAt > now && expiresAt < again ? expiresAt : again;
}

/** Why a badge is in its state. */
export const badgeTexts = {
  waiting: 'The signature and the issuer are checked in the background.',
  attested: 'The signature, the issuer and the recipient were checked, and it was not revoked.',
  attestedHosted:
    'The issuer’s site has the same badge, for your e-mail address, and it was not revoked.',
  attestedHere: 'Issued here for your account, and not revoked.',
  notYours: 'The badge names another address, or none that you confirmed.',
  notYoursHere: 'It was issued here for another account.',
  signature: 'The signature is wrong: the badge was changed, or it is a forgery.',
  algorithm: 'It is signed in a way that proves nothing.',
  unsigned: 'It is not signed.',
  claims: 'It contradicts itself: its signed claims differ from its contents.',
  early: 'It is not valid yet.',
  differs: 'The issuer’s site has another badge at its address.',
  otherSite: 'It is at another site than its issuer, so the issuer does not vouch for it.',
  otherKey: 'It is signed with a key that is not its issuer’s.',
  noKey: 'The issuer no longer has the key that signed it, or never had it.',
  nobodysKey: 'The key that signed it belongs to no site, so it does not show who issued it.',
  revoked: (reason: string | null) =>
    reason ? `The issuer revoked it: ${reason}` : 'The issuer revoked it.',
  expired: (day: CivilDate) => `It expired on ${dayLabel(day)}.`,
  unreachable: 'The issuer’s site could not be reached, or gave no answer that can be read.',
  keptUnreachable:
    'The issuer’s site could not be reached at the last attempt. What was checked before still counts.',
  embedded: 'This kind of signature cannot be checked here. It counts as a file.',
  noIssuer: 'It names no issuer with a public address, so it cannot be checked.',
  status: 'It says in a way that cannot be read here if it was revoked.',
  off: 'This server asks no issuers. Badges that were issued here are still checked.',
  unreadable: 'The stored file could not be read.',
} as const;

/** Texts of the controls. */
export const badgeMessages = {
  heading: 'Open Badge',
  none: 'This file is not an Open Badge',
  check: 'Check badge',
  again: 'Check again',
  checking: 'Checking...',
  details: (name: string) => `Open Badge of ${name}: details`,
  failed: 'Error checking the badge',
  checked: 'Badge checked',
  labels: {
    name: 'Badge',
    issuer: 'Issuer',
    claimed: 'Issuer, as the badge says',
    result: 'Result',
    checked: 'Last checked',
    never: 'Never',
    hours: 'Attests up to',
  },
  toConfirm:
    'Confirm the address that it was issued to in the settings, under Notifications, and check it again.',
  svg: 'An SVG is accepted only with an Open Badge in it',
} as const;

/** Returns the issuer with its site, since anybody can call their own site by any name: 'Coast Ambulance (badges.example.org)'. */
export function issuerLabel({ issuer, site }: Pick<EvidenceBadge, 'issuer' | 'site'>): string {
  if (issuer && site) return `${issuer} (${site})`;
  return issuer ?? site ?? 'an unnamed issuer';
}

/** Returns the text on the mark of a badge: 'Attested by Coast Ambulance (badges.example.org)'. */
export const badgeLabel = (badge: Pick<EvidenceBadge, 'state' | 'issuer' | 'site'>): string =>
  badge.state === 'attested' ? `Attested by ${issuerLabel(badge)}` : badgeStateLabels[badge.state];

/** Returns the sentence on a badge in a report; `checkedOn` is the day of the last check, in its owner's zone. */
export function badgeRemark(
  badge: Pick<EvidenceBadge, 'state' | 'issuer' | 'site' | 'isSigned'>,
  checkedOn: CivilDate | null,
): string {
  if (badge.state === 'attested' && checkedOn) {
    const what = badge.isSigned ? 'signature checked' : 'checked with the issuer';
    return `Open Badge of ${issuerLabel(badge)}, ${what} on ${dayLabel(checkedOn)}`;
  }
  const named = badge.issuer ? ` that names ${issuerLabel(badge)} as issuer` : '';
  const day = checkedOn ? ` (${dayLabel(checkedOn)})` : '';
  return `Open Badge${named}: ${badgeStateLabels[badge.state].toLowerCase()}${day}`;
}

/** True if a badge attests an activity: it was checked, is its owner's, and is for as many hours. */
export const badgeAttests = (
  badge: Pick<EvidenceBadge, 'state' | 'hours' | 'coversInteractive'> | null,
  activity: { hours: number; isInteractive: boolean },
): boolean =>
  badge?.state === 'attested' &&
  (badge.hours === null || badge.hours >= activity.hours) &&
  (badge.coversInteractive || !activity.isInteractive);
