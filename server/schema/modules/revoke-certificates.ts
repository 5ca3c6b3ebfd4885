import type { Em } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import { validate } from '../../validate.ts';
import { certificateMessages, readCertificateNumber, revocationText } from '#domain/certificates';
import { revocationSchema } from '#domain/certificates.schema';
import { Certificate } from './certificate.entity.ts';

/** Revokes a certificate, for the operator; everyone who checks it is told the reason. Throws where it is revoked already. */
export async function revoke(
  em: Em,
  typed: unknown,
  input: unknown,
  now: Date,
): Promise<Certificate> {
  const found = await find(em, typed);
  const { reason } = validate(revocationSchema, input);
  const earlier = revocationText(found);
  if (earlier) throw invalid({ number: earlier });
  found.revokedAt = now;
  found.revokedReason = reason;
  await em.flush();
  return found;
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
