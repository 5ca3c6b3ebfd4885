// @module-tag servers
import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, test } from 'vitest';
import { calendar, CALENDAR_HOST, useCalendarHost } from '#tests/support/calendar-host';
import { signedUp, type TestClient } from '#tests/support/client';
import { rosterReminders } from '#tests/support/roster-reminders';
import { useServer } from '#tests/support/server';
import { withRequestId } from '#server/http/request-id';
import { readFollowedRosters } from '#server/reminders/followed-rosters';
import { addDays } from '#domain/dates';
import { readPlannedLink } from '#domain/records/planned-links';
import {
  addressLimits,
  rosterAddressMessages as messages,
} from '#domain/messages/roster-addresses';

const host = useCalendarHost();
const server = useServer({}, { publicAgent: host.agent });
const { query, run, today, clock, idOf, document, told } = rosterReminders(server);

const parts = `{ roster { source pattern notes endsAt nextReminderAt shifts { start end kind } } }`;
let alex: TestClient;
let alexId: number;
beforeEach(async () => {
  alex = await signedUp(server());
  alexId = await idOf(alex);
});
const asked = async (text: string, variables = {}) => alex.graphql(text, variables);
const setPattern = (pattern: string) =>
  asked(`mutation($pattern: String!) { setRosterPattern(pattern: $pattern) ${parts} }`, {
    pattern,
  });

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
  const set = `mutation($shifts: [RosterShiftInput!]!) { setRosterShifts(shifts: $shifts) ${parts} }`;
  const file = await asked(set, { shifts: [old, shift, shift] });
  expect(file.data.setRosterShifts.roster).toMatchObject({
    source: 'file',
    pattern: null,
    notes: [
      '1 shift left out: reminders need only the last 7 and the next 180 days.',
      '1 shift left out: another one begins at the same time.',
    ],
    shifts: [{ start: shift.start.toISOString(), end: shift.end.toISOString(), kind: 'shift' }],
  });
  for (const [input, message] of [
    [{ shifts: [old] }, /last week/],
    [{ shifts: [] }, /1 to 600/],
    [{ shifts: [{ start: shift.end, end: shift.start }] }, /1 to 600/],
    [{ shifts: [{ ...shift, kind: 'party' }] }, /1 to 600/],
  ] as const) {
    const { errors } = await asked(set, input);
    expect(errors?.[0]?.extensions.fields?.['shifts']).toMatch(message);
  }
  expect((await setPattern('whenever')).errors?.[0]?.extensions.fields?.['pattern']).toMatch(
    /order/,
  );
  expect((await asked(`mutation { deleteRoster ${parts} }`)).data.deleteRoster.roster).toBeNull();
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
      await query<{ title: string; link: string }>(
        `select title, link from notifications where user_id = $1 and kind = 'plan-offer'`,
        [alexId],
      )
    ).map(({ title, link }) => [title, readPlannedLink(link)?.goalId].join(', '));
  await run(clock(addDays(start, 1), 7));
  expect(await titles()).toEqual([]);
  // The standby begins at 7; its first gap by day at 9.
  const nine = new Date(clock(addDays(start, 1), 9).getTime() - 30 * 60_000);
  await run(nine);
  await run(nine);
  expect(await titles()).toEqual([`60 minutes on standby: “Read the guideline”, ${goal.body.id}`]);
  await asked(
    `mutation { updateNotificationPreferences(input: { quietHours: { from: "08:00", until: "12:00" } }) { id } }`,
  );
  await run(new Date(nine.getTime() + 3 * 86_400_000));
  expect(await titles()).toHaveLength(1);
});

