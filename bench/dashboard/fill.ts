import { openDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';

export interface Size {
  users: number;
  /** Activities of each user; every twentieth has a reflection. Other records are as many. */
  activities: number;
}

/** The number of users that are signed in and send requests. */
export const ASKING = 2_000;

const filled = ['activities', 'reflective_logs', 'documents', 'notifications'];

/** Fills an empty database through the product's own migrations; all users have the current year as their period. */
export async function fill(url: string, { users, activities }: Size): Promise<void> {
  const database = await openDatabase({ url, patient: true });
  await migrate(database);
  const send = <Row>(text: string) => database.query<Row>({ text, values: [] });
  // Millions of rows are inserted many times faster without indexes.
  const indexes = await send<{ name: string; text: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text from pg_index
     where indrelid::regclass::text in (${filled.map((table) => `'${table}'`).join()})
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of indexes) await send(`drop index ${name}`);
  await send(
    `insert into users (username, username_key, password, full_name, created_at)
     select 'medic' || n, 'medic' || n, '', 'Medic ' || n, now() - interval '3 years'
     from generate_series(1, ${users}) n`,
  );
  // Nothing here reads the timelines of records, and writing them takes longer than everything else.
  for (const table of filled) await send(`alter table ${table} disable trigger user`);
  for (const text of recordsOf(activities)) await send(text);
  for (const table of filled) await send(`alter table ${table} enable trigger user`);
  for (const { text } of indexes) await send(text);
  // The requesting users are spread over all users.
  await send(
    `insert into sessions (id, user_id, created_at, expires_at)
     select gen_random_uuid(), id, now(), now() + interval '1 day' from users
     where id % ${Math.ceil(users / ASKING)} = 0`,
  );
  await send(summaryForPostGraphile);
  await send('vacuum analyze');
  await database.close();
}

function recordsOf(activities: number): string[] {
  const others = Math.ceil(activities / 20);
  const moment = `now() - (n * 7919 % 300) * interval '1 day' - n * interval '1 second'`;
  return [
    `insert into activities (user_id, title, category, hours, is_interactive, status, completed_date, completed_on,
       created_at)
     select u.id, 'Airway workshop number ' || n,
       (array['Clinical Practice', 'Professional Development', 'Research & Education'])[1 + n % 3],
       0.5 + n % 4, n % 5 = 0, case when n % 10 = 0 then 'in-progress' else 'completed' end,
       case when n % 10 = 0 then null else ${moment} end,
       case when n % 10 = 0 then null else ((${moment}) at time zone u.time_zone)::date end, ${moment}
     ${perUser(activities)}`,
    `insert into reflective_logs (user_id, activity_id, content, learning_outcomes, future_application, created_at)
     select user_id, id, repeat('What I saw and did. ', 20), repeat('What I learned. ', 10),
       repeat('What I will do. ', 10), created_at
     from activities where split_part(title, ' ', 4)::int % 20 = 1`,
    `insert into documents (user_id, title, type, content, created_at)
     select u.id, 'Certificate ' || n, 'certificate', repeat('What it says. ', 20), ${moment} ${perUser(others)}`,
    `insert into notifications (user_id, kind, title, message, is_read, created_at)
     select u.id, 'pace', 'Notice ' || n, 'Something that wants to be read.', n % 3 > 0, ${moment}
     ${perUser(others * 2)}`,
  ];
}

const perUser = (count: number) => `from users u cross join generate_series(1, ${count}) n`;

/** PostGraphile has no sums of its own. */
const summaryForPostGraphile = `
  create function users_cpd_summary(u users, period_from timestamptz, period_to timestamptz) returns json
  language sql stable as $$
    select json_build_object('totalHours', coalesce(sum(hours), 0),
      'interactiveHours', coalesce(sum(interactive), 0), 'completedActivities', coalesce(sum(n), 0),
      'categoryHours', coalesce(json_agg(json_build_object('category', category, 'hours', hours)), '[]'))
    from (select category, sum(hours) as hours, count(*) as n,
        sum(hours) filter (where is_interactive) as interactive
      from activities where user_id = u.id and deleted_at is null and status = 'completed'
        and completed_date >= period_from and completed_date < period_to
      group by category) c $$`;
