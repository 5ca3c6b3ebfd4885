import { publishChange } from '../../server/schema/proof/crew-sessions/crew-events.ts';
import { answer } from './answers.ts';
import { productWithUsers } from './users.ts';

/**
 * The product with all users in one crew session; one more joins, which everyone sees. With `taught` the first of them
 * teaches the others, who get numbers alone.
 */
const size = Number(process.argv[2]);
const kind = process.argv[3] === 'taught' ? 'taught' : 'crew';
const { port, services, database, cookies, userIds } = await productWithUsers(size);
const [session] = await database.query<{ id: number }>({
  text: `insert into crew_sessions (user_id, kind, provider, type, title, planned_minutes, started_at, seed)
    values ($1, $2, case $2 when 'taught' then 'A college' end, 'teaching', 'Grand round', 60, now(), 'seed') returning id`,
  values: [userIds[0], kind],
});
const members = await database.query<{ id: number }>({
  text: `insert into crew_members (session_id, user_id, name, profession, joined_at, here_since, teaches)
    select $1, id, 'Alex Medic', 'paramedic', now(), now(), $3 = 'taught' and id = $4
    from unnest($2::int[]) id returning id`,
  values: [session!.id, `{${userIds.join(',')}}`, kind, userIds[0]],
});

answer(() => publishChange(services, session!.id, [members.at(-1)!.id], size));
const query = `subscription { crewSessionChanged(id: ${session!.id}) { isWhole version hereCount memberCount members {
  id name number profession isGuest isHost joinedAt hereSince leftAt isRemoved confirmations version } } }`;
process.send?.({ kind: 'ready', port, cookies, query });
