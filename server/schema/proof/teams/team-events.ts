import { createContext, requireUser, type Context, type Services } from '#server/context';
import { afterCommit } from '#server/db/transaction';
import type { Em } from '#server/db/database';
import { notFound } from '#server/errors';
import { receiptLimits } from '#server/limits';
import { catchingUp } from '#server/realtime/catching-up';
import type { PubSub } from '#server/realtime/pubsub';
import { defineQuery } from '#server/db/query';
import { parseId } from '#server/validate';
import type { TeamChange } from './team.type.ts';

/** Teams whose last event is less than a moment old; true once another change waits. */
const waiting = new WeakMap<PubSub, Map<number, boolean>>();

/** Publishes that a team changed: at once, then those of the next moment together. */
export function publishChange(pubsub: PubSub, teamId: number): void {
  const teams = waiting.get(pubsub) ?? new Map<number, boolean>();
  waiting.set(pubsub, teams);
  if (teams.has(teamId)) {
    teams.set(teamId, true);
    return;
  }
  teams.set(teamId, false);
  pubsub.publish('teamChanged', teamId, {});
  setTimeout(() => {
    const isChanged = teams.get(teamId) === true;
    teams.delete(teamId);
    if (isChanged) publishChange(pubsub, teamId);
  }, receiptLimits.gatherMs).unref();
}

/** Publishes a change of a team once it is stored. */
export function announce(
  tx: { em: Em; services: Pick<Services, 'pubsub' | 'log'> },
  teamId: number,
): void {
  afterCommit(tx, () => publishChange(tx.services.pubsub, teamId));
}

const isMemberRead = defineQuery<boolean>({
  name: 'isTeamMember',
  sql: () =>
    `select to_json(exists (select from team_members where user_id = $1 and team_id = $2::int))`,
});

/** Changes of a team for a member. The first event comes at once; the one that says that the member is gone is the last. */
export async function subscribe(ctx: Context, id: unknown): Promise<AsyncIterable<TeamChange>> {
  const { id: userId } = await requireUser(ctx);
  const teamId = parseId(id);
  if (!(await ctx.reads.read(isMemberRead, userId, teamId))) throw notFound();
  let isMember = true;
  async function look(): Promise<TeamChange | null> {
    if (!isMember) return null;
    const { reads, now } = createContext(ctx.services, ctx.caller);
    isMember = await reads.read(isMemberRead, userId, teamId);
    return { teamId, isMember, at: now };
  }
  const { pubsub } = ctx.services;
  return catchingUp<object, TeamChange>(
    pubsub,
    [(tell) => pubsub.listen('teamChanged', teamId, tell)],
    { look, told: look },
  );
}
