import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { conflict, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import {
  crewFeedbackLimits,
  crewFeedbackMessages as messages,
  usefulnessRatings,
} from '#domain/proof/crew-feedback';
import { feedbackClosesAt } from '#domain/proof/crew-sessions';
import {
  crewFeedbackSchema,
  crewGuestFeedbackSchema,
  crewSecretSchema,
} from '#domain/proof/crew-sessions.schema';
import { CrewFeedback } from './crew-feedback.entity.ts';
import { hostBySecret } from './crew-hosts.ts';
import { memberOf, stateOf, type Who } from './crew-joining.ts';
import { CrewMember } from './crew-member.entity.ts';
import { CrewSession } from './crew-session.entity.ts';
import type { CrewFeedbackType, CrewSessionType } from './crew-session.type.ts';
import { guestState, secretHash } from './crew-state.ts';

interface Answers {
  usefulness: number;
  change: string | null;
}

/** Stores an attendee's answers about a taught session that has ended, once. */
export async function give(ctx: Context, id: unknown, input: unknown): Promise<CrewSessionType> {
  const { id: userId } = await requireUser(ctx);
  const answers = validate(crewFeedbackSchema, input);
  const sessionId = parseId(id);
  await giveBy(ctx, { sessionId, userId }, answers);
  return stateOf(ctx, sessionId);
}

/** The same as a guest. */
export async function giveAsGuest(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const { secret, ...answers } = validate(crewGuestFeedbackSchema, input);
  await giveBy(ctx, { secretHash: secretHash(secret) }, answers);
  return guestState(ctx.services.database, secret);
}

async function giveBy(ctx: Context, who: Who, answers: Answers): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { em, now } = tx;
    const member = await memberOf(tx, who);
    const { kind, endedAt, id: sessionId } = await em.findOneOrFail(CrewSession, member.sessionId);
    if (kind !== 'taught' || member.teaches || !endedAt) throw conflict(messages.notTaught);
    if (feedbackClosesAt(endedAt) <= now) throw conflict(messages.late);
    // Of two requests at once, one finds the mark. The answers themselves have no person.
    const open = { id: member.id, feedbackGiven: false };
    const marked = await em.nativeUpdate(CrewMember, open, { feedbackGiven: true });
    if (marked === 0) throw conflict(messages.once);
    em.create(CrewFeedback, { ...answers, sessionId });
    await em.flush();
  });
}

/** Feedback on a session that the user taught; only its count until enough have answered. */
export async function get(ctx: Context, id: unknown): Promise<CrewFeedbackType> {
  const { id: userId } = await requireUser(ctx);
  const session = await ctx.em.findOne(CrewSession, { id: parseId(id), userId, kind: 'taught' });
  if (!session) throw notFound();
  return answersOf(ctx, session.id);
}

/** The same for an educator without an account. */
export async function getAsGuest(ctx: Context, input: unknown): Promise<CrewFeedbackType> {
  const { secret } = validate(crewSecretSchema, input);
  const { sessionId } = await hostBySecret(ctx, secretHash(secret));
  return answersOf(ctx, sessionId);
}

async function answersOf({ em }: Context, sessionId: number): Promise<CrewFeedbackType> {
  // The ids are random, and so is this order.
  const all = await em.find(
    CrewFeedback,
    { sessionId },
    { orderBy: { id: 'asc' }, limit: crewFeedbackLimits.count },
  );
  const count = all.length;
  if (count < crewFeedbackLimits.shownFrom) return { count, ratings: null, changes: null };
  return {
    count,
    ratings: usefulnessRatings.map(
      (rating) => all.filter(({ usefulness }) => usefulness === rating).length,
    ),
    changes: all.flatMap(({ change }) => (change === null ? [] : [change])),
  };
}
