// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { moduleContents } from '#content/modules/index';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { findRow } from '#tests/support/rows';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { passwordMessages } from '#domain/account/passwords';
import { settingsMessages, wrongPassword } from '#domain/account/settings';
import { openAnswers } from '#tests/support/quiz';

const server = useServer();
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const SESSIONS = '{ me { sessions { id device createdAt expiresAt isCurrent } } }';
const CHANGE =
  'mutation($currentPassword: String, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id sessions { isCurrent } } }';
const END = 'mutation($id: ID!) { endSession(id: $id) { id device } }';
const END_OTHERS = 'mutation { endOtherSessions }';
const UPDATE = 'mutation($timeZone: String) { updateSettings(timeZone: $timeZone) { timeZone } }';

let alex: TestClient;
beforeEach(async () => void (alex = await signedUp(server())));

/** Signs in the same user in another browser. */
async function elsewhere(of: TestClient, userAgent = FIREFOX, password = PASSWORD) {
  const client = new TestClient(server());
  const response = await client.raw(
    'POST',
    '/api/login',
    JSON.stringify({ username: of.user.username, password }),
    { 'content-type': 'application/json', 'user-agent': userAgent },
  );
  if (response.status !== 200) throw new Error(`sign-in returned ${response.status}`);
  return client;
}

const copyOf = (client: TestClient) =>
  Object.assign(new TestClient(server()), { cookie: client.cookie });
const sessionsOf = async (client: TestClient) =>
  (await client.graphql(SESSIONS)).data.me.sessions as {
    id: string;
    device: string;
    isCurrent: boolean;
  }[];
const currentIdOf = async (client: TestClient) =>
  (await sessionsOf(client)).find(({ isCurrent }) => isCurrent)!.id;
const signedIn = async (client: TestClient) => (await client.rest('GET', '/user')).status === 200;
const socketOf = async (client: TestClient) =>
  (await TestSocket.open(server(), { cookie: client.cookie })).init();
const closedWithin = (socket: TestSocket, ms: number) =>
  Promise.race([socket.closed, new Promise((go) => setTimeout(() => go('open'), ms))]);
const codeOf = (response: { errors?: { extensions: { code: string } }[] }) =>
  response.errors?.[0]?.extensions.code;
const fieldsOf = (response: { errors?: { extensions: { fields?: object } }[] }) =>
  response.errors?.[0]?.extensions.fields;

describe('updateSettings', () => {
  test('changes the time zone, and nothing when nothing is given', async () => {
    const change = await alex.graphql(UPDATE, { timeZone: 'Australia/Perth' });
    expect(change.data.updateSettings).toEqual({ timeZone: 'Australia/Perth' });
    const none = await alex.graphql(UPDATE, {});
    expect(none.data.updateSettings).toEqual({ timeZone: 'Australia/Perth' });
  });

  test.each(['', 'Mars/Olympus', 'UTC', 'australia/perth', null, 'x'.repeat(9000)])(
    'refuses the time zone %j',
    async (timeZone) => {
      const response = await alex.graphql(UPDATE, { timeZone });
      expect(fieldsOf(response)).toEqual({ timeZone: 'Time zone must be one of the list' });
      expect((await findRow(server(), 'users', alex.user.id))!['time_zone']).toBe(
        'Australia/Brisbane',
      );
    },
  );

  test('changes only the caller', async () => {
    const billie = await signedUp(server());
    await alex.graphql(UPDATE, { timeZone: 'Australia/Perth' });
    const { data } = await billie.graphql('{ me { timeZone } }');
    expect(data.me.timeZone).toBe('Australia/Brisbane');
  });
});

const changePassword = (client: TestClient, currentPassword: unknown, newPassword: unknown) =>
  client.graphql(CHANGE, { currentPassword, newPassword });

