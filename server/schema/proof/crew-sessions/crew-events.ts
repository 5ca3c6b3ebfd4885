import { createContext, requireUser, type Context, type Services } from '#server/context';
import { notFound } from '#server/errors';
import { crewLiveLimits } from '#server/limits';
import { catchingUp } from '#server/realtime/catching-up';
import type { PubSub } from '#server/realtime/pubsub';
import { sameForAll } from '#server/realtime/shared-events';
import { parseId } from '#server/validate';
import type { NotifyContext } from '../../messages/notifications/notify.ts';
import { findState, readChange, revivedChange } from './crew-state.ts';
import type { Change, CrewSessionChange } from './crew-session.type.ts';

/** The parts of a process that publish changes. */
export type CrewServices = Pick<Services, 'database' | 'pubsub' | 'log' | 'env'>;

/** Parts of a request that changing a session needs; the job that closes sessions has no caller. */
export interface CrewContext extends NotifyContext {
  services: NotifyContext['services'] & CrewServices;
}

/** Changes of a session that wait until the last event is long enough ago. */
const waiting = new WeakMap<PubSub, Map<number, Set<number>>>();

/**
 * Publishes that members of a session changed. The first change is published at once; those of the next moments together,
 * since each event goes to everyone in the session. `crowd`: how many they are.
 */
export function publishChange(
  services: CrewServices,
  sessionId: number,
  memberIds: readonly number[],
  crowd: number,
): void {
  const sessions = waiting.get(services.pubsub) ?? new Map<number, Set<number>>();
  waiting.set(services.pubsub, sessions);
  const gathered = sessions.get(sessionId);
  if (gathered) return memberIds.forEach((id) => gathered.add(id));
  sessions.set(sessionId, new Set());
  void send(services, sessionId, memberIds);
  const { gatherMs, perMemberMs, longestMs } = crewLiveLimits;
  const pause = Math.min(longestMs, Math.max(gatherMs, perMemberMs * crowd));
  setTimeout(() => {
    const next = sessions.get(sessionId);
    sessions.delete(sessionId);
    if (next && next.size > 0) publishChange(services, sessionId, [...next], crowd);
  }, pause).unref();
}

/** Reads the changed members once for all subscribers; if that fails, each reads for itself. */
async function send(
  { database, pubsub, log }: CrewServices,
  sessionId: number,
  memberIds: readonly number[],
): Promise<void> {
  try {
    const change = await readChange(database, sessionId, memberIds);
    pubsub.publish('crewSessionChanged', sessionId, { change });
  } catch (error) {
    log.warn({ err: error }, 'a change of a crew session could not be read');
    pubsub.publish('crewSessionChanged', sessionId, { change: null });
  }
}

/** The event for everyone in the session: one object, so that it is revived and executed once for all. */
const forAll = new WeakMap<Change, CrewSessionChange>();

function toldAll(change: Change): CrewSessionChange {
  const known = forAll.get(change);
  if (known) return known;
  const told = sameForAll({ ...revivedChange(change), isWhole: false });
  forAll.set(change, told);
  return told;
}

/** The same for attendees of a taught session: numbers alone. */
const forAttendees = new WeakMap<CrewSessionChange, CrewSessionChange>();

function toldAttendees(change: CrewSessionChange): CrewSessionChange {
  const known = forAttendees.get(change);
  if (known) return known;
  const told = sameForAll({ ...change, members: [] });
  forAttendees.set(change, told);
  return told;
}

/**
 * Changes of a session for one of its members. The first event comes at once and has the whole state, so that a client
 * that reconnects has missed nothing; later ones have the members that changed.
 */
export async function subscribe(
  ctx: Context,
  id: unknown,
): Promise<AsyncIterable<CrewSessionChange>> {
  await requireUser(ctx);
  const sessionId = parseId(id);
  const first = await findState(ctx, sessionId);
  if (!first) throw notFound();
  const { pubsub } = ctx.services;
  const attends = first.kind === 'taught' && !first.isHost;
  let isIn = true;

  async function look(): Promise<CrewSessionChange | null> {
    const state = await findState(createContext(ctx.services, ctx.caller), sessionId);
    if (!state) return null;
    const { members, hereCount, memberCount, endedAt, endedBy, version } = state;
    return { isWhole: true, members, hereCount, memberCount, endedAt, endedBy, version };
  }

  function told(read: Change): CrewSessionChange | null {
    const change = toldAll(read);
    const own = change.members.find((member) => member.id === first!.memberId);
    // A removed member receives only their own removal, and nothing else until they are back.
    const wasIn = isIn;
    if (own) isIn = !own.isRemoved;
    if (!isIn) return wasIn && own ? { ...change, members: [own], isWhole: false } : null;
    if (!attends) return change;
    // At the end everyone's own part changes, and each reads it for themselves.
    return own && !change.endedAt ? { ...change, members: [own] } : toldAttendees(change);
  }

  return catchingUp<{ change: Change | null }, CrewSessionChange>(
    pubsub,
    [(tell) => pubsub.listen('crewSessionChanged', sessionId, tell)],
    { look, told: ({ change }) => (change ? told(change) : look()) },
  );
}
