import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { databaseFor } from './dashboard/served.ts';
import { someWords } from './some-words.ts';

/**
 * Measures the bytes a row of each table that grows, and projects when the steps of docs/scaling.md are due. The rows
 * of a year are an assumption; the bytes are those of real tables with their indexes and the timeline's triggers.
 */
const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    /** Users in the scratch database. */
    users: { type: 'string', default: '400' },
    /** GB of memory of PostgreSQL's machine. */
    memory: { type: 'string', default: '32' },
    /** Hours in which a lost database must be back. */
    hours: { type: 'string', default: '4' },
    /** MB a second with which a dump is restored, its indexes built again, and a copy of the files. Measure yours. */
    dump: { type: 'string', default: '20' },
    copy: { type: 'string', default: '150' },
  },
});

const [users, memory, hours, dump, copy] = (
  [options.users, options.memory, options.hours, options.dump, options.copy] as const
).map((text) => {
  const value = Number(text);
  if (value > 0) return value;
  throw new Error(`Not a number above 0: ${text}`);
}) as [number, number, number, number, number];
const GB = 1e9;

/** Rows a user adds in a year, in rounds, so that each index grows at random places as it does in use. */
const ROUNDS = 4;

/** Deliveries of one month, by e-mail and push; older ones are deleted. */
const DELIVERIES = 16;

/** Registrants for whom the steps are projected: paramedics, a tenth, a third and all of the health professions. */
const audiences = [30_000, 96_000, 300_000, 960_000];

const moment = `now() - random() * interval '365 days'`;
const many = (year: number) => `generate_series(1, ${year / ROUNDS}) n`;

/** The statements of one user (u) and round; triggers add the timeline. */
const round = [
  `insert into learning_goals (user_id, period_year, title, why, measure, target_date, created_at)
   select u, 2026, some_words(5), some_words(20), some_words(12), '2026-11-30', ${moment} from ${many(4)}`,
  `insert into planned_activities (user_id, goal_id, title, category, hours, created_at)
   select u, (select max(id) from learning_goals where user_id = u), some_words(5), 'Education', 2, ${moment}
   from ${many(8)}`,
  `insert into activities (user_id, title, description, category, hours, status, completed_date, created_at)
   select u, some_words(6), case when n % 2 = 0 then some_words(25) end, 'Clinical Practice', 1.5, 'completed', at, at
   from ${many(60)}, lateral (select ${moment} as at where n > 0) m`,
  `update activities set hours = 2 where id in (select id from activities where user_id = u order by id desc limit 4)`,
  `insert into reflective_logs (user_id, activity_id, content, learning_outcomes, future_application, created_at)
   select u, (select max(id) from activities where user_id = u), some_words(90), some_words(40), some_words(40), ${moment}
   from ${many(12)}`,
  `insert into documents (user_id, title, type, content, created_at)
   select u, some_words(5), 'certificate', some_words(60), ${moment} from ${many(12)}`,
  `insert into evidence_files (user_id, activity_id, name, type, size_bytes, sha256, has_thumbnail, storage_key, created_at)
   select u, (select max(id) from activities where user_id = u), some_words(3) || '.pdf', 'application/pdf', 300000,
     encode(sha256(gen_random_uuid()::text::bytea), 'hex'), true, gen_random_uuid(), ${moment} from ${many(20)}`,
  `insert into notifications (user_id, title, message, kind, is_read, created_at)
   select u, some_words(5), some_words(20), 'reminders', true, ${moment} from ${many(100)}`,
  `insert into reminders (user_id, rule, key, facts, created_at)
   select u, 'evidence-missing', gen_random_uuid()::text, jsonb_build_object('title', some_words(6)), ${moment}
   from ${many(60)}`,
  `insert into deliveries (id, user_id, channel, kind, title, message, created_at, not_before, done_at)
   select gen_random_uuid(), u, 'email', 'reminders', some_words(5), some_words(20), now(), now(), now()
   from ${many(DELIVERIES)}`,
];

interface Measured {
  table: string;
  rows: number;
  heap: number;
  indexes: number;
  /** The part of the indexes that holds the words of texts, for the search. */
  words: number;
}

/** Bytes that a user adds to a table in a year, with indexes. */
const yearly = ({ table, heap, indexes }: Measured) =>
  table === 'deliveries' ? 0 : (heap + indexes) / users;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The last id of a `serial` column. */
