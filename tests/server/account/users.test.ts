// @module-tag servers
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { apis, callApi, type Api } from '#tests/support/apis';
import { protectedKeys, invalidTexts, passingKeys } from '#tests/support/invalid-values';
import { findRow } from '#tests/support/rows';
import { aPdf, sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';
import { waitUntil } from '#tests/support/wait-until';
import { answersOnFile } from '#server/db/migrations/083-answers-on-file';
import { User } from '#server/schema/account/users/user.entity';
import { boardYearNotice } from '#domain/standing/registration-expiry';

const server = useServer();
let alex: TestClient;
let billie: TestClient;
beforeAll(async () => {
  billie = await signedUp(server());
});
beforeEach(async () => {
  server().setNow(null);
  alex = await signedUp(server());
});

const row = (client: TestClient) => findRow(server(), 'users', client.user.id);
const midnight = (day: string | null) => day && `${day}T00:00:00.000Z`;

describe.each(apis)('updateProfile by %s', (api: Api) => {
  const profile = { fullName: 'Alexandra Medic', organization: 'Ambulance Tasmania' };

  test('changes name and organization', async () => {
    const { value } = await callApi(api, alex, 'updateProfile', { input: profile });
    expect(value).toMatchObject({ ...profile, id: alex.user.id, username: alex.user.username });
    expect((await alex.rest('GET', '/user')).body).toMatchObject(profile);
  });

  test('leaves missing fields unchanged', async () => {
    await callApi(api, alex, 'updateProfile', { input: profile });
    for (const input of [{ fullName: 'Alex Night' }, { organization: 'Station 7' }, {}]) {
      expect((await callApi(api, alex, 'updateProfile', { input })).error).toBeNull();
    }
    const now = { fullName: 'Alex Night', organization: 'Station 7' };
    expect((await alex.rest('GET', '/user')).body).toMatchObject(now);
  });

  test.each([
    ['fullName', ' A ', 'Full name must be at least 2 characters'],
    ['fullName', 'x'.repeat(121), 'Full name must be at most 120 characters'],
    ['organization', 'Q', 'Organization must be at least 2 characters'],
    ['organization', '', 'Organization must be at least 2 characters'],
  ])('refuses the %s %j', async (field, value, message) => {
    const before = await row(alex);
    const input = { ...profile, [field]: value };
    const { error } = await callApi(api, alex, 'updateProfile', { input });
    expect(error).toEqual({ status: 400, message, fields: { [field]: message } });
    expect(await row(alex)).toEqual(before);
  });

  test.each(invalidTexts)('refuses %s for a text', async (_name, value) => {
    const before = await row(alex);
    for (const field of Object.keys(profile)) {
      const input = { ...profile, [field]: value };
      expect((await callApi(api, alex, 'updateProfile', { input })).error?.status).toBe(400);
    }
    expect(await row(alex)).toEqual(before);
  });
});

describe('the profile by REST alone', () => {
  test('ignores or refuses protected keys, also for other users', async () => {
    const [mine, hers] = [await row(alex), await row(billie)];
    const names = { fullName: mine!['full_name'], organization: mine!['organization'] };
    const passing = { ...passingKeys, id: billie.user.id, userId: billie.user.id, ...names };
    expect((await callApi('REST', alex, 'updateProfile', { input: passing })).error).toBeNull();
    const foreign = {
      ...protectedKeys,
      username: 'somebody-else',
      registrationDate: '2020-01-01',
      profileImage: 'https://example.org/x.png',
      timeZone: 'Europe/London',
    };
    for (const [name, value] of Object.entries(foreign)) {
      if (name in passingKeys) continue;
      const input = { ...names, [name]: value };
      const { error } = await callApi('REST', alex, 'updateProfile', { input });
      expect(Object.keys(error?.fields ?? {}), name).toEqual([name]);
    }
    expect(await row(alex)).toEqual(mine);
    expect(await row(billie)).toEqual(hers);
  });
});

describe.each(apis)('updateRegistration by %s', (api: Api) => {
  const register = (registrationDate: unknown, registrationExpiryDate?: unknown) =>
    callApi(api, alex, 'updateRegistration', {
      input: {
        registrationDate,
        ...(registrationExpiryDate !== undefined && { registrationExpiryDate }),
      },
    });

  test('sets the date, and the expiry if given', async () => {
    const { value } = await register(midnight('2026-01-15'));
    expect(value).toMatchObject({
      registrationDate: midnight('2026-01-15'),
      registrationExpiryDate: null,
    });
    const both = await register(midnight('2026-01-15'), midnight('2026-11-30'));
    expect(both.value).toMatchObject({
      registrationDate: midnight('2026-01-15'),
      registrationExpiryDate: midnight('2026-11-30'),
    });
    const kept = await register(midnight('2026-02-01'));
    expect(kept.value.registrationExpiryDate).toBe(midnight('2026-11-30'));
    const cleared = await register(midnight('2026-02-01'), null);
    expect(cleared.value.registrationExpiryDate).toBeNull();
  });

  const rules = (value: any) => [value.registrationExpiryDate, value.registrationExpiryRule];
  const change = async (input: object) =>
    (
      await callApi(api, alex, 'updateRegistration', {
        input: { registrationDate: midnight('2026-01-15'), ...input },
      })
    ).value;

  test('keeps the rule: the Board’s year, a date or one year', async () => {
    const date = midnight('2026-08-31');
    expect(rules(await change({}))).toEqual([null, 'board-year']);
    expect(rules(await change({ registrationExpiryDate: date }))).toEqual([date, 'entered']);
    expect(rules(await change({}))).toEqual([date, 'entered']);
    expect(rules(await change({ registrationExpiryDate: null }))).toEqual([null, 'board-year']);
    expect(rules(await change({ registrationExpiryRule: 'one-year' }))).toEqual([null, 'one-year']);
    expect(rules(await change({}))).toEqual([null, 'one-year']);
    const both = { registrationExpiryRule: 'board-year', registrationExpiryDate: date };
    expect(rules(await change(both))).toEqual([null, 'board-year']);
  });

  test('keeps number, type and breaks, and leaves out nothing that is not sent', async () => {
    const later = { from: '2026-03-01', to: '2026-03-31', reason: 'Leave' };
    const earlier = { from: '2026-02-01', to: '2026-02-01', reason: null };
    const details = {
      registrationNumber: ' par 0001234567',
      registrationType: 'non-practising',
      registrationTypeSince: midnight('2026-04-01'),
      registrationBreaks: [later, earlier],
    };
    const stored = {
      ...details,
      registrationNumber: 'PAR0001234567',
      registrationBreaks: [earlier, later],
    };
    expect(await change(details)).toMatchObject(stored);
    expect(await change({})).toMatchObject(stored);
    const none = {
      registrationNumber: null,
      registrationType: null,
      registrationTypeSince: null,
      registrationBreaks: [],
    };
    expect(await change(none)).toMatchObject(none);
  });

  test('removes an expiry that is before the new date', async () => {
    await register(midnight('2024-12-01'), midnight('2025-11-30'));
    const { value } = await register(midnight('2025-12-01'));
    expect(value.registrationExpiryDate).toBeNull();
  });

  test("reads a timestamp as its day in the user's time zone", async () => {
    const { value } = await register('2026-01-14T14:00:00.000Z');
    expect(value.registrationDate).toBe(midnight('2026-01-15'));
    expect((await register('2026-01-14T13:59:59.999Z')).value.registrationDate).toBe(
      midnight('2026-01-14'),
    );
  });

  test("refuses a day in the future: tomorrow in the user's time zone", async () => {
    server().setNow(new Date('2026-06-30T14:30:00.000Z'));
    alex = await signedUp(server());
    expect((await register(midnight('2026-07-01'))).error).toBeNull();
    const before = await row(alex);
    const message = 'Registration date cannot be in the future';
    expect((await register(midnight('2026-07-02'))).error).toEqual({
      status: 400,
      message,
      fields: { registrationDate: message },
    });
    expect(await row(alex)).toEqual(before);
  });

  test.each([
    ['2026-01-15', '2026-01-15', 'Expiry date must be after the registration date'],
    ['2026-01-15', '2025-01-15', 'Expiry date must be after the registration date'],
    [
      '2016-01-15',
      '2026-01-16',
      'Expiry date must be at most 10 years after the registration date',
    ],
  ])('refuses %s to %s', async (date, expiry, message) => {
    const before = await row(alex);
    const { error } = await register(midnight(date), midnight(expiry));
    expect(error).toEqual({ status: 400, message, fields: { registrationExpiryDate: message } });
    expect(await row(alex)).toEqual(before);
  });

  test.each(['soon', '2026-02-30', 7, true, [], {}, null, '0000-00-00'])(
    'refuses %j',
    async (date) => {
      const before = await row(alex);
      expect((await register(date)).error?.status).toBe(400);
      expect(await row(alex)).toEqual(before);
    },
  );
});

describe('updateRegistration by REST alone', () => {
  test.each([{}, { registrationDate: null }, { registrationDate: '' }])(
    'refuses %j',
    async (input) => {
      const message = 'Registration date is required';
      const { error } = await callApi('REST', alex, 'updateRegistration', { input });
      expect(error).toEqual({ status: 400, message, fields: { registrationDate: message } });
    },
  );

  test('accepts a day without a time', async () => {
    const input = { registrationDate: '2026-01-15' };
    const { value } = await callApi('REST', alex, 'updateRegistration', { input });
    expect(value.registrationDate).toBe(midnight('2026-01-15'));
  });
});

describe('the current user', () => {
  test('is null when signed out', async () => {
    const visitor = new TestClient(server());
    expect(await visitor.rest('GET', '/user')).toMatchObject({
      status: 401,
      body: { message: 'Please sign in to continue.' },
    });
    expect((await visitor.graphql('{ me { id } }')).data).toEqual({ me: null });
  });

  test('is returned with everything that the screens need', async () => {
    const query = `{ me {
      id username fullName role organization profileImage registrationDate registrationExpiryDate timeZone
      displayName initials roleLabel profileCompletion profileItems { label done } } }`;
    const { me } = (await alex.graphql(query)).data;
    expect(me).toMatchObject({
      id: String(alex.user.id),
      displayName: alex.user.fullName,
      role: 'paramedic',
      roleLabel: 'Paramedic',
      organization: 'Queensland Ambulance Service',
      timeZone: 'Australia/Brisbane',
      profileCompletion: 50,
    });
    expect(me.profileItems.map(({ done }: { done: boolean }) => done)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['2026-06-14', { status: 'active', daysRemaining: 31 }, '1 month until renewal'],
    ['2026-06-15', { status: 'expiring-soon', daysRemaining: 30 }, 'Expiring in 30 days!'],
    ['2026-07-14', { status: 'expiring-soon', daysRemaining: 1 }, 'Expiring in 1 day!'],
    ['2026-07-15', { status: 'expiring-soon', daysRemaining: 0 }, 'Expires today'],
    ['2026-07-16', { status: 'expired', daysRemaining: -1 }, 'Your registration has expired!'],
  ])('has on %s the registration %j', async (today, profile, dashboard) => {
    server().setNow(new Date(`${today}T02:00:00.000Z`));
    alex = await signedUp(server());
    await callApi('REST', alex, 'updateRegistration', {
      input: { registrationDate: '2025-07-15', registrationExpiryRule: 'one-year' },
    });
    const query =
      '{ me { registration { status daysRemaining expiryDate expiryRule expiryRuleText dashboard { message } } } }';
    expect((await alex.graphql(query)).data.me.registration).toEqual({
      ...profile,
      expiryDate: '2026-07-15',
      expiryRule: 'one-year',
      expiryRuleText: 'One year after the registration date, as you chose.',
      dashboard: { message: dashboard },
    });
  });

  test('has, with a registration date alone, the expiry of the Board’s year', async () => {
    server().setNow(new Date('2026-11-23T02:00:00.000Z'));
    alex = await signedUp(server());
    const em = server().database.orm.em.fork();
    // As stored before the app asked for the rule.
    await em.nativeUpdate(User, { id: alex.user.id }, { registrationDate: '2026-02-12' });
    const query = '{ me { registration { daysRemaining expiryDate expiryRule expiryNotice } } }';
    const standing = async () => (await alex.graphql(query)).data.me.registration;
    expect(await standing()).toEqual({
      daysRemaining: 7,
      expiryDate: '2026-11-30',
      expiryRule: 'board-year',
      expiryNotice: boardYearNotice,
    });
    await callApi('REST', alex, 'updateRegistration', {
      input: { registrationDate: '2026-02-12' },
    });
    expect(await standing()).toMatchObject({ daysRemaining: 7, expiryNotice: null });
  });

  test('reads a 29 February as the last day of February a year later', async () => {
    server().setNow(new Date('2025-02-28T02:00:00.000Z'));
    alex = await signedUp(server());
    const em = server().database.orm.em.fork();
    await em.nativeUpdate(
      User,
      { id: alex.user.id },
      {
        registrationDate: '2024-02-29',
        registrationExpiryRule: 'one-year',
      },
    );
    const query = '{ me { registration { status daysRemaining expiryDate } } }';
    expect((await alex.graphql(query)).data.me.registration).toEqual({
      status: 'expiring-soon',
      daysRemaining: 0,
      expiryDate: '2025-02-28',
    });
  });
});

describe('the Board’s answers', () => {
  const answer = {
    periodEnd: '2026-11-30',
    total: 20,
    interactive: 5,
    answeredOn: '2026-05-03',
    note: 'E-mail of the registration team',
    documentId: null as number | null,
  };
  const SET = `mutation($input: SetBoardAnswerInput!) { setBoardAnswer(input: $input) {
    boardAnswers { periodEnd total interactive answeredOn note documentId documentTitle documentFile }
    cpdSummary { required { total interactive basis explanation cause document } } } }`;
  const set = (input: object) => alex.rest('POST', '/user/board-answers', input);
  const addDocument = async (by = alex) =>
    (
      await by.rest('POST', '/documents', {
        title: 'The Board’s e-mail',
        type: 'other',
        content: 'You need 20 hours.',
      })
    ).body.id as number;
  const addFile = async (documentId: number) =>
    (await sendFile(alex, `documentId=${documentId}`, 'letter.pdf', await aPdf('20 hours'))).body
      .id as number;
  beforeEach(async () => {
    server().setNow(new Date('2026-06-15T02:00:00.000Z'));
    alex = await signedUp(server());
  });

  test.runIf(process.env['TEST_DATABASE_URL'])(
    'keep no file that is deleted while they are saved',
    async () => {
      const documentId = await addDocument();
      const fileId = await addFile(documentId);
      const { orm, query } = server().database;
      let saved: ReturnType<typeof set> | undefined;
      let isSaved = false;
      await orm.em.fork().transactional(async (em) => {
        await em.execute('delete from evidence_files where id = ?', [fileId]);
        saved = set({ ...answer, documentId }).finally(() => (isSaved = true));
        await waitUntil('the answer is saved or waits', async () => {
          const [waiting] = await query<{ n: number }>({
            text: `select count(*)::int as n from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
            values: [],
          });
          return isSaved || waiting!.n > 0;
        });
      });
      expect((await saved!).status).toBe(200);
      expect((await row(alex))!['board_answers']).toMatchObject([{ documentFile: null }]);
    },
  );

  test('override the hours of their period, with their document', async () => {
    const documentId = await addDocument();
    await addFile(documentId);
    const { data } = await alex.graphql(SET, { input: { ...answer, documentId } });
    const stored = {
      ...answer,
      documentId: String(documentId),
      documentTitle: 'The Board’s e-mail',
      documentFile: 'letter.pdf',
    };
    expect(data.setBoardAnswer).toEqual({
      boardAnswers: [stored],
      cpdSummary: {
        required: {
          total: 20,
          interactive: 5,
          basis: 'board-answer',
          explanation: expect.stringMatching(
            /^As the Board told you on 3 May 2026: 20 hours.* Its document: letter\.pdf\.$/,
          ),
          cause: null,
          document: 'letter.pdf',
        },
      },
    });
    await alex.rest('DELETE', `/documents/${documentId}`);
    const { me } = (await alex.graphql('{ me { boardAnswers { total documentTitle } } }')).data;
    expect(me.boardAnswers).toEqual([{ total: 20, documentTitle: null }]);
  });

  test('lower no hours anywhere without the file of their document, or while either is in the bin', async () => {
    await alex.rest('POST', '/activities', {
      title: 'Airway day',
      category: 'Clinical Practice',
      description: 'Airway stations with the crew',
      hours: 20,
      isInteractive: true,
      status: 'completed',
    });
    const judged = async () => {
      const summary = (await alex.rest('GET', '/cpd-summary')).body;
      const [period] = (await alex.rest('GET', '/report?format=json')).body.periods;
      const { data } = await alex.graphql(`{ renewal { answers { id state finding } }
        submission(period: "current") { periods { requirement { total } } } }`);
      const { requirement } = data.submission.periods[0];
      const cpd = data.renewal.answers.find(({ id }: { id: string }) => id === 'cpd');
      expect(cpd.finding).toContain(` of ${summary.required.total} required`);
      expect(cpd.state === 'not-on-record').toBe(summary.standing !== 'Complete');
      expect(period.required.total).toBe(summary.required.total);
      expect(requirement.total).toBe(summary.required.total);
      expect(period.standing).toBe(summary.standing);
      return [summary.standing, summary.required.total, summary.required.interactive];
    };
    await set(answer);
    expect(await judged()).toEqual(['In Progress', 30, 8]);
    const documentId = await addDocument();
    await set({ ...answer, documentId });
    // Text that was typed into it is no file.
    expect(await judged()).toEqual(['In Progress', 30, 8]);
    const fileId = await addFile(documentId);
    expect(await judged()).toEqual(['Complete', 20, 5]);
    await alex.rest('DELETE', `/documents/${documentId}`);
    expect(await judged()).toEqual(['In Progress', 30, 8]);
    await alex.rest('POST', `/documents/${documentId}/restore`);
    expect(await judged()).toEqual(['Complete', 20, 5]);
    await alex.rest('DELETE', `/evidence/${fileId}`);
    expect(await judged()).toEqual(['In Progress', 30, 8]);
    await alex.rest('POST', `/evidence/${fileId}/restore`);
    expect(await judged()).toEqual(['Complete', 20, 5]);
  });

  test('an upgrade notifies those whose required hours may have changed, and nobody else', async () => {
    const plain = await signedUp(server());
    const away = await signedUp(server());
    await set({ ...answer, documentId: await addDocument() });
    await away.rest('PATCH', '/user/registration', {
      registrationDate: '2019-02-12',
      registrationType: 'student',
      registrationTypeSince: '2026-06-14',
      registrationBreaks: [{ from: '2026-02-01', to: '2026-02-02', reason: null }],
    });
    for (const { user } of [plain, away, alex]) {
      const rows = { owner: user.id, after: 0, size: 100 };
      await answersOnFile.change((statement) => server().database.query(statement), rows);
    }
    const told = async (user: TestClient) =>
      (await user.rest('GET', '/notifications')).body
        .filter(({ kind }: { kind: string }) => kind === 'notice')
        .map(({ message }: { message: string }) => message);
    expect(await told(plain)).toEqual([]);
    expect(await told(alex)).toEqual([
      expect.stringMatching(/^An answer of the Board lowers hours only while/),
    ]);
    expect(await told(away)).toEqual([
      expect.stringMatching(
        /^Breaks from practice no longer .* A change to or from non-practising/,
      ),
    ]);
  });

  test('are replaced by a later one, kept in order, removed and set again', async () => {
    await set(answer);
    await set({ ...answer, periodEnd: '2025-11-30', total: 10 });
    const { status, body } = await set({ ...answer, total: 22 });
    expect(status).toBe(200);
    const totals = async () =>
      (await alex.rest('GET', '/user')).body.boardAnswers.map((each: any) => each.total);
    expect(body.boardAnswers.map((each: any) => each.total)).toEqual([10, 22]);
    expect((await alex.rest('DELETE', '/user/board-answers/2026')).status).toBe(204);
    expect(await totals()).toEqual([10]);
    expect((await alex.rest('DELETE', '/user/board-answers/2026')).status).toBe(404);
    await set(answer);
    expect(await totals()).toEqual([10, 20]);
  });

  test.each([
    ['2026-11-29', 400],
    ['2026-12-31', 400],
    ['2027-11-30', 200],
  ])('about a period that ends on %s: %i', async (periodEnd, status) => {
    expect((await set({ ...answer, periodEnd })).status).toBe(status);
  });

  test('refuse another user’s document and one in the bin', async () => {
    const hers = await addDocument(billie);
    const deleted = await addDocument();
    await alex.rest('DELETE', `/documents/${deleted}`);
    for (const documentId of [hers, deleted, 2_000_000_000]) {
      expect((await set({ ...answer, documentId })).status).toBe(400);
    }
    expect((await alex.rest('GET', '/user')).body.boardAnswers).toEqual([]);
  });

  test('are both kept when two arrive at once', async () => {
    const years = [2022, 2023, 2024, 2025, 2026];
    await Promise.all(years.map((year) => set({ ...answer, periodEnd: `${year}-11-30` })));
    expect((await alex.rest('GET', '/user')).body.boardAnswers).toHaveLength(years.length);
  });

  test('are at most 20', async () => {
    for (let year = 2001; year <= 2020; year += 1) {
      expect((await set({ ...answer, periodEnd: `${year}-11-30` })).status).toBe(200);
    }
    expect((await set({ ...answer, periodEnd: '2021-11-30' })).status).toBe(400);
    expect((await set({ ...answer, periodEnd: '2020-11-30', total: 9 })).status).toBe(200);
  });
});