describe('changePassword', () => {
  test('keeps this browser with a new session, and ends every other with its sockets', async () => {
    const phone = await elsewhere(alex, IPHONE);
    const sockets = [await socketOf(alex), await socketOf(phone)];
    const before = copyOf(alex);
    const oldId = await currentIdOf(alex);

    const response = await changePassword(alex, PASSWORD, 'day-shift-8');
    expect(response.data.changePassword.sessions).toEqual([{ isCurrent: true }]);
    expect(alex.cookie).not.toBe(before.cookie);
    const newId = await currentIdOf(alex);
    expect(newId).not.toBe(oldId);
    expect(await signedIn(before)).toBe(false);
    expect(await signedIn(phone)).toBe(false);
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([1012, 4403]);
    await expect(elsewhere(alex, FIREFOX, PASSWORD)).rejects.toThrow('401');
    expect(await signedIn(await elsewhere(alex, FIREFOX, 'day-shift-8'))).toBe(true);
  });

  test('refuses a password that contains the username', async () => {
    const password = `my ${alex.user.username.toUpperCase()}!`;
    const response = await changePassword(alex, PASSWORD, password);
    expect(fieldsOf(response)).toEqual({ newPassword: passwordMessages.holdsUsername });
  });

  test.each([
    ['wrong', 'day-shift-8', { currentPassword: wrongPassword }],
    ['', 'day-shift-8', { currentPassword: 'Current password is required' }],
    [PASSWORD, '12345', { newPassword: 'Password must be at least 6 characters' }],
    [PASSWORD, '🚑'.repeat(257), { newPassword: 'Password must be at most 1024 bytes' }],
    [PASSWORD, 'Dragon1', { newPassword: passwordMessages.common }],
    [
      PASSWORD,
      'with\u0000nul',
      { newPassword: 'Password contains characters that cannot be stored' },
    ],
  ])('refuses %j → %j', async (current, wanted, fields) => {
    const response = await changePassword(alex, current, wanted);
    expect(fieldsOf(response)).toEqual(fields);
    expect(codeOf(response)).toBe('BAD_USER_INPUT');
    expect(await signedIn(alex)).toBe(true);
    expect(await signedIn(await elsewhere(alex))).toBe(true);
  });

  test('takes exactly 72 bytes', async () => {
    const longest = '🚑'.repeat(18);
    expect((await changePassword(alex, PASSWORD, longest)).errors).toBeUndefined();
    expect(await signedIn(await elsewhere(alex, FIREFOX, longest))).toBe(true);
  });

  test('shares its limit with signing in', async () => {
    for (let n = 0; n < 5; n += 1) await changePassword(alex, 'wrong', 'day-shift-8');
    for (let n = 0; n < 5; n += 1) {
      await expect(elsewhere(alex, FIREFOX, 'wrong')).rejects.toThrow('401');
    }
    expect(codeOf(await changePassword(alex, PASSWORD, 'day-shift-8'))).toBe('RATE_LIMITED');
    await expect(elsewhere(alex)).rejects.toThrow('429');
    expect(await signedIn(alex)).toBe(true);
  });

  test('one of two concurrent changes wins, and the other session ends', async () => {
    const phone = await elsewhere(alex);
    const responses = await Promise.all([
      changePassword(alex, PASSWORD, 'from-the-desk'),
      changePassword(phone, PASSWORD, 'from-the-phone'),
    ]);
    expect(responses.filter(({ errors }) => !errors)).toHaveLength(1);
    const alive = await Promise.all([signedIn(alex), signedIn(phone)]);
    expect(alive.filter(Boolean)).toHaveLength(1);
  });

  test('keeps another user’s password and sessions', async () => {
    const billie = await signedUp(server());
    const { password } = (await findRow(server(), 'users', billie.user.id))!;
    await changePassword(alex, PASSWORD, 'day-shift-8');
    expect((await findRow(server(), 'users', billie.user.id))!['password']).toBe(password);
    expect(await signedIn(billie)).toBe(true);
  });
});

