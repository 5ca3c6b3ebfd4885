import type { Agent } from 'node:https';
import {
  assertionFacts,
  badgeFacts,
  credentialFacts,
  idOf,
  momentOf,
  nameOf,
  objectOf,
  objectsOf,
  textOf,
  verificationOf,
  type Badge,
  type Json,
} from '#domain/records/badge-contents';
import { badgeCheckLimits, badgeTexts } from '#domain/records/evidence-badges';
import { civilDate } from '#domain/dates';
import { BadgeProblem } from './badge-problem.ts';
import { issuerSite, unreachable, type IssuerSite } from './issuer-site.ts';
import { headerOf, keyOfIssuer, keyOfProfile, siteUrl, verify } from './keys.ts';
import { isRecipient, isSubject } from './recipients.ts';
import { checkRevocationList, checkStatus, revoked } from './revocation.ts';

/** What a badge proves once it is checked. */
export interface Proven {
  name: string | null;
  issuer: string | null;
  site: string | null;
  isSigned: boolean;
  hours: number | null;
  expiresAt: Date | null;
}

export interface Checking {
  /** The account's confirmed e-mail address, to which a badge must have been issued. */
  email: string | null;
  now: Date;
  /** Connects to public addresses only. */
  agent: Agent;
  signal?: AbortSignal;
}

/** What is known of a badge; told before the check ends, so that it can be named if it fails. */
type Tell = (known: Partial<Proven>) => void;

/** Clocks of issuers may be this much ahead. */
const AHEAD_MS = 5 * 60_000;

/**
 * Checks a badge: its signature, or the copy at its issuer; the key's site, revocation, expiry, and that it was issued to the
 * account. Returns the facts that then are its issuer's. Throws a BadgeProblem.
 */
export async function checkBadge(badge: Badge, checking: Checking, tell: Tell): Promise<Proven> {
  const late = AbortSignal.timeout(badgeCheckLimits.seconds * 1_000);
  const signal = checking.signal ? AbortSignal.any([checking.signal, late]) : late;
  const site = issuerSite(checking.agent, signal);
  switch (badge.proof) {
    case 'jwt':
      return checkToken(badge, checking, site, tell);
    case 'signed':
      return checkSigned(badge, checking, site, tell);
    case 'hosted':
      return checkHosted(badge, checking, site, tell);
    case 'embedded':
      throw new BadgeProblem('not-checkable', badgeTexts.embedded);
    case 'none':
      throw new BadgeProblem('invalid', badgeTexts.unsigned);
  }
}

type Of<Proof> = Extract<Badge, { proof: Proof }>;

/** Version 3.0, section 8.2: a JSON Web Token whose claims repeat parts of the badge. */
async function checkToken(
  { token, payload, credential }: Of<'jwt'>,
  { email, now }: Checking,
  site: IssuerSite,
  tell: Tell,
): Promise<Proven> {
  const header = headerOf(token);
  const facts = credentialFacts(credential);
  const issuer = facts.issuerId === null ? null : siteUrl(facts.issuerId);
  if (!issuer) throw noIssuer(facts.issuerId);
  await verify(token, await keyOfIssuer(header, { id: facts.issuerId!, url: issuer }, site));
  checkClaims(payload, credential);
  const proven: Proven = {
    name: facts.name,
    issuer: facts.issuer ?? (await profileName(issuer, site)),
    site: issuer.host,
    isSigned: true,
    hours: facts.credits,
    expiresAt: facts.expiresAt ?? momentOf(payload['exp']),
  };
  tell(proven);
  await checkStatus(credential, issuer, site);
  const from = momentOf(payload['nbf']) ?? momentOf(credential['validFrom']);
  checkTimes(from, proven.expiresAt, now);
  if (!isSubject(objectOf(credential['credentialSubject'])!, email)) throw notYours();
  return proven;
}

/** A key that identifies its own owner shows nothing about who that is. */
const noIssuer = (id: string | null) =>
  id?.startsWith('did:')
    ? new BadgeProblem('unknown-key', badgeTexts.nobodysKey)
    : new BadgeProblem('not-checkable', badgeTexts.noIssuer);

function checkClaims(payload: Json, credential: Json): void {
  const repeated = [
    [payload['iss'], idOf(credential['issuer'])],
    [payload['jti'], credential['id']],
    [payload['sub'], objectOf(credential['credentialSubject'])?.['id']],
  ];
  const isOdd = repeated.some(
    ([claim, value]) => claim !== undefined && value !== undefined && claim !== value,
  );
  if (isOdd) throw new BadgeProblem('invalid', badgeTexts.claims);
}

/** The name in the issuer's own profile; null if it publishes none. */
async function profileName(issuer: URL, site: IssuerSite): Promise<string | null> {
  try {
    return nameOf((await site.read(issuer.href)).json?.['name']);
  } catch (error) {
    // The signature holds without a name: the site is shown.
    if (error instanceof BadgeProblem) return null;
    throw error;
  }
}

