import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { addressDigest, readLinkToken, type LinkPurpose } from '../../auth/link-token.ts';
import { deviceOf } from '../../auth/devices.ts';
import { read } from '../../db/reader.ts';
import { forbidden, invalid, notFound } from '../../errors.ts';
import { Delivery } from '../notifications/delivery.entity.ts';
import { notify } from '../notifications/notify.ts';
import { record } from '../security-events/security-events.ts';
import { validate } from '../../validate.ts';
import { confirmationEmail, emailMessages } from '#domain/email-addresses';
import { emailAddressSchema } from '#domain/email-addresses.schema';
import { securityChangedNotification } from '#domain/notifications';
import { EmailAddress } from './email-address.entity.ts';
import { User } from './user.entity.ts';

const getRead = read<EmailAddress | null>({
  name: 'emailAddress',
  entity: EmailAddress,
  sql: (columns) =>
    `select to_json(e) from (select ${columns} from email_addresses where user_id = $1) e`,
});

/** Where the user wants e-mail; null where no address was given. */
export const get = (ctx: Context, user: User): Promise<EmailAddress | null> =>
  ctx.reads.read(getRead, user.id);

/**
 * Changes the address and sends it the link that confirms it; for one that waits for that, sends it again. Whether
 * somebody else uses the address makes no difference. Limited to a few an hour.
 */
export async function update(ctx: Context, input: unknown): Promise<User> {
  const { id: userId } = await requireUser(ctx);
  const { address } = validate(emailAddressSchema, input);
  if (!ctx.services.channels.email) throw forbidden(emailMessages.unavailable);
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  if (user.isDemo) throw forbidden(emailMessages.demo);
  const known = await ctx.em.findOne(EmailAddress, { userId });
  if (known?.address === address && known.confirmedAt) return user;
  await ctx.services.limits.beginConfirmation(userId, addressDigest(ctx.services.env, address));
  const tell = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em: em as Context['em'] };
    const tell =
      known?.address === address ? () => {} : await changed(tx, user, 'email-changed', known);
    await em.upsert(EmailAddress, {
      userId,
      address,
      createdAt: ctx.now,
      confirmedAt: null,
      unsubscribedAt: null,
    });
    const kind = 'confirm-email';
    await em.nativeDelete(Delivery, { userId, kind, doneAt: null });
    const { title, message } = confirmationEmail;
    em.create(Delivery, {
      id: randomUUID(),
      userId,
      channel: 'email',
      kind,
      title,
      message,
      createdAt: ctx.now,
      notBefore: ctx.now,
    });
    return tell;
  });
  tell();
  ctx.services.pubsub.publish('deliveriesWritten', 'all', {});
  return user;
}

/** Confirms the address that a link was sent to, by whoever has the link; once or often. Throws invalid(). */
export async function confirm(ctx: Context, input: unknown): Promise<boolean> {
  const found = await linked(ctx, 'confirm-email', (input as { token?: unknown } | null)?.token);
  if (!found) throw invalid({ token: emailMessages.linkInvalid });
  const { userId, address } = found;
  const waiting = { userId, address, confirmedAt: null };
  await ctx.em.nativeUpdate(EmailAddress, waiting, { confirmedAt: ctx.now });
  return true;
}

/** Forgets the address; fine where there is none. */
export async function remove(ctx: Context): Promise<User> {
  const user = await requireUser(ctx);
  const tell = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em: em as Context['em'] };
    const known = await em.findOne(EmailAddress, { userId: user.id });
    if (!known) return () => {};
    const tell = await changed(tx, user, 'email-removed', known);
    await em.nativeDelete(EmailAddress, { userId: user.id });
    return tell;
  });
  tell();
  return user;
}

/**
 * Records that the address changes and notifies the user, by e-mail at the address of before: whoever took over the
 * account must not be the only one to learn of it. Belongs to the caller's transaction, before the change.
 */
async function changed(
  ctx: Context,
  { id, timeZone }: User,
  change: 'email-changed' | 'email-removed',
  before: EmailAddress | null,
): Promise<() => void> {
  await record(ctx, id, change);
  const done = { device: deviceOf(ctx), at: ctx.now, timeZone };
  const notice = securityChangedNotification(change, done);
  return notify(ctx, id, { ...notice, ...(before && { address: before.address }) });
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

/** Whether a link to unsubscribe is one of ours, without doing anything: scanners of mail follow links. */
export const canUnsubscribe = (ctx: Context, token: unknown): boolean =>
  readLinkToken(ctx.services.env, 'unsubscribe', token, ctx.now) !== null;

/**
 * Ends all e-mail to the address that a link was sent to, by whoever has the link; once or often. Answers whether the
 * link is one of ours. For an address that is no longer the user's there is nothing to end.
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

/** The address to which a link was sent, if it is still its user's. */
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