describe('sessions', () => {
  test('lists this browser first, with descriptions', async () => {
    await elsewhere(alex, IPHONE);
    const firefox = await elsewhere(alex);
    expect(await sessionsOf(firefox)).toMatchObject([
      { device: 'Firefox on Linux', isCurrent: true },
      { device: 'Safari on iPhone', isCurrent: false },
      { isCurrent: false },
    ]);
    expect(await sessionsOf(alex)).toHaveLength(3);
  });

  test('omits expired ones', async () => {
    await elsewhere(alex);
    server().setNow(new Date(Date.now() + 29 * 86_400_000));
    const later = await elsewhere(alex, IPHONE);
    server().setNow(new Date(Date.now() + 31 * 86_400_000));
    expect(await sessionsOf(later)).toHaveLength(1);
    server().setNow(null);
  });
});

describe('endSession', () => {
  test('signs that browser out with its sockets, and no other', async () => {
    const phone = await elsewhere(alex, IPHONE);
    const tablet = await elsewhere(alex);
    const socket = await socketOf(phone);
    const id = await currentIdOf(phone);
    const response = await alex.graphql(END, { id });
    expect(response.data.endSession).toEqual({ id, device: 'Safari on iPhone' });
    expect(await signedIn(phone)).toBe(false);
    expect(await socket.closed).toBe(4403);
    expect(await signedIn(alex)).toBe(true);
    expect(await signedIn(tablet)).toBe(true);
    expect(codeOf(await alex.graphql(END, { id }))).toBe('NOT_FOUND');
  });

  test('signs out if it is this browser’s', async () => {
    const id = await currentIdOf(alex);
    const kept = copyOf(alex);
    expect((await alex.graphql(END, { id })).data.endSession.id).toBe(id);
    expect(alex.cookie).toBe('paramed_session=');
    expect(await signedIn(kept)).toBe(false);
  });

  test.each(['', 'x', '0', '00000000-0000-0000-0000-000000000000', "' or 1=1", '\u0000'])(
    'finds no session %j',
    async (id) => {
      expect(codeOf(await alex.graphql(END, { id }))).toBe('NOT_FOUND');
    },
  );

  test('finds no session of another user', async () => {
    const billie = await signedUp(server());
    const id = await currentIdOf(alex);
    const foreign = await billie.graphql(END, { id });
    const missing = await billie.graphql(END, { id: '00000000-0000-0000-0000-000000000000' });
    expect(foreign).toMatchObject({ errors: missing.errors });
    expect(await signedIn(alex)).toBe(true);
  });
});

describe('endOtherSessions', () => {
  test('signs out all but this browser', async () => {
    const others = [await elsewhere(alex, IPHONE), await elsewhere(alex)];
    const socket = await socketOf(others[0]!);
    const own = await socketOf(alex);
    expect((await alex.graphql(END_OTHERS)).data.endOtherSessions).toBe(2);
    expect(await Promise.all(others.map(signedIn))).toEqual([false, false]);
    expect(await socket.closed).toBe(4403);
    expect(await closedWithin(own, 200)).toBe('open');
    own.close();
    expect(await signedIn(alex)).toBe(true);
    expect((await alex.graphql(END_OTHERS)).data.endOtherSessions).toBe(0);
    expect(settingsMessages.otherSessionsEnded(1).description).toBe('1 device was signed out.');
  });

  test('does not affect other users', async () => {
    const billie = await signedUp(server());
    await alex.graphql(END_OTHERS);
    expect(await signedIn(billie)).toBe(true);
  });
});

