// @module-tag servers
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/database';
import { reminderLimits } from '#server/limits';
import { runReminders } from '#server/reminders/run';
import { remind } from '#tests/support/roster-reminders';
import { useServer } from '#tests/support/server';

const server = useServer({ metrics: { host: '127.0.0.1', port: 0 } });
const query = <Row = any>(text: string, values: unknown[] = []) =>
  server().database.query<Row>({ text, values });

/** 10:00 in Brisbane: every user below has a document and a registration that expire. */
const morning = new Date('2028-03-01T00:00:00Z');
const limits = { ...reminderLimits, waitMs: 5 };
const isServer = Boolean(process.env['TEST_DATABASE_URL']);

async function medics(count: number): Promise<number[]> {
  const users = await query<{ id: number }>(
    `insert into users (username, username_key, password, full_name, time_zone, created_at,
       registration_date, registration_expiry_date, role)
     select 'medic-' || n, 'medic-' || n, '', 'Medic', 'Australia/Brisbane', '2024-01-01Z',
       '2020-01-01', '2028-03-31', 'Paramedic' from generate_series(1, $1::int) n returning id`,
    [count],
  );
  await query(
    `insert into documents (user_id, title, type, content, expiry_date, created_at)
     select id, 'First aid', 'certificate', 'x', '2028-03-31', '2024-01-01Z' from users`,
  );
  return users.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** The rules about which each user was notified, and how many messages each got. */
const told = async () =>
  new Map(
    (
      await query<{ id: number; rules: string[]; messages: number }>(
        `select u.id, (select count(*)::int from notifications n where n.user_id = u.id) as messages,
           array(select rule from reminders r where r.user_id = u.id and told_at is not null
             and rule in ('document-expiring', 'registration-expiring') order by rule) as rules
         from users u order by u.id`,
      )
    ).map(({ id, rules, messages }) => [id, [rules.join(' '), messages]]),
  );
const ALL = ['document-expiring registration-expiring', 1];

/** Runs PL/pgSQL for each statement that inserts reminders of documents; `added` has the rows. */
async function whenFound(code: string): Promise<void> {
  await query(`create function stumble() returns trigger language plpgsql as $$ begin
    if exists (select from added where rule = 'document-expiring') then ${code} end if;
    return null; end $$`);
  await query(`create trigger stumble after insert on reminders referencing new table as added
    for each statement execute function stumble()`);
}

/** The lines of a run about failures: job, outcome, users of the range. */
function failures() {
  const { log } = server().services;
  const lines: unknown[][] = [];
  const keep = (line: unknown) => {
    const { job, outcome, users } = line as Record<string, unknown>;
    lines.push([job, outcome, users]);
  };
  vi.spyOn(log, 'warn').mockImplementation(keep);
  vi.spyOn(log, 'error').mockImplementation(keep);
  return lines;
}

async function counted(outcome: string): Promise<number> {
  const { metricsPort } = server();
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const name = `paramed_reminders_failures_total{job="document-expiring",outcome="${outcome}"} `;
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))!
      .slice(name.length),
  );
}

beforeEach(() => query('delete from users'));
afterEach(async () => {
  vi.restoreAllMocks();
  await query('drop trigger if exists stumble on reminders');
  await query('drop function if exists stumble');
});

