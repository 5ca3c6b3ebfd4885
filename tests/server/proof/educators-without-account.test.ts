// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { crewLimits, crewMessages } from '#domain/proof/crew-sessions';
import { crewJoinLimits } from '#server/limits';
import { forgetEducators } from '#server/schema/proof/crew-sessions/crew-forgetting';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

const server = useServer();
const START = new Date('2026-11-24T02:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const at = (minutes: number) => server().setNow(after(minutes));
const DAY = 24 * 60;

let anyone: TestClient;
let billie: TestClient;
beforeEach(async () => {
  at(0);
  [anyone, billie] = [new TestClient(server()), await signedUp(server())];
});

const post = (path: string, body: object = {}, by = anyone) => by.rest('POST', path, body);
const DOOR = {
  name: 'Dana Ortiz',
  profession: 'doctor',
  registrationNumber: 'MED0001234567',
  type: 'grand-round',
  title: 'Sepsis before hospital',
  provider: 'College of Paramedics',
};
interface Door {
  secret: string;
  id: number;
  memberId: number;
}
async function open(more: object = {}, by = anyone): Promise<Door> {
  const { body } = await post('/crew-educators', { ...DOOR, ...more }, by);
  return { secret: body.secret, id: body.session.id, memberId: body.session.memberId };
}
const act = (door: Pick<Door, 'secret'>, path: string, more: object = {}, by = anyone) =>
  post(`/crew-educators/${path}`, { secret: door.secret, ...more }, by);
const see = async ({ secret }: Door) => (await post('/crew-guests/session', { secret })).body;
async function join(door: Door, by = billie, more: object = {}) {
  const { body } = await act(door, 'codes');
  const joining = { code: body.codes[0].code, sessionId: door.id, ...more };
  return (await post('/crew-sessions/join', joining, by)).body;
}
async function guestJoins(door: Door, more: object = {}) {
  const { body } = await act(door, 'codes');
  const joining = { code: body.codes[0].code, sessionId: door.id, name: 'Robin Nurse', ...more };
  return (await post('/crew-guests', joining)).body;
}
const attested = async (by: TestClient, parts: string) =>
  (await by.graphql(`{ activities(first: 1) { nodes { attestations { ${parts} } } } }`)).data
    .activities.nodes[0];

describe('the door', () => {
  test('runs, ends and attests as one of an account does, and says that there is none', async () => {
    const door = await open({ objectives: 'Recognise sepsis' });
    expect(await see(door)).toMatchObject({
      kind: 'taught',
      isHost: true,
      memberCount: 0,
      members: [{ name: 'Dana Ortiz', isHost: true, isGuest: true, profession: 'doctor' }],
    });
    await join(door, billie, { listAllowed: true });
    await guestJoins(door);
    const { members } = await see(door);
    expect(members.map(({ name, number }: any) => [name, number])).toEqual([
      ['Dana Ortiz', null],
      [billie.user.fullName, 1],
      [null, 2],
    ]);
    at(95);
    const ended = await act(door, 'end', { confirmPresent: true });
    expect(ended.body).toMatchObject({ isHost: true, endedBy: 'host', hours: null });
    const [hers] = (await billie.rest('GET', '/activities')).body;
    expect(hers).toMatchObject({
      hours: 1.5,
      provider: 'College of Paramedics',
      practitioners: 'a paramedic; taught by a doctor',
    });
    expect(await attested(billie, 'name role registrationNumber hours isCurrent')).toEqual({
      attestations: [
        {
          name: 'Dana Ortiz',
          role: 'Doctor, educator, without an account',
          registrationNumber: 'MED0001234567',
          hours: 1.5,
          isCurrent: true,
        },
      ],
    });
  });

  test('a person is removed and brought back, and nobody of another session', async () => {
    const door = await open();
    const { memberId } = await join(door);
    const removed = await act(door, 'remove', { memberId });
    expect(removed.body.members[1]).toMatchObject({ id: memberId, isRemoved: true });
    expect((await act(door, 'restore', { memberId })).body.members[1].isRemoved).toBe(false);
    expect((await act(door, 'remove', { memberId: door.memberId })).body.message).toBe(
      crewMessages.removeHost,
    );
    const other = await open({ title: 'Another' });
    expect((await act(other, 'remove', { memberId })).status).toBe(404);
  });

  test('its end is corrected, its attendance a table, its feedback read', async () => {
    const door = await open();
    await join(door, billie, { listAllowed: true });
    expect((await act(door, 'attendance')).status).toBe(409);
    at(125);
    await act(door, 'end', { confirmPresent: true });
    await act(door, 'correct-end', { endedAt: after(65).toISOString() });
    expect(await attested(billie, 'hours correctedHours isCurrent')).toEqual({
      attestations: [{ hours: 2, correctedHours: 1, isCurrent: true }],
    });
    const response = await anyone.fetch('/api/crew-educators/attendance', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: door.secret }),
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await response.text()).toContain(`${billie.user.fullName},Paramedic,`);
    expect((await act(door, 'feedback')).body).toEqual({ count: 0, ratings: null, changes: null });
    at(65 + (crewLimits.correctDays + 1) * DAY);
    const late = await act(door, 'correct-end', { endedAt: after(60).toISOString() });
    expect([late.status, late.body.message]).toEqual([409, crewMessages.lateCorrection]);
  });

  test('a running one cannot be left, and one that nobody ended is confirmed later', async () => {
    const door = await open();
    const { memberId } = await join(door);
    const left = await post('/crew-guests/leave', { secret: door.secret });
    expect([left.status, left.body.message]).toEqual([409, crewMessages.hostStays]);
    at(13 * 60);
    await billie.rest('GET', `/crew-sessions/${door.id}`);
    expect(await see(door)).toMatchObject({ endedBy: 'closed', isHost: true });
    const { secret } = door;
    await post('/crew-guests/confirmations', { secret, memberIds: [memberId] });
    expect(await attested(billie, 'isCurrent')).toEqual({ attestations: [{ isCurrent: true }] });
  });

  test.each([
    ['no provider', { provider: undefined }, 'provider', crewMessages.noProvider],
    ['no name', { name: 'D' }, 'name', 'Your name must be at least 2 characters'],
  ])('%s is refused', async (_, more, field, message) => {
    const refused = await post('/crew-educators', { ...DOOR, ...more });
    expect([refused.status, refused.body.fields]).toEqual([400, { [field]: message }]);
  });
});

