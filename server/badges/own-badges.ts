import { createPublicKey } from 'node:crypto';
import type { Services } from '../context.ts';
import { published } from '../schema/learning/open-badges/badge-keys.ts';
import { idOf, textOf, type Badge } from '#domain/records/badge-contents';
import { badgeTexts } from '#domain/records/evidence-badges';
import { badgeKeyPath } from '#domain/learning/open-badges';
import { verifyPath } from '#domain/learning/certificates';
import { BadgeProblem } from './badge-problem.ts';
import { claimedBy, type Proven } from './check-badge.ts';
import { headerOf, verify } from './keys.ts';
import { revoked } from './revocation.ts';

type OwnServices = Pick<Services, 'database' | 'env' | 'now'>;
type Token = Extract<Badge, { proof: 'jwt' }>;

export interface ProvenHere extends Proven {
  coversInteractive: boolean;
}

/** True for a badge that names this installation as its issuer. */
export const isOwn = (badge: Badge, { env }: Pick<OwnServices, 'env'>): badge is Token =>
  badge.proof === 'jwt' && idOf(badge.credential['issuer']) === env.publicUrl;

/**
 * Checks a badge of this installation by its own keys and rows, without the network. A certificate attests what it does
 * as a certificate, no more. Throws a BadgeProblem.
 */
export async function checkOwn(
  badge: Token,
  userId: number,
  services: OwnServices,
): Promise<ProvenHere> {
  const { env } = services;
  const { kid = '' } = headerOf(badge.token);
  const path = `${env.publicUrl}${badgeKeyPath('')}`;
  const [key] = kid.startsWith(path) ? await published(services, kid.slice(path.length)) : [];
  if (!key) throw new BadgeProblem('unknown-key', badgeTexts.noKey);
  await verify(badge.token, createPublicKey({ key: { ...key }, format: 'jwk' }));
  const found = await rowOf(textOf(badge.credential['id']) ?? '', userId, services);
  if (found?.isRevoked) throw revoked(found.reason);
  if (!found?.isOwners) throw new BadgeProblem('not-yours', badgeTexts.notYoursHere);
  const { isCertificate } = found;
  return {
    ...claimedBy(badge),
    site: new URL(env.publicUrl).host,
    coversInteractive: !isCertificate,
  };
}

interface Row {
  isOwners: boolean;
  isRevoked: boolean;
  isCertificate: boolean;
  reason: string | null;
}

/** The certificate or the place in a crew session that a badge is of. */
async function rowOf(
  id: string,
  userId: number,
  { env, database }: OwnServices,
): Promise<Row | null> {
  const certificates = `${env.publicUrl}${verifyPath('')}`;
  const crew = id.startsWith(env.publicUrl) ? id.slice(env.publicUrl.length) : '';
  if (id.startsWith(certificates)) {
    const [row] = await database.query<Omit<Row, 'isCertificate'>>({
      text: `select user_id = $2 as "isOwners", revoked_at is not null as "isRevoked", revoked_reason as reason
        from certificates where number = $1`,
      values: [id.slice(certificates.length), userId],
    });
    return row ? { ...row, isCertificate: true } : null;
  }
  const [, session, member] = /^\/crew\/(\d{1,9})#badge-(\d{1,9})$/.exec(crew) ?? [];
  if (!session || !member) return null;
  const [row] = await database.query<{ isOwners: boolean; isRevoked: boolean }>({
    text: `select user_id = $3 as "isOwners", removed_at is not null as "isRevoked"
      from crew_members where session_id = $1 and id = $2`,
    values: [Number(session), Number(member), userId],
  });
  return row ? { ...row, isCertificate: false, reason: null } : null;
}
