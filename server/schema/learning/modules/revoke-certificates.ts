import type { Em } from '#server/db/database';
import { transaction } from '#server/db/transaction';
import { invalid, notFound } from '#server/errors';
import { validate } from '#server/validate';
import {
  certificateMessages,
  certificateRevokedNotification,
  readCertificateNumber,
  revocationText,
} from '#domain/learning/certificates';
import { revocationSchema } from '#domain/learning/certificates.schema';
import { notify, type NotifyContext } from '../../messages/notifications/notify.ts';
import { Certificate } from './certificate.entity.ts';

/**
 * Revokes a certificate, for the operator; notifies its holder, and the check shows the reason. Throws if it is already
 * revoked.
 */
export async function revoke(
  ctx: NotifyContext,
  typed: unknown,
  input: unknown,
): Promise<Certificate> {
  const { reason } = validate(revocationSchema, input);
  return transaction(ctx, async (tx) => {
    const found = await find(tx.em, typed);
    const earlier = revocationText(found);
    if (earlier) throw invalid({ number: earlier });
    found.revokedAt = tx.now;
    found.revokedReason = reason;
    await notify(tx, found.userId, certificateRevokedNotification(found));
    return found;
  });
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
