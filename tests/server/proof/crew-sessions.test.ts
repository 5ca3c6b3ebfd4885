// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { correctedConfirmations } from '#server/db/migrations/092-circumstances';
import { closeForgotten } from '#server/schema/proof/crew-sessions/crew-settling';
import { signedUp, PASSWORD, TestClient, withoutRequest } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import { crewLimits, crewMessages } from '#domain/proof/crew-sessions';

const server = useServer();
/** Half past the minute, where a code begins. */
const START = new Date('2026-11-24T02:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const at = (minutes: number) => server().setNow(after(minutes));

let host: TestClient;
let billie: TestClient;
beforeEach(async () => {
  at(0);
  [host, billie] = [await signedUp(server()), await signedUp(server())];
});

const post = (by: TestClient, path: string, body: object = {}) => by.rest('POST', path, body);
const start = async (by = host, more: object = {}) =>
  (await post(by, '/crew-sessions', { type: 'debrief', title: 'After the rollover', ...more }))
    .body;
const codeNow = async (id: number, by = host): Promise<string> =>
  (await by.rest('GET', `/crew-sessions/${id}/codes`)).body.codes[0].code;
const join = async (by: TestClient, sessionId: number, more: object = {}) =>
  post(by, '/crew-sessions/join', { code: await codeNow(sessionId), sessionId, ...more });
const leave = (by: TestClient, id: number) => post(by, `/crew-sessions/${id}/leave`);
const end = (id: number, more: object = {}, by = host) =>
  post(by, `/crew-sessions/${id}/end`, more);
const see = async (by: TestClient, id: number) =>
  (await by.rest('GET', `/crew-sessions/${id}`)).body;
const activities = async (by: TestClient) => (await by.rest('GET', '/activities')).body;
const guestJoins = async (sessionId: number, more: object = {}) =>
  post(new TestClient(server()), '/crew-guests', {
    code: await codeNow(sessionId),
    sessionId,
    name: 'Robin Nurse',
    profession: 'registered-nurse',
    ...more,
  });

describe('codes', () => {
  test('a code is valid for its half minute and the one after, not before and not longer', async () => {
    const { id } = await start();
    const { now, codes } = (await host.rest('GET', `/crew-sessions/${id}/codes`)).body;
    expect(now).toBe(START.toISOString());
    expect(codes.map(({ from }: any) => from).slice(0, 2)).toEqual([
      START.toISOString(),
      after(0.5).toISOString(),
    ]);
    const [first, second] = codes.map(({ code }: any) => code);
    const tries = async (code: string, minutes: number) => {
      at(minutes);
      return (await post(billie, '/crew-sessions/join', { code, sessionId: id })).status;
    };
    expect(await tries(second, 0.49)).toBe(400);
    expect(await tries(first, 1)).toBe(400);
    expect(await tries(first, 0.99)).toBe(200);
    // Replayed later, it is refused like a code that was made up.
    const { body } = await post(await signedUp(server()), '/crew-sessions/join', {
      code: 'ABCDEF',
      sessionId: id,
    });
    expect(body.fields).toEqual({ code: crewMessages.wrongCode });
    at(40);
    const replayed = { code: first, sessionId: id };
    const again = await post(billie, '/crew-sessions/join', replayed);
    expect(withoutRequest(again.body)).toEqual(withoutRequest(body));
  });

  test('typed letters find their session, in any case and with spaces', async () => {
    await start(billie, { title: 'Another one' });
    const { id } = await start();
    const code = await codeNow(id);
    const typed = ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    const casey = await signedUp(server());
    const { body } = await post(casey, '/crew-sessions/join', { code: typed });
    expect(body).toMatchObject({ id, isHost: false, title: 'After the rollover' });
  });

  test('a code of one session is wrong for another; only the host sees codes', async () => {
    const [mine, other] = [await start(), await start(billie)];
    const code = await codeNow(mine.id);
    const casey = await signedUp(server());
    const crossed = await post(casey, '/crew-sessions/join', { code, sessionId: other.id });
    expect(crossed.status).toBe(400);
    await join(casey, mine.id);
    expect((await casey.rest('GET', `/crew-sessions/${mine.id}/codes`)).status).toBe(404);
  });
});

describe('presence', () => {
  test('hours are one’s own presence, rounded down to half hours, and one activity each', async () => {
    const { id } = await start(host, { place: 'Station 12', namesAllowed: true });
    at(10);
    await join(billie, id);
    const { body: robin } = await guestJoins(id);
    expect(robin.session.members.map(({ isGuest }: any) => isGuest)).toEqual([false, false, true]);
    const { body: again } = await guestJoins(id, { secret: robin.secret });
    expect([again.secret, again.session.members.length]).toEqual([robin.secret, 3]);
    at(100);
    // Twice scanned.
    expect((await join(billie, id)).status).toBe(200);
    at(115);
    const { body: ended } = await end(id);
    expect(ended).toMatchObject({ endedBy: 'host', endedAt: after(115).toISOString(), hours: 1.5 });
    const [mine] = await activities(host);
    expect(mine).toMatchObject({
      title: 'After the rollover',
      activityType: 'debrief',
      hours: 1.5,
      isInteractive: true,
      status: 'completed',
      setting: 'in-person',
      place: 'Station 12',
      completedDate: after(115).toISOString(),
      practitioners: 'a paramedic and a registered nurse',
      practitionerCount: 2,
    });
    const [hers, ...more] = await activities(billie);
    expect(more).toEqual([]);
    expect(hers).toMatchObject({
      hours: 1.5,
      practitioners: `${host.user.fullName} (paramedic) and a registered nurse`,
    });
    expect((await see(billie, id)).activityId).toBe(hers.id);
    const { body: notices } = await billie.rest('GET', '/notifications');
    expect(notices[0]).toMatchObject({
      title: 'Write your reflection',
      link: `/cpd-log/${hers.id}`,
    });
  });

  test('who leaves and comes back is counted for both times, without the time between', async () => {
    const { id } = await start();
    await join(billie, id);
    at(25);
    await leave(billie, id);
    at(60);
    expect((await see(billie, id)).members[1]).toMatchObject({ hereSince: null });
    await join(billie, id);
    at(94);
    await end(id);
    // 25 and 34 minutes are 59: half an hour.
    expect((await activities(billie))[0]).toMatchObject({ hours: 0.5 });
    expect((await activities(host))[0]).toMatchObject({ hours: 1.5 });
  });

  test('nothing is recorded for less than half an hour, or alone', async () => {
    const { id } = await start();
    at(31);
    await join(billie, id);
    at(60);
    await end(id);
    expect(await activities(billie)).toEqual([]);
    expect(await activities(host)).toHaveLength(1);
    const alone = await start();
    at(180);
    await end(alone.id);
    expect(await activities(host)).toHaveLength(1);
  });

  test('who joins a second session leaves the first; who runs one is refused', async () => {
    const casey = await signedUp(server());
    const [first, second] = [await start(), await start(casey)];
    await join(billie, first.id);
    at(40);
    const code = await codeNow(second.id, casey);
    await post(billie, '/crew-sessions/join', { code, sessionId: second.id });
    expect((await see(billie, first.id)).members[1]).toMatchObject({
      hereSince: null,
      leftAt: after(40).toISOString(),
    });
    const refused = await post(host, '/crew-sessions/join', { code, sessionId: second.id });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      crewMessages.hosting('After the rollover'),
    ]);
    expect((await post(host, '/crew-sessions', { type: 'other', title: 'Again' })).status).toBe(
      409,
    );
    at(80);
    await end(first.id);
    await end(second.id, {}, casey);
    const hours = (await activities(billie)).map((each: any) => each.hours);
    expect(hours).toEqual([0.5, 0.5]);
  });

  test('two starts at once make one session', async () => {
    const started = await Promise.all(
      [1, 2, 3, 4].map(() => post(host, '/crew-sessions', { type: 'other', title: 'Once' })),
    );
    expect(started.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  test('a removed person counts for nothing; restored, as if nothing had happened', async () => {
    const { id } = await start();
    const casey = await signedUp(server());
    await join(billie, id);
    await join(casey, id);
    const { members } = await see(host, id);
    const memberOf = (by: TestClient) =>
      members.find(({ name }: any) => name === by.user.fullName).id;
    at(20);
    await post(host, `/crew-members/${memberOf(billie)}/remove`);
    await post(host, `/crew-members/${memberOf(casey)}/remove`);
    expect((await billie.rest('GET', `/crew-sessions/${id}`)).status).toBe(404);
    expect((await post(billie, `/crew-members/${memberOf(casey)}/restore`)).status).toBe(404);
    at(30);
    await post(host, `/crew-members/${memberOf(casey)}/restore`);
    at(62);
    await end(id);
    expect(await activities(billie)).toEqual([]);
    expect((await activities(casey))[0]).toMatchObject({ hours: 1 });
    expect((await activities(host))[0]).toMatchObject({ practitionerCount: 1 });
  });
});

describe('the end', () => {
  test('ended twice at once, by two devices, each gets one activity', async () => {
    const { id } = await start();
    await join(billie, id);
    at(65);
    const code = await codeNow(id);
    const ends = await Promise.all([1, 2, 3, 4].map(() => end(id)));
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const by of [host, billie]) expect(await activities(by)).toHaveLength(1);
    const { body } = await billie.rest('GET', '/notifications');
    expect(body.filter(({ kind }: any) => kind === 'crew-session-ended')).toHaveLength(1);
    const joining = { code, sessionId: id };
    expect((await post(billie, '/crew-sessions/join', joining)).status).toBe(400);
  });

  test('is corrected to an earlier time only, and hours become fewer', async () => {
    const { id } = await start();
    await join(billie, id);
    at(125);
    await end(id);
    const correct = (minutes: number, by = host) =>
      post(by, `/crew-sessions/${id}/correct-end`, { endedAt: after(minutes).toISOString() });
    expect((await correct(130)).status).toBe(400);
    expect((await correct(124.9, billie)).status).toBe(404);
    expect((await correct(-1)).body.fields).toEqual({
      endedAt: 'The end cannot be before the start',
    });
    // Hours that the owner has lowered stay.
    const [hers] = await activities(billie);
    await billie.rest('PATCH', `/activities/${hers.id}`, { hours: 1 });
    expect((await correct(95)).body).toMatchObject({ hours: 1.5 });
    expect((await activities(host))[0].hours).toBe(1.5);
    expect((await activities(billie))[0].hours).toBe(1);
    await correct(20);
    expect(await activities(host)).toEqual([]);
    const { body } = await host.rest('GET', '/notifications');
    expect(body[0]).toMatchObject({ title: 'Your hours were corrected', link: '/bin' });
  });

  test('a session that nobody ends closes after twelve hours and counts as planned', async () => {
    const { id } = await start(host, { plannedMinutes: 60 });
    await join(billie, id);
    const casey = await signedUp(server());
    await join(casey, id);
    at(125);
    await leave(casey, id);
    at(12 * 60);
    expect(
      (await post(billie, '/crew-sessions/join', { code: 'ABCDEF', sessionId: id })).status,
    ).toBe(400);
    const closed = [1, 2].map(() => closeForgotten(server().services, server().services.now()));
    await Promise.all(closed);
    const seen = await see(host, id);
    // Casey stated when they left; the others did not, so they get the planned hour.
    expect(seen).toMatchObject({ endedBy: 'closed', endedAt: after(125).toISOString(), hours: 1 });
    expect((await activities(casey))[0].hours).toBe(2);
    expect((await activities(billie)).map(({ hours }: any) => hours)).toEqual([1]);
    expect(await closeForgotten(server().services, server().services.now())).toBe(0);
  });

  test('one that is read late closes at that moment, in the same way', async () => {
    const { id } = await start(host, { plannedMinutes: 90 });
    await join(billie, id);
    at(30 * 60);
    const running = await host.rest('GET', '/crew-sessions/running');
    expect([running.status, running.body ?? null]).toEqual([200, null]);
    expect(await see(billie, id)).toMatchObject({ hours: 1.5, endedBy: 'closed' });
    expect((await start()).endedAt).toBeNull();
  });
});

describe('confirmations', () => {
  const ATTESTED = `{ activities { nodes { hours
    attestations { source name role registrationNumber hours isCurrent circumstances } } } }`;
  const attested = async (by: TestClient) =>
    (await by.graphql(ATTESTED)).data.activities.nodes[0].attestations;
  const confirm = (by: TestClient, id: number, memberIds: number[]) =>
    post(by, `/crew-sessions/${id}/confirmations`, { memberIds });

  test('an activity is attested by others who were there, never by its owner', async () => {
    const { id } = await start();
    await join(billie, id);
    const { body: guest } = await guestJoins(id, { registrationNumber: 'NMW0001234567' });
    const [mine, hers] = guest.session.members;
    for (const wrong of [[hers.id], [hers.id, mine.id], [2_147_483_647]])
      expect((await confirm(billie, id, wrong)).status).toBe(400);
    at(7);
    expect((await confirm(billie, id, [mine.id])).body.confirmedIds).toEqual([mine.id]);
    expect((await confirm(billie, id, [mine.id])).status).toBe(200);
    at(61);
    await end(id);
    expect(await attested(host)).toEqual([
      {
        source: 'crew-session',
        name: billie.user.fullName,
        role: 'Paramedic',
        registrationNumber: null,
        hours: 1,
        isCurrent: true,
        // The press, not the end.
        circumstances: expect.stringMatching(/^Signed 7 minutes after the crew session began;/),
      },
    ]);
    expect(await attested(billie)).toEqual([]);
    // After the end it counts at once.
    const byGuest = { secret: guest.secret, memberIds: [hers.id] };
    expect(
      (await post(new TestClient(server()), '/crew-guests/confirmations', byGuest)).status,
    ).toBe(200);
    expect(await attested(billie)).toMatchObject([
      {
        name: 'Robin Nurse',
        role: 'Registered nurse, without an account',
        registrationNumber: 'NMW0001234567',
        isCurrent: true,
      },
    ]);
  });

  test('the host confirms everyone at the end, for the time that both were there', async () => {
    const { id } = await start();
    await join(billie, id);
    const casey = await signedUp(server());
    at(5);
    await join(casey, id);
    at(65);
    await leave(billie, id);
    at(125);
    await end(id, { confirmPresent: true });
    expect(await attested(billie)).toMatchObject([{ name: host.user.fullName, hours: 1 }]);
    expect(await attested(casey)).toMatchObject([{ hours: 2, isCurrent: true }]);
    // Billie was there for an hour of the host's two.
    const { members } = await see(billie, id);
    await confirm(billie, id, [members[0].id]);
    expect(await attested(host)).toMatchObject([{ hours: 1, isCurrent: false }]);
    const late = await signedUp(server());
    expect((await confirm(late, id, [members[0].id])).status).toBe(404);
  });

  test('nobody confirms whom they did not meet', async () => {
    const { id } = await start();
    await join(billie, id);
    at(40);
    await leave(billie, id);
    const casey = await signedUp(server());
    await join(casey, id);
    at(80);
    const { members } = await see(casey, id);
    const { body } = await confirm(casey, id, [members[1].id]);
    expect(body.fields.memberIds).toBe(crewMessages.notTogether(billie.user.fullName));
  });
});

describe('guests', () => {
  test('claim their hours once, with an account made later', async () => {
    const { id } = await start();
    const { body: guest } = await guestJoins(id);
    const secret = { secret: guest.secret };
    const anyone = new TestClient(server());
    expect((await post(anyone, '/crew-guests/session', secret)).body.title).toBe(
      'After the rollover',
    );
    expect((await post(anyone, '/crew-guests/session', { secret: 'guess' })).status).toBe(410);
    at(70);
    await end(id);
    const robin = await signedUp(server());
    const claimed = await post(robin, '/crew-sessions/claim', secret);
    expect(claimed.body).toMatchObject({ id, hours: 1 });
    expect(await activities(robin)).toHaveLength(1);
    expect((await post(robin, '/crew-sessions/claim', secret)).status).toBe(410);
    expect((await post(billie, '/crew-sessions/claim', secret)).status).toBe(410);
    expect((await post(anyone, '/crew-guests/session', secret)).status).toBe(410);
    expect(await activities(robin)).toHaveLength(1);
  });

  test('an account that was there itself cannot claim, and other time does not count twice', async () => {
    const casey = await signedUp(server());
    const { id } = await start();
    const second = await start(casey);
    await join(billie, id);
    const { body: guest } = await guestJoins(id);
    const own = { secret: guest.secret };
    expect((await post(billie, '/crew-sessions/claim', own)).status).toBe(409);
    // Robin is a guest here from 0 to 120 minutes, and with the own account there from 30 to 90.
    const robin = await signedUp(server());
    at(30);
    const code = await codeNow(second.id, casey);
    await post(robin, '/crew-sessions/join', { code, sessionId: second.id });
    at(90);
    await leave(robin, second.id);
    at(120);
    await end(id);
    await end(second.id, {}, casey);
    const claimed = await post(robin, '/crew-sessions/claim', own);
    expect(claimed.body.hours).toBe(1);
    const hours = (await activities(robin)).map((each: any) => each.hours);
    expect(hours).toEqual([1, 1]);
  });

  test('a full session refuses one more', async () => {
    const { id } = await start();
    await server().database.query({
      text: `insert into crew_members (session_id, name, profession, joined_at)
        select $1, 'Guest ' || n, 'doctor', $2 from generate_series(1, ${crewLimits.members - 1}) n`,
      values: [id, START],
    });
    const refused = await join(billie, id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      crewMessages.full(crewLimits.members),
    ]);
  });

  test('a full session takes nobody back who was removed', async () => {
    const { id } = await start();
    await join(billie, id);
    const member = (await see(host, id)).members.find(
      ({ name }: any) => name === billie.user.fullName,
    );
    await post(host, `/crew-members/${member.id}/remove`);
    await server().database.query({
      text: `insert into crew_members (session_id, name, profession, joined_at)
        select $1, 'Guest ' || n, 'doctor', $2 from generate_series(1, ${crewLimits.members - 1}) n`,
      values: [id, START],
    });
    for (const again of [
      () => post(host, `/crew-members/${member.id}/restore`),
      () => join(billie, id),
    ]) {
      const refused = await again();
      expect([refused.status, refused.body.message]).toEqual([
        409,
        crewMessages.full(crewLimits.members),
      ]);
    }
  });
});