function checkTimes(from: Date | null, expiresAt: Date | null, now: Date): void {
  if (from && from.getTime() > now.getTime() + AHEAD_MS) {
    throw new BadgeProblem('invalid', badgeTexts.early);
  }
  if (expiresAt && expiresAt <= now) {
    throw new BadgeProblem('expired', badgeTexts.expired(civilDate(expiresAt, 'UTC')));
  }
}

const notYours = () => new BadgeProblem('not-yours', badgeTexts.notYours);

/** Version 2.0, signed: the key must be the issuer's, and the issuer is the one that the badge's class names. */
async function checkSigned(
  { token, assertion }: Of<'signed'>,
  { email, now }: Checking,
  site: IssuerSite,
  tell: Tell,
): Promise<Proven> {
  headerOf(token);
  const found = await issuerOf(assertion, site);
  const verification = verificationOf(assertion);
  const creator = textOf(verification?.['creator']) ?? textOf(verification?.['url']);
  await verify(token, await keyOfProfile(creator, found.issuer, found.profile, site));
  const proven = provenBy(assertion, found, true);
  tell(proven);
  await checkRevocationList(assertion, found.profile, site);
  return forRecipient(proven, assertion, email, now);
}

/** Version 2.0, hosted: what counts is the copy at the issuer's site. */
async function checkHosted(
  { address, assertion: given }: Of<'hosted'>,
  { email, now }: Checking,
  site: IssuerSite,
  tell: Tell,
): Promise<Proven> {
  const { json: assertion, status } = await site.read(address);
  if (status === 410 || assertion?.['revoked'] === true) {
    throw revoked(assertion?.['revocationReason']);
  }
  if (status === 404 || !assertion?.['recipient']) throw unreachable();
  if (given && !isSame(given, assertion)) throw new BadgeProblem('invalid', badgeTexts.differs);
  const found = await issuerOf(assertion, site);
  if (found.issuer.origin !== new URL(address).origin) {
    throw new BadgeProblem('invalid', badgeTexts.otherSite);
  }
  const proven = provenBy(assertion, found, false);
  tell(proven);
  await checkRevocationList(assertion, found.profile, site);
  return forRecipient(proven, assertion, email, now);
}

/** Parts by which a copy is the same badge; an issuer may add others. */
const isSame = (one: Json, other: Json): boolean =>
  partsOf(one).every((part, at) => part === partsOf(other)[at]);

function partsOf(assertion: Json) {
  const recipient = objectOf(assertion['recipient']);
  return [
    textOf(assertion['id']) ?? textOf(verificationOf(assertion)?.['url']),
    idOf(assertion['badge']) ?? JSON.stringify(assertion['badge']),
    recipient?.['identity'],
    recipient?.['salt'] ?? null,
    recipient?.['type'],
    momentOf(assertion['issuedOn'])?.getTime() ?? null,
    momentOf(assertion['expires'])?.getTime() ?? null,
  ];
}

interface Issuer {
  badgeClass: Json;
  issuer: URL;
  /** As its site has it, whatever the badge says. */
  profile: Json;
}

async function issuerOf(assertion: Json, site: IssuerSite): Promise<Issuer> {
  const badgeClass = await documentOf(assertion['badge'], site);
  const id = idOf(badgeClass['issuer']);
  const issuer = id === null ? null : siteUrl(id);
  if (!issuer) throw noIssuer(id);
  const { json: profile } = await site.read(issuer.href);
  if (!profile) throw unreachable();
  if (idOf(profile) && siteUrl(idOf(profile)!)?.href !== issuer.href) {
    throw new BadgeProblem('unknown-key', badgeTexts.otherKey);
  }
  return { badgeClass, issuer, profile: { ...profile, id } };
}

/** A part that is within the badge, or at an address. */
async function documentOf(part: unknown, site: IssuerSite): Promise<Json> {
  const json = objectOf(part) ?? (await site.read(textOf(part) ?? '')).json;
  if (!json) throw unreachable();
  return json;
}

const provenBy = (
  assertion: Json,
  { badgeClass, issuer, profile }: Issuer,
  isSigned: boolean,
): Proven => ({
  name: nameOf(badgeClass['name']),
  issuer: nameOf(profile['name']),
  site: issuer.host,
  isSigned,
  hours: null,
  expiresAt: assertionFacts(assertion).expiresAt,
});

function forRecipient(proven: Proven, assertion: Json, email: string | null, now: Date): Proven {
  checkTimes(momentOf(assertion['issuedOn']), proven.expiresAt, now);
  const recipients = objectsOf(assertion['recipient']);
  if (!recipients.some((recipient) => isRecipient(recipient, email))) throw notYours();
  return proven;
}

/** What a badge claims, to name it before it is checked. */
export function claimedBy(badge: Badge): Proven {
  const { name, issuer, credits: hours, expiresAt } = badgeFacts(badge);
  return { name, issuer, site: null, isSigned: badge.proof !== 'hosted', hours, expiresAt };
}
