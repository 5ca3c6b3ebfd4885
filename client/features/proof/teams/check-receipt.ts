import { compactVerify, importJWK, type JWK } from 'jose';
import { BADGE_KEYS_PATH } from '#domain/learning/open-badges';
import { LocalFailure } from '#client/lib/form-errors.ts';
import { now } from '#client/lib/dates.ts';
import { readReceipt, receiptProblem, type ReadReceipt } from '#domain/proof/standing-receipts';
import { SIGNING_ALGORITHM } from '#domain/proof/pack-signature';
import { receiptTexts as texts } from '#domain/proof/team-texts';

/** Result of a check, for the owner or a coordinator. */
export interface ReceiptCheck {
  isGenuine: boolean;
  title: string;
  text: string;
}

/**
 * Checks a receipt as other programs do: the signature with the published key, the dates, then the status list.
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
  const { keys } = await read<{ keys: JWK[] }>(BADGE_KEYS_PATH);
  const key = keys.find(({ kid }) => kid === header.kid);
  if (!key) return texts.unknownKey;
  try {
    await compactVerify(`${signed}.${signature}`, await importJWK(key, SIGNING_ALGORITHM), {
      algorithms: [SIGNING_ALGORITHM],
    });
    return null;
  } catch {
    // The library throws for whatever is wrong with a signature.
    return texts.wrongSignature;
  }
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

/** Never from the browser's cache, which could have a key or a status from before it was withdrawn. */
async function read<Body>(path: string): Promise<Body> {
  const response = await fetch(path, { cache: 'no-store' });
  if (!response.ok) throw new LocalFailure(texts.noStatus);
  return (await response.json()) as Body;
}
