// @module-tag servers
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signedUp } from '#tests/support/client';
import { remind } from '#tests/support/roster-reminders';
import { useServer } from '#tests/support/server';
import { scheduleReminders } from '#server/reminders/schedule';
import { cpdPeriod, effectiveExpiry, type ExpiryRule } from '#domain/standing/cpd';
import { requirement } from '#domain/standing/required-hours';
import { headLabel } from '#domain/records/record-events';
import { addDays, civilDate, clockTime, daysBetween, startOfDay } from '#domain/dates';
import {
  behindPace,
  dueReview,
  dueTimes,
  isTime,
  paceCheckpoint,
} from '#domain/messages/due-dates';
import { closedPeriod, thresholdOf } from '#tests/domain/messages/due-oracles';

const server = useServer();

interface Medic {
  id: number;
  timeZone: string;
  createdAt: Date;
  registrationDate: string | null;
  registrationExpiryDate: string | null;
  registrationExpiryRule: ExpiryRule | null;
}

interface Activity {
  id: number;
  user_id: number;
  hours: number;
  is_interactive: boolean;
  status: string;
  completed_date: Date | null;
  evidence: string | null;
  module_id: number | null;
  created_at: Date;
  updated_at: Date | null;
  deleted_at: Date | null;
}

const at = (text: string) => new Date(text);
const query = <Row = any>(text: string, values: unknown[] = []) =>
  server().database.query<Row>({ text, values });
const run = (now: Date) => remind(server(), now);

let names = 0;
async function medic(change: Partial<Medic> = {}): Promise<Medic> {
  const name = `medic-${(names += 1)}`;
  const wanted = {
    timeZone: 'Australia/Brisbane',
    createdAt: at('2024-01-01T00:00:00Z'),
    registrationDate: null,
    registrationExpiryDate: null,
    registrationExpiryRule: null,
    ...change,
  };
  const [row] = await query<{ id: number }>(
    `insert into users (username, username_key, password, full_name, time_zone, created_at,
       registration_date, registration_expiry_date, registration_expiry_rule, role, is_demo)
     values ($1, $1, '', $1, $2, $3, $4, $5, $6, 'Paramedic', false) returning id`,
    [
      name,
      wanted.timeZone,
      wanted.createdAt,
      wanted.registrationDate,
      wanted.registrationExpiryDate,
      wanted.registrationExpiryRule,
    ],
  );
  // As if this week's fingerprint had been sent: only the tests of it expect one.
  await query(
    `insert into reminders (user_id, rule, key, facts, created_at, told_at)
     values ($1, 'timeline-head', 'of the test', '{"seq": 1000000}', now(), now())`,
    [row!.id],
  );
  return { ...wanted, id: row!.id };
}

