import type { Database } from '#server/db/database';

/** The last migration of the version of 22 November 2026, the first that has users. */
export const OLD_VERSION = '021-damaged-files';

/** Numbers of rows in an old database; the first user has `largest` activities, the others share the rest. */
export interface OldRows {
  users: number;
  activities: number;
  largest: number;
  /** The hash of everybody's password. */
  password?: string;
}

const thought =
  'The transfer took eleven minutes and the handover lost two facts about allergies, so our crew now reads the list aloud before moving anyone.';

/** Fills the tables of that version as its users would, in plain SQL. */
const statements = ({ users, activities, largest, password = 'x' }: OldRows): string[] => [
  `insert into users (username, username_key, password, full_name, created_at)
   select 'medic' || n, 'medic' || n, '${password}', 'Medic ' || n, now() from generate_series(1, ${users}) n`,
  `insert into learning_goals (user_id, period_year, title, why, measure, target_date, created_at)
   select id, 2026, 'Airway ' || id, 'Few intubations', 'Ten cases', '2026-11-30', now() from users`,
  `insert into goal_changes (user_id, goal_id, field, from_value, to_value, changed_at)
   select user_id, id, 'targetDate', '2026-10-31', '2026-11-30', now() from learning_goals`,
  `insert into activities (user_id, title, description, category, hours, status, completed_date, evidence, provider, goal_id, created_at)
   select u, 'Capnography workshop ' || n, '${thought}', 'Clinical Practice', 1 + n % 4, 'completed', now() - n % 1000 * interval '1 day',
     case when n % 2 = 0 then 'Certificate ' || n || ' from Ambulance Tasmania' end, 'College of Paramedics',
     case when n % 3 = 0 then g.id end, now() - n % 1000 * interval '1 day'
   from (select n, case when n <= ${largest} then 1 else 2 + n % ${users - 1} end as u from generate_series(1, ${activities}) n) a
   join learning_goals g on g.user_id = u`,
  `insert into reflective_logs (user_id, content, learning_outcomes, future_application, created_at)
   select user_id, '${thought}', 'Closed loop handover keeps allergies from being lost', 'Read the list aloud with every crew', created_at
   from activities where id % 10 = 0`,
  `insert into documents (user_id, title, type, content, created_at)
   select user_id, 'Handover policy ' || id, 'policy', 'Read the list of allergies aloud.', created_at from activities where id % 20 = 0`,
  `insert into evidence_files (user_id, document_id, name, type, size_bytes, sha256, has_thumbnail, storage_key, created_at)
   select user_id, id, 'policy.pdf', 'application/pdf', 1000, repeat('a', 64), false, gen_random_uuid(), created_at from documents`,
  `insert into external_resources (title, description, url, type, provider, cpd_category, added_by, created_at, updated_at)
   select 'Resource ' || id, 'A page', 'https://example.org/' || id, 'website', 'Example', 'Clinical Practice', id, now(), now() from users`,
  `insert into resource_bookmarks (user_id, resource_id, created_at)
   select u.id, r.id, now() from external_resources r join users u on u.id in (1, 2, 3) where r.id % 2 = 0`,
  'analyze',
];

/** Migrates an empty database to that version and fills it. */
export async function makeOld(database: Database, rows: OldRows): Promise<void> {
  await database.orm.migrator.up({ to: OLD_VERSION });
  for (const text of statements(rows)) await database.query({ text, values: [] });
}
