import { requireUser, type Context } from '../../context.ts';
import { defineQuery } from '../../db/query.ts';
import { forbidden, stepUpRequired } from '../../errors.ts';
import type { User } from '../../schema/account/users/user.entity.ts';
import {
  proofMessages,
  RECENT_PROOF_MINUTES,
  type SignInMethod,
} from '#domain/account/sign-in-methods';
import { secondFactorsOf } from '../factors/second-factor.ts';

const MINUTE_MS = 60_000;

const proofRead = defineQuery<{ at: string | null; isDemo: boolean } | null>({
  name: 'session-proof',
  sql: () => `
    select json_build_object('at', s.authenticated_at, 'isDemo', u.is_demo)
    from sessions s join users u on u.id = s.user_id where s.id = $1`,
});

/**
 * Returns the signed-in user if this session has proved their identity within the last ten minutes; else throws
 * stepUpRequired() with the methods that would prove it. The demo account is public, so it proves nothing.
 */
export const requireRecentProof = async (ctx: Context): Promise<User> => (await proven(ctx)).user;

/** The same for setting up a factor, which the demo account cannot do: throws forbidden() for it. */
export async function requireProofToProtect(ctx: Context): Promise<User> {
  const { user, isDemo } = await proven(ctx);
  if (isDemo) throw forbidden(proofMessages.demo);
  return user;
}

/** The same for operations that ask for the password, which is proof enough if the account has one and no second factor. */
export async function requireProofBesidePassword(ctx: Context): Promise<User> {
  const user = await requireUser(ctx);
  const [first, ...others] = await methodsOf(ctx, user.id);
  const isEnough = first === 'password' && !others.some((each) => each !== 'identity');
  return isEnough ? user : requireRecentProof(ctx);
}

async function methodsOf({ em }: Context, userId: number): Promise<SignInMethod[]> {
  const [has] = await em.execute<{ password: boolean; identity: boolean }[]>(
    `select password <> '' as password,
       exists (select from linked_identities where user_id = users.id) as identity
     from users where id = ?::int`,
    [userId],
  );
  return [
    ...(has?.password ? (['password'] as const) : []),
    ...(await secondFactorsOf(em, userId)),
    ...(has?.identity ? (['identity'] as const) : []),
  ];
}

async function proven(ctx: Context): Promise<{ user: User; isDemo: boolean }> {
  const [user, proof] = await Promise.all([
    requireUser(ctx),
    ctx.reads.read(proofRead, ctx.caller.session?.sessionId),
  ]);
  const { at, isDemo } = proof ?? { at: null, isDemo: false };
  const isRecent =
    at !== null && ctx.now.getTime() - Date.parse(at) < RECENT_PROOF_MINUTES * MINUTE_MS;
  if (!isRecent && !isDemo) throw stepUpRequired(await methodsOf(ctx, user.id));
  return { user, isDemo };
}
