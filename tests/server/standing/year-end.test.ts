// @module-tag servers
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { remind } from '#tests/support/roster-reminders';
import { useServer } from '#tests/support/server';

const server = useServer({ sessionDays: 100, sessionIdleDays: 100 });

const zones = [
  ['Australia/Perth', '+08:00'],
  ['Australia/Brisbane', '+10:00'],
  ['Australia/Sydney', '+11:00'],
  ['Australia/Lord_Howe', '+11:00'],
] as const;

const settle = async (client: TestClient, timeZone: string) => {
  const { errors } = await client.graphql(
    'mutation($timeZone: String) { updateSettings(timeZone: $timeZone) { id } }',
    { timeZone },
  );
  expect(errors).toBeUndefined();
};

const signUp = async (timeZone: string) => {
  const client = await signedUp(server());
  await settle(client, timeZone);
  return client;
};

describe('the end of the year, at every door', () => {
  interface Owner {
    client: TestClient;
    zone: string;
    offset: string;
    isDerived: boolean;
    calendar: string;
  }
  const owners: Owner[] = [];

  beforeAll(async () => {
    server().setNow(new Date('2026-11-20T02:00:00Z'));
    for (const [zone, offset] of zones) {
      for (const isDerived of [true, false]) {
        const client = await signUp(zone);
        await client.rest('PATCH', '/user/registration', {
          registrationDate: '2019-03-04',
          ...(!isDerived && { registrationExpiryDate: '2026-11-30' }),
        });
        const { data } = await client.graphql(
          'mutation { renewCalendarFeed { calendarFeed { url } } }',
        );
        const calendar = new URL(data.renewCalendarFeed.calendarFeed.url).pathname;
        owners.push({ client, zone, offset, isDerived, calendar });
      }
    }
  });

  /**
   * Returns all that is said about the registration at a moment: on the screens by GraphQL and REST, in reports and
   * in the calendar.
   */
  async function saidTo({ client, calendar }: Owner) {
    const { data } = await client.graphql(`{ me {
      registration { status label message prompt daysRemaining after { text source { title } } dashboard { status message } }
      registrations { registration { message } } }
      renewalHints { text }
      portfolio { person { registration } } }`);
    const rest = (await client.rest('GET', '/user/registrations')).body[0].registration;
    const report = (await client.rest('GET', '/report?format=json')).body.person.registration;
    const feed = (await new TestClient(server()).raw('GET', calendar)).text;
    const [event] = feed
      .split('BEGIN:VEVENT')
      .filter((each) => each.includes('registration-expiry'));
    const unfolded = event!.replaceAll('\r\n ', '').replaceAll('\\', '');
    const { registration } = data.me;
    expect(rest).toMatchObject({
      message: registration.message,
      dashboard: registration.dashboard,
    });
    expect([report, data.portfolio.person.registration]).toEqual(
      Array(2).fill(registration.message),
    );
    expect(data.me.registrations[0].registration.message).toBe(registration.message);
    const hints = data.renewalHints.map(({ text }: { text: string }) => text);
    return [JSON.stringify(registration), unfolded, ...hints].join('\n');
  }

  const told = async ({ client }: Owner) =>
    (await client.rest('GET', '/notifications')).body
      .filter(({ kind }: { kind: string }) => kind !== 'welcome' && kind !== 'notice')
      .map(({ title, message }: { title: string; message: string }) => `${title}\n${message}`);

  const at = async (day: string, time: string, check: (owner: Owner, said: string) => void) => {
    for (const owner of owners) {
      server().setNow(new Date(`${day}T${time}:00${owner.offset}`));
      check(owner, await saidTo(owner));
    }
  };

  test.each(['00:01', '09:00', '23:30'])('30 Nov, %s: expires today', (time) =>
    at('2026-11-30', time, (_, said) => {
      expect(said).toMatch(/expires today/i);
      expect(said).not.toMatch(/expired|is active|expiring in|Expiring Soon|lapse/);
      expect(said).toContain('"daysRemaining":0');
    }),
  );

  test('30 Nov: so say the reminders', async () => {
    await remind(server(), new Date('2026-11-30T02:00:00Z'));
    for (const owner of owners) {
      const all = (await told(owner)).join('\n');
      expect(all).toContain('Your registration expires today');
      expect(all).not.toMatch(/has expired|renewed\?/);
    }
  });

  test.each([
    ['2026-12-01', '00:01'],
    ['2026-12-05', '09:00'],
    ['2026-12-20', '09:00'],
    ['2026-12-31', '23:59'],
  ])('%s, %s: asked in the late period, or expired', (day, time) =>
    at(day, time, ({ isDerived }, said) => {
      expect(said).toContain('The late period runs until 31 Dec 2026');
      expect(said).toContain(isDerived ? 'registration been renewed?' : 'has expired!');
      expect(said).not.toMatch(isDerived ? /expired|is active/ : /renewed\?|is active/);
      expect(said).not.toMatch(/until renewal|20271130/);
    }),
  );

  test.each([
    ['2027-01-01', '00:01'],
    ['2027-01-02', '09:00'],
  ])('%s, %s: the lapse is named', (day, time) =>
    at(day, time, ({ isDerived }, said) => {
      expect(said).toContain('lapsed on 1 Jan 2027');
      expect(said).toContain(isDerived ? 'registration been renewed?' : 'has expired!');
      expect(said).not.toMatch(/is active|late period|until renewal/);
    }),
  );

  test('reminders ask in December and January, until it is answered', async () => {
    const asked = async (owner: Owner) =>
      (await told(owner)).filter((each: string) => /been renewed\?|has expired/.test(each)).length;
    const counts: number[] = [];
    for (const day of ['2026-12-02', '2026-12-20', '2027-01-02']) {
      await remind(server(), new Date(`${day}T02:00:00Z`));
      for (const owner of owners) {
        const all = (await told(owner)).join('\n');
        expect(all).toContain(owner.isDerived ? 'been renewed?' : 'Your registration has expired');
        expect(all).not.toContain(owner.isDerived ? 'has expired' : 'been renewed?');
      }
      counts.push(await asked(owners[0]!));
    }
    expect(counts).toEqual([1, 2, 3]);
    const [derived, entered] = owners;
    server().setNow(new Date('2027-01-02T03:00:00Z'));
    const answer = () => derived!.client.rest('POST', '/user/renewal-confirmation', {});
    expect((await answer()).status).toBe(200);
    expect(await saidTo(derived!)).toMatch(/"status":"active".*until renewal/);
    // Only once, and not for a date that was entered.
    expect((await answer()).status).toBe(409);
    const refused = await entered!.client.rest('POST', '/user/renewal-confirmation', {});
    expect(refused.body.message).toBe('Enter the new expiry date instead');
    await remind(server(), new Date('2027-01-12T02:00:00Z'));
    expect(await asked(derived!)).toBe(3);
  });

  test('a registration that is entered in the late period is asked about at once', async () => {
    server().setNow(new Date('2026-12-05T02:00:00Z'));
    const late = await signUp('Australia/Perth');
    const status = async (registrationDate: string) => {
      await late.rest('PATCH', '/user/registration', { registrationDate });
      const { data } = await late.graphql('{ me { registration { status expiryDate } } }');
      return data.me.registration;
    };
    expect(await status('2019-03-04')).toEqual({ status: 'unanswered', expiryDate: '2026-11-30' });
    // A correction does not answer the question.
    expect(await status('2019-03-05')).toEqual({ status: 'unanswered', expiryDate: '2026-11-30' });
    server().setNow(new Date('2027-01-05T02:00:00Z'));
    expect((await status('2019-03-06')).status).toBe('unanswered');
    for (const registrationExpiryRule of ['one-year', 'board-year']) {
      const change = { registrationDate: '2019-03-06', registrationExpiryRule };
      expect((await late.rest('PATCH', '/user/registration', change)).status).toBe(200);
    }
    expect((await status('2019-03-04')).status).toBe('unanswered');
    expect(await status('2026-12-02')).toEqual({ status: 'active', expiryDate: '2027-11-30' });
  });
});

