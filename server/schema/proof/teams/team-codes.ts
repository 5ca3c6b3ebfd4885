import { createHash, randomBytes } from 'node:crypto';
import { seal, unseal } from '#server/auth/sealing';
import type { Env } from '#server/env';
import { TEAM_CODE_SYMBOLS, teamCode, teamLink } from '#domain/proof/teams';
import type { TeamInvitationType } from './team.type.ts';

const PURPOSE = 'team-invitations';

/** A new code; every symbol has five random bits. */
export const newCode = (): string => teamCode(randomBytes(TEAM_CODE_SYMBOLS));

/** The stored form by which a code is found. */
export const codeHash = (code: string): string =>
  createHash('sha256').update(code).digest('base64url');

/** The stored form from which a coordinator gets the code again, bound to its team. */
export const sealedCode = (env: Env, teamId: number, code: string): string =>
  seal(env, PURPOSE, String(teamId), code);

/** An invitation as a coordinator sees it; null if it was sealed under another JWT_SECRET: then it is made anew. */
export function shownInvitation(
  env: Env,
  teamId: number,
  stored: { sealedCode: string; createdAt: string; expiresAt: string },
): TeamInvitationType | null {
  const code = unseal(env, PURPOSE, String(teamId), stored.sealedCode);
  return (code && {
    code,
    link: teamLink(env.publicUrl, code),
    createdAt: new Date(stored.createdAt),
    expiresAt: new Date(stored.expiresAt),
  }) as TeamInvitationType | null;
}
