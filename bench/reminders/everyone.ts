import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { fill } from '../dashboard/fill.ts';
import { load, type Slice } from '../dashboard/load.ts';
import { mixed } from '../dashboard/mixed.ts';
import { databaseFor, signedIn, started } from '../dashboard/served.ts';
import { waitUntil } from '../../tests/support/wait-until.ts';

const ACTIVITIES = 300;
/** Requests a second beside the reminders. */
const RATE = 20;
const QUIET_SECONDS = 60;
/** Time before each measurement; with reminders it ends before their first run begins, ten seconds after the start. */
const WARM_SECONDS = 8;
const LONGEST_SECONDS = 3_600;
const PORT = 4796;

/** The goals: all are notified within this time, and the requests' p99 stays within this multiple of the quiet one. */
const GOAL_SECONDS = 600;
const GOAL_RATIO = 2;

/** Hour of the day for all users now: past the morning, so that the first run notifies them. */
const HOUR = 10;

/**
 * Measures a process that serves requests while its reminders notify every user that the registration expires, that
 * evidence is missing and more, found and sent in one go: nothing was found in the night before. The same requests
 * are measured first without reminders.
 */
export async function everyone(users: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-'));
  const { url, drop } = await databaseFor('reminders_everyone');
  try {
    await fill(url, { users, activities: ACTIVITIES });
    await makeDue(url);
    const run = async (reminders: boolean, measure: (pid: number) => Promise<Slice>) => {
      const env = { DATABASE_URL: url, DATA_DIR: folder, REMINDERS: String(reminders) };
      const server = await started('dist/server/main.js', PORT, env);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      try {
        return await measure(server.pid!);
      } finally {
        server.kill();
        await ended;
      }
    };
    const requests = (await signedIn(url)).flatMap(mixed);
    const ask = (pid: number, seconds: number, until?: Promise<unknown>) =>
      load({ url, port: PORT, pid, seconds, rate: RATE, requests, until });
    const quiet = await run(false, async (pid) => {
      await ask(pid, WARM_SECONDS);
      return ask(pid, QUIET_SECONDS);
    });
    let seconds = NaN;
    const beside = await run(true, async (pid) => {
      const began = performance.now();
      await ask(pid, WARM_SECONDS);
      const told = allTold(url).then(() => (seconds = (performance.now() - began) / 1_000));
      return ask(pid, LONGEST_SECONDS, told);
    });
    await report(url, { users, seconds, quiet, beside });
  } finally {
    await drop();
    rmSync(folder, { recursive: true });
  }
}

/** Every user's registration expires in a week, and two thirds of the activities lack evidence. */
async function makeDue(url: string): Promise<void> {
  const offset = ((HOUR - new Date().getUTCHours() + 36) % 24) - 12;
  const zone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
  await ask(
    url,
    `update users set time_zone = '${zone}', registration_date = '2020-01-01',
    registration_expiry_date = (now() at time zone '${zone}')::date + 7`,
  );
  await ask(url, 'alter table evidence_files disable trigger user');
  await ask(
    url,
    `insert into evidence_files (user_id, activity_id, name, type, size_bytes, sha256, has_thumbnail, storage_key, created_at)
     select user_id, id, 'a.pdf', 'application/pdf', 1, md5(id::text), false, gen_random_uuid(), now()
     from activities where id % 3 = 0`,
  );
  await ask(url, 'alter table evidence_files enable trigger user');
  await ask(url, 'vacuum analyze');
}

async function allTold(url: string): Promise<void> {
  const left = `select count(*)::int as n from users u
    where not exists (select from cpd_periods p where p.user_id = u.id and p.told_on is not null)`;
  const isDone = async () => (await ask(url, left))[0]!.n === 0;
  await waitUntil('all are told', isDone, { withinMs: LONGEST_SECONDS * 1_000, everyMs: 2_000 });
}

async function ask(url: string, text: string): Promise<{ n: number }[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ n: number }>(text);
  await client.end();
  return rows;
}

interface Measured {
  users: number;
  seconds: number;
  quiet: Slice;
  beside: Slice;
}

const row = ({ perSecond, p50, p99, failed, cpu, memory }: Slice) => ({
  'requests/s': perSecond.toFixed(1),
  'p50 ms': p50.toFixed(1),
  'p99 ms': p99.toFixed(1),
  failed,
  'server CPU ms a request': cpu.toFixed(1),
  MB: Math.round(memory),
});

async function report(url: string, { users, seconds, quiet, beside }: Measured): Promise<void> {
  const [twice] = await ask(
    url,
    `select count(*)::int as n from (select user_id from notifications
      where kind <> 'pace' group by user_id having count(*) > 1) t`,
  );
  console.log(
    `${users.toLocaleString('en')} users with ${ACTIVITIES} activities each, all due: told after ${seconds.toFixed(0)} s, of these 10 until the first run begins (goal ${GOAL_SECONDS}); told twice: ${twice!.n}`,
  );
  console.table({ quiet: row(quiet), 'beside reminders': row(beside) });
  console.log(`p99 beside ÷ quiet: ${(beside.p99 / quiet.p99).toFixed(2)} (goal ${GOAL_RATIO})`);
}