describe('a day is a day', () => {
  const moment = '2026-11-30T23:30:00+08:00';

  test('an activity stays in its CPD year in every zone, in every sum and list', async () => {
    server().setNow(new Date('2026-12-05T02:00:00Z'));
    const client = await signUp('Australia/Perth');
    await client.rest('PATCH', '/user/registration', { registrationDate: '2019-03-04' });
    const { body } = await client.rest('POST', '/activities', {
      title: 'Night drill',
      category: 'Clinical Practice',
      hours: 4,
      isInteractive: true,
      status: 'completed',
      completedDate: moment,
    });
    expect(body.completedOn).toBe('2026-11-30');
    const figures = async () => {
      const hours = async (period: string) =>
        (await client.rest('GET', `/cpd-summary?period=${period}`)).body.totalHours;
      const listed = async (period: string) =>
        (await client.rest('GET', `/activities?period=${period}`)).body.length;
      const { data, errors } = await client.graphql(`{
        cpdPace(period: "2026") { done { total } }
        next: cpdPace(period: "2027") { done { total } }
        cpdYears { year done { total } }
        yearInReview(period: "2026", titles: true) { activities { day title } }
        me { auditReadiness(period: "2026") { claimedHours } }
        activities { nodes { completedOn completedDate keepUntil } }
        portfolio(period: "2026") { periods { end activities { day title } } } }`);
      expect(errors).toBeUndefined();
      const years = data.cpdYears.filter(({ done }: any) => done.total > 0);
      return {
        summary: [await hours('2026'), await hours('2027')],
        listed: [await listed('2026'), await listed('2027')],
        pace: [data.cpdPace.done.total, data.next.done.total],
        years,
        review: data.yearInReview.activities,
        ready: data.me.auditReadiness.claimedHours,
        activities: data.activities.nodes,
        portfolio: data.portfolio.periods,
      };
    };
    const before = await figures();
    expect(before).toMatchObject({
      summary: [4, 0],
      listed: [1, 0],
      pace: [4, 0],
      years: [{ year: 2026, done: { total: 4 } }],
      review: [{ day: '2026-11-30', title: 'Night drill' }],
      ready: 4,
      activities: [{ completedOn: '2026-11-30' }],
      portfolio: [{ end: '2026-11-30', activities: [{ day: '2026-11-30' }] }],
    });
    for (const timeZone of ['Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Norfolk']) {
      await settle(client, timeZone);
      expect(await figures()).toEqual(before);
    }
    // Neither an edit nor going back to in progress and completing it again moves it.
    const update = (input: object) => client.rest('PATCH', `/activities/${body.id}`, input);
    await update({ title: 'Night drill' });
    const { lastCompletedDate } = (await update({ status: 'in-progress' })).body;
    expect(
      (await update({ status: 'completed', completedDate: lastCompletedDate })).body,
    ).toMatchObject({ completedOn: '2026-11-30' });
    expect(await figures()).toEqual(before);
    // Another day is that day where its owner is now.
    const moved = await update({ completedDate: '2026-12-01T02:00:00.000Z' });
    expect(moved.body.completedOn).toBe('2026-12-01');
    expect((await figures()).summary).toEqual([0, 4]);
  });

  test('a restored export keeps its days in every zone', async () => {
    server().setNow(new Date('2026-12-05T02:00:00Z'));
    const perth = await signUp('Australia/Perth');
    const drill = { title: 'Drill', category: 'Clinical Practice', hours: 1 };
    const done = { ...drill, status: 'completed', completedDate: moment };
    await perth.rest('POST', '/activities', done);
    const { body: again } = await perth.rest('POST', '/activities', { ...done, title: 'Again' });
    await perth.rest('PATCH', `/activities/${again.id}`, { status: 'in-progress' });
    const account = (await perth.rest('GET', '/user/export')).body;
    const days = async (change: object) => {
      const other = await signUp('Australia/Sydney');
      const activities = account.activities.map((each: object) => ({ ...each, ...change }));
      const input = { requestKey: crypto.randomUUID(), account: { ...account, activities } };
      expect((await other.rest('POST', '/imports/account', input)).status).toBe(201);
      const { body } = await other.rest('GET', '/activities?period=all');
      return body.map(({ completedOn }: { completedOn: string }) => completedOn);
    };
    expect(await days({})).toEqual(['2026-11-30', '2026-11-30']);
    // A day that is not the moment's anywhere on earth, and none as in earlier exports.
    for (const completedOn of ['2026-08-01', undefined]) {
      expect(await days({ completedOn })).toEqual(['2026-12-01', '2026-12-01']);
    }
  });

  test('what a version before writes gets its day from the database', async () => {
    const client = await signUp('Australia/Perth');
    const query = (text: string, values: unknown[] = [client.user.id]) =>
      server().database.query<{ day: string | null }>({ text, values });
    const [row] = await query(
      `insert into activities (user_id, title, category, hours, status, completed_date, created_at)
       values ($1, 'Drill', 'Clinical Practice', 1, 'completed', '${moment}', now()) returning completed_on::text as day`,
    );
    expect(row!.day).toBe('2026-11-30');
    await settle(client, 'Australia/Sydney');
    const set = async (change: string) =>
      (
        await query(
          `update activities set ${change} where user_id = $1 returning completed_on::text as day`,
        )
      )[0]!.day;
    expect(await set(`title = 'Drill', completed_date = completed_date`)).toBe('2026-11-30');
    expect(
      await set(
        `status = 'in-progress', last_completed_date = completed_date, completed_date = null`,
      ),
    ).toBe('2026-11-30');
    expect(
      await set(
        `status = 'completed', completed_date = last_completed_date, last_completed_date = null`,
      ),
    ).toBe('2026-11-30');
    expect(await set(`completed_date = completed_date + interval '1 second'`)).toBe('2026-12-01');
  });
});