test('a deleted account leaves an attendee without a name, also in others’ records', async () => {
  const { id } = await start(host, { namesAllowed: true });
  await join(billie, id, { namesAllowed: true, profession: 'doctor' });
  at(70);
  await end(id);
  const [mine] = await activities(host);
  expect(mine.practitioners).toBe(`${billie.user.fullName} (doctor)`);
  await billie.graphql('mutation($password: String) { deleteAccount(password: $password) }', {
    password: PASSWORD,
  });
  expect((await activities(host))[0].practitioners).toBe('a doctor');
  const { members } = await see(host, id);
  expect(members[1]).toMatchObject({ name: null, profession: 'doctor', isGuest: false });
  await host.graphql('mutation($password: String) { deleteAccount(password: $password) }', {
    password: PASSWORD,
  });
  const text = 'select id from crew_sessions where id = $1';
  expect(await server().database.query({ text, values: [id] })).toEqual([]);
});

test('a host who deletes the account ends the session for all', async () => {
  const { id } = await start();
  await join(billie, id);
  at(70);
  await host.graphql('mutation($password: String) { deleteAccount(password: $password) }', {
    password: PASSWORD,
  });
  expect((await activities(billie))[0]).toMatchObject({ hours: 1, practitioners: 'a paramedic' });
});