describe('updateNotificationPreferences', () => {
  const SELECTION =
    'notificationPreferences { kinds { kind inApp email push } quietHours { from until } channels { channel unavailable } }';
  const MUTATION = `mutation($input: UpdateNotificationPreferencesInput!) {
    updateNotificationPreferences(input: $input) { id ${SELECTION} } }`;
  const change = async (client: TestClient, input: object) => client.graphql(MUTATION, { input });
  const choicesOf = async (client: TestClient) =>
    (await client.graphql(`{ me { ${SELECTION} } }`)).data.me.notificationPreferences;
  const behind = { kind: 'cpd-behind', inApp: true, email: false, push: true };

  test('starts with the defaults, and returns which channels work', async () => {
    const { kinds, quietHours, channels } = await choicesOf(alex);
    expect(quietHours).toBeNull();
    expect(kinds.length).toBeGreaterThanOrEqual(4);
    for (const kind of kinds) expect(kind).toMatchObject({ inApp: true, email: true, push: false });
    expect(channels).toMatchObject([
      { channel: 'inApp', unavailable: null },
      { channel: 'email' },
      { channel: 'push' },
    ]);
  });

  test('changes the given fields and keeps the rest', async () => {
    const quietHours = { from: '21:30', until: '06:00' };
    expect((await change(alex, { kinds: [behind] })).errors).toBeUndefined();
    const response = await change(alex, { quietHours });
    const { kinds, quietHours: hours } =
      response.data.updateNotificationPreferences.notificationPreferences;
    expect(hours).toEqual(quietHours);
    expect(kinds).toContainEqual(behind);
    expect(await choicesOf(alex)).toMatchObject({ kinds, quietHours });
    await change(alex, { quietHours: null });
    expect(await choicesOf(alex)).toMatchObject({ kinds, quietHours: null });
  });

  const QUIET = 'Quiet hours need a start and an end, such as 22:00 and 06:00';
  const KINDS = 'Each kind of notification needs a yes or no for every channel';
  test.each([
    [{ quietHours: { from: '25:00', until: '06:00' } }, { quietHours: QUIET }],
    [{ quietHours: { from: '9:00', until: '06:00' } }, { quietHours: QUIET }],
    [{ quietHours: { from: '', until: '06:00' } }, { quietHours: QUIET }],
    [
      { quietHours: { from: '06:00', until: '06:00' } },
      { quietHours: 'Quiet hours must start and end at different times' },
    ],
    [{ kinds: [{ ...behind, kind: 'welcome' }] }, { kinds: KINDS }],
    [{ kinds: [{ ...behind, kind: '__proto__' }] }, { kinds: KINDS }],
    [{ kinds: Array.from({ length: 500 }, () => behind) }, { kinds: KINDS }],
  ])('refuses %j', async (input, fields) => {
    const before = await choicesOf(alex);
    expect(fieldsOf(await change(alex, input))).toEqual(fields);
    expect(await choicesOf(alex)).toEqual(before);
  });

  test('keeps both of two concurrent changes', async () => {
    const expired = { ...behind, kind: 'registration-expired' };
    await Promise.all([change(alex, { kinds: [behind] }), change(alex, { kinds: [expired] })]);
    const { kinds } = await choicesOf(alex);
    expect(kinds).toContainEqual(behind);
    expect(kinds).toContainEqual(expired);
  });

  test.each([true, false])('a module’s completion is notified in the app: %s', async (inApp) => {
    await change(alex, { kinds: [{ ...behind, kind: 'module-completed', inApp }] });
    const { slug } = moduleContents[0]!;
    const found = (await alex.graphql('{ modules { id slug } }')).data.modules as {
      id: string;
      slug: string;
    }[];
    const moduleId = found.find((each) => each.slug === slug)!.id;
    const answers = await openAnswers(alex, moduleId);
    const learned = await alex.graphql(
      `mutation($quiz: SubmitQuizInput!, $end: CompleteModuleInput!) {
        submitQuiz(input: $quiz) { passed } completeModule(input: $end) { activityId } }`,
      {
        quiz: { moduleId, answers },
        end: { moduleId, reflection: 'I will name the leader aloud at every arrest from now on.' },
      },
    );
    expect(learned.errors).toBeUndefined();
    const titles = (await alex.rest('GET', '/notifications')).body.map(
      (each: { title: string }) => each.title,
    );
    expect(titles).toHaveLength(inApp ? 2 : 1);
  });

  test('does not affect other users', async () => {
    const billie = await signedUp(server());
    const before = await choicesOf(billie);
    await change(alex, { kinds: [behind], quietHours: { from: '01:00', until: '02:00' } });
    expect(await choicesOf(billie)).toEqual(before);
  });
});

test('the settings screen is one operation of two statements', async () => {
  server().statements();
  const response = await alex.graphql(`{ me { id timeZone
    sessions { id device isCurrent } notificationPreferences { quietHours { from } } } }`);
  expect(response.errors).toBeUndefined();
  expect(server().statements()).toHaveLength(2);
});
