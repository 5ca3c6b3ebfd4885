import type { Em } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import { validate } from '../../validate.ts';
import {
  certificateMessages,
  certificateRevokedNotification,
  readCertificateNumber,
  revocationText,
} from '#domain/certificates';
import { revocationSchema } from '#domain/certificates.schema';
import { notify, type Telling } from '../notifications/notify.ts';
import { Certificate } from './certificate.entity.ts';

/**
 * Revokes a certificate, for the operator; its holder is told, and everyone who checks it learns the reason. Throws
 * where it is revoked already.
 */
export async function revoke(
  { em, services, now }: Telling,
  typed: unknown,
  input: unknown,
): Promise<Certificate> {
  const { reason } = validate(revocationSchema, input);
  const [revoked, tell] = await em.transactional(async (tx) => {
    const found = await find(tx, typed);
    const earlier = revocationText(found);
    if (earlier) throw invalid({ number: earlier });
    found.revokedAt = now;
    found.revokedReason = reason;
    const notice = certificateRevokedNotification(found);
    return [found, await notify({ em: tx, services, now }, found.userId, notice)] as const;
  });
  tell();
  return revoked;
}

/** Makes a revoked certificate valid again; a valid one stays so. */
export async function reinstate(em: Em, typed: unknown): Promise<Certificate> {
  const found = await find(em, typed);
  found.revokedAt = null;
  found.revokedReason = null;
  await em.flush();
  return found;
}

/** The certificate of a number, whoever holds it. */
export async function find(em: Em, typed: unknown): Promise<Certificate> {
  const { number, problem } = readCertificateNumber(typed);
  if (problem !== null) throw invalid({ number: problem });
  const found = await em.findOne(Certificate, { number });
  if (!found) throw notFound(certificateMessages.unknown);
  return found;
}
