import {
  calculateJwkThumbprint,
  decodeJwt,
  decodeProtectedHeader,
  importJWK,
  jwtVerify,
  type JWK,
} from 'jose';
import { BADGE_KEYS_PATH, badgeKeyPath } from '#domain/learning/open-badges';
import {
  PACK_TYPE,
  SIGNATURE_FILE,
  SIGNING_ALGORITHM,
  SIGNING_KEY_FILE,
  type PackClaims,
} from '#domain/proof/pack-signature';
import { signatureStatements as statements, type Statement } from '#domain/proof/pack-statements';
import type { ChainHead } from '#domain/records/record-chain';
import type { FileProblem } from '#domain/proof/timeline-check';

/** Address and public keys of the server whose page checks a pack. */
export interface KnownServer {
  address: string;
  /** Its public keys, as it publishes them. */
  keys: readonly JWK[];
}

/** Contents of a pack that its signature is compared with. */
interface SignedPack {
  /** The SHA-256 of each file, by its path. */
  hashes: ReadonlyMap<string, string>;
  /** Null if the pack has no such file. */
  textOf: (path: string) => Promise<string | null>;
  head: ChainHead | null;
}

/** Checks the signature of a pack with the keys of a server; without one, with the copy of the key in the pack. */
export async function signatureStatement(
  { hashes, textOf, head }: SignedPack,
  server: KnownServer | null,
): Promise<Statement> {
  const text = await textOf(SIGNATURE_FILE);
  if (text === null) {
    return hashes.has(SIGNING_KEY_FILE) ? statements.removed() : statements.unsigned();
  }
  const named = namedIn(text);
  if (!named) return statements.unreadable();
  const { issuer, kid, thumbprint } = named;
  if (kid !== `${issuer}${badgeKeyPath(thumbprint)}`) return statements.elsewhere(issuer);
  const key = server
    ? server.keys.find((each) => each.kid === kid)
    : keyIn(await textOf(SIGNING_KEY_FILE));
  if (!key) {
    if (!server) return statements.unreadable();
    return isOf(server, issuer) ? statements.unknownKey(issuer) : statements.unknownIssuer(issuer);
  }
  const claims = await claimsOf(text, key, { issuer, thumbprint });
  if (!claims) return statements.wrong(issuer);
  const problems = differences(hashes, claims);
  const isOtherHead = head?.hash !== claims.head?.hash || head?.seq !== claims.head?.seq;
  if (problems.length > 0 || isOtherHead) return statements.files(problems, isOtherHead);
  return server
    ? statements.valid(claims)
    : statements.withOwnKey(claims, thumbprint, `${issuer}${BADGE_KEYS_PATH}`);
}

/** The issuer and the key that a signature names; null if it is no signature of a pack. Not checked yet. */
function namedIn(text: string) {
  try {
    const { alg, typ, kid } = decodeProtectedHeader(text);
    const { iss } = decodeJwt(text);
    if (alg !== SIGNING_ALGORITHM || typ !== PACK_TYPE || !kid || !iss) return null;
    return { issuer: iss, kid, thumbprint: kid.split('/').at(-1)! };
  } catch {
    // Text that cannot be decoded is no signature, which the caller reports.
    return null;
  }
}

function keyIn(text: string | null): JWK | null {
  try {
    return text === null ? null : (JSON.parse(text) as JWK);
  } catch {
    // A file that is no JSON has no key, which the caller reports.
    return null;
  }
}

/** Returns the signed claims; null if the signature, the key or its form is wrong. */
async function claimsOf(
  text: string,
  jwk: JWK,
  { issuer, thumbprint }: { issuer: string; thumbprint: string },
): Promise<PackClaims | null> {
  try {
    if ((await calculateJwkThumbprint(jwk)) !== thumbprint) return null;
    const { payload } = await jwtVerify<PackClaims>(text, await importJWK(jwk, SIGNING_ALGORITHM), {
      algorithms: [SIGNING_ALGORITHM],
      typ: PACK_TYPE,
      issuer,
      requiredClaims: ['iat', 'name', 'head', 'files'],
    });
    return Array.isArray(payload.files) ? payload : null;
  } catch {
    // jose throws for every signature or key that is wrong, which the caller reports.
    return null;
  }
}

/** True if the issuer is this server, by its address or by its keys, which name theirs. */
const isOf = ({ address, keys }: KnownServer, issuer: string): boolean =>
  address === issuer || keys.some(({ kid }) => kid?.startsWith(`${issuer}${badgeKeyPath('')}`));

function differences(
  hashes: ReadonlyMap<string, string>,
  { files }: PackClaims,
): [path: string, problem: FileProblem][] {
  const signed = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  const found: [path: string, problem: FileProblem][] = [];
  for (const [path, sha256] of hashes) {
    if (path === SIGNATURE_FILE) continue;
    if (!signed.has(path)) found.push([path, 'unsigned']);
    else if (signed.get(path) !== sha256) found.push([path, 'resigned']);
  }
  for (const path of signed.keys()) if (!hashes.has(path)) found.push([path, 'taken']);
  return found;
}
