import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  idOf,
  listOf,
  nameOf,
  objectOf,
  payloadOf,
  textOf,
  type Json,
} from '#domain/records/badge-contents';
import { badgeTexts } from '#domain/records/evidence-badges';
import { BadgeProblem } from './badge-problem.ts';
import { unreachable, type IssuerSite } from './issuer-site.ts';
import { headerOf, keyOfIssuer, verify } from './keys.ts';

const unzip = promisify(gunzip);

/** A list of bits has at least 131,072 of them; more than eight million is something else. */
const LIST_BYTES = 1024 * 1024;

/** The result for a badge that its issuer has revoked. */
export const revoked = (reason: unknown) =>
  new BadgeProblem('revoked', badgeTexts.revoked(nameOf(reason)));

/** Throws if a badge of version 3.0 was revoked, or if that cannot be found out. */
export async function checkStatus(credential: Json, issuer: URL, site: IssuerSite): Promise<void> {
  for (const entry of listOf(credential['credentialStatus'])) {
    const status = objectOf(entry);
    if (!status) throw new BadgeProblem('not-checkable', badgeTexts.status);
    // Suspension, messages and refreshing say nothing about revocation.
    const purpose = textOf(status['statusPurpose']) ?? 'revocation';
    const check = checks[String(listOf(status['type'])[0])];
    if (purpose !== 'revocation') continue;
    if (!check) throw new BadgeProblem('not-checkable', badgeTexts.status);
    await check({ status, credential, issuer, site });
  }
}

interface Asked {
  status: Json;
  credential: Json;
  issuer: URL;
  site: IssuerSite;
}

const checks: Record<string, ((asked: Asked) => Promise<void>) | undefined> = {
  '1EdTechRevocationList': inRevocationList,
  BitstringStatusListEntry: inBits,
  StatusList2021Entry: inBits,
};

/** The address is signed with the badge, so its issuer vouches for what is there. */
async function inRevocationList({ status, credential, site }: Asked): Promise<void> {
  const { json } = await site.read(textOf(status['id']) ?? '');
  const list = json && listOf(json['revokedCredential']);
  const isOwn = json && (!json['issuer'] || idOf(json['issuer']) === idOf(credential['issuer']));
  if (!list || !isOwn) throw unreachable();
  const id = textOf(credential['id']);
  for (const each of list) {
    const entry = objectOf(each);
    if (idOf(each) === id && entry?.['revoked'] !== false)
      throw revoked(entry?.['revocationReason']);
  }
}

async function inBits({ status, credential, issuer, site }: Asked): Promise<void> {
  const { json, text } = await site.read(textOf(status['statusListCredential']) ?? '');
  const list = json ?? (await signedList(text, credential, issuer, site));
  const subject = objectOf(list['credentialSubject']);
  const encoded = textOf(subject?.['encodedList']);
  const index = Number(status['statusListIndex']);
  const isOwn = idOf(list['issuer']) === idOf(credential['issuer']);
  if (!encoded || !isOwn || !Number.isSafeInteger(index) || index < 0) throw unreachable();
  const bits = await bitsOf(encoded);
  const byte = bits[index >> 3];
  if (byte === undefined) throw unreachable();
  // The first bit is the leftmost.
  if ((byte & (0x80 >> (index & 7))) !== 0) throw revoked(null);
}

async function signedList(
  token: string,
  credential: Json,
  issuer: URL,
  site: IssuerSite,
): Promise<Json> {
  const claims = listClaims(token);
  if (!claims || idOf(claims['issuer']) !== idOf(credential['issuer'])) throw unreachable();
  const header = headerOf(token);
  await verify(
    token,
    await keyOfIssuer(header, { id: idOf(claims['issuer'])!, url: issuer }, site),
  );
  return claims;
}

/** A status list is a credential, too, though no badge. */
function listClaims(token: string): Json | null {
  const payload = payloadOf(token);
  return payload && (objectOf(payload['vc']) ?? payload);
}

async function bitsOf(encoded: string): Promise<Buffer> {
  try {
    // The letter u says base64url (Multibase).
    const bytes = Buffer.from(encoded.replace(/^u/, ''), 'base64url');
    return await unzip(bytes, { maxOutputLength: LIST_BYTES });
  } catch {
    // Damaged, or too large when unpacked.
    throw unreachable();
  }
}

/** Throws if a badge of version 2.0 is in its issuer's list of revoked ones. */
export async function checkRevocationList(
  assertion: Json,
  profile: Json,
  site: IssuerSite,
): Promise<void> {
  const address = textOf(profile['revocationList']);
  if (!address) return;
  const { json } = await site.read(address);
  if (!json) throw unreachable();
  const own = new Set([textOf(assertion['id']), textOf(assertion['uid'])].filter(Boolean));
  for (const each of listOf(json['revokedAssertions'])) {
    const entry = objectOf(each);
    const ids = [textOf(each), textOf(entry?.['id']), textOf(entry?.['uid'])];
    if (ids.some((id) => id !== null && own.has(id))) throw revoked(entry?.['revocationReason']);
  }
  // Version 1.1 has an object of ids with their reasons.
  for (const [id, reason] of Object.entries(json)) if (own.has(id)) throw revoked(reason);
}
