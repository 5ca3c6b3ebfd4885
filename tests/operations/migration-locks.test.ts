// @module-tag servers
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Em } from '#server/db/database';
import { migrations } from '#server/db/migrations/index';
import { indexStep, later } from '#server/db/online/step';
import { onlineSteps } from '#server/db/online/steps';
import { createTestDatabase, type TestDatabase } from '#tests/support/database';

/** Later migrations run beside the version before, on tables of any size (docs/decisions/081). */
const LAST_UNCHECKED = '080-words-of-modules';

/** Tables that have as many rows on a large installation as on a small one. */
const constant = [
  'badge_keys',
  'cpd_modules',
  'installation',
  'mikro_orm_migrations',
  'online_steps',
  'reminder_jobs',
];

/** Work on the rows of a table, its storage, locks that stop writers, and its definition. */
interface State {
  name: string;
  scans: number;
  changes: number;
  file: string;
  locks: string[] | null;
  definition: string;
}

/** In the current transaction. PostgreSQL counts a scan or a change even if it meets no row. */
const readState = (em: Em): Promise<State[]> =>
  em.execute<State[]>(`
    select relname::text as name, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as scans,
      (n_tup_ins + n_tup_upd + n_tup_del)::int as changes, pg_relation_filenode(relid)::text as file,
      (select array_agg(mode order by mode) from pg_locks l where l.relation = relid and l.pid = pg_backend_pid()
        and l.granted and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')) as locks,
      concat_ws(';',
        (select string_agg(attname || atttypid || attnotnull || atthasdef, ',' order by attnum) from pg_attribute where attrelid = relid and attnum > 0),
        (select string_agg(pg_get_triggerdef(oid), ',' order by oid) from pg_trigger where tgrelid = relid),
        (select string_agg(pg_get_constraintdef(oid), ',' order by oid) from pg_constraint where relid in (conrelid, confrelid)),
        (select string_agg(pg_get_indexdef(indexrelid), ',' order by indexrelid) from pg_index where indrelid = relid)) as definition
    from pg_stat_xact_user_tables order by relname`);

/** Returns what a migration does to growing tables that would hold up their users; empty if nothing. */
async function holdUps(em: Em, run: () => Promise<unknown>): Promise<string[]> {
  const before = await readState(em);
  await run();
  const after = new Map((await readState(em)).map((state) => [state.name, state]));
  return before
    .filter(({ name }) => !constant.includes(name))
    .flatMap((was) => {
      const is = after.get(was.name);
      if (!is) return [`drops ${was.name}`];
      return [
        ...(is.file !== was.file ? [`rewrites ${was.name}`] : []),
        ...(is.scans > was.scans ? [`reads the rows of ${was.name}`] : []),
        ...(is.changes > was.changes ? [`changes the rows of ${was.name}`] : []),
        ...(is.locks && is.definition === was.definition ? [`locks ${was.name}`] : []),
      ];
    });
}

let prepared: TestDatabase;
const database = () => prepared.database;

/** A database of the last unchecked migration, with an account: so a migration schedules its online steps. */
beforeAll(async () => {
  prepared = await createTestDatabase();
  const { orm, query } = database();
  for (const text of ['drop schema public cascade', 'create schema public']) {
    await query({ text, values: [] });
  }
  await orm.migrator.up({ to: LAST_UNCHECKED });
  await query({
    text: `insert into users (username, username_key, password, full_name, created_at) values ('alex', 'alex', 'x', 'Alex', now())`,
    values: [],
  });
});
afterAll(async () => {
  await database().close();
  await prepared.drop();
});

/** The statements of a migration in a transaction of their own, which a check rolls back. */
async function checked(
  run: (em: Em) => Promise<unknown>,
  { keep = false } = {},
): Promise<string[]> {
  const found: string[] = [];
  const undone = new Error('rolled back');
  await database()
    .orm.em.fork()
    .transactional(async (em) => {
      found.push(...(await holdUps(em, () => run(em))));
      if (!keep) throw undone;
    })
    .catch((error: unknown) => {
      // Thrown above to undo what was planted.
      if (error !== undone) throw error;
    });
  return found;
}

const statements =
  (...sql: string[]) =>
  async (em: Em) => {
    for (const text of sql) await em.execute(text);
  };

