import { badgeLimits } from './badge-containers.ts';
import { civilDate, type CivilDate } from '../dates.ts';
import { lineOf } from '../texts.ts';

/** An object of JSON, as somebody else wrote it. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * An Open Badge as a file has it; nothing of it is checked. 3.0 is signed as a JSON Web Token, or has a proof within it; 2.0
 * is signed, or the issuer's site has the same at an address.
 */
export type Badge =
  | { version: '3.0'; proof: 'jwt'; token: string; payload: Json; credential: Json }
  | { version: '3.0'; proof: 'embedded' | 'none'; credential: Json }
  | { version: '2.0'; proof: 'signed'; token: string; assertion: Json }
  | { version: '2.0'; proof: 'hosted'; address: string; assertion: Json | null };

/** What a badge says about itself; null for what it does not say. */
export interface BadgeFacts {
  name: string | null;
  issuer: string | null;
  /** Identifies the issuer, usually by an address of its site. */
  issuerId: string | null;
  /** The day of completion, in UTC. */
  completedOn: CivilDate | null;
  issuedAt: Date | null;
  expiresAt: Date | null;
  /** Credits that were earned: mostly, but not always, hours. */
  credits: number | null;
  /** What was required, in words. */
  criteria: string | null;
  number: string | null;
}

const COMPACT = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Returns the badge that a text is; null for any other text. */
export function readBadge(text: string): Badge | null {
  if (text.length > badgeLimits.bytes) return null;
  if (COMPACT.test(text)) return readToken(text);
  if (text.startsWith('https://') && text.length <= badgeLimits.address && !/\s/.test(text)) {
    return { version: '2.0', proof: 'hosted', address: text, assertion: null };
  }
  const json = parseJson(text);
  return json && readJson(json);
}

/** The same for a file of text, which is a badge only with its contents: an address alone is a note. */
export const readBadgeFile = (text: string): Badge | null =>
  text.startsWith('https://') ? null : readBadge(text);

function readToken(token: string): Badge | null {
  const payload = payloadOf(token);
  if (!payload) return null;
  const credential = objectOf(payload['vc']) ?? payload;
  if (isCredential(credential)) {
    return { version: '3.0', proof: 'jwt', token, payload, credential };
  }
  return isAssertion(payload)
    ? { version: '2.0', proof: 'signed', token, assertion: payload }
    : null;
}

function readJson(json: Json): Badge | null {
  if (isCredential(json)) {
    return { version: '3.0', proof: json['proof'] ? 'embedded' : 'none', credential: json };
  }
  const address = textOf(json['id']) ?? verificationOf(json)?.['url'];
  return isAssertion(json) && typeof address === 'string'
    ? { version: '2.0', proof: 'hosted', address, assertion: json }
    : null;
}

const isCredential = (json: Json): boolean =>
  listOf(json['type']).some((type) =>
    ['OpenBadgeCredential', 'AchievementCredential'].includes(String(type)),
  ) && objectOf(json['credentialSubject']) !== null;

const isAssertion = (json: Json): boolean =>
  objectOf(json['recipient']) !== null &&
  (objectOf(json['badge']) !== null || typeof json['badge'] === 'string') &&
  verificationOf(json) !== null;

/** How a badge of version 2.0, or 1.1, says that it is checked. */
export const verificationOf = (assertion: Json): Json | null =>
  objectOf(assertion['verification']) ?? objectOf(assertion['verify']);

/** Returns the claims of a compact JWS without checking them; null if they are no object. */
export function payloadOf(token: string): Json | null {
  try {
    const bytes = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return parseJson(
      new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))),
    );
  } catch {
    // What is not base64 is no token.
    return null;
  }
}

/** Parses JSON of limited depth; null for anything but an object. */
export function parseJson(text: string): Json | null {
  if (isTooDeep(text)) return null;
  try {
    return objectOf(JSON.parse(text));
  } catch {
    // Not JSON, so it is another text.
    return null;
  }
}

/** Before it is parsed: nesting costs more than length. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > badgeLimits.depth) return true;
  }
  return false;
}

export const objectOf = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Returns the objects of a list, or the one object that there is. */
export const objectsOf = (value: unknown): readonly Json[] =>
  listOf(value)
    .map(objectOf)
    .filter((each) => each !== null);

/** An identifier that is written as a text, or as an object with one. */
export const idOf = (value: unknown): string | null =>
  textOf(value) ?? textOf(objectOf(value)?.['id']);

/** Returns a name as one plain line; null if nothing is left of it. */
export const nameOf = (value: unknown): string | null =>
  lineOf(textOf(value) ?? '').slice(0, badgeLimits.name) || null;

/** Returns a moment; null for a text that names none. Earlier badges have seconds since 1970. */
export function momentOf(value: unknown): Date | null {
  const at =
    typeof value === 'number' ? new Date(value * 1_000) : new Date(textOf(value) ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Returns what a badge says, before anything is checked. */
export const badgeFacts = (badge: Badge): BadgeFacts =>
  badge.version === '3.0' ? credentialFacts(badge.credential) : assertionFacts(badge.assertion);

export function credentialFacts(credential: Json): BadgeFacts {
  const subject = objectOf(credential['credentialSubject']) ?? {};
  const achievement = objectOf(listOf(subject['achievement'])[0]) ?? {};
  const completed = momentOf(subject['activityEndDate']);
  return {
    name: nameOf(achievement['name']) ?? nameOf(credential['name']),
    issuer: nameOf(objectOf(credential['issuer'])?.['name']),
    issuerId: idOf(credential['issuer']),
    completedOn: completed && civilDate(completed, 'UTC'),
    issuedAt:
      momentOf(credential['awardedDate']) ??
      momentOf(credential['validFrom']) ??
      momentOf(credential['issuanceDate']),
    expiresAt: momentOf(credential['validUntil']) ?? momentOf(credential['expirationDate']),
    credits: creditsOf(subject['creditsEarned']),
    criteria: criteriaOf(achievement),
    number: nameOf(subject['licenseNumber']) ?? numberIn(credential['id']),
  };
}

export function assertionFacts(assertion: Json | null): BadgeFacts {
  const badgeClass = objectOf(assertion?.['badge']) ?? {};
  return {
    name: nameOf(badgeClass['name']),
    issuer: nameOf(objectOf(badgeClass['issuer'])?.['name']),
    issuerId: idOf(badgeClass['issuer']),
    completedOn: null,
    issuedAt: momentOf(assertion?.['issuedOn']),
    expiresAt: momentOf(assertion?.['expires']),
    credits: null,
    criteria: criteriaOf(badgeClass),
    number: numberIn(assertion?.['id']) ?? numberIn(assertion?.['uid']),
  };
}

const criteriaOf = (of: Json): string | null =>
  [textOf(of['description']), textOf(objectOf(of['criteria'])?.['narrative'])]
    .filter((text) => text !== null)
    .join('\n') || null;

/** The number at the end of an address or a URN; the whole of it if there is none. */
function numberIn(value: unknown): string | null {
  const id = nameOf(value);
  if (id === null || id.length === badgeLimits.name) return null;
  const last = id.split(/[/:]/).findLast((each) => each !== '') ?? '';
  return /^[\w.-]+$/.test(last) && /\d/.test(last) ? last : id;
}

function creditsOf(value: unknown): number | null {
  const credits = Number(value);
  return typeof value === 'number' && credits > 0 && credits < 1_000 ? credits : null;
}