describe('a roster that follows a calendar', () => {
  const secret = `https://${CALENDAR_HOST}/shifts.ics?key=of-alex`;
  const fields = `{ canFollowRoster roster { source endsAt notes shifts { start kind }
    calendar { host readAt failures nextReadAt } } }`;
  const follow = (address: string) =>
    asked(`mutation($address: String!) { setRosterAddress(address: $address) ${fields} }`, {
      address,
    });
  const roster = async () => (await asked(`{ me ${fields} }`)).data.me.roster;
  const hours = (count: number) => new Date(server().services.now().getTime() + count * 3_600_000);
  const answers = (...days: number[]) => {
    host.answer = (_request, response) =>
      void response.end(calendar(server().services.now(), days));
  };
  const statementsOf = async (now: Date) => {
    // Otherwise it may fall into either count.
    await server().services.sessionUse.flush();
    server().statements();
    await new Promise<unknown>((resolve, reject) =>
      withRequestId({} as ServerResponse, () =>
        readFollowedRosters(server().services, now).then(resolve, reject),
      ),
    );
    return server()
      .statements()
      .map((text) => text.replace(/ \[took .*\]$/, ''));
  };
  const fails = () => {
    host.answer = (_request, response) => void response.writeHead(503).end('Not now, Alex');
  };

  beforeEach(async () => {
    await query('update rosters set next_read_at = null');
    host.requests = [];
    answers(1, 3);
  });

  test('is read at once, daily after that, and shows only the host', async () => {
    const { data } = await follow(secret.replace('https', 'webcal'));
    expect(data.setRosterAddress.canFollowRoster).toBe(true);
    expect(data.setRosterAddress.roster).toMatchObject({
      source: 'address',
      shifts: [{ kind: 'shift' }, { kind: 'shift' }],
      calendar: { host: CALENDAR_HOST, failures: 0 },
    });
    const [request] = host.requests;
    expect(request).toMatchObject({ url: '/shifts.ics?key=of-alex', method: 'GET' });
    expect(request!.headers).toMatchObject({ 'accept-encoding': 'identity' });
    expect(request!.headers.cookie).toBeUndefined();
    const stored = await query('select * from rosters where user_id = $1', [alexId]);
    expect(JSON.stringify(stored)).not.toMatch(/of-alex|shifts\.ics/);
    const read = await alex.rest('GET', '/user/roster');
    expect(read.body.calendar).toMatchObject({ host: CALENDAR_HOST });
    expect(JSON.stringify(read.body)).not.toMatch(/of-alex|shifts\.ics/);

    await run(hours(23));
    expect(host.requests).toHaveLength(1);
    answers(1, 3, 9);
    const next = hours(25);
    await run(next);
    await run(next);
    expect(host.requests).toHaveLength(2);
    const changed = await roster();
    expect(changed.shifts).toHaveLength(3);
    expect(changed.calendar.readAt).toBe(next.toISOString());
  });

  test('keeps its shifts while the calendar cannot be read, and is given up after fourteen failures', async () => {
    await follow(secret);
    const { shifts, calendar: first } = await roster();
    fails();
    let now = hours(25);
    await run(now);
    const failing = await roster();
    expect(failing.shifts).toEqual(shifts);
    expect(failing.calendar).toEqual({
      ...first,
      failures: 1,
      nextReadAt: new Date(now.getTime() + 3_600_000).toISOString(),
    });
    for (let failures = 2; failures <= addressLimits.failures; failures += 1) {
      now = new Date((await roster()).calendar.nextReadAt);
      await run(now);
    }
    expect((await roster()).calendar).toEqual({ ...first, failures: 14, nextReadAt: null });
    const asked = host.requests.length;
    await run(new Date(now.getTime() + 48 * 3_600_000));
    expect(host.requests).toHaveLength(asked);
  });

  test('is read by as many statements whatever the number of rosters, and another roster meanwhile stays', async () => {
    const clients = await Promise.all(Array.from({ length: 5 }, () => signedUp(server())));
    const mutation = 'mutation($address: String!) { setRosterAddress(address: $address) { id } }';
    for (const client of clients) await client.graphql(mutation, { address: secret });
    const last = await idOf(clients.at(-1)!);
    await query('update rosters set next_read_at = null where user_id <> $1', [last]);
    const forOne = await statementsOf(hours(25));
    await query(`update rosters set next_read_at = now() where source = 'address'`);
    const forAll = await statementsOf(hours(25));
    expect(host.requests.length).toBeGreaterThan(10);
    expect(forOne.length).toBeGreaterThan(4);
    expect(forAll).toEqual(forOne);
    await query(`update rosters set next_read_at = now() where source = 'address'`);
    host.answer = async (_request, response) => {
      await query(`update rosters set source = 'file', address = null where user_id = $1`, [last]);
      response.end(calendar(server().services.now(), [1, 2, 3, 4]));
    };
    await readFollowedRosters(server().services, hours(50));
    const counts = await query<{ stays: boolean; count: string }>(
      'select user_id = $2 as stays, count(*) from roster_shifts where user_id = any($1) group by user_id order by 1',
      [await Promise.all(clients.map(idOf)), last],
    );
    expect(counts.map(({ count }) => Number(count))).toEqual([4, 4, 4, 4, 2]);
    expect(counts.map(({ stays }) => stays)).toEqual([false, false, false, false, true]);
  });

  test('that cannot be stored holds up no other', async () => {
    const clients = await Promise.all(Array.from({ length: 4 }, () => signedUp(server())));
    const mutation = 'mutation($address: String!) { setRosterAddress(address: $address) { id } }';
    for (const client of clients) await client.graphql(mutation, { address: secret });
    const ids = await Promise.all(clients.map(idOf));
    const bad = ids[1]!;
    await query(`create function refuse() returns trigger language plpgsql as $$ begin
      if new.user_id = ${bad} then raise exception 'bad roster'; end if; return new; end $$`);
    await query(
      'create trigger refuse before insert on roster_shifts for each row execute function refuse()',
    );
    answers(1, 2, 3, 4, 5);
    await run(hours(25));
    await query('drop trigger refuse on roster_shifts');
    await query('drop function refuse');
    const counts = await query<{ id: number; n: number }>(
      'select user_id as id, count(*)::int as n from roster_shifts where user_id = any($1) group by 1 order by 1',
      [ids],
    );
    expect(counts).toEqual(
      ids.toSorted((x, y) => x - y).map((id) => ({ id, n: id === bad ? 2 : 5 })),
    );
  });

  test('stopping, or another roster, deletes the address; stopping keeps the shifts', async () => {
    const address = () =>
      query('select address, address_host from rosters where user_id = $1', [alexId]);
    const none = [{ address: null, address_host: null }];
    expect((await alex.rest('POST', '/user/roster/address', { address: secret })).status).toBe(200);
    expect(await address()).not.toEqual(none);
    expect((await alex.rest('DELETE', '/user/roster/address')).status).toBe(204);
    expect(await address()).toEqual(none);
    expect(await roster()).toMatchObject({ source: 'file', calendar: null, shifts: [{}, {}] });
    await follow(secret);
    await setPattern(`4 on 4 off from ${today()}`);
    expect(await address()).toEqual(none);
    // A pattern has no calendar to stop.
    expect((await alex.rest('DELETE', '/user/roster/address')).status).toBe(204);
    expect(await roster()).toMatchObject({ source: 'pattern' });
  });

  test('is refused in the same words whatever went wrong', async () => {
    host.names['inside.example.org'] = ['10.0.0.1'];
    const refusals = await Promise.all(
      ['https://inside.example.org/a.ics', 'https://unknown.example.org/a.ics'].map(follow),
    );
    fails();
    refusals.push(await follow(secret));
    host.answer = (_request, response) => void response.end('<html>Sign in</html>');
    refusals.push(await follow(secret));
    host.answer = (_request, response) => void response.end('BEGIN:VCALENDAR\r\nBEGIN:VEVENT');
    refusals.push(await follow(secret));
    for (const { errors } of refusals) {
      expect(errors?.[0]?.extensions.fields).toEqual({ address: messages.unread });
    }
    expect((await follow('https://127.0.0.1/')).errors?.[0]?.extensions.fields).toEqual({
      address: messages.invalid,
    });
    answers(-30, 200);
    expect((await follow(secret)).errors?.[0]?.extensions.fields).toEqual({
      address: `${messages.none} 2 shifts left out: reminders need only the last 7 and the next 180 days.`,
    });
    expect(await roster()).toBeNull();
  });

  test('says what was left out or assumed, as of the last reading', async () => {
    const zoned = (zone: string) =>
      calendar(server().services.now(), [1])
        .replace('DTSTART:', `DTSTART;TZID=${zone}:`)
        .replace(/(DTSTART\S+)Z/, '$1')
        .replace('END:VCALENDAR', 'BEGIN:VTODO\r\nEND:VTODO\r\nEND:VCALENDAR');
    const says = (zone: string) => [
      '1 of 2 entries read.',
      '1 entry left out: tasks or the like, not events.',
      `“${zone}” is not a time zone we know: the times of 1 entry were read as Brisbane time. Check the hours.`,
    ];
    host.answer = (_request, response) => void response.end(zoned('Mars'));
    expect((await follow(secret)).data.setRosterAddress.roster.notes).toEqual(says('Mars'));
    host.answer = (_request, response) => void response.end(zoned('Venus'));
    await run(hours(25));
    expect((await alex.rest('GET', '/user/roster')).body.notes).toEqual(says('Venus'));
    fails();
    await run(hours(50));
    expect((await roster()).notes).toEqual(says('Venus'));
    answers(1);
    await follow(secret);
    expect((await roster()).notes).toEqual([]);
  });

  test('ten addresses an hour are asked for one user', async () => {
    for (let count = 0; count < 10; count += 1) await follow('https://unknown.example.org/');
    const { errors } = await follow(secret);
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(host.requests).toHaveLength(0);
  });

  test('names no past moment for the next reading while that is due', async () => {
    await follow(secret);
    await query(`update rosters set next_read_at = now() - interval '1 hour' where user_id = $1`, [
      alexId,
    ]);
    const now = new Date();
    server().setNow(now);
    try {
      expect((await roster()).calendar.nextReadAt).toBe(now.toISOString());
    } finally {
      server().setNow(null);
    }
  });

  test('is neither offered nor read where the operator has switched it off', async () => {
    await follow(secret);
    const { env } = server().services;
    env.rosterFetch = false;
    try {
      const { errors } = await follow(secret);
      expect(errors?.[0]).toMatchObject({
        message: messages.off,
        extensions: { code: 'FORBIDDEN' },
      });
      expect((await asked('{ me { canFollowRoster } }')).data.me.canFollowRoster).toBe(false);
      await run(hours(25));
      expect(host.requests).toHaveLength(1);
      expect((await roster()).calendar.nextReadAt).toBeNull();
    } finally {
      env.rosterFetch = true;
    }
  });
});
