import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { requestEmailConfirmation } from '#server/auth/passwords/email-confirmation';
import {
  addressDigest,
  mailboxDigest,
  readLinkToken,
  type LinkPurpose,
} from '#server/auth/passwords/link-token';
import { recordChange } from '#server/auth/account/security-change';
import { requireRecentProof } from '#server/auth/sign-in/step-up';
import { defineQuery } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { forbidden, invalid, notFound } from '#server/errors';
import { PasswordReset } from '../recovery/password-reset.entity.ts';
import { validate } from '#server/validate';
import { emailMessages } from '#domain/account/email-addresses';
import { emailAddressSchema } from '#domain/account/email-addresses.schema';
import { EvidenceFile } from '../../records/evidence-files/evidence-file.entity.ts';
import { EmailAddress } from './email-address.entity.ts';
import { User } from '../users/user.entity.ts';

const getRead = defineQuery<EmailAddress | null>({
  name: 'emailAddress',
  entity: EmailAddress,
  sql: (columns) =>
    `select to_json(e) from (select ${columns} from email_addresses where user_id = $1) e`,
});

/** The user's e-mail address; null if none was given. */
export const get = (ctx: Context, user: User): Promise<EmailAddress | null> =>
  ctx.reads.read(getRead, user.id);

/**
 * Changes the address and sends it the confirmation link; for one that is unconfirmed or refused a message, sends the link
 * again. Another account
 * may use the same address. Limited to a few an hour.
 */
export async function update(ctx: Context, input: unknown): Promise<User> {
  const { id: userId } = await requireRecentProof(ctx);
  const { address } = validate(emailAddressSchema, input);
  if (!ctx.services.channels.email) throw forbidden(emailMessages.unavailable);
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  if (user.isDemo) throw forbidden(emailMessages.demo);
  const known = await ctx.em.findOne(EmailAddress, { userId });
  if (known?.address === address && known.confirmedAt && !known.refusedAt) return user;
  await ctx.services.limits.beginConfirmation(userId, mailboxDigest(ctx.services.env, address));
  await transaction(ctx, async (tx) => {
    const isSame = known?.address === address;
    // Sent to the previous address: an attacker with the account must not be the only one to see this.
    if (!isSame) await recordChange(tx, user, 'email-changed', known?.address);
    // A link sent to the previous address may no longer be in the owner's hands.
    await tx.em.nativeDelete(PasswordReset, { userId });
    await requestEmailConfirmation(tx, userId, address);
  });
  return user;
}

/** Confirms the address that a link was sent to, signed in or not; may be repeated. Throws invalid(). */
export async function confirm(ctx: Context, input: unknown): Promise<boolean> {
  const found = await linked(ctx, 'confirm-email', (input as { token?: unknown } | null)?.token);
  if (!found) throw invalid({ token: emailMessages.linkInvalid });
  const { userId, address } = found;
  const waiting = { userId, address, confirmedAt: null };
  await ctx.em.nativeUpdate(EmailAddress, waiting, { confirmedAt: ctx.now, refusedAt: null });
  // Open Badges that name this address are the user's from now on.
  await ctx.em.nativeUpdate(
    EvidenceFile,
    { userId, badge: { $ne: null } },
    { badgeDueAt: ctx.now },
  );
  return true;
}

/** Removes the address, if there is one. */
export async function remove(ctx: Context): Promise<User> {
  const user = await requireRecentProof(ctx);
  await transaction(ctx, async (tx) => {
    const { em } = tx;
    const known = await em.findOne(EmailAddress, { userId: user.id });
    if (!known) return;
    await recordChange(tx, user, 'email-removed', known.address);
    await em.nativeDelete(EmailAddress, { userId: user.id });
    await em.nativeDelete(PasswordReset, { userId: user.id });
  });
  return user;
}

/** Turns e-mail on again after an unsubscription; throws notFound() without an address. */
export async function resubscribe(ctx: Context): Promise<User> {
  const user = await requireUser(ctx);
  const found = await ctx.em.nativeUpdate(
    EmailAddress,
    { userId: user.id },
    { unsubscribedAt: null },
  );
  if (found === 0) throw notFound(emailMessages.none);
  return user;
}

/** True if an unsubscribe link is one of ours; changes nothing, since mail scanners open links. */
export const canUnsubscribe = (ctx: Context, token: unknown): boolean =>
  readLinkToken(ctx.services.env, 'unsubscribe', token, ctx.now) !== null;

/**
 * Ends all e-mail to the address that a link was sent to, signed in or not; may be repeated. Returns true if the link
 * is one of ours, and does nothing if the address is no longer the user's.
 */
export async function unsubscribe(ctx: Context, token: unknown): Promise<boolean> {
  const found = await linked(ctx, 'unsubscribe', token);
  if (found) {
    const { userId, address } = found;
    const subscribed = { userId, address, unsubscribedAt: null };
    await ctx.em.nativeUpdate(EmailAddress, subscribed, { unsubscribedAt: ctx.now });
  }
  return canUnsubscribe(ctx, token);
}

/** The address that a link was sent to, if it is still the user's. */
async function linked(
  ctx: Context,
  use: LinkPurpose,
  token: unknown,
): Promise<EmailAddress | null> {
  const { env } = ctx.services;
  const claims = readLinkToken(env, use, token, ctx.now);
  const found = claims && (await ctx.em.findOne(EmailAddress, { userId: claims.userId }));
  return found && addressDigest(env, found.address) === claims.digest ? found : null;
}