async function activity(
  user: { id: number },
  change: Partial<Activity> & { hasFile?: boolean } = {},
): Promise<number> {
  const wanted = {
    hours: 1,
    is_interactive: false,
    status: 'completed',
    completed_date: at('2026-01-01T00:00:00Z') as Date | null,
    evidence: 'Certificate in my folder' as string | null,
    hasFile: true,
    created_at: at('2026-01-01T00:00:00Z'),
    updated_at: null as Date | null,
    deleted_at: null as Date | null,
    ...change,
  };
  const [row] = await query<{ id: number }>(
    `insert into activities (user_id, title, category, hours, is_interactive, status, completed_date,
       evidence, created_at, updated_at, deleted_at)
     values ($1, 'Airway drill', 'Clinical Practice', $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      user.id,
      wanted.hours,
      wanted.is_interactive,
      wanted.status,
      wanted.status === 'completed' ? wanted.completed_date : null,
      wanted.evidence,
      wanted.created_at,
      wanted.updated_at,
      wanted.deleted_at,
    ],
  );
  if (wanted.hasFile) await file(user, { activity: row!.id });
  return row!.id;
}

/** A file of an activity or of a reflection. */
const file = (
  user: { id: number },
  { activity: activityId, log }: { activity?: number; log?: number },
) =>
  query(
    `insert into evidence_files (user_id, activity_id, reflective_log_id, name, type, size_bytes, sha256,
       has_thumbnail, storage_key, created_at)
     values ($1, $2, $3, 'a.pdf', 'application/pdf', 1, '', false, gen_random_uuid(), now())`,
    [user.id, activityId ?? null, log ?? null],
  );

async function document(user: { id: number }, expiry: string, deletedAt: Date | null = null) {
  await query(
    `insert into documents (user_id, title, type, content, expiry_date, created_at, deleted_at)
     values ($1, 'First aid', 'certificate', 'Issued by the centre.', $2, $3, $4)`,
    [user.id, expiry, at('2024-01-01T00:00:00Z'), deletedAt],
  );
}

async function reflection(user: { id: number }, activityId: number, deletedAt: Date | null = null) {
  await query(
    `insert into reflective_logs (user_id, activity_id, content, learning_outcomes, future_application,
       created_at, deleted_at) values ($1, $2, 'x', 'x', 'x', $3, $4)`,
    [user.id, activityId, at('2026-01-01T00:00:00Z'), deletedAt],
  );
}

async function certificate(user: { id: number }, activityId: number) {
  await query(
    `with completion as (
       insert into module_completions (user_id, module_id, activity_id, version, score, completed_at)
       select $1, min(id), $2, '1', 100, now() from cpd_modules returning id)
     insert into certificates (user_id, completion_id, number, holder_name, module_title, module_version,
       hours, score, completed_on, issued_at)
     select $1, id, 'N-' || id, 'x', 'x', '1', 3, 100, now(), now() from completion`,
    [user.id, activityId],
  );
}

async function progress(user: { id: number }, updatedAt: Date, completed = false): Promise<number> {
  const [found] = await query<{ id: number }>('select min(id) as id from cpd_modules');
  const moduleId = found!.id;
  await query(
    `insert into module_progress (user_id, module_id, step, answers, version, updated_at)
     values ($1, $2, 'content', '[]', '1', $3)`,
    [user.id, moduleId, updatedAt],
  );
  if (completed) {
    await query(
      `insert into module_completions (user_id, module_id, version, score, completed_at)
       values ($1, $2, '1', 5, $3)`,
      [user.id, moduleId, updatedAt],
    );
  }
  return moduleId;
}

const remindersOf = (user: { id: number }) =>
  query<{ rule: string; key: string; facts: any; told_at: Date | null }>(
    `select rule, key, facts, told_at from reminders where user_id = $1 and key <> 'of the test' order by id`,
    [user.id],
  );
const notificationsOf = (user: { id: number }) =>
  query<{ kind: string; title: string; message: string; link: string | null }>(
    `select kind, title, message, link from notifications where user_id = $1 and kind <> 'welcome' order by id`,
    [user.id],
  );

describe('SQL and the domain rules agree', () => {
  const zones = [
    'Australia/Brisbane',
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Australia/Adelaide',
    'Australia/Perth',
  ];
  const registrations: [string | null, string | null, ExpiryRule?][] = [
    [null, null],
    ['2025-03-15', null],
    ['2025-03-15', null, 'one-year'],
    ['2025-06-01', '2026-11-30'],
    ['2024-02-29', null, 'one-year'],
    ['2026-07-01', '2026-11-30'],
    ['2026-10-05', '2027-08-31'],
    ['2020-01-01', '2026-10-04'],
  ];
  const days = ['2026-10-03', '2026-10-04', '2026-10-05', '2027-04-04'];
  /** Days on which clocks change, their neighbours, and every week of a year, at hours on both sides of 07:00. */
  const moments = [
    ...days.flatMap((day) =>
      ['T20:15:00Z', 'T21:05:00Z', 'T23:45:00Z'].map((time) => at(`${addDays(day, -1)}${time}`)),
    ),
    ...Array.from({ length: 40 }, (_, n) =>
      at(`${addDays('2026-09-01', n * 9)}T${String((n * 5) % 24).padStart(2, '0')}:30:00Z`),
    ),
  ].toSorted((a, b) => a.getTime() - b.getTime());

  const medics: Medic[] = [];
  beforeAll(async () => {
    for (const [z, timeZone] of zones.entries()) {
      for (const [r, registration] of registrations.entries()) {
        const [registrationDate, registrationExpiryDate, rule = null] = registration;
        // Every pair of a zone, a registration and a share of records is one user's.
        const share = (z + r) % 3;
        const user = await medic({
          timeZone,
          registrationDate,
          registrationExpiryDate,
          registrationExpiryRule: rule,
          createdAt: share === 2 ? at('2026-11-30T14:00:00Z') : at('2024-01-01T00:00:00Z'),
        });
        medics.push(user);
        for (let n = 0; n < share * 6; n += 1) {
          const day = addDays('2026-06-20', n * 33 + share);
          // Around midnight in the zone, so that both sides of a period's bounds are tested.
          const midnight = startOfDay(day, timeZone).getTime();
          const moment = new Date(midnight + (n % 3) * 60_000 - 60_000);
          const id = await activity(user, {
            hours: 2 + share,
            is_interactive: n % 3 === 0,
            status: n % 5 === 4 ? 'in-progress' : 'completed',
            completed_date: moment,
            created_at: new Date(moment.getTime() + (n % 2) * 40 * 3_600_000),
            updated_at: n % 4 === 1 ? new Date(moment.getTime() + 400 * 3_600_000) : null,
            evidence: n % 3 ? null : 'Certificate in my folder',
            hasFile: n % 2 === 0,
            deleted_at: n % 7 === 6 ? moment : null,
          });
          if (n % 4 === 2) await reflection(user, id);
          if (n % 4 === 3) await reflection(user, id, moment);
        }
        if (share) {
          await document(user, '2026-12-03');
          await document(user, '2027-03-31', share === 2 ? at('2026-10-01T00:00:00Z') : null);
          await progress(user, at(`2026-10-0${share}T21:30:00Z`), share === 2);
        }
      }
    }
  });
  // Each later run would judge them, too.
  afterAll(() => query('delete from users'));

  test('for every user at every moment, and each reminder is sent once', async () => {
    const [{ rows }] = (await query<{ rows: Activity[] }>(
      'select json_agg(a) as rows from activities a',
    )) as [{ rows: Activity[] }];
    for (const each of rows) {
      each.created_at = new Date(each.created_at);
      each.completed_date &&= new Date(each.completed_date);
      each.updated_at &&= new Date(each.updated_at);
    }
    const documents = await query<{ id: number; user_id: number; expiry_date: string }>(
      'select id, user_id, expiry_date::text from documents where deleted_at is null',
    );
    const reflected = new Set(
      (
        await query<{ activity_id: number }>(
          'select activity_id from reflective_logs where deleted_at is null',
        )
      ).map(({ activity_id }) => activity_id),
    );
    const filed = new Set(
      (await query<{ activity_id: number }>('select activity_id from evidence_files')).map(
        ({ activity_id }) => activity_id,
      ),
    );
    const modules = await query<{ user_id: number; module_id: number; updated_at: string }>(
      `select g.* from module_progress g where not exists (select from module_completions c
         where c.user_id = g.user_id and c.module_id = g.module_id)`,
    );

    const completions = await query<{ user_id: number; module_id: number; completed_at: string }>(
      'select user_id, module_id, completed_at from module_completions',
    );

    const due = (user: Medic, now: Date): string[] => {
      const today = civilDate(now, user.timeZone);
      const expiry = user.registrationDate && effectiveExpiry(user, today);
      const period = cpdPeriod(user, today);
      const mine = rows.filter((each) => each.user_id === user.id && !each.deleted_at);
      const starts = startOfDay(period.start, user.timeZone);
      const ends = startOfDay(addDays(period.end, 1), user.timeZone);
      const done = mine.filter(
        ({ completed_date: moment }) => moment && moment >= starts && moment < ends,
      );
      const sum = (list: Activity[]) => list.reduce((total, { hours }) => total + hours, 0);
      const found: string[] = [];
      if (expiry) {
        const left = daysBetween(today, expiry);
        const threshold = thresholdOf(dueTimes.registrationDays, left);
        if (threshold !== null) found.push(`registration-expiring ${expiry}:${threshold}`);
        const { days, lateDays } = dueTimes.registrationExpired;
        const passed = days.findLast((each) => each <= -left);
        if (passed && -left - passed < lateDays) {
          found.push(`registration-expired ${expiry}${passed > 1 ? `:${passed}` : ''}`);
        }
      }
      const closed = closedPeriod(user, today);
      if (
        closed &&
        daysBetween(closed.end, today) <= dueTimes.pastDays &&
        civilDate(user.createdAt, user.timeZone) <= closed.end
      ) {
        found.push(`period-closed ${closed.end}`);
      }
      const checkpoint = paceCheckpoint(period, today);
      const hours = {
        total: sum(done),
        interactive: sum(done.filter((each) => each.is_interactive)),
      };
      if (checkpoint && behindPace(period, requirement(period, user), hours, today)) {
        found.push(`pace ${checkpoint}`);
      }
      const isLastDays =
        today >= period.start && daysBetween(today, period.end) <= dueTimes.evidenceDays;
      if (isLastDays && done.some(({ id }) => !filed.has(id))) {
        found.push(`evidence-missing ${period.end}`);
      }
      for (const { id, expiry_date } of documents.filter((each) => each.user_id === user.id)) {
        const threshold = thresholdOf(dueTimes.documentDays, daysBetween(today, expiry_date));
        if (threshold !== null) found.push(`document-expiring ${id}:${expiry_date}:${threshold}`);
      }
      for (const each of done) {
        const since = new Date(Math.max(+each.created_at, +each.completed_date!));
        if (isTime(since, now, dueTimes.reflection) && !reflected.has(each.id)) {
          found.push(`reflection-missing ${each.id}`);
        }
      }
      for (const each of mine.filter(({ status }) => status === 'in-progress')) {
        const since = each.updated_at ?? each.created_at;
        if (isTime(since, now, dueTimes.untouched)) {
          found.push(`activity-untouched ${each.id}:${civilDate(since, 'UTC')}`);
        }
      }
      for (const each of modules.filter(({ user_id }) => user_id === user.id)) {
        const since = new Date(each.updated_at);
        if (isTime(since, now, dueTimes.untouched)) {
          found.push(`module-untouched ${each.module_id}:${civilDate(since, 'UTC')}`);
        }
      }
      for (const each of completions.filter(({ user_id }) => user_id === user.id)) {
        const since = new Date(each.completed_at);
        const week = dueReview(since, now, []);
        const afterHours = (week ?? 0) * 7 * 24;
        const untilHours = afterHours + dueTimes.moduleReview.lateDays * 24;
        if (week && isTime(since, now, { afterHours, untilHours })) {
          found.push(`module-review ${each.module_id}:${week}`);
        }
      }
      return found;
    };

    const known = new Set<string>();
    const toldOn = new Map<number, string>();
    const rulesSeen = new Set<string>();
    for (const now of moments) {
      let told = 0;
      for (const user of medics) {
        const today = civilDate(now, user.timeZone);
        if (clockTime(now, user.timeZone) < dueTimes.from || toldOn.get(user.id) === today)
          continue;
        const fresh = due(user, now).filter((each) => !known.has(`${user.id} ${each}`));
        if (fresh.length === 0) continue;
        fresh.forEach((each) => known.add(`${user.id} ${each}`));
        fresh.forEach((each) => rulesSeen.add(each.split(' ')[0]!));
        toldOn.set(user.id, today);
        told += 1;
      }
      expect(await run(now), now.toISOString()).toMatchObject({ told });
      const stored = await query<{ line: string }>(
        `select user_id || ' ' || rule || ' ' || key as line from reminders
           where told_at is not null and key <> 'of the test'`,
      );
      expect(new Set(stored.map(({ line }) => line)), now.toISOString()).toEqual(known);
    }
    expect(rulesSeen.size).toBe(10);
    const [untold] = await query('select count(*)::int as n from reminders where told_at is null');
    expect(untold.n).toBe(0);
    const periods = await query<{ user_id: number; start_date: string; end_date: string }>(
      'select user_id, start_date::text, end_date::text from cpd_periods',
    );
    const last = moments.at(-1)!;
    for (const user of medics) {
      if (clockTime(last, user.timeZone) < dueTimes.from) continue;
      const { start, end } = cpdPeriod(user, civilDate(last, user.timeZone));
      const kept = periods.find(({ user_id }) => user_id === user.id);
      expect(kept).toMatchObject({ start_date: start, end_date: end });
    }
  });
});

describe('a run', () => {
  const morning = at('2028-03-01T00:00:00Z');
  const hoursBefore = (hours: number) => new Date(morning.getTime() - hours * 3_600_000);
  const registered = { registrationDate: '2020-01-01', registrationExpiryDate: '2028-03-31' };
  const rulesOf = async (user: { id: number }) => (await remindersOf(user)).map(({ rule }) => rule);
  /** All required hours with evidence and reflection, so that only the test's additions are due. */
  async function onPace(change: Partial<Medic> = {}): Promise<Medic> {
    const user = await medic({ ...registered, registrationExpiryDate: '2028-08-31', ...change });
    for (const is_interactive of [true, false]) {
      await activity(user, {
        hours: 20,
        is_interactive,
        completed_date: at('2027-12-01T00:00:00Z'),
      });
    }
    return user;
  }

  test('each further registration has reminders of its own, by the hours that count for it', async () => {
    const user = await onPace();
    const hold = (...professions: string[]) =>
      query('update users set other_registrations = $2 where id = $1', [
        user.id,
        JSON.stringify(
          professions.map((profession) => ({
            profession,
            registrationDate: '2015-02-01',
            registrationExpiryDate: null,
            registrationExpiryRule: 'board-year',
            registrationRenewedTo: '2028-05-31',
          })),
        ),
      ]);
    await hold('nurse', 'midwife');
    await query(
      `update activities set counts_for = '[{"profession": "nurse", "hours": 4}]' where user_id = $1`,
      [user.id],
    );
    await run(morning);
    const found = await remindersOf(user);
    expect(found.map(({ rule, key }) => `${rule} ${key}`)).toEqual(
      expect.arrayContaining(['pace 2028-03-01:midwife', 'pace 2028-03-01:nurse']),
    );
    expect(found.find(({ key }) => key.endsWith(':nurse'))!.facts).toMatchObject({
      registration: 'nurse',
      end: '2028-05-31',
      required: { total: 20, interactive: 0 },
      done: { total: 8, interactive: 4 },
    });
    const [behind] = await notificationsOf(user);
    expect(behind!.message).toMatch(
      /behind on CPD as a midwife[^]*behind on CPD as a nurse|behind on CPD as a nurse[^]*behind on CPD as a midwife/,
    );
    await hold('nurse');
    await run(at('2028-03-02T00:00:00Z'));
    const periods = await query('select profession from other_cpd_periods where user_id = $1', [
      user.id,
    ]);
    expect(periods).toEqual([{ profession: 'nurse' }]);
    expect((await notificationsOf(user)).at(-1)).toMatchObject({
      title: 'Your registration as a nurse expires in 90 days',
      message: expect.stringContaining('31 May 2028'),
    });
  });

  test('evidence and reflections are asked for in the year of the registration that they count for', async () => {
    const user = await onPace({ registrationExpiryDate: null });
    await query('update users set other_registrations = $2 where id = $1', [
      user.id,
      JSON.stringify([
        {
          profession: 'nurse',
          registrationDate: '2015-02-01',
          registrationExpiryDate: null,
          registrationExpiryRule: 'board-year',
        },
      ]),
    ]);
    // Of the nurse's year to 31 May 2028; for the paramedic it is of the year before, which is over.
    const november = at('2027-11-10T00:00:00Z');
    const recorded = { created_at: hoursBefore(60), completed_date: november };
    const split = async (counts: object, change = {}) =>
      query('update activities set counts_for = $2 where id = $1', [
        await activity(user, { ...recorded, hasFile: false, ...change }),
        JSON.stringify(counts),
      ]);
    await split([{ profession: 'nurse', hours: 1 }]);
    await split([{ profession: 'paramedic', hours: 1 }]);
    const both = [
      { profession: 'paramedic', hours: 0.5 },
      { profession: 'nurse', hours: 0.5 },
    ];
    const december = { completed_date: at('2027-12-02T00:00:00Z') };
    await split(both, december);
    await run(morning);
    const found = async (rule: string) =>
      (await remindersOf(user)).flatMap((each) => (each.rule === rule ? [each] : []));
    // An activity that counts for both is in one reminder only.
    expect(await found('reflection-missing')).toHaveLength(2);
    expect(await found('evidence-missing')).toEqual([]);
    await run(at('2028-05-01T00:00:00Z'));
    expect(await found('evidence-missing')).toMatchObject([
      { key: '2028-05-31:nurse', facts: { registration: 'nurse', activities: 2 } },
    ]);
    // A certificate is enough for a registration if it has the hours that count for it.
    await query(
      `update activities set counts_for = '[{"profession": "paramedic", "hours": 4}, {"profession": "nurse", "hours": 3}]',
        hours = 7 where user_id = $1 and counts_for @> '[{"profession": "nurse", "hours": 0.5}]'`,
      [user.id],
    );
    const [{ id }] = (await query<{ id: number }>(
      'select id from activities where user_id = $1 and hours = 7',
      [user.id],
    )) as [{ id: number }];
    await certificate(user, id);
    await query('delete from reminders where user_id = $1', [user.id]);
    await run(at('2028-05-02T00:00:00Z'));
    expect(await found('evidence-missing')).toMatchObject([{ facts: { activities: 1 } }]);
    await run(at('2028-11-01T00:00:00Z'));
    expect(await found('evidence-missing')).toMatchObject([
      { key: '2028-05-31:nurse' },
      { key: '2028-11-30', facts: { end: '2028-11-30', activities: 1 } },
    ]);
  });

  test('sends nothing to users with nothing due', async () => {
    const user = await onPace();
    await run(morning);
    expect(await remindersOf(user)).toEqual([]);
    expect(await notificationsOf(user)).toEqual([]);
  });

  test('sends nothing when repeated', async () => {
    const user = await onPace({ registrationExpiryDate: '2028-03-31' });
    await run(morning);
    expect(await rulesOf(user)).toEqual(['registration-expiring']);
    expect(await run(morning)).toMatchObject({ judged: 0, found: 0, told: 0, closed: 0 });
    expect(await run(new Date(morning.getTime() + 86_400_000))).toMatchObject({ judged: 0 });
    expect(await notificationsOf(user)).toEqual([
      {
        kind: 'registration-expiring',
        title: 'Your registration expires in 30 days',
        message: expect.stringContaining('31 Mar 2028'),
        link: '/profile',
      },
    ]);
  });

  test('sends nothing twice in concurrent runs', async () => {
    const users: Medic[] = [];
    for (let n = 0; n < 30; n += 1)
      users.push(await onPace({ registrationExpiryDate: '2028-03-31' }));
    const runs = await Promise.all([run(morning), run(morning), run(morning)]);
    expect(runs.reduce((sum, { found }) => sum + found, 0)).toBe(30);
    expect(runs.reduce((sum, { told }) => sum + told, 0)).toBe(30);
    for (const user of users) expect(await notificationsOf(user)).toHaveLength(1);
  });

  test('states the remaining days at the time of a late run', async () => {
    const user = await onPace({ registrationExpiryDate: '2028-03-28' });
    await run(morning);
    expect((await notificationsOf(user)).map(({ title }) => title)).toEqual([
      'Your registration expires in 27 days',
    ]);
    expect(await remindersOf(user)).toMatchObject([{ key: '2028-03-28:30' }]);
  });

  test('waits for the user’s morning', async () => {
    const brisbane = await onPace({ registrationExpiryDate: '2028-03-31' });
    const perth = await onPace({
      registrationExpiryDate: '2028-03-31',
      timeZone: 'Australia/Perth',
    });
    const told = async () => [
      (await notificationsOf(brisbane)).length,
      (await notificationsOf(perth)).length,
    ];
    // 02:45 and 04:45: what is due is looked for from 03:00 on.
    await run(at('2028-02-29T18:45:00Z'));
    expect([await rulesOf(brisbane), await rulesOf(perth)]).toEqual([
      ['registration-expiring'],
      [],
    ]);
    await run(at('2028-02-29T21:30:00Z'));
    expect(await rulesOf(perth)).toEqual(['registration-expiring']);
    expect(await told()).toEqual([1, 0]);
    await run(at('2028-02-29T23:15:00Z'));
    expect(await told()).toEqual([1, 1]);
  });

  test('says in the morning what is still true of what was found in the night', async () => {
    const night = at('2028-02-29T18:00:00Z');
    const users = [await onPace(), await onPace()] as const;
    const [asleep, active] = users;
    for (const user of users) await document(user, '2028-03-31');
    await run(night);
    expect(await Promise.all(users.map(remindersOf))).toEqual(
      users.map(() => [expect.objectContaining({ rule: 'document-expiring', told_at: null })]),
    );
    for (const [user, seen] of [
      [asleep, hoursBefore(100)],
      [active, hoursBefore(2)],
    ] as const) {
      await query(
        `insert into sessions (id, user_id, created_at, expires_at, last_seen_at)
         values (gen_random_uuid(), $1, $2, $3, $2)`,
        [user.id, seen, morning],
      );
      await query(`update documents set expiry_date = '2030-01-01' where user_id = $1`, [user.id]);
    }
    await run(morning);
    const titles = async (user: Medic) => (await notificationsOf(user)).map(({ title }) => title);
    // The first has not used the app since, so only a change by another person could matter.
    expect(await Promise.all(users.map(titles))).toEqual([
      [expect.stringMatching(/First aid.* expires in 30 days/)],
      [],
    ]);
  });

  test('looks again in the morning if the timeline went on in the night', async () => {
    const now = new Date();
    // A zone in which it is between five and six now, since the database's clock dates the timeline.
    const offset = ((5 - now.getUTCHours() + 36) % 24) - 12;
    const timeZone = `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
    const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    const user = await medic({ timeZone });
    await document(user, addDays(civilDate(now, timeZone), 7));
    await run(hoursLater(-1));
    expect(await rulesOf(user)).toContain('document-expiring');
    await query(`update documents set expiry_date = '2099-01-01' where user_id = $1`, [user.id]);
    await run(hoursLater(3));
    expect(await rulesOf(user)).not.toContain('document-expiring');
  });

  test('uses the current registration', async () => {
    const user = await onPace();
    await run(morning);
    await query(`update users set registration_expiry_date = '2028-03-10' where id = $1`, [
      user.id,
    ]);
    await run(morning);
    expect(await remindersOf(user)).toMatchObject([{ key: '2028-03-10:14' }]);
    const [period] = await query(
      'select start_date::text, end_date::text from cpd_periods where user_id = $1',
      [user.id],
    );
    expect(period).toEqual({ start_date: '2027-03-11', end_date: '2028-03-10' });
  });

  test('sends once a day: what falls due later waits until tomorrow', async () => {
    const user = await onPace({ registrationExpiryDate: '2028-03-31' });
    await run(morning);
    await document(user, '2028-03-08');
    await run(new Date(morning.getTime() + 3_600_000));
    expect(await notificationsOf(user)).toHaveLength(1);
    await run(new Date(morning.getTime() + 22 * 3_600_000));
    expect((await notificationsOf(user)).map(({ title }) => title)).toEqual([
      'Your registration expires in 30 days',
      '“First aid” expires in 6 days',
    ]);
  });

  test('combines what falls due on one day in one message', async () => {
    const user = await medic(registered);
    await document(user, '2028-03-31');
    await activity(user, {
      completed_date: hoursBefore(60),
      created_at: hoursBefore(60),
      hasFile: false,
    });
    await activity(user, { status: 'in-progress', created_at: hoursBefore(31 * 24) });
    await run(morning);
    const [told, ...more] = await notificationsOf(user);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      kind: 'digest',
      title: '6 reminders for today',
      link: '/notifications',
    });
    expect(told!.message.split('\n').map((line) => line.split('. ')[0])).toEqual([
      'Your registration expires in 30 days',
      '26 hours behind on CPD',
      '1 activity without a file as evidence',
      '“First aid” expires in 30 days',
      '1 activity without a reflection',
      '1 activity left in progress',
    ]);
    expect(told!.message).toMatch(/You need .* a week\./);
  });

  test('asks for evidence unless there is a file or an attestation; a note is not enough', async () => {
    const user = await onPace({ registrationExpiryDate: '2028-03-31' });
    const done = { created_at: hoursBefore(400), completed_date: hoursBefore(400) };
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(await activity(user, { ...done, hasFile: false }));
    const [ofFile, ofReflection, ofModule] = ids as [number, number, number];
    for (const id of ids) await reflection(user, id);
    await file(user, { activity: ofFile });
    const [log] = await query<{ id: number }>(
      'select id from reflective_logs where activity_id = $1',
      [ofReflection],
    );
    await file(user, { log: log!.id });
    await certificate(user, ofModule);
    let day = 0;
    const isDue = async () => {
      await run(new Date(morning.getTime() + (day += 1) * 86_400_000));
      const found = (await rulesOf(user)).includes('evidence-missing');
      await query(`delete from reminders where user_id = $1 and rule = 'evidence-missing'`, [
        user.id,
      ]);
      return found;
    };
    expect(await isDue()).toBe(false);
    const mine = `certificates set %s where user_id = ${user.id}`;
    for (const [change, taken, back] of [
      [
        `evidence_files set %s where activity_id = ${ofFile}`,
        'deleted_at = now()',
        'deleted_at = null',
      ],
      [
        `evidence_files set %s where reflective_log_id = ${log!.id}`,
        'missing_at = now()',
        'missing_at = null',
      ],
      [
        `activities set %s where id = ${ofModule}`,
        'is_interactive = true',
        'is_interactive = false',
      ],
      [mine, 'hours = 0', 'hours = 3'],
      [mine, 'confirmed_hours = 0.5', 'confirmed_hours = null'],
      [
        mine,
        `revoked_at = now(), revoked_reason = 'x'`,
        'revoked_at = null, revoked_reason = null',
      ],
    ] as const) {
      await query(`update ${change.replace('%s', taken)}`);
      expect(await isDue()).toBe(true);
      await query(`update ${change.replace('%s', back)}`);
    }
    expect(await isDue()).toBe(false);
  });

  test('never counts deleted records', async () => {
    const user = await onPace();
    const deleted_at = hoursBefore(1);
    const recorded = { created_at: hoursBefore(60), completed_date: hoursBefore(60) };
    await activity(user, { ...recorded, deleted_at });
    await activity(user, { status: 'in-progress', created_at: hoursBefore(800), deleted_at });
    await document(user, '2028-03-08', deleted_at);
    const kept = await activity(user, recorded);
    await reflection(user, kept, deleted_at);
    await run(morning);
    expect(await remindersOf(user)).toMatchObject([
      { rule: 'reflection-missing', key: String(kept) },
    ]);
  });

  test('takes the reflection on a module for one on its activity', async () => {
    const user = await onPace();
    const recorded = { created_at: hoursBefore(60), completed_date: hoursBefore(60) };
    const done = [await activity(user, recorded), await activity(user, recorded)] as const;
    const [said, empty] = done;
    await certificate(user, said);
    await query('update module_completions set reflection = $2 where activity_id = $1', [
      said,
      'Next time I will call for help sooner.',
    ]);
    await run(morning);
    expect(await remindersOf(user)).toMatchObject([
      { rule: 'reflection-missing', key: String(empty) },
    ]);
  });

  test('skips the demo account', async () => {
    const user = await medic(registered);
    await query('update users set is_demo = true where id = $1', [user.id]);
    await run(morning);
    expect(await remindersOf(user)).toEqual([]);
    await query('delete from users where id = $1', [user.id]);
  });

  test('uses the channels that the user chose for each kind', async () => {
    const user = await medic(registered);
    await document(user, '2028-03-31');
    await query(
      `insert into email_addresses (user_id, address, created_at, confirmed_at) values ($1, 'a@example.org', $2, $2)`,
      [user.id, morning],
    );
    const wanted = {
      'registration-expiring': { inApp: false, email: true, push: false },
      'document-expiring': { inApp: true, email: false, push: false },
      'cpd-behind': { inApp: false, email: false, push: false },
    };
    await query(
      `insert into notification_preferences (user_id, kinds, quiet_hours) values ($1, $2, $3)`,
      [user.id, JSON.stringify(wanted), JSON.stringify({ from: '06:00', until: '11:30' })],
    );
    const { services } = server();
    const withMail = { ...services, channels: { email: true, push: false } };
    await remind({ ...server(), services: withMail }, morning);
    expect((await notificationsOf(user)).map(({ kind }) => kind)).toEqual(['document-expiring']);
    const deliveries = await query<{ channel: string; kind: string; not_before: string }>(
      'select channel, kind, not_before from deliveries where user_id = $1',
      [user.id],
    );
    expect(deliveries).toMatchObject([{ channel: 'email', kind: 'registration-expiring' }]);
    // Quiet hours until 11:30 in Brisbane.
    expect(new Date(deliveries[0]!.not_before)).toEqual(at('2028-03-01T01:30:00Z'));
    const untold = (await remindersOf(user)).filter(({ told_at }) => told_at === null);
    expect(untold).toEqual([]);
  });

  test('does not remind users of hours who need none', async () => {
    const user = await medic({
      registrationDate: '2028-01-15',
      registrationExpiryDate: '2028-03-31',
    });
    await run(morning);
    expect(await rulesOf(user)).toEqual(['registration-expiring']);
  });

  test('uses the Board’s year for users without a registration date', async () => {
    const user = await medic();
    await run(morning);
    const [reminder, ...more] = await remindersOf(user);
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({
      rule: 'pace',
      key: '2028-03-01',
      facts: { start: '2027-12-01', end: '2028-11-30' },
    });
  });

  test('follows a change of the rule, the type or the history', async () => {
    const user = await medic({ registrationDate: '2020-06-01' });
    const period = async () => {
      await run(morning);
      const [row] = await query(
        `select end_date::text as end, required_hours::float8 as hours, required_interactive_hours::float8 as interactive
         from cpd_periods where user_id = $1`,
        [user.id],
      );
      return row;
    };
    const set = (change: string) => query(`update users set ${change} where id = $1`, [user.id]);
    expect(await period()).toEqual({ end: '2028-11-30', hours: 30, interactive: 8 });
    await set(
      `registration_spans = '[{"type": "none", "from": "2028-02-01", "to": "2028-03-31", "conditions": null}]'`,
    );
    expect(await period()).toEqual({ end: '2028-11-30', hours: 22.5, interactive: 4 });
    await set(
      `registration_type = 'student', registration_type_since = '2020-06-01', registration_spans = '[]'`,
    );
    expect(await period()).toEqual({ end: '2028-11-30', hours: 0, interactive: 0 });
    await set(`registration_expiry_rule = 'one-year', registration_type = null`);
    expect(await period()).toMatchObject({ end: '2028-06-01', hours: 30 });
  });

  test('says after a year how long to keep its records', async () => {
    const user = await medic();
    await run(at('2028-12-01T00:00:00Z'));
    expect(await notificationsOf(user)).toEqual([
      expect.objectContaining({
        kind: 'period-closed',
        message:
          'It ended on 30 Nov 2028. Keep its records until 30 Nov 2033 (check with the Board).',
      }),
    ]);
  });

  test('is sent to open sockets once it is committed', async () => {
    const client = await signedUp(server());
    await query(
      `update users set registration_date = '2020-01-01', registration_expiry_date = '2028-03-31' where id = $1`,
      [client.user.id],
    );
    const events = server().services.pubsub.subscribe('notificationAdded', client.user.id);
    const heard = events[Symbol.asyncIterator]().next();
    await run(morning);
    expect((await heard).value).toMatchObject({ userId: client.user.id, kind: expect.any(String) });
  });

  test('sends the fingerprint of records that changed, once in a week', async () => {
    const user = await medic({ registrationDate: '2020-01-01', registrationExpiryDate: null });
    await query(`delete from reminders where user_id = $1`, [user.id]);
    const add = () => activity(user, { hours: 40, is_interactive: true, completed_date: morning });
    const head = async () => {
      const [row] = await query('select seq, hash from record_chains where user_id = $1', [
        user.id,
      ]);
      return headLabel(row);
    };
    const sent: string[] = [];
    const days = Array.from({ length: 16 }, (_, day) => new Date(+morning + day * 86_400_000));
    await add();
    const first = await head();
    let second = '';
    for (const [day, moment] of days.entries()) {
      // The first run is on Wednesday; a change on Thursday is reported on the next Monday.
      if (day === 1) {
        await add();
        second = await head();
      }
      await run(moment);
      const told = await notificationsOf(user);
      sent.push(
        told
          .slice(sent.filter(Boolean).length)
          .map(({ message }) => message)
          .join('|'),
      );
    }
    const heads = sent.map((text) => text.includes(first) || text.includes(second));
    expect(heads.flatMap((isSent, day) => (isSent ? [day] : []))).toEqual([0, 5]);
    expect(sent[0]).toContain(first);
    expect(sent[5]).toContain(second);
  });

  test('ends early when the server stops', async () => {
    const user = await onPace({ registrationExpiryDate: '2028-03-31' });
    await remind(server(), morning, { signal: AbortSignal.abort() });
    expect(await remindersOf(user)).toEqual([]);
  });
});

describe('the schedule', () => {
  const now = () => at('2029-03-01T00:00:00Z');

  test('runs soon after the start, and stops', async () => {
    const user = await medic({
      registrationDate: '2020-01-01',
      registrationExpiryDate: '2029-03-02',
    });
    const stop = scheduleReminders({ ...server().services, now }, 0);
    await expect.poll(async () => (await notificationsOf(user)).length).toBe(1);
    await stop();
  });

  test('logs a failure and continues', async () => {
    const { services } = server();
    const error = vi.spyOn(services.log, 'error').mockImplementation(() => {});
    const database = { ...services.database, query: () => Promise.reject(new Error('no answer')) };
    const stop = scheduleReminders({ ...services, database, now }, 0);
    // Crew sessions, secrets of educators, crew tickets, the jobs, and teams.
    await expect.poll(() => error.mock.calls.length).toBe(5);
    await stop();
    error.mockRestore();
  });
});
