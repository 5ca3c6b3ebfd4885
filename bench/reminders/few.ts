import pg from 'pg';
import 'reflect-metadata';
import { openDatabase } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { publicAgent } from '../../server/calendars/public-agent.ts';
import { readEnv } from '../../server/env.ts';
import { createLogger } from '../../server/logger.ts';
import { createEvents } from '../../server/realtime/pubsub.ts';
import { runReminders } from '../../server/reminders/run.ts';

const url = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const name = 'paramed_bench_reminders';

/** 10:00 in Brisbane; the rows below are relative to it. */
const today = new Date('2026-06-15T00:00:00Z');
const tomorrow = new Date('2026-06-16T00:00:00Z');
const halfAnHourLater = new Date('2026-06-16T00:30:00Z');

/**
 * Of 100 users two are due today, one for a registration with 90 days left and one for a missing reflection, and two
 * more tomorrow. All have reached their hours with evidence; some 13 % are at a pace checkpoint every day.
 */
const rows = (users: number) => [
  `insert into users (username, username_key, password, full_name, created_at, time_zone,
     registration_date, registration_expiry_date)
   select 'medic' || n, 'medic' || n, '', 'Medic ' || n, timestamptz '2024-01-01Z' + n * interval '1 second',
     (array['Australia/Brisbane', 'Australia/Sydney', 'Australia/Melbourne'])[1 + n % 3],
     date '2020-01-01', date '2026-06-15' + case n % 100 when 0 then 90 when 1 then 91 else 92 + n % 239 end
   from generate_series(1, ${users}) n`,
  `insert into activities (user_id, title, category, hours, is_interactive, status, completed_date,
     completed_on, evidence, created_at)
   select u.id, 'Activity', 'Clinical Practice', 20, half = 1, 'completed', timestamptz '2026-05-12Z', '2026-05-12',
     'Certificate', timestamptz '2026-05-12Z'
   from users u cross join generate_series(0, 1) half`,
  `insert into activities (user_id, title, category, hours, status, completed_date, completed_on, evidence,
     created_at)
   select id, 'Not reflected on yet', 'Clinical Practice', 1, 'completed', recorded,
     (recorded at time zone time_zone)::date, 'Certificate', recorded
   from users cross join lateral (select timestamptz '2026-06-15Z'
     - case id % 100 when 50 then interval '60 hours' else interval '30 hours' end as recorded) r
   where id % 100 in (50, 51)`,
  `insert into email_addresses (user_id, address, created_at, confirmed_at)
   select id, username || '@example.org', created_at, created_at from users where id % 50 in (0, 1)`,
  `insert into record_chains (user_id, seq, hash) select id, 2, repeat('0', 64) from users`,
];

const own = new URL(url);
own.pathname = `/${name}`;

/** Measures runs over many users of whom few are due. */
export async function few(users: number): Promise<void> {
  await onServer(`drop database if exists ${name} with (force)`, `create database ${name}`);
  await migrateAndFill(users);
  await measure(users);
  await onServer(`drop database ${name} with (force)`);
}

async function migrateAndFill(users: number): Promise<void> {
  const database = await openDatabase({ url: own.href, patient: true });
  await migrate(database);
  const send = (text: string) => database.query({ text, values: [] });
  // Of the timelines a run reads the last event alone, and writing them takes longer than everything else.
  await send('alter table activities disable trigger user');
  for (const text of rows(users)) await send(text);
  await send('alter table activities enable trigger user');
  await send('vacuum analyze');
  await database.close();
}

async function measure(users: number): Promise<void> {
  const database = await openDatabase({ url: own.href });
  const { pubsub } = createEvents(null);
  const log = createLogger({ logLevel: 'error' });
  const channels = { email: true, push: true };
  const env = readEnv();
  const services = { database, pubsub, log, channels, env, publicAgent: publicAgent() };
  console.log(`${users.toLocaleString('en')} users on ${(await version(database)).slice(0, 40)}`);
  for (const [label, now] of [
    ['cold', today],
    ['next day', tomorrow],
    ['again', halfAnHourLater],
  ] as const) {
    const before = megabytes();
    let peak = before;
    const watch = setInterval(() => (peak = Math.max(peak, megabytes())), 50);
    const start = performance.now();
    const cpu = process.cpuUsage();
    const { judged, found, told } = await runReminders(services, now);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    clearInterval(watch);
    const { user, system } = process.cpuUsage(cpu);
    const own = ((user + system) / 1e6).toFixed(2);
    console.log(
      `${label}: ${seconds} s, of these ${own} s of this process's CPU; judged ${judged}, found ${found}, told ${told}; RSS ${before} MB before, ${peak} MB at most`,
    );
  }
  await database.close();
}

async function version(database: Awaited<ReturnType<typeof openDatabase>>): Promise<string> {
  const [row] = await database.query<{ version: string }>({ text: 'select version()', values: [] });
  return row?.version ?? '';
}

function megabytes(): number {
  return Math.round(process.memoryUsage().rss / 1e6);
}

async function onServer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