describe('live', () => {
  const CHANGED = `subscription($id: ID!) { crewSessionChanged(id: $id) {
    isWhole endedAt endedBy version members { id name hereSince isRemoved version } } }`;

  async function listening(by: TestClient, id: number, query = CHANGED) {
    const socket = await (await TestSocket.open(server(), { cookie: by.cookie })).init();
    const payload = { query, variables: { id } };
    socket.send({ type: 'subscribe', id: 'live', payload });
    const next = async () => (await socket.next('next')).payload.data.crewSessionChanged;
    return { socket, next };
  }

  test('everyone hears who comes, leaves and is removed, and that it ended', async () => {
    const { id } = await start();
    const hosts = await listening(host, id);
    expect(await hosts.next()).toMatchObject({ isWhole: true, members: [{ isRemoved: false }] });
    const stranger = await listening(billie, id);
    expect((await stranger.socket.next('next')).payload.errors[0].extensions.code).toBe(
      'NOT_FOUND',
    );
    stranger.socket.close();
    await join(billie, id);
    expect(await hosts.next()).toMatchObject({
      isWhole: false,
      members: [{ name: billie.user.fullName, hereSince: START.toISOString() }],
    });
    const billies = await listening(billie, id);
    const whole = await billies.next();
    expect(whole.members).toHaveLength(2);
    at(35);
    await leave(billie, id);
    expect((await hosts.next()).members).toMatchObject([{ hereSince: null }]);
    expect((await billies.next()).members).toMatchObject([{ hereSince: null }]);
    await post(host, `/crew-members/${whole.members[1].id}/remove`);
    expect((await billies.next()).members).toMatchObject([{ isRemoved: true }]);
    await hosts.next();
    const casey = await signedUp(server());
    await join(casey, id);
    await hosts.next();
    at(70);
    await end(id);
    expect(await hosts.next()).toMatchObject({ endedBy: 'HOST', endedAt: after(70).toISOString() });
    expect(billies.socket.pending).toEqual([]);
    hosts.socket.close();
    billies.socket.close();
  });

  test('events executed once for all show each member only their own data', async () => {
    const { id } = await start();
    const casey = await signedUp(server());
    await join(billie, id);
    await join(casey, id);
    const { body: robin } = await guestJoins(id);
    const named = `subscription($id: ID!) { crewSessionChanged(id: $id) { members { who: name isRemoved } } }`;
    const live = await Promise.all([
      listening(host, id),
      listening(billie, id, named),
      listening(casey, id),
    ]);
    for (const each of live) await each.next();
    const { members } = await see(host, id);
    const memberOf = (by: TestClient) =>
      members.find(({ name }: any) => name === by.user.fullName).id;
    await post(host, `/crew-members/${memberOf(casey)}/remove`);
    const [hosts, billies, caseys] = live as any;
    // Events about those who joined just before may come earlier, or at the same moment.
    const told = async (each: any, isIt: (member: any) => boolean) => {
      for (;;) {
        const event = await each.next();
        const member = event.members.find(isIt);
        if (member) return { event, member };
      }
    };
    expect((await told(hosts, ({ isRemoved }) => isRemoved)).event).toMatchObject({
      isWhole: false,
    });
    const { member } = await told(billies, ({ isRemoved }) => isRemoved);
    expect(member).toEqual({ who: casey.user.fullName, isRemoved: true });
    const ofCasey = String(memberOf(casey));
    await told(caseys, ({ id: each, isRemoved }) => isRemoved && each === ofCasey);
    // The removed member gets none of the later events; a guest reads the session without them.
    await leave(billie, id);
    expect((await hosts.next()).members).toMatchObject([{ name: billie.user.fullName }]);
    expect(await billies.next()).toEqual({
      members: [{ who: billie.user.fullName, isRemoved: false }],
    });
    expect(caseys.socket.pending).toEqual([]);
    const { secret } = robin;
    const { body: seen } = await post(new TestClient(server()), '/crew-guests/session', { secret });
    expect(seen.members.map(({ id: each }: any) => each)).not.toContain(memberOf(casey));
    for (const { socket } of live) socket.close();
  });
});

