import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { quantile } from './dashboard/machine.ts';
import { databaseFor } from './dashboard/served.ts';
import { someWords } from './some-words.ts';

/**
 * Compares forms of the index of the words of activities (decision 039), each on a table of its own with the same rows:
 * sizes, searches and writes, first with a tenth of the users and then with all. Times are PostgreSQL's processor time,
 * as Linux reports it of a local server, so that other work on the machine hardly changes them.
 */
const { values: options } = parseArgs({
  args: process.argv.slice(3),
  options: {
    users: { type: 'string', default: '3000' },
    /** Activities of each user; the searching user has more. */
    activities: { type: 'string', default: '300' },
  },
});
const users = Number(options.users);
const activities = Number(options.activities);
/** The users who search; one of them has more activities. */
const SEARCHER = 21;
const OTHER = 61;
const OF_SEARCHER = 5_000;
if (!(users >= OTHER * 10 && activities > 0)) {
  throw new Error(`Needs at least ${OTHER * 10} users, each with activities.`);
}
const ROUNDS = 60;
const WRITES = 500;

const text = `title || ' ' || coalesce(provider, '') || ' ' || coalesce(place, '') || ' ' || coalesce(description, '')`;
const split = `select left(word, 40) as word from unnest(string_to_array(resource_plain(given), ' ')) word where word <> ''`;

interface Form {
  name: string;
  /** Columns of the index. */
  columns: string;
  /** SQL that is true for rows of user $1 with all words of $2. */
  has: string;
}

/** The words of a row and a query, for groups of so many users. */
const grouped = (size: number) => [
  `create function words_of_${size}(owner int, given text) returns tsvector language sql immutable parallel safe cost 10000 return
     array_to_tsvector(array(select owner / ${size} || '/' || word from (${split}) w union select owner::text))`,
  `create function query_of_${size}(owner int, given text) returns tsquery language sql immutable strict parallel safe return
     (select quote_literal(owner::text) || string_agg(' & ' || quote_literal(owner / ${size} || '/' || word) || ':*', '')
      from (${split}) w)::tsquery`,
];

const functions = [
  someWords,
  'create extension btree_gin',
  `create function words(given text) returns tsvector language sql immutable parallel safe cost 10000 return
     array_to_tsvector(array(select distinct word from (${split}) w))`,
  `create function query(given text) returns tsquery language sql immutable strict parallel safe return
     (select string_agg(quote_literal(word) || ':*', ' & ') from (${split}) w)::tsquery`,
  ...grouped(16),
  ...grouped(64),
];

const forms: readonly Form[] = [
  {
    name: 'owner/word',
    columns: 'activity_words(user_id, title, provider, place, description)',
    has: 'activity_words(user_id, title, provider, place, description) @@ activity_query($1, $2)',
  },
  {
    name: 'owner, words (btree_gin)',
    columns: `user_id, words(${text})`,
    has: `words(${text}) @@ query($2)`,
  },
  ...[16, 64].map((size) => ({
    name: `owner and ${size} owners/word`,
    columns: `words_of_${size}(user_id, ${text})`,
    has: `words_of_${size}(user_id, ${text}) @@ query_of_${size}($1, $2)`,
  })),
];

const word = (rank: number, letters = 99) =>
  `substr(substr(md5('${rank}'), 1, 3 + ${rank} % 8), 1, ${letters})`;
const searches = {
  'first letter': word(7, 1),
  'two letters': word(7, 2),
  'common word': word(2),
  'usual word': word(50),
  'rare word': word(4000),
  'two words': `${word(2)} || ' ' || ${word(50)}`,
};

const tableOf = (index: number) => `form_${index}`;

const { url, drop } = await databaseFor('words');
const client = new pg.Client(url);
let backend = 0;
try {
  const database = await openDatabase({ url, patient: true });
  await migrate(database);
  await database.close();
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  backend = rows[0]!.pid;
  await client.query(`set max_parallel_workers_per_gather = 0; set maintenance_work_mem = '256MB'`);
  for (const each of functions) await client.query(each);
  await client.query('create table source (like activities including defaults)');
  await fill(1, Math.floor(users / 10));
  await measure(Math.floor(users / 10));
  await fill(Math.floor(users / 10) + 1, users);
  await measure(users);
  await measureWrites();
} finally {
  await client.end();
  await drop();
}

async function fill(from: number, to: number): Promise<void> {
  await client.query(
    `insert into source (id, user_id, title, description, category, hours, status, created_at, occurred_at)
     select u * 10000 + n, u, some_words(6), case when n % 2 = 0 then some_words(25) end, 'Education', 1.5, 'planned',
       at, at
     from generate_series(${from}, ${to}) u, generate_series(1, case when u = ${SEARCHER} then ${OF_SEARCHER} else ${activities} end) n,
       lateral (select now() - random() * interval '900 days' as at where n > 0) m`,
  );
}

