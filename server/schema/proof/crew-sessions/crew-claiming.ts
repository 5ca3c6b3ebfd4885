import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { conflict, gone } from '#server/errors';
import { validate } from '#server/validate';
import { crewLimits, crewMessages } from '#domain/proof/crew-sessions';
import { crewSecretSchema } from '#domain/proof/crew-sessions.schema';
import { recordActivities } from './crew-activities.ts';
import { attest } from './crew-attesting.ts';
import { inOnePlace, leaveOthers, lockWithOthers, ofUser, stateOf } from './crew-joining.ts';
import { CrewMember } from './crew-member.entity.ts';
import type { CrewSessionType } from './crew-session.type.ts';
import { announce, membersOf } from './crew-settling.ts';
import { secretHash } from './crew-state.ts';
import { correctStatements } from './crew-stating.ts';
import { lockTimes } from './crew-times.ts';
import type { CrewSession } from './crew-session.entity.ts';
import type { User } from '../../account/users/user.entity.ts';

/**
 * Adds a guest's session to the account that has signed in since, once: the secret then no longer works. Time that the
 * account has in other sessions does not count again; an educator must have had none.
 */
export async function claim(ctx: Context, input: unknown): Promise<CrewSessionType> {
  const user = await requireUser(ctx);
  const { secret } = validate(crewSecretSchema, input);
  const sessionId = await inOnePlace(ctx, async (tx) => {
    const { em } = tx;
    const known = await em.findOne(CrewMember, {
      secretHash: secretHash(secret),
      removedAt: null,
    });
    if (!known) throw gone(crewMessages.gone);
    const [session, others] = await lockWithOthers(em, user.id, known.sessionId);
    const member = await em.refresh(known);
    if (!session || !member?.secretHash) throw gone(crewMessages.gone);
    const latest = crewLimits.afterDays * 86_400_000;
    if (session.settledAt && ctx.now.getTime() - session.settledAt.getTime() > latest)
      throw gone(crewMessages.gone);
    const members = await membersOf(em, session.id);
    if (members.some(({ userId }) => userId === user.id)) throw conflict(crewMessages.alreadyIn);
    if (member.hereSince) await leaveOthers(tx, user, others);
    if (member.teaches) await takeDoor(tx, session, { member, user });
    member.userId = user.id;
    member.secretHash = null;
    member.registrationNumber ??= user.registrationNumber;
    member.version += 1;
    await em.flush();
    if (session.endedAt) {
      await recordActivities(tx, session, { all: members, these: [member] });
      await attest(tx, session, members);
      await correctStatements(tx, session, [member]);
    }
    announce(tx, session, [member], members.length);
    return session.id;
  });
  return stateOf(ctx, sessionId);
}

/** Makes the user the host of a session whose educator had no account: as a host they state the name of the account. */
async function takeDoor(
  { em, now }: Context,
  session: CrewSession,
  { member, user }: { member: CrewMember; user: User },
): Promise<void> {
  const within = { from: session.startedAt, to: session.endedAt ?? now };
  const elsewhere = (await lockTimes(em, [user.id], within)).get(user.id) ?? [];
  const titles = new Set(elsewhere.map(({ title }) => title));
  if (titles.size > 0) throw conflict(crewMessages.otherPlace([...titles]));
  session.userId = user.id;
  session.version += 1;
  em.assign(member, ofUser(user));
}
