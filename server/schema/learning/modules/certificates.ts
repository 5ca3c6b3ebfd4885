import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { invalid, notFound } from '#server/errors';
import {
  certificateMessages,
  readCertificateNumber,
  revocationText,
  verifyPath,
} from '#domain/learning/certificates';
import {
  certificateBadgePath,
  certificateBadgeTextPath,
  revocationList,
} from '#domain/learning/open-badges';
import type { CertificateMeasures } from '#domain/learning/module-measures';
import { certificateUrl } from '../../records/download-urls.ts';
import { Certificate } from './certificate.entity.ts';
import type { CertificateType, VerifiedCertificate } from './certificate.type.ts';
import { dayAt } from '#server/day';

/**
 * Returns the contents of a certificate. Throws invalid() for a typing error and notFound() for a number that was never
 * issued; the latter is limited per address, so that nobody finds certificates by guessing.
 */
export async function verify(ctx: Context, typed: unknown): Promise<VerifiedCertificate> {
  const found = await ofAnyone(ctx, typed);
  const { number, holderName, moduleTitle, moduleVersion, score, completedOn } = found;
  return {
    number,
    isValid: found.revokedAt === null,
    revocation: revocationText(found),
    holderName,
    moduleTitle,
    moduleVersion,
    ...measuresOf(found),
    score,
    completedOn: dayAt(completedOn),
  };
}

/** Returns whether a badge's certificate was revoked, for programs that check it; limited and refused like verify(). */
export async function revocations(ctx: Context, typed: unknown) {
  return revocationList(await ofAnyone(ctx, typed), ctx.services.env.publicUrl);
}

async function ofAnyone(ctx: Context, typed: unknown): Promise<Certificate> {
  const { number, problem } = readCertificateNumber(typed);
  if (problem !== null) throw invalid({ number: problem });
  const { limits } = ctx.services;
  await limits.beginVerification(ctx.caller.address);
  const found = await ctx.em.findOne(Certificate, { number });
  if (!found) throw notFound(certificateMessages.unknown);
  await limits.verificationSucceeded(ctx.caller.address);
  return found;
}

/**
 * Returns the user's own certificate, for the PDF; throws notFound() for another user's, and with the reason for a
 * revoked one.
 */
export async function get(ctx: Context, typed: unknown): Promise<Certificate> {
  const { id: userId } = await requireUser(ctx);
  const { number } = readCertificateNumber(typed);
  const found = number && (await ctx.em.findOne(Certificate, { number, userId }));
  if (!found) throw notFound();
  const revocation = revocationText(found);
  if (revocation) throw notFound(revocation);
  return found;
}

/** Returns the user's valid certificates with these numbers, in one statement. */
export async function those(ctx: Context, numbers: readonly string[]): Promise<Certificate[]> {
  return numbers.length === 0 ? [] : valid(ctx, { number: { $in: [...numbers] } });
}

/** Returns all valid certificates of the user, in one statement. */
export const all = (ctx: Context): Promise<Certificate[]> => valid(ctx, {});

async function valid(ctx: Context, which: object): Promise<Certificate[]> {
  const { id: userId } = await requireUser(ctx);
  const orderBy = { completedOn: 'asc', id: 'asc' } as const;
  return ctx.em.find(Certificate, { ...which, userId, revokedAt: null }, { orderBy });
}

/** Returns a certificate's facts about the learning. Hours are those that the learner confirmed, else the module's. */
export const measuresOf = ({
  hours,
  confirmedHours,
  studiedSeconds,
  attempts,
  isReviewed,
}: Pick<
  Certificate,
  'hours' | 'confirmedHours' | 'studiedSeconds' | 'attempts' | 'isReviewed'
>): CertificateMeasures => ({
  hours: confirmedHours ?? hours,
  isConfirmed: confirmedHours !== null,
  measuredMinutes: studiedSeconds === null ? null : Math.floor(studiedSeconds / 60),
  attempts,
  isReviewed,
});

/** A certificate as selected with its completion; times are still text. */
export interface CertificateRow {
  number: string;
  issuedAt: string;
  revokedAt: string | null;
  revokedReason: string | null;
}

/** The certificate of a completion, for its holder. */
export function shown({ services }: Context, row: CertificateRow): CertificateType {
  const { number, issuedAt, revokedAt, revokedReason } = row;
  const { publicUrl } = services.env;
  return {
    number,
    issuedAt: new Date(issuedAt),
    verifyUrl: `${publicUrl}${verifyPath(number)}`,
    pdfUrl: certificateUrl(services.env, number),
    badgeUrl: `${publicUrl}/api${certificateBadgePath(number)}`,
    badgeTextUrl: `${publicUrl}/api${certificateBadgeTextPath(number)}`,
    revocation: revocationText({
      revokedAt: revokedAt ? new Date(revokedAt) : null,
      revokedReason,
    }),
  };
}
