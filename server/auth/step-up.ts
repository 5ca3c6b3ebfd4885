import { requireUser, type Context } from '../context.ts';
import { read } from '../db/reader.ts';
import { stepUpRequired } from '../errors.ts';
import type { User } from '../schema/users/user.entity.ts';
import { RECENT_PROOF_MINUTES, type SignInMethod } from '#domain/sign-in-methods';
import { secondFactorsOf } from './second-factor.ts';

const MINUTE_MS = 60_000;

const provenRead = read<string | null>({
  name: 'authenticated-at',
  sql: () => 'select to_json(authenticated_at) from sessions where id = $1',
});

/**
 * The signed-in user, if this very session has proven who is asking within the last ten minutes; else throws
 * stepUpRequired() with what would prove it. Everybody may use the demonstration account, so it proves nothing.
 */
export async function requireRecentProof(ctx: Context): Promise<User> {
  const [user, provenAt] = await Promise.all([
    requireUser(ctx),
    ctx.reads.read(provenRead, ctx.caller.session?.sessionId),
  ]);
  const isRecent =
    provenAt !== null &&
    ctx.now.getTime() - Date.parse(provenAt) < RECENT_PROOF_MINUTES * MINUTE_MS;
  if (!isRecent && !user.isDemo) throw stepUpRequired(await methodsOf(ctx, user.id));
  return user;
}

/** The same for what asks for the password itself, which is proof enough where it signs in alone. */
export async function requireProofBesidePassword(ctx: Context): Promise<User> {
  const user = await requireUser(ctx);
  const factors = await secondFactorsOf(ctx.em, user.id);
  return factors.length > 0 ? requireRecentProof(ctx) : user;
}

const methodsOf = async (ctx: Context, userId: number): Promise<SignInMethod[]> => [
  'password',
  ...(await secondFactorsOf(ctx.em, userId)),
];
