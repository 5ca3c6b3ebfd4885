import type { Context, Services } from '#server/context';
import { companionName, deletedCompanion } from '#domain/proof/crew-companions';
import { crewLimits } from '#domain/proof/crew-sessions';
import { CrewMember } from './crew-member.entity.ts';
import { depart } from './crew-presence.ts';
import { announce, lockSessions, settle } from './crew-settling.ts';

/**
 * Takes a user out of crew sessions before the account is deleted: running ones end or are left, others keep an
 * attendee without a name, and sessions in which nobody has an account any more are deleted.
 */
export async function forgetUser(tx: Context, userId: number): Promise<void> {
  const { em, now } = tx;
  const own = await em.find(CrewMember, { userId });
  if (own.length === 0) return;
  const here = own.filter(({ hereSince }) => hereSince).map(({ sessionId }) => sessionId);
  for (const session of await lockSessions(em, here)) {
    if (session.userId === userId) await settle(tx, session, { endedAt: now, endedBy: 'host' });
    else for (const each of own) if (each.sessionId === session.id) depart(each, now);
  }
  await em.flush();
  const named = own.filter(({ name, namesAllowed }) => name !== null && namesAllowed);
  if (named.length > 0) {
    // Their owners may have changed these texts since: only what was written here is replaced.
    await em.execute(
      `update activities a set practitioners = replace(a.practitioners, t.named, t.unnamed)
       from jsonb_to_recordset(?::jsonb) as t(session int, named text, unnamed text)
         join crew_members m on m.session_id = t.session
       where a.id = m.activity_id and m.user_id <> ? and strpos(a.practitioners, t.named) > 0`,
      [
        JSON.stringify(
          named.map(({ sessionId, name, profession }) => ({
            session: sessionId,
            named: companionName(name!, profession),
            unnamed: deletedCompanion(profession),
          })),
        ),
        userId,
      ],
    );
  }
  for (const member of own) {
    member.name = null;
    member.registrationNumber = null;
    member.namesAllowed = false;
    member.listAllowed = false;
    member.version += 1;
    announce(tx, { id: member.sessionId }, [member], 0);
  }
  await em.flush();
  await em.execute(
    `delete from crew_sessions s where exists (
         select from crew_members m where m.session_id = s.id and m.user_id = ?)
       and not exists (
         select from crew_members o where o.session_id = s.id
           and (o.user_id <> ? or o.teaches and o.secret_hash is not null))`,
    [userId, userId],
  );
}

/** Sessions that one run of the job forgets; the next run continues. */
const FORGOTTEN_AT_ONCE = 200;

/**
 * Ends what an educator without an account can do with the secret, as long after the end as a guest can claim, and deletes
 * their sessions in which nobody has an account; returns how many educators.
 */
export async function forgetEducators(
  { database }: Pick<Services, 'database'>,
  now: Date,
): Promise<number> {
  const latest = new Date(now.getTime() - crewLimits.afterDays * 86_400_000);
  const ended = await database.query<{ id: number }>({
    text: `update crew_members set secret_hash = null, version = version + 1 where id in (
        select m.id from crew_members m join crew_sessions s on s.id = m.session_id
        where m.teaches and m.secret_hash is not null and s.settled_at < $1
        limit ${FORGOTTEN_AT_ONCE})
      returning session_id as id`,
    values: [latest],
  });
  if (ended.length === 0) return 0;
  await database.query({
    text: `delete from crew_sessions s where s.id = any($1::int[]) and not exists (
      select from crew_members m where m.session_id = s.id and m.user_id is not null)`,
    values: [ended.map(({ id }) => id)],
  });
  return ended.length;
}
