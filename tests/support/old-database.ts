import pg from 'pg';
import { openDatabase } from '#server/db/database';

/** The last migration of the version of 22 November 2026, the first that has users. */
export const OLD_VERSION = '021-damaged-files';

/** How many rows of an old database; the first user has `largest` activities, the others share the rest. */
export interface OldRows {
  users: number;
  activities: number;
  largest: number;
}

const thought =
  'The transfer took eleven minutes and the handover lost two facts about allergies, so our crew now reads the list aloud before moving anyone.';

/** Fills the tables of that version as its users would, in plain SQL. */
const statements = ({ users, activities, largest }: OldRows): string[] => [
  `insert into users (username, username_key, password, full_name, created_at)
   select 'medic' || n, 'medic' || n, 'x', 'Medic ' || n, now() from generate_series(1, ${users}) n`,
  `insert into learning_goals (user_id, period_year, title, why, measure, target_date, created_at)
   select id, 2026, 'Airway ' || id, 'Few intubations', 'Ten cases', '2026-11-30', now() from users`,
  `insert into goal_changes (user_id, goal_id, field, from_value, to_value, changed_at)
   select user_id, id, 'targetDate', '2026-10-31', '2026-11-30', now() from learning_goals`,
  `insert into activities (user_id, title, description, category, hours, status, completed_date, evidence, provider, goal_id, created_at)
   select u, 'Capnography workshop ' || n, '${thought}', 'Clinical Practice', 1 + n % 4, 'completed', now() - n % 1000 * interval '1 day',
     case when n % 2 = 0 then 'Certificate ' || n || ' from Ambulance Tasmania' end, 'College of Paramedics', case when n % 3 = 0 then g.id end, now() - n % 1000 * interval '1 day'
   from (select n, case when n <= ${largest} or ${users} = 1 then 1 else 2 + n % greatest(1, ${users} - 1) end as u from generate_series(1, ${activities}) n) a
   join learning_goals g on g.user_id = u`,
  `insert into reflective_logs (user_id, content, learning_outcomes, future_application, created_at)
   select user_id, '${thought}', 'Closed loop handover keeps allergies from being lost', 'Read the list aloud with every crew', created_at
   from activities where id % 10 = 0`,
  `insert into documents (user_id, title, type, content, created_at)
   select user_id, 'Handover policy ' || id, 'policy', 'Read the list of allergies aloud.', created_at from activities where id % 20 = 0`,
  'analyze',
];

/** Migrates an empty database to that version and fills it. */
export async function createOldDatabase(url: string, rows: OldRows): Promise<void> {
  const database = await openDatabase({ url });
  await database.orm.migrator.up({ to: OLD_VERSION });
  await database.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements(rows)) await client.query(statement);
  } finally {
    await client.end();
  }
}
