import { identityMessages, identityOutcomes } from '#domain/account/linked-identities';
import { identityRegistrationSchema } from '#domain/account/linked-identities.schema';
import type { Context } from '../../context.ts';
import { conflict, gone } from '../../errors.ts';
import { validate } from '../../validate.ts';
import type { NewRecoveryCodes } from '../account/account-security.type.ts';
import { storeRecoveryCodes } from '../factors/recovery-codes.ts';
import { NO_PASSWORD } from '../passwords/password.ts';
import { openAccount } from '../sign-in/auth.ts';
import { beginSession } from '../sign-in/sign-in.ts';
import { carried, carry } from './carried.ts';

/** The name that the provider has of somebody who has no account here yet; null if nobody came from one. */
export const provenName = (ctx: Context): string | null => carried(ctx, 'identity')?.name ?? null;

/**
 * Creates an account for the identity that this browser brought from a provider, and signs it in. It has no password:
 * its recovery codes, returned this once, set one whenever the provider is gone. Throws gone() if the identity is too
 * old, and conflict() if it or the username has an account.
 */
export async function registerWithIdentity(
  ctx: Context,
  input: unknown,
): Promise<NewRecoveryCodes> {
  const given = validate(identityRegistrationSchema, input);
  const identity = carried(ctx, 'identity');
  if (!identity) throw gone(identityMessages.nothingProven);
  await ctx.services.limits.beginRegistration(ctx.caller.address);
  const made = await openAccount(ctx, { ...given, password: NO_PASSWORD }, async (tx, user) => {
    const [linked] = await tx.em.execute<{ id: number }[]>(
      `insert into linked_identities (user_id, issuer, subject, created_at, last_used_at)
       values (?::int, ?::text, ?::text, ?::timestamptz, ?::timestamptz)
       on conflict do nothing returning id`,
      [user.id, identity.issuer, identity.subject, ctx.now, ctx.now],
    );
    if (!linked) throw conflict(identityOutcomes.taken);
    const { providerSession } = identity;
    await beginSession(tx, user, 'registered', { identityId: linked.id, providerSession });
    return { user, codes: await storeRecoveryCodes(tx, user.id) };
  });
  carry(ctx, null);
  return made;
}