describe('a migration that would hold up writes is refused', () => {
  const bad: [what: string, finding: string, ...sql: string[]][] = [
    ['an index', 'reads the rows of activities', `create index x on activities (place)`],
    [
      'a unique constraint',
      'reads the rows of documents',
      `alter table documents add constraint x unique (id, title)`,
    ],
    ['another type', 'rewrites activities', `alter table activities alter hours type numeric(7,2)`],
    [
      'a volatile default',
      'rewrites notifications',
      `alter table notifications add x uuid default gen_random_uuid()`,
    ],
    [
      'a stored generated column',
      'rewrites reflective_logs',
      `alter table reflective_logs add x int generated always as (length(content)) stored`,
    ],
    [
      'a checked constraint',
      'reads the rows of deliveries',
      `alter table deliveries add constraint x check (attempts >= 0)`,
    ],
    [
      'a checked foreign key',
      'reads the rows of documents',
      `alter table documents add constraint x foreign key (id) references activities (id)`,
    ],
    [
      'a column that may not be null',
      'reads the rows of activities',
      `alter table activities alter place set not null`,
    ],
    ['an update', 'reads the rows of record_events', `update record_events set changes = changes`],
    [
      'an update of one row',
      'reads the rows of users',
      `update users set full_name = 'Sam' where id = 1`,
    ],
    ['a delete', 'reads the rows of sessions', `delete from sessions where expires_at < now()`],
    [
      'a loop in a block',
      'reads the rows of users',
      `do $$ declare u int; begin for u in select id from users loop null; end loop; end $$`,
    ],
    [
      'a function that reads',
      'reads the rows of activities',
      `create function x() returns bigint language sql as 'select count(*) from activities'`,
      'select x()',
    ],
    [
      'new rows',
      'changes the rows of resource_words',
      `insert into resource_words (word) values ('x')`,
    ],
    ['a lock', 'locks activities', `lock table activities in share row exclusive mode`],
    [
      'a view of a copy',
      'reads the rows of activities',
      `create materialized view x as select id from activities`,
    ],
    ['a cluster', 'rewrites activities', `cluster activities using activities_pkey`],
  ];
  test.each(bad)('%s', async (_what, finding, ...sql) => {
    expect(await checked(statements(...sql))).toContain(finding);
  });

  const good: [what: string, ...sql: string[]][] = [
    [
      'columns',
      `alter table activities add x text null, add y int not null default 1, add z timestamptz not null default now()`,
    ],
    [
      'a table with its indexes',
      `create table x (id serial primary key, user_id int not null references users (id) on delete cascade)`,
      `create index on x (user_id)`,
    ],
    [
      'a constraint that is validated later',
      `alter table activities add constraint x check (hours < 1000) not valid`,
    ],
    [
      'a foreign key that is validated later',
      `alter table documents add x int`,
      `alter table documents add constraint y foreign key (x) references activities (id) not valid`,
    ],
    [
      'a foreign key of a new table, and of a new column',
      `create table x (id serial primary key, user_id int not null)`,
      `alter table x add constraint x_user foreign key (user_id) references users (id)`,
      `alter table documents add x int references activities (id)`,
    ],
    [
      'a function and a trigger',
      `create function x() returns trigger language plpgsql as 'begin return new; end'`,
      `create trigger x before update on activities for each row execute function x()`,
    ],
    ['an online step', later(indexStep('create index x on activities (place)'))],
    [
      'rows of a constant table',
      `alter table cpd_modules add x int generated always as (length(title)) stored`,
    ],
  ];
  test.each(good)('but not %s', async (_what, ...sql) => {
    expect(await checked(statements(...sql))).toEqual([]);
  });
});

test('no migration after 080 holds up writes', async () => {
  const { orm } = database();
  const from = migrations.findIndex(({ name }) => name === LAST_UNCHECKED) + 1;
  const found: Record<string, string[]> = {};
  for (const { name } of migrations.slice(from)) {
    found[name] = await checked(
      (em) => orm.migrator.up({ to: name, transaction: em.getTransactionContext() }),
      { keep: true },
    );
  }
  expect(Object.keys(found)).not.toEqual([]);
  expect(Object.values(found).flat()).toEqual([]);
  const scheduled = await database().query<{ name: string }>({
    text: 'select name from online_steps',
    values: [],
  });
  const listed = onlineSteps.map(({ name }) => name);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toEqual(expect.arrayContaining(scheduled.map(({ name }) => name)));
});