describe('a range that fails', () => {
  test('is halved until it succeeds, with a line in the log and in the metrics; all are told', async () => {
    const users = await medics(40);
    await whenFound(`if (select count(*) from added) > 6 then
      raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end if;`);
    const lines = failures();
    const before = await counted('halved');
    const run = await remind(server(), morning, { limits });
    expect(run).toMatchObject({ complete: true, told: 40 });
    expect(lines.slice(0, 3)).toEqual([
      ['document-expiring', 'halved', 40],
      ['document-expiring', 'halved', 20],
      ['document-expiring', 'halved', 10],
    ]);
    expect(await counted('halved')).toBe(before + lines.length);
    expect(await told()).toEqual(new Map(users.map((id) => [id, ALL])));
  });

  test.runIf(isServer)('by its own time limit is halved as well', async () => {
    const users = await medics(12);
    await whenFound(`perform pg_sleep(0.1 * (select count(*) from added));`);
    const lines = failures();
    // Twelve users would take 1.2 s.
    const run = await remind(server(), morning, { limits: { ...limits, statementMs: 700 } });
    expect(run.complete).toBe(true);
    expect(lines[0]).toEqual(['document-expiring', 'halved', 12]);
    expect(await told()).toEqual(new Map(users.map((id) => [id, ALL])));
  });

  test('because of one user leaves out that user alone, until the next run', async () => {
    const users = await medics(9);
    const bad = users[4]!;
    await whenFound(`if exists (select from added where user_id = ${bad}) then
      raise exception 'bad row' using errcode = '22P02'; end if;`);
    const lines = failures();
    const skipped = await counted('skipped');
    const run = await remind(server(), morning, { limits });
    expect(run).toMatchObject({ complete: true, told: 9 });
    // How many users a range has depends on how fast the ranges before it were.
    const halved = lines.slice(0, -1).map(([, outcome]) => outcome);
    expect(new Set(halved)).toEqual(new Set(['halved']));
    expect(lines.at(-1)).toEqual(['document-expiring', 'skipped', 1]);
    expect(await counted('skipped')).toBe(skipped + 1);
    const without = ['registration-expiring', 1];
    expect(await told()).toEqual(new Map(users.map((id) => [id, id === bad ? without : ALL])));
    await query('drop trigger stumble on reminders');
    await remind(server(), new Date(+morning + 86_400_000), { limits });
    expect((await told()).get(bad)).toEqual(['document-expiring registration-expiring', 2]);
  });

  test('for everybody ends its job alone; the other rules are told', async () => {
    const users = await medics(20);
    await whenFound(`raise exception 'broken' using errcode = '42703';`);
    const lines = failures();
    const run = await remind(server(), morning, { limits: { ...limits, failuresMost: 10 } });
    expect(run).toMatchObject({ complete: true, told: 20 });
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toEqual(['document-expiring', 'given-up', 1]);
    expect(await told()).toEqual(new Map(users.map((id) => [id, ['registration-expiring', 1]])));
  });
});

describe('several runs at once', () => {
  test('share the work, and nobody is told twice', async () => {
    const users = await medics(120);
    await query('delete from reminder_jobs');
    const { services, database } = server();
    const small = { ...limits, firstRange: 8, largestRange: 8 };
    const other = database.url ? await openDatabase({ url: database.url }) : database;
    const runs = await Promise.all(
      [database, other].map((each) =>
        runReminders({ ...services, database: each }, morning, undefined, small),
      ),
    );
    if (other !== database) await other.close();
    expect(runs.map(({ complete }) => complete)).toEqual([true, true]);
    expect(runs.reduce((sum, run) => sum + run.told, 0)).toBe(120);
    for (const run of runs) expect(run.told + run.found).toBeGreaterThan(0);
    expect(await told()).toEqual(new Map(users.map((id) => [id, ALL])));
  });

  test('go on after a clock that was a year ahead', async () => {
    await medics(3);
    const { services } = server();
    await remind(server(), new Date('2029-03-01T00:00:00Z'), { limits });
    await query('delete from reminders');
    await query('update cpd_periods set told_on = null');
    expect(await runReminders(services, morning, undefined, limits)).toMatchObject({
      complete: true,
      told: 3,
    });
  });

  test('of the same half hour do the work once; a later one continues what was stopped', async () => {
    const users = await medics(30);
    await query('delete from reminder_jobs');
    const { services } = server();
    const short = { ...limits, firstRange: 5, largestRange: 5, runMs: 1 };
    const first = await runReminders(services, morning, undefined, short);
    expect(first.complete).toBe(false);
    const second = await runReminders(services, morning, undefined, limits);
    expect(second.complete).toBe(true);
    expect(first.told + second.told).toBe(30);
    expect(await runReminders(services, morning, undefined, limits)).toMatchObject({
      complete: true,
      judged: 0,
      found: 0,
      told: 0,
    });
    expect(await told()).toEqual(new Map(users.map((id) => [id, ALL])));
  });
});