describe('what another secret reaches', () => {
  const paths = (memberId: number): [path: string, more: object][] => [
    ['codes', {}],
    ['feedback', {}],
    ['attendance', {}],
    ['end', {}],
    ['remove', { memberId }],
    ['restore', { memberId }],
    ['correct-end', { endedAt: START.toISOString() }],
  ];

  test('an attendee’s opens nothing of the educator’s, nor does one that is not known', async () => {
    const door = await open();
    const { secret, session } = await guestJoins(door);
    const found = [];
    for (const [path, more] of paths(session.memberId)) {
      const own = (await act({ secret }, path, more)).status;
      found.push([path, own, (await act({ secret: 'unknown' }, path, more)).status]);
    }
    expect(found).toEqual(paths(0).map(([path]) => [path, 404, 410]));
    expect(await see(door)).toMatchObject({ endedAt: null, memberCount: 1 });
  });

  test('an account in the session is no host, and its own does not reach the door', async () => {
    const door = await open();
    const { memberId } = await join(door);
    const refused = [
      await post(`/crew-sessions/${door.id}/end`, {}, billie),
      await post(`/crew-members/${memberId}/remove`, {}, billie),
      await billie.rest('GET', `/crew-sessions/${door.id}/codes`),
      await billie.rest('GET', `/crew-sessions/${door.id}/feedback`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('attesting oneself', () => {
  test('the name or number of an attendee confirms them not', async () => {
    const door = await open({ name: billie.user.fullName });
    const { memberId } = await join(door);
    at(60);
    const refused = await post('/crew-guests/confirmations', {
      secret: door.secret,
      memberIds: [memberId],
    });
    expect(refused.body.fields).toEqual({ memberIds: crewMessages.ownName });
    await act(door, 'end', { confirmPresent: true });
    expect(await attested(billie, 'role')).toEqual({ attestations: [] });
  });

  test('a browser in which an attendee has signed in confirms them not, and others', async () => {
    const casey = await signedUp(server());
    // Signed out, Billie's browser keeps the cookie that names it.
    const { username } = billie.user;
    const signedIn = await new TestClient(server()).fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    const cookies = signedIn.headers.getSetCookie();
    const own = new TestClient(server());
    own.cookie = cookies.find((each) => each.includes('_browser='))!.split(';')[0]!;
    const door = await open({}, own);
    const { memberId } = await join(door);
    await join(door, casey);
    at(60);
    const { secret } = door;
    const refused = await post(
      '/crew-guests/confirmations',
      { secret, memberIds: [memberId] },
      own,
    );
    expect(refused.body.fields).toEqual({ memberIds: crewMessages.ownBrowser });
    await act(door, 'end', { confirmPresent: true }, own);
    expect(await attested(billie, 'role')).toEqual({ attestations: [] });
    expect(await attested(casey, 'role')).toEqual({
      attestations: [{ role: 'Doctor, educator, without an account' }],
    });
  });
});

describe('an account later', () => {
  test('takes the session with its list, under its own name; the secret ends', async () => {
    const door = await open();
    await join(door);
    at(60);
    await act(door, 'end', { confirmPresent: true });
    const dana = await signedUp(server());
    const taken = await post('/crew-sessions/claim', { secret: door.secret }, dana);
    expect(taken.body).toMatchObject({ isHost: true, hours: null, activityId: null });
    expect(taken.body.members[0].name).toBe(dana.user.fullName);
    const path = `/api/crew-sessions/${door.id}/attendance.csv`;
    expect(await (await dana.fetch(path)).text()).toContain('Attendee 1,Paramedic');
    expect((await act(door, 'feedback')).status).toBe(410);
    expect((await attested(billie, 'name')).attestations).toEqual([{ name: 'Dana Ortiz' }]);
  });

  test('runs it on while it is open', async () => {
    const door = await open();
    const dana = await signedUp(server());
    await post('/crew-sessions/claim', { secret: door.secret }, dana);
    expect((await dana.rest('GET', '/crew-sessions/running')).body).toMatchObject({
      id: door.id,
      isHost: true,
    });
    const ended = await post(`/crew-sessions/${door.id}/end`, {}, dana);
    expect(ended.body.endedBy).toBe('host');
  });

  test('that attended it, or was elsewhere, cannot take it', async () => {
    const door = await open();
    await join(door);
    at(60);
    await act(door, 'end', { confirmPresent: true });
    const own = await post('/crew-sessions/claim', { secret: door.secret }, billie);
    expect([own.status, own.body.message]).toEqual([409, crewMessages.alreadyIn]);
    at(0);
    const other = await open({ title: 'Airway' });
    at(60);
    await act(other, 'end');
    const elsewhere = await post('/crew-sessions/claim', { secret: other.secret }, billie);
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      409,
      crewMessages.otherPlace(['Sepsis before hospital']),
    ]);
    expect(await see(other)).toMatchObject({ isHost: true });
  });
});

describe('what is forgotten', () => {
  const forget = () => forgetEducators(server().services, server().services.now());
  const exists = async ({ id }: Door) =>
    (
      await server().database.query({
        text: 'select 1 from crew_sessions where id = $1',
        values: [id],
      })
    ).length === 1;

  test('the secret, after as long as a guest can claim; a session without accounts with it', async () => {
    const [door, alone] = [await open(), await open()];
    await join(door);
    await guestJoins(alone);
    at(60);
    for (const each of [door, alone]) await act(each, 'end', { confirmPresent: true });
    at(60 + crewLimits.afterDays * DAY - 1);
    await forget();
    expect((await act(door, 'feedback')).status).toBe(200);
    at(60 + crewLimits.afterDays * DAY + 1);
    await forget();
    expect((await act(door, 'feedback')).status).toBe(410);
    expect([await exists(door), await exists(alone)]).toEqual([true, false]);
  });

  test('an attendee who deletes their account does not close a door that is open', async () => {
    const door = await open();
    await join(door);
    const query = 'mutation($password: String) { deleteAccount(password: $password) }';
    await billie.graphql(query, { password: PASSWORD });
    expect(await see(door)).toMatchObject({ endedAt: null, memberCount: 1, hereCount: 0 });
  });
});

/** The last one: the tests before it start from the same address. */
test('one address starts a limited number', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n <= crewJoinLimits.guestStartsPerAddress; n += 1)
    statuses.add((await post('/crew-educators', DOOR)).status);
  expect([...statuses]).toEqual([201, 429]);
  expect((await post('/crew-sessions', { type: 'debrief', title: 'Own' }, billie)).status).toBe(
    201,
  );
});
