import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { compactVerify, decodeProtectedHeader, type CompactJWSHeaderParameters } from 'jose';
import {
  idOf,
  listOf,
  objectOf,
  objectsOf,
  textOf,
  type Json,
} from '#domain/records/badge-contents';
import { badgeTexts } from '#domain/records/evidence-badges';
import { BadgeProblem } from './badge-problem.ts';
import { issuerUrl, type IssuerSite } from './issuer-site.ts';

/** Signatures by a private key that only its owner has; others prove nothing. */
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA', 'Ed25519'];

const JWKS_PATH = '/.well-known/jwks.json';

/** Returns the header of a signed text. Throws unless it is signed with a private key. */
export function headerOf(token: string): CompactJWSHeaderParameters {
  let header: CompactJWSHeaderParameters;
  try {
    header = decodeProtectedHeader(token) as CompactJWSHeaderParameters;
  } catch {
    throw new BadgeProblem('invalid', badgeTexts.signature);
  }
  if (!ALGORITHMS.includes(header.alg)) throw new BadgeProblem('invalid', badgeTexts.algorithm);
  return header;
}

/** Throws unless the key has signed the text. */
export async function verify(token: string, key: KeyObject): Promise<void> {
  try {
    await compactVerify(token, key, { algorithms: ALGORITHMS });
  } catch {
    // Of all reasons the user needs one: that key has not signed this text.
    throw new BadgeProblem('invalid', badgeTexts.signature);
  }
}

/** Returns the address of a site that an identifier names, by https or as did:web; null for any other. */
export function siteUrl(id: string): URL | null {
  if (!id.startsWith('did:web:')) return issuerUrl(id);
  const [host, ...path] = id.slice('did:web:'.length).split('#')[0]!.split(':');
  const place = path.length > 0 ? `/${path.join('/')}/did.json` : '/.well-known/did.json';
  return issuerUrl(`https://${host}${place}`);
}

/**
 * Returns the key that signed, as the site of its issuer publishes it. A key within the badge is not trusted: anybody
 * could put one there.
 */
export async function keyOfIssuer(
  { kid }: CompactJWSHeaderParameters,
  issuer: { id: string; url: URL },
  site: IssuerSite,
): Promise<KeyObject> {
  const isAddress = kid !== undefined && /^(?:https?:|did:)/.test(kid);
  if (isAddress && kid.startsWith('did:') && !kid.startsWith('did:web:')) {
    throw new BadgeProblem('unknown-key', badgeTexts.nobodysKey);
  }
  const address = isAddress ? siteUrl(kid) : new URL(JWKS_PATH, issuer.url);
  if (address?.origin !== issuer.url.origin) {
    throw new BadgeProblem('unknown-key', badgeTexts.otherKey);
  }
  const { json } = await site.read(address.href);
  const key = json && keyIn(json, kid, issuer.id);
  if (!key) throw new BadgeProblem('unknown-key', badgeTexts.noKey);
  return key;
}

/**
 * Finds a key in a document: a key itself, a set of keys, or a profile or DID document that lists it. Several issuers can
 * share a site, so a key that names another owner is not the issuer's.
 */
function keyIn(document: Json, kid: string | undefined, issuer: string): KeyObject | null {
  if (document['kty'] || document['publicKeyPem']) return ownKey(document, issuer);
  const listed = [
    ...objectsOf(document['keys']),
    ...objectsOf(document['verificationMethod']),
    ...objectsOf(document['publicKey']),
  ];
  const isOthers = !document['keys'] && textOf(document['id']) !== issuer;
  if (isOthers && listed.length > 0) throw new BadgeProblem('unknown-key', badgeTexts.otherKey);
  const fragment = kid?.includes('#') ? kid.slice(kid.indexOf('#')) : null;
  const isNamed = (each: Json) =>
    [each['kid'], each['id']].some((id) => id === kid || (fragment !== null && id === fragment));
  const found = kid === undefined ? (listed.length === 1 ? listed[0] : null) : listed.find(isNamed);
  return found ? ownKey(found, issuer) : null;
}

function ownKey(entry: Json, issuer: string): KeyObject | null {
  const owners = [idOf(entry['owner']), idOf(entry['controller'])].filter((id) => id !== null);
  if (owners.some((owner) => owner !== issuer)) {
    throw new BadgeProblem('unknown-key', badgeTexts.otherKey);
  }
  return keyOf(entry);
}

function keyOf(entry: Json): KeyObject | null {
  const jwk = objectOf(entry['publicKeyJwk']) ?? (entry['kty'] ? entry : null);
  const pem = textOf(entry['publicKeyPem']);
  try {
    if (jwk) return createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
    return pem ? createPublicKey(pem) : null;
  } catch {
    // Not a public key, such as a shared secret.
    return null;
  }
}

/** Returns the key that signed a badge of version 2.0, which must say that it belongs to the issuer. */
export async function keyOfProfile(
  creator: string | null,
  issuer: URL,
  profile: Json,
  site: IssuerSite,
): Promise<KeyObject> {
  const listed = listOf(profile['publicKey']).map(idOf);
  const address = creator ?? listed[0] ?? null;
  const url = address === null ? null : issuerUrl(address);
  if (!url || url.origin !== issuer.origin) {
    throw new BadgeProblem('unknown-key', badgeTexts.otherKey);
  }
  const { json, text } = await site.read(url.href);
  const id = idOf(profile)!;
  if (idOf(json?.['owner']) !== id && !listed.includes(address)) {
    throw new BadgeProblem('unknown-key', badgeTexts.otherKey);
  }
  // A key of version 1.1 is a bare PEM.
  const key = json ? keyIn(json, address!, id) : keyOf({ publicKeyPem: text });
  if (!key) throw new BadgeProblem('unknown-key', badgeTexts.noKey);
  return key;
}
