import { publishChange } from '../../server/schema/proof/crew-sessions/crew-events.ts';
import { answer } from './answers.ts';
import { productWithUsers } from './users.ts';

/** The product with all users in one crew session; one more joins, which everyone sees. */
const size = Number(process.argv[2]);
const { port, services, database, cookies, userIds } = await productWithUsers(size);
const [session] = await database.query<{ id: number }>({
  text: `insert into crew_sessions (user_id, type, title, planned_minutes, started_at, seed)
    values ($1, 'teaching', 'Grand round', 60, now(), 'seed') returning id`,
  values: [userIds[0]],
});
const [member] = await database.query<{ id: number }>({
  text: `insert into crew_members (session_id, user_id, name, profession, joined_at, here_since)
    select $1, unnest($2::int[]), 'Alex Medic', 'paramedic', now(), now() returning id`,
  values: [session!.id, `{${userIds.join(',')}}`],
});

answer(() => publishChange(services, session!.id, [member!.id], size));
const query = `subscription { crewSessionChanged(id: ${session!.id}) { isWhole version members {
  id name profession isGuest isHost joinedAt hereSince leftAt isRemoved confirmations version } } }`;
process.send?.({ kind: 'ready', port, cookies, query });
