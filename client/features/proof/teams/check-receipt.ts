import { compactVerify, importJWK, type JWK } from 'jose';
import { BADGE_KEYS_PATH } from '#domain/learning/open-badges';
import { LocalFailure } from '#client/lib/form-errors.ts';
import { now } from '#client/lib/dates.ts';
import { deviceTimeZone } from '#client/lib/device-time-zone.ts';
import { placedTimeLabel } from '#domain/dates';
import {
  ENDING_TYPE,
  endingProblem,
  readReceipt,
  receiptProblem,
  type EndingClaims,
  type ReadReceipt,
  type ReceiptClaims,
} from '#domain/proof/standing-receipts';
import { SIGNING_ALGORITHM } from '#domain/proof/pack-signature';
import { receiptCheckTexts, receiptTexts as texts } from '#domain/proof/team-texts';

/** Result of a check, for the owner, a coordinator or anyone who was handed the text. */
export interface ReceiptCheck {
  isGenuine: boolean;
  title: string;
  text: string;
  /** What a genuine receipt states. */
  claims?: ReceiptClaims;
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
  if (!read || problem !== null)
    return { isGenuine: false, title: texts.notGenuine, text: problem ?? texts.wrongSignature };
  const { claims } = read;
  return {
    isGenuine: true,
    title: texts.genuine,
    text: texts.genuineText(claims.credentialSubject.name),
    claims,
  };
}

/** Checks a receipt, or the signed statement that a sharing ended, in words for a stranger. Throws as `checkReceipt` does. */
export async function checkSharing(text: string, issuer = location.origin): Promise<ReceiptCheck> {
  const read = readReceipt<EndingClaims>(text);
  if (read?.header.typ !== ENDING_TYPE) return checkReceipt(text, issuer);
  const problem = endingProblem(read, { issuer, now: now() }) ?? (await signatureProblem(read));
  if (problem !== null)
    return { isGenuine: false, title: receiptCheckTexts.notEnding, text: problem };
  const { name, sharedWith, sharedFrom, endedAt } = read.claims.credentialSubject;
  const [from, to] = [sharedFrom, endedAt].map((at) =>
    placedTimeLabel(new Date(at), deviceTimeZone()),
  );
  return {
    isGenuine: true,
    title: receiptCheckTexts.ending,
    text: receiptCheckTexts.endingText(name, sharedWith.name, from!, to!),
  };
}

async function signatureProblem({
  header,
  signed,
  signature,
}: Pick<ReadReceipt, 'header' | 'signed' | 'signature'>) {
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
