import { BADGE_KEYS_PATH } from '#domain/learning/open-badges';
import { now } from '#client/lib/dates.ts';
import { readReceipt, receiptProblem, type ReadReceipt } from '#domain/proof/standing-receipts';
import { receiptTexts as texts } from '#domain/proof/team-texts';

/** Result of a check, for the owner or a coordinator. */
export interface ReceiptCheck {
  isGenuine: boolean;
  title: string;
  text: string;
}

interface Key extends JsonWebKey {
  kid: string;
}

const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/**
 * Checks a receipt as any other program would: the signature with the published key, the dates, then the status list.
 * Throws if the server cannot be reached.
 */
export async function checkReceipt(text: string, issuer = location.origin): Promise<ReceiptCheck> {
  const read = readReceipt(text);
  const problem = read
    ? (receiptProblem(read, { issuer, now: now() }) ??
      (await signatureProblem(read)) ??
      (await statusProblem(read)))
    : texts.wrongSignature;
  return problem === null
    ? {
        isGenuine: true,
        title: texts.genuine,
        text: texts.genuineText(read!.claims.credentialSubject.name),
      }
    : { isGenuine: false, title: texts.notGenuine, text: problem };
}

async function signatureProblem({ header, signed, signature }: ReadReceipt) {
  // A key that was withdrawn within the hour is still in the browser's cache.
  const { keys } = await read<{ keys: Key[] }>(BADGE_KEYS_PATH);
  const key = keys.find(({ kid }) => kid === header.kid);
  if (!key) return texts.unknownKey;
  const { kty, n, e } = key;
  const imported = await crypto.subtle.importKey('jwk', { kty, n, e }, RSA, false, ['verify']);
  const isRight = await crypto.subtle.verify(
    RSA,
    imported,
    bytesOf(signature),
    new TextEncoder().encode(signed),
  );
  return isRight ? null : texts.wrongSignature;
}

interface StatusList {
  revokedCredential: { id: string; revoked: boolean; revocationReason: string }[];
}

/** The status list is on the server of the issuer, which is this one by now. */
async function statusProblem({ claims }: ReadReceipt): Promise<string | null> {
  const { revokedCredential } = await read<StatusList>(
    new URL(claims.credentialStatus.id).pathname,
  );
  const entry = revokedCredential.find(({ id, revoked }) => revoked && id === claims.id);
  return entry?.revocationReason ?? null;
}

async function read<Body>(path: string): Promise<Body> {
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok) throw new Error(texts.noStatus);
  return (await response.json()) as Body;
}

const bytesOf = (part: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.codePointAt(0)!,
  );
