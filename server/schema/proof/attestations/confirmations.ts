import { LockMode } from '@mikro-orm/core';
import { hasSignedInHere } from '#server/auth/sessions/known-browsers';
import type { Context } from '#server/context';
import { transaction } from '#server/db/transaction';
import { conflict, forbidden, gone, invalid, notFound } from '#server/errors';
import { validate } from '#server/validate';
import { Activity } from '../../records/activities/activity.entity.ts';
import { Delivery } from '../../messages/notifications/delivery.entity.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { User } from '../../account/users/user.entity.ts';
import { settingText } from '#domain/records/activity-trace';
import { signedDaysText } from '#domain/proof/attestations';
import {
  closedAs,
  closedLinkTexts,
  confirmationMessages as messages,
  confirmedNotification,
  refusedNotification,
  requestState,
} from '#domain/proof/confirmations';
import {
  confirmationLinkSchema,
  confirmationSchema,
  refusalSchema,
} from '#domain/proof/confirmations.schema';
import { addAttestation, recordToSign, signedHash } from './add-attestation.ts';
import { ConfirmationRequest } from './confirmation-request.entity.ts';
import { confirmationTokenHash } from './confirmation-token.ts';
import type { Confirmation } from './confirmation.type.ts';

/** The request behind a link, and what is to be confirmed while it is open. Reading it changes nothing. */
export async function get(ctx: Context, input: unknown): Promise<Confirmation> {
  const { token } = validate(confirmationLinkSchema, input);
  await ctx.services.limits.beginConfirmationLink(ctx.caller.address);
  const { request, activity, owner } = await found(ctx, token, false);
  const isYours = isOwn(ctx, request);
  const closed = closedOf(ctx, request, activity);
  const signed = closed ? null : recordToSign(activity, owner);
  if (!signed) return { closed, isYours, record: null };
  const { person, title, hours, isInteractive, setting, place } = signed;
  return {
    closed,
    isYours,
    record: {
      person,
      title,
      days: signedDaysText(signed),
      hours,
      isInteractive,
      where: settingText(setting, place),
      signedHash: signedHash(signed),
    },
  };
}

/**
 * Confirms the activity as the person saw it, once. Throws gone() for a link that was used, withdrawn or has expired,
 * and conflict() if the record differs from what the person saw.
 */
export async function sign(ctx: Context, input: unknown): Promise<boolean> {
  const {
    token,
    signedHash: seen,
    profession: role,
    ...stated
  } = validate(confirmationSchema, input);
  const signature = { ...stated, role };
  await ctx.services.limits.beginConfirmationLink(ctx.caller.address);
  await transaction(ctx, async (tx) => {
    const { em, now } = tx;
    const { request, activity, owner } = await answerable(tx, token);
    const signed = recordToSign(activity, owner);
    if (!signed || signedHash(signed) !== seen) throw conflict(messages.changed);
    if (signature.hours > activity.hours) throw invalid({ hours: messages.hoursUp });
    const given = {
      ...signature,
      source: 'co-sign' as const,
      askedAt: request.createdAt,
      inOwnersBrowser: hasSignedInHere(ctx, owner.usernameKey),
    };
    const attestation = await addAttestation(tx, { activity, owner }, given);
    em.assign(request, { confirmedAt: now, attestationId: attestation.id, address: null });
    await forgetMessage(tx, request);
    await notify(tx, owner.id, confirmedNotification(activity, signature));
  });
  return true;
}

/**
 * Refuses, once. Nothing is added to the activity; its owner sees the name of the person who refused and a comment, if
 * given.
 */
export async function refuse(ctx: Context, input: unknown): Promise<boolean> {
  const { token, name, comment } = validate(refusalSchema, input);
  await ctx.services.limits.beginConfirmationLink(ctx.caller.address);
  await transaction(ctx, async (tx) => {
    const { request, activity, owner } = await answerable(tx, token);
    tx.em.assign(request, { refusedAt: tx.now, refusedBy: name, comment, address: null });
    await forgetMessage(tx, request);
    await notify(tx, owner.id, refusedNotification(activity, name));
  });
  return true;
}

/** The open request behind a link, locked with its activity; throws for its owner, and once it is closed. */
async function answerable(tx: Context, token: string) {
  const answering = await found(tx, token, true);
  const { request, activity } = answering;
  if (isOwn(tx, request)) throw forbidden(messages.own);
  const closed = closedOf(tx, request, activity);
  if (closed) throw gone(closedLinkTexts[closed].title);
  return answering;
}

/** The activity is locked first, as in its permanent deletion. */
async function found({ em }: Context, token: string, isLocked: boolean) {
  const options = isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE as const } : {};
  const tokenHash = confirmationTokenHash(token);
  const known = await em.findOne(ConfirmationRequest, { tokenHash });
  if (!known) throw notFound(closedLinkTexts.unknown.title);
  const { activityId, userId } = known;
  const activity = await em.findOne(Activity, { id: activityId, userId }, options);
  const request = isLocked
    ? await em.findOne(ConfirmationRequest, { tokenHash }, { ...options, refresh: true })
    : known;
  const owner = await em.findOne(User, { id: userId });
  if (!activity || !request || !owner) throw notFound(closedLinkTexts.unknown.title);
  return { request, activity, owner };
}

/** A request about an activity in the bin, or in progress again, asks for nothing. */
function closedOf({ now }: Context, request: ConfirmationRequest, activity: Activity) {
  const closed = closedAs(requestState(request, now));
  if (closed) return closed;
  return activity.deletedAt || activity.status !== 'completed' ? 'revoked' : null;
}

/** The person's address is deleted with the message. */
const forgetMessage = ({ em }: Context, { linkId, userId }: ConfirmationRequest) =>
  em.nativeDelete(Delivery, { id: linkId, userId });

const isOwn = ({ caller }: Context, { userId }: ConfirmationRequest): boolean =>
  caller.session?.userId === userId;
