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
import { notify, type NotifyServices } from '../notifications/notify.ts';
import { Certificate } from './certificate.entity.ts';

/**
 * Revokes a certificate, for the operator; notifies its holder, and the check shows the reason. Throws if it is already
 * revoked.
 */
export async function revoke(
  { em, services, now }: NotifyServices,
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

/** Makes a revoked certificate valid again; a valid one stays valid. */
export async function reinstate(em: Em, typed: unknown): Promise<Certificate> {
  const found = await find(em, typed);
  found.revokedAt = null;
  found.revokedReason = null;
  await em.flush();
  return found;
}

/** Finds a certificate by its number, of any holder. */
export async function find(em: Em, typed: unknown): Promise<Certificate> {
  const { number, problem } = readCertificateNumber(typed);
  if (problem !== null) throw invalid({ number: problem });
  const found = await em.findOne(Certificate, { number });
  if (!found) throw notFound(certificateMessages.unknown);
  return found;
}
