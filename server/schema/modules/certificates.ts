import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { invalid, notFound } from '../../errors.ts';
import {
  certificateMessages,
  certificatePath,
  readCertificateNumber,
  revocationText,
  verifyPath,
} from '#domain/certificates';
import { instantOf } from '#domain/dates';
import { Certificate } from './certificate.entity.ts';
import type { CertificateType, VerifiedCertificate } from './certificate.type.ts';

/**
 * What the certificate of a number says. Throws invalid() on a typing error and notFound() on a number that was never
 * issued; of those an address may ask for a few, so that nobody finds certificates by trying.
 */
export async function verify(ctx: Context, typed: unknown): Promise<VerifiedCertificate> {
  const { number, problem } = readCertificateNumber(typed);
  if (problem !== null) throw invalid({ number: problem });
  const { limits } = ctx.services;
  await limits.beginVerification(ctx.caller.address);
  const found = await ctx.em.findOne(Certificate, { number });
  if (!found) throw notFound(certificateMessages.unknown);
  await limits.verificationSucceeded(ctx.caller.address);
  const { holderName, moduleTitle, moduleVersion, hours, score, completedOn } = found;
  return {
    number,
    isValid: found.revokedAt === null,
    revocation: revocationText(found),
    holderName,
    moduleTitle,
    moduleVersion,
    hours,
    score,
    completedOn: instantOf(completedOn),
  };
}

/** The user's own certificate, to be printed; throws notFound() for another's, and with the reason for a revoked one. */
export async function get(ctx: Context, typed: unknown): Promise<Certificate> {
  const { id: userId } = await requireUser(ctx);
  const { number } = readCertificateNumber(typed);
  const found = number && (await ctx.em.findOne(Certificate, { number, userId }));
  if (!found) throw notFound();
  const revocation = revocationText(found);
  if (revocation) throw notFound(revocation);
  return found;
}

/** Those of the user's certificates that hold, of these numbers; in one statement. */
export async function those(ctx: Context, numbers: readonly string[]): Promise<Certificate[]> {
  const { id: userId } = await requireUser(ctx);
  if (numbers.length === 0) return [];
  return ctx.em.find(
    Certificate,
    { number: { $in: [...numbers] }, userId, revokedAt: null },
    { orderBy: { completedOn: 'asc', id: 'asc' } },
  );
}

/** A certificate as the statements answer it with a completion; times are still text. */
export interface CertificateRow {
  number: string;
  issuedAt: string;
  revokedAt: string | null;
  revokedReason: string | null;
}

/** The certificate of a completion as its holder is shown it. */
export function shown({ services }: Context, row: CertificateRow): CertificateType {
  const { number, issuedAt, revokedAt, revokedReason } = row;
  const { publicUrl } = services.env;
  return {
    number,
    issuedAt: new Date(issuedAt),
    verifyUrl: `${publicUrl}${verifyPath(number)}`,
    pdfUrl: `${publicUrl}/api${certificatePath(number)}`,
    revocation: revocationText({
      revokedAt: revokedAt ? new Date(revokedAt) : null,
      revokedReason,
    }),
  };
}