const LAST_ID = 2 ** 31 - 1;

type Send = <Row>(text: string) => Promise<Row[]>;

const { url, drop } = await databaseFor('scale');
try {
  const measured = await filled();
  printRows(measured);
  printSteps(measured);
} finally {
  await drop();
}

/**
 * Measures what the second year adds: in the first, the index of words also takes up the words that each user writes
 * with.
 */
async function filled(): Promise<Measured[]> {
  const database = await openDatabase({ url, patient: true });
  try {
    await migrate(database);
    const send: Send = (text) => database.query({ text, values: [] });
    await send(
      `insert into users (username, username_key, password, full_name, created_at)
       select 'medic' || n, 'medic' || n, '', 'Medic ' || n, now() from generate_series(1, ${users}) n`,
    );
    await send(someWords);
    const first = await afterYear(send);
    const second = await afterYear(send);
    return second
      .map((now) => {
        const before = first.find(({ table }) => table === now.table)!;
        const rows = now.rows - before.rows;
        return {
          table: now.table,
          rows,
          heap: now.heap - before.heap,
          indexes: now.indexes - before.indexes,
          words: now.words - before.words,
        };
      })
      .filter(({ rows }) => rows >= users);
  } finally {
    await database.close();
  }
}

async function afterYear(send: Send): Promise<Measured[]> {
  for (let each = 0; each < ROUNDS; each += 1) {
    await send(`do $$ declare u int; begin
      for u in select id from users order by random() loop ${round.join(';\n')}; end loop; end $$`);
  }
  await send('vacuum analyze');
  const found = await send<Record<keyof Measured, string>>(
    `select relname as table, reltuples as rows, pg_table_size(oid) as heap, pg_indexes_size(oid) as indexes,
       coalesce((select sum(pg_relation_size(indexrelid)) from pg_index
         where indrelid = c.oid and indexrelid::regclass::text like '%_search'), 0) as words
     from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
     order by pg_total_relation_size(oid) desc`,
  );
  return found.map(({ table, ...sizes }) => ({
    table,
    rows: Number(sizes.rows),
    heap: Number(sizes.heap),
    indexes: Number(sizes.indexes),
    words: Number(sizes.words),
  }));
}

function printRows(measured: readonly Measured[]): void {
  console.log(`${users.toLocaleString('en')} users in their second year`);
  console.table(
    measured.map((each) => ({
      table: each.table,
      'rows a user': Number((each.rows / users).toFixed(1)),
      'bytes a row': Math.round(each.heap / each.rows),
      'of its indexes': Math.round(each.indexes / each.rows),
      'of words': Math.round(each.words / each.rows),
      'kB a user and year': Number((yearly(each) / 1000).toFixed(1)),
    })),
  );
  const all = sum(measured.map(yearly));
  console.log(`All: ${(all / 1000).toFixed(0)} kB a user and year`);
}

/** Each step with its years from the start, if all registrants use the app from the first day. */
function printSteps(measured: readonly Measured[]): void {
  const of = (table: string) => measured.find((each) => each.table === table)!;
  const all = sum(measured.map(yearly));
  const ids = Math.max(of('activities').rows, of('notifications').rows) / users;
  const steps: [step: string, reached: (registrants: number) => number][] = [
    [
      `a dump takes ${hours} h to restore: copy the files`,
      (n) => (dump * 1e6 * hours * 3600) / (all * n),
    ],
    [
      `record_events exceeds ${memory} GB of memory: partitions`,
      (n) => (memory * GB) / (yearly(of('record_events')) * n),
    ],
    [`a copy takes ${hours} h to restore: cells`, (n) => (copy * 1e6 * hours * 3600) / (all * n)],
    ['ids of 4 bytes are used up: bigint', (n) => LAST_ID / (ids * n)],
  ];
  console.log(
    'GB a year, and years until a step is due, if all registrants use the app from the first day',
  );
  console.table([
    row('GB a year', (n) => (all * n) / GB),
    ...steps.map(([step, reached]) => row(step, reached)),
  ]);
}

function row(name: string, value: (registrants: number) => number) {
  const cells = audiences.map((each) => [
    `${each.toLocaleString('en')} registrants`,
    Number(value(each).toPrecision(2)),
  ]);
  return { step: name, ...Object.fromEntries(cells) };
}