/** Fills a table for each form in the order of use, in which the rows of users are mixed, and searches them in turn. */
async function measure(count: number): Promise<void> {
  const sizes: object[] = [];
  for (const [index, { columns }] of forms.entries()) {
    const table = tableOf(index);
    await client.query(`drop table if exists ${table}`);
    await client.query(`create table ${table} (like activities including defaults)`);
    await client.query(`insert into ${table} select * from source order by created_at`);
    await client.query(`create index on ${table} (user_id, created_at)`);
    const [built] = await timed(
      `create index ${table}_search on ${table} using gin (${columns}) where deleted_at is null`,
      [],
    );
    await client.query(`vacuum analyze ${table}`);
    const { rows } = await client.query<{ mb: string; heap: string }>(
      `select pg_relation_size('${table}_search') / 1e6 as mb, pg_table_size('${table}') / 1e6 as heap`,
    );
    sizes.push({
      form: forms[index]!.name,
      'MB of the index': Math.round(Number(rows[0]!.mb)),
      'MB of the table': Math.round(Number(rows[0]!.heap)),
      'seconds to build': (built / 1000).toFixed(1),
    });
  }
  console.log(`${count.toLocaleString('en')} users`);
  console.table(sizes);
  await measureSearches(SEARCHER, OF_SEARCHER);
  await measureSearches(OTHER, activities);
}

async function measureSearches(user: number, own: number): Promise<void> {
  const results: object[] = [];
  for (const [search, sql] of Object.entries(searches)) {
    const { rows } = await client.query<{ given: string }>(`select ${sql} as given`);
    const values = [user, rows[0]!.given];
    const times = forms.map((): number[] => []);
    const found = new Set<number>();
    for (let round = -5; round < ROUNDS; round += 1) {
      for (const [index, { has }] of forms.entries()) {
        const [ms, count] = await timed(
          `select count(*)::int as n from ${tableOf(index)} where user_id = $1 and deleted_at is null and ${has}`,
          values,
          `search-${index}`,
        );
        found.add(count);
        if (round >= 0) times[index]!.push(ms);
      }
    }
    if (found.size !== 1) throw new Error(`${search}: the forms differ: ${[...found].join()}`);
    results.push({
      search,
      found: [...found][0],
      ...Object.fromEntries(
        forms.map(({ name }, index) => [
          name,
          `${quantile(times[index]!, 0.5).toFixed(2)} / ${quantile(times[index]!, 0.95).toFixed(2)}`,
        ]),
      ),
    });
  }
  console.log(`A user with ${own} activities: p50 / p95 in ms`);
  console.table(results);
}

/** Inserts rows one by one, as users do, each in a transaction; then moves what GIN keeps for later into the index. */
async function measureWrites(): Promise<void> {
  const times = forms.map((): number[] => []);
  const columns =
    'id, user_id, title, description, category, hours, status, created_at, occurred_at';
  await client.query(
    `create table written as select ${columns} from source where description is not null order by random() limit ${WRITES}`,
  );
  await client.query('create unique index on written (id)');
  const { rows } = await client.query<{ id: number }>('select id from written order by random()');
  for (const { id } of rows) {
    for (const index of forms.keys()) {
      const [ms] = await timed(
        `insert into ${tableOf(index)} (${columns}) select ${columns} from written where id = $1`,
        [id],
        `write-${index}`,
      );
      times[index]!.push(ms);
    }
  }
  const results: object[] = [];
  for (const [index, { name }] of forms.entries()) {
    const [ms] = await timed(`select gin_clean_pending_list('${tableOf(index)}_search')`, []);
    results.push({
      form: name,
      'p50 ms': quantile(times[index]!, 0.5).toFixed(2),
      'p95 ms': quantile(times[index]!, 0.95).toFixed(2),
      'ms a row later': (ms / WRITES).toFixed(2),
    });
  }
  console.log(`${WRITES} rows with 31 words inserted one by one`);
  console.table(results);
}

/** Milliseconds of processor time of the connection's process, and the number that the statement returns. */
async function timed(
  text: string,
  values: readonly unknown[],
  name?: string,
): Promise<[number, number]> {
  const began = spent();
  const { rows } = await client.query<{ n?: number }>({ name, text, values: [...values] });
  return [spent() - began, rows[0]?.n ?? 0];
}

/** See sched-stats in Linux' documentation: the first number is the time on a processor, in nanoseconds. */
function spent(): number {
  const [nanoseconds] = readFileSync(`/proc/${backend}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
