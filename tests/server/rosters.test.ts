import { beforeEach, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { runReminders } from '#server/reminders/run';
import { addDays, atClock, civilDate } from '#domain/dates';

const server = useServer();
const zone = 'Australia/Brisbane';
const query = <Row = any>(text: string, values: unknown[] = []) =>
  server().database.query<Row>({ text, values });
const run = (now: Date) => runReminders(server().services, now);
const today = () => civilDate(server().services.now(), zone);
const clock = (day: string, hour: number) => atClock(day, { hour, minute: 30 }, zone);

const parts = `{ roster { source pattern endsAt nextReminderAt shifts { start end kind } } }`;
let alex: TestClient;
let alexId: number;
beforeEach(async () => {
  alex = await signedUp(server());
  alexId = await idOf(alex);
});
const idOf = async ({ user }: TestClient) =>
  (await query<{ id: number }>('select id from users where username = $1', [user.username]))[0]!.id;
const asked = async (text: string, variables = {}) => alex.graphql(text, variables);
const setPattern = (pattern: string) =>
  asked(`mutation($input: RosterPatternInput!) { setRosterPattern(input: $input) ${parts} }`, {
    input: { pattern },
  });
const document = (userId: number, expiry: string) =>
  query(
    `insert into documents (user_id, title, type, content, expiry_date, created_at)
     values ($1, 'First aid ' || $2, 'certificate', 'Issued.', $2::date, now())`,
    [userId, expiry],
  );
const told = (userId: number) =>
  query<{ rule: string; key: string; told_at: string }>(
    `select rule, regexp_replace(key, '^[0-9]+:', '') as key, told_at from reminders
     where user_id = $1 and told_at is not null and rule <> 'timeline-head' order by id`,
    [userId],
  );

test('a pattern, shifts of a file, and no roster again', async () => {
  const first = addDays(today(), 1);
  const { data } = await setPattern(`2 days 1 night 1 standby 4 off from ${first}`);
  expect(data.setRosterPattern.roster).toMatchObject({
    source: 'pattern',
    pattern: expect.stringMatching(/^2 days 1 night 1 standby 4 off from /),
    nextReminderAt: expect.any(String),
  });
  expect(data.setRosterPattern.roster.shifts.map(({ kind }: any) => kind).slice(0, 4)).toEqual([
    'shift',
    'shift',
    'shift',
    'standby',
  ]);
  const start = clock(first, 7);
  const shift = { start, end: new Date(start.getTime() + 12 * 3_600_000) };
  const old = { start: clock(addDays(first, -60), 7), end: clock(addDays(first, -60), 19) };
  const set = `mutation($input: RosterShiftsInput!) { setRosterShifts(input: $input) ${parts} }`;
  const file = await asked(set, { input: { shifts: [old, shift, shift] } });
  expect(file.data.setRosterShifts.roster).toMatchObject({
    source: 'file',
    pattern: null,
    shifts: [{ start: shift.start.toISOString(), end: shift.end.toISOString(), kind: 'shift' }],
  });
  for (const [input, message] of [
    [{ shifts: [old] }, /last week/],
    [{ shifts: [] }, /1 to 600/],
    [{ shifts: [{ start: shift.end, end: shift.start }] }, /1 to 600/],
    [{ shifts: [{ ...shift, kind: 'party' }] }, /1 to 600/],
  ] as const) {
    const { errors } = await asked(set, { input });
    expect(errors?.[0]?.extensions.fields?.['shifts']).toMatch(message);
  }
  expect((await setPattern('whenever')).errors?.[0]?.extensions.fields?.['pattern']).toMatch(
    /order/,
  );
  expect((await asked(`mutation { removeRoster ${parts} }`)).data.removeRoster.roster).toBeNull();
  expect(await query('select from roster_shifts where user_id = $1', [alexId])).toEqual([]);
  expect(await query('select from roster_quiet where user_id = $1', [alexId])).toEqual([]);
});

test('an expiry tomorrow comes on a day with a shift, alone; the rest waits', async () => {
  const start = today();
  await setPattern(`4 on 4 off from ${start}`);
  await query(
    'update users set registration_date = $2, registration_expiry_date = $3 where id = $1',
    [alexId, addDays(start, -200), addDays(start, 2)],
  );
  await document(alexId, addDays(start, 7));
  await run(clock(addDays(start, 1), 9));
  expect(await told(alexId)).toMatchObject([{ rule: 'registration-expiring' }]);
  await run(clock(addDays(start, 4), 8));
  expect(await told(alexId)).toHaveLength(2);
  await run(clock(addDays(start, 4), 9));
  expect((await told(alexId)).map(({ rule }) => rule)).toContain('document-expiring');
});

test('a pattern goes on, and follows the user to another time zone', async () => {
  const start = today();
  await setPattern(`4 on 4 off from ${start}`);
  const last = async () =>
    (
      await query<{ last: string }>(
        'select max(starts_at) as last from roster_shifts where user_id = $1',
        [alexId],
      )
    )[0]!.last;
  const before = new Date(await last());
  await run(clock(addDays(start, 10), 9));
  expect(new Date(await last()).getTime()).toBeGreaterThan(before.getTime());
  await query(`update users set time_zone = 'Australia/Perth' where id = $1`, [alexId]);
  await run(clock(addDays(start, 10), 11));
  expect(await query('select time_zone from rosters where user_id = $1', [alexId])).toEqual([
    { time_zone: 'Australia/Perth' },
  ]);
});

test('on standby, what is planned is offered once, and not in quiet hours', async () => {
  const { data } = await asked('{ learningGoals { plannableFrom } }');
  const goal = await alex.rest('POST', '/learning-goals', {
    title: 'Better airways',
    why: 'To intubate in time.',
    measure: 'Ten of ten on the manikin.',
    targetDate: data.learningGoals.plannableFrom,
  });
  for (const [title, hours] of [
    ['A long course', 3],
    ['Read the guideline', 1],
  ] as const) {
    const planned = { title, category: 'Clinical Practice', hours, goalId: goal.body.id };
    expect((await alex.rest('POST', '/planned-activities', planned)).status).toBe(201);
  }
  const start = today();
  await setPattern(`1 standby 2 off from ${addDays(start, 1)}`);
  const titles = async () =>
    (
      await query<{ title: string }>(
        `select title from notifications where user_id = $1 and kind = 'plan-offer'`,
        [alexId],
      )
    ).map(({ title }) => title);
  await run(clock(addDays(start, 1), 7));
  expect(await titles()).toEqual([]);
  // The standby begins at 7; its first gap by day at 9.
  const nine = new Date(clock(addDays(start, 1), 9).getTime() - 30 * 60_000);
  await run(nine);
  await run(nine);
  expect(await titles()).toEqual(['60 minutes on standby: “Read the guideline”']);
  await asked(
    `mutation { updateNotificationPreferences(input: { quietHours: { from: "08:00", until: "12:00" } }) { id } }`,
  );
  await run(new Date(nine.getTime() + 3 * 86_400_000));
  expect(await titles()).toHaveLength(1);
});