describe('a correction reaches what others confirmed', () => {
  const attested = async (by: TestClient) => {
    const { data } = await by.graphql(
      `{ activities { nodes { id hours readiness { evidence }
        attestations { hours correctedHours coveredHours isCurrent changed askedAt } } } }`,
    );
    return data.activities.nodes[0];
  };

  test('put back to its hours, the activity is confirmed for those of the corrected session', async () => {
    const { id } = await start();
    await join(billie, id);
    at(240);
    await end(id, { confirmPresent: true });
    const before = await attested(billie);
    expect(before).toMatchObject({ hours: 4, readiness: { evidence: 'attested' } });
    await post(host, `/crew-sessions/${id}/correct-end`, { endedAt: after(60).toISOString() });
    expect(await attested(billie)).toMatchObject({
      hours: 1,
      readiness: { evidence: 'attested' },
      attestations: [{ hours: 4, correctedHours: 1, coveredHours: 1, isCurrent: true }],
    });
    await billie.rest('PATCH', `/activities/${before.id}`, { hours: 4 });
    const raised = await attested(billie);
    expect(raised).toMatchObject({
      hours: 4,
      readiness: { evidence: 'none' },
      attestations: [{ coveredHours: 1, isCurrent: false, askedAt: START.toISOString() }],
    });
    expect(raised.attestations[0].changed).toContain('Confirmed for 1 of 4 hours.');
    expect((await billie.rest('GET', '/user/record-chain')).body).toMatchObject({ intact: true });
  });

  test('who was there later only confirms nothing of a session that ended before', async () => {
    const casey = await signedUp(server());
    const { id } = await start();
    await join(billie, id);
    at(120);
    await join(casey, id);
    at(240);
    await end(id);
    const ofBillie = (await see(casey, id)).members.find(
      ({ name }: any) => name === billie.user.fullName,
    );
    await post(casey, `/crew-sessions/${id}/confirmations`, { memberIds: [ofBillie.id] });
    expect((await attested(billie)).attestations).toMatchObject([{ hours: 2, coveredHours: 2 }]);
    await post(host, `/crew-sessions/${id}/correct-end`, { endedAt: after(60).toISOString() });
    expect((await attested(billie)).attestations).toMatchObject([
      { hours: 2, correctedHours: 0, coveredHours: 0, isCurrent: false },
    ]);
  });

  test('nobody confirms a person under their own name', async () => {
    const { id } = await start();
    await join(billie, id);
    const { body: guest } = await guestJoins(id, {
      name: ` ${billie.user.fullName.toUpperCase()} `,
    });
    const [, ofBillie] = guest.session.members;
    at(60);
    const refused = await post(new TestClient(server()), '/crew-guests/confirmations', {
      secret: guest.secret,
      memberIds: [ofBillie.id],
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { memberIds: crewMessages.ownName } },
    });
    // One of an earlier version that waits for the end.
    await server().database.query({
      text: `insert into crew_confirmations (by_id, member_id, confirmed_at)
        select id, $1, joined_at from crew_members where secret_hash is not null and session_id = $2`,
      values: [ofBillie.id, id],
    });
    const confirmations = async () => (await see(billie, id)).members[1].confirmations;
    expect(await confirmations()).toBe(1);
    await end(id);
    expect((await attested(billie)).attestations).toEqual([]);
    expect(await confirmations()).toBe(0);
  });

  test('of confirmations of earlier versions, the ten minutes explain half an hour, not more', async () => {
    const { id } = await start();
    await join(billie, id);
    at(50);
    await end(id, { confirmPresent: true });
    const signedFor = async (hours: number) => {
      const { query } = server().database;
      await query({
        text: 'update attestations set hours = $2, corrected_hours = null where user_id = $1',
        values: [billie.user.id, hours],
      });
      const batch = { owner: Number(billie.user.id), after: 0, size: 200 };
      expect(await correctedConfirmations.change(query, batch)).toBeNull();
      return (await attested(billie)).attestations[0];
    };
    expect(await signedFor(1)).toMatchObject({ correctedHours: null, changed: null });
    const lowered = await signedFor(1.5);
    expect(lowered).toMatchObject({ correctedHours: 0.5, coveredHours: 0.5 });
    expect(lowered.changed).toBe(
      'Less of the session counts now: 0.5 hours of this confirmation stand.',
    );
    // Time that counts elsewhere is not explained by them.
    const text = 'update crew_members set hours = 0 where user_id = $1';
    await server().database.query({ text, values: [billie.user.id] });
    expect(await signedFor(1)).toMatchObject({ correctedHours: 0 });
  });
});
