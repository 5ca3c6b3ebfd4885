// @module-tag servers
import type { JSONWebKeySet } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { crewLimits, crewMessages, educatorStatement } from '#domain/proof/crew-sessions';
import { BADGE_KEYS_PATH } from '#domain/learning/open-badges';
import { crewFeedbackMessages } from '#domain/proof/crew-feedback';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { checkBadge } from '#tests/support/check-badge';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';

const server = useServer();
const START = new Date('2026-11-24T02:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const at = (minutes: number) => server().setNow(after(minutes));

let educator: TestClient;
let billie: TestClient;
beforeEach(async () => {
  at(0);
  [educator, billie] = [await signedUp(server()), await signedUp(server())];
});

const post = (by: TestClient, path: string, body: object = {}) => by.rest('POST', path, body);
const TAUGHT = {
  kind: 'taught',
  type: 'grand-round',
  title: 'Sepsis before hospital',
  provider: 'College of Paramedics',
  profession: 'doctor',
};
const start = async (more: object = {}, by = educator) =>
  (await post(by, '/crew-sessions', { ...TAUGHT, ...more })).body;
const codeNow = async (id: number, by = educator): Promise<string> =>
  (await by.rest('GET', `/crew-sessions/${id}/codes`)).body.codes[0].code;
const join = async (by: TestClient, sessionId: number, more: object = {}) =>
  post(by, '/crew-sessions/join', { code: await codeNow(sessionId), sessionId, ...more });
const guestJoins = async (sessionId: number, more: object = {}) =>
  (
    await post(new TestClient(server()), '/crew-guests', {
      code: await codeNow(sessionId),
      sessionId,
      name: 'Robin Nurse',
      profession: 'registered-nurse',
      ...more,
    })
  ).body;
const end = (id: number, more: object = { confirmPresent: true }) =>
  post(educator, `/crew-sessions/${id}/end`, more);
const see = async (by: TestClient, id: number) =>
  (await by.rest('GET', `/crew-sessions/${id}`)).body;
const activities = async (by: TestClient) => (await by.rest('GET', '/activities')).body;
/** What others confirmed of the latest activity. */
const attested = async (by: TestClient, parts: string) =>
  (await by.graphql(`{ activities(first: 1) { nodes { attestations { ${parts} } } } }`)).data
    .activities.nodes[0];
const attendance = async (id: number, by = educator) => {
  const response = await by.fetch(`/api/crew-sessions/${id}/attendance.csv`);
  // Response.text() would take the byte order mark away.
  const text = Buffer.from(await response.arrayBuffer()).toString();
  return { status: response.status, type: response.headers.get('content-type'), text };
};

describe('what is recorded', () => {
  test('attendees get their own hours, attested by the educator, who gets none', async () => {
    const { id } = await start({ objectives: 'Recognise sepsis\nTreat it early' });
    await join(billie, id);
    const guest = await guestJoins(id);
    at(95);
    expect((await end(id)).body).toMatchObject({ isHost: true, hours: null, activityId: null });
    expect(await activities(educator)).toEqual([]);
    const [hers] = await activities(billie);
    expect(hers).toMatchObject({
      title: 'Sepsis before hospital',
      provider: 'College of Paramedics',
      description: 'Learning objectives:\nRecognise sepsis\nTreat it early',
      activityType: 'case-review',
      hours: 1.5,
      isInteractive: true,
      practitioners: 'a registered nurse; taught by a doctor',
      practitionerCount: 2,
    });
    expect(await attested(billie, 'name role hours comment source isCurrent')).toEqual({
      attestations: [
        {
          name: educator.user.fullName,
          role: 'Doctor, educator',
          hours: 1.5,
          comment: educatorStatement('College of Paramedics'),
          source: 'crew-session',
          isCurrent: true,
        },
      ],
    });
    const casey = await signedUp(server());
    await post(casey, '/crew-sessions/claim', { secret: guest.secret });
    expect((await activities(casey))[0]).toMatchObject({
      hours: 1.5,
      practitioners: 'a paramedic; taught by a doctor',
    });
  });

  test('a single attendee learns with the educator; a named one is named', async () => {
    const { id } = await start({ namesAllowed: true });
    await join(billie, id);
    at(60);
    await end(id);
    expect((await activities(billie))[0]).toMatchObject({
      hours: 1,
      practitioners: `taught by ${educator.user.fullName} (doctor)`,
      practitionerCount: 1,
    });
  });

  test('an educator is in one place, and is not attended in another', async () => {
    await start();
    const other = await start({}, billie);
    const code = await codeNow(other.id, billie);
    const refused = await post(educator, '/crew-sessions/join', { code, sessionId: other.id });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      crewMessages.hosting('Sepsis before hospital'),
    ]);
  });

  test('what an educator attends as a guest meanwhile does not count', async () => {
    await start();
    const { id } = await start({ title: 'Airway' }, billie);
    const joining = { code: await codeNow(id, billie), sessionId: id, name: 'Guest' };
    const { body: guest } = await post(new TestClient(server()), '/crew-guests', joining);
    at(60);
    await post(billie, `/crew-sessions/${id}/end`, { confirmPresent: true });
    const { body } = await post(educator, '/crew-sessions/claim', { secret: guest.secret });
    expect(body).toMatchObject({
      hours: 0,
      activityId: null,
      countedElsewhere: ['Sepsis before hospital'],
    });
    expect(await activities(educator)).toEqual([]);
  });

  test('a correction lowers attendees’ hours and their attestations, and nothing of the educator', async () => {
    const { id } = await start();
    await join(billie, id);
    at(125);
    await end(id);
    const { body } = await post(educator, `/crew-sessions/${id}/correct-end`, {
      endedAt: after(65).toISOString(),
    });
    expect(body).toMatchObject({ hours: null });
    const [hers] = await activities(billie);
    expect(hers.hours).toBe(1);
    expect(await attested(billie, 'hours correctedHours isCurrent')).toEqual({
      attestations: [{ hours: 2, correctedHours: 1, isCurrent: true }],
    });
  });

  test('the badge says who taught, by profession and provider', async () => {
    const { id } = await start();
    await join(billie, id);
    at(60);
    await end(id);
    const later = after(60 + crewLimits.correctDays * 24 * 60 + 1);
    server().setNow(later);
    const fetched = await billie.fetch(`/api/crew-sessions/${id}/badge.jwt`);
    const keys = await (await billie.fetch(BADGE_KEYS_PATH)).json();
    const { badge } = await checkBadge(await fetched.text(), keys as JSONWebKeySet, later);
    const { narrative, achievement } = badge.credentialSubject;
    expect(narrative).toContain(
      'The session was taught by a doctor; provider: College of Paramedics.',
    );
    expect(narrative).toContain('Confirmed by the educator.');
    expect(achievement.description).toContain('College of Paramedics');
    expect(JSON.stringify(badge)).not.toContain(educator.user.fullName);
    const own = await educator.rest('GET', `/crew-sessions/${id}/badge.jwt`);
    expect(own.status).toBe(409);
  });

  test('nobody but the educator confirms', async () => {
    const { id, memberId } = await start();
    await join(billie, id);
    const guest = await guestJoins(id);
    const confirming = { memberIds: [memberId] };
    const refused = [
      await post(billie, `/crew-sessions/${id}/confirmations`, confirming),
      await post(new TestClient(server()), '/crew-guests/confirmations', {
        ...confirming,
        secret: guest.secret,
      }),
    ];
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [409, crewMessages.educatorConfirms],
      [409, crewMessages.educatorConfirms],
    ]);
  });

  test('a session that nobody ended is confirmed later', async () => {
    const { id } = await start();
    await join(billie, id);
    at(13 * 60);
    const closed = await see(educator, id);
    expect(closed).toMatchObject({ endedBy: 'closed', hours: null });
    const memberIds = closed.members.filter(({ isHost }: any) => !isHost).map((m: any) => m.id);
    await post(educator, `/crew-sessions/${id}/confirmations`, { memberIds });
    expect(await attested(billie, 'isCurrent')).toEqual({ attestations: [{ isCurrent: true }] });
  });
});

describe('what is asked', () => {
  test.each([
    ['a provider', { provider: null }, { provider: crewMessages.noProvider }],
    ['a provider of letters', { provider: ' ' }, { provider: crewMessages.noProvider }],
    [
      'no provider of a crew',
      { kind: 'crew', objectives: 'Learn' },
      { provider: crewMessages.onlyTaught, objectives: crewMessages.onlyTaught },
    ],
    [
      'short objectives',
      { objectives: 'x'.repeat(crewLimits.objectives.max + 1) },
      { objectives: `Learning objectives must be at most ${crewLimits.objectives.max} characters` },
    ],
  ])('%s', async (_, more, fields) => {
    const refused = await post(educator, '/crew-sessions', { ...TAUGHT, ...more });
    expect([refused.status, refused.body.fields]).toEqual([400, fields]);
  });

  test('it takes five hundred besides the educator', async () => {
    const { id } = await start();
    await server().database.query({
      text: `insert into crew_members (session_id, name, profession, joined_at)
        select $1, 'Guest ' || n, 'doctor', $2 from generate_series(1, ${crewLimits.attendees - 1}) n`,
      values: [id, START],
    });
    expect((await join(billie, id)).status).toBe(200);
    const refused = await join(await signedUp(server()), id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      crewMessages.full(crewLimits.attendees),
    ]);
    expect(await see(educator, id)).toMatchObject({ memberCount: crewLimits.attendees });
  });
});

describe('names', () => {
  test('the educator sees those who allow it, and attendees see numbers alone', async () => {
    const { id } = await start();
    await join(billie, id);
    await guestJoins(id, { listAllowed: true });
    const seen = await see(educator, id);
    expect(seen.members.map(({ name, number, isHost }: any) => [name, number, isHost])).toEqual([
      [educator.user.fullName, null, true],
      [null, 1, false],
      ['Robin Nurse', 2, false],
    ]);
    const hers = await see(billie, id);
    expect(hers).toMatchObject({ hereCount: 2, memberCount: 2, listAllowed: false });
    expect(hers.members.map(({ number }: any) => number)).toEqual([null, 1]);
    expect(JSON.stringify(hers)).not.toContain('Robin');
    await post(billie, `/crew-sessions/${id}/listing`, { listAllowed: true });
    expect((await see(educator, id)).members[1].name).toBe(billie.user.fullName);
  });

  test('a message about one who was not there does not name them', async () => {
    const { id } = await start();
    await guestJoins(id);
    const seen = await see(educator, id);
    const member = seen.members[1].id;
    await server().database.query({
      text: `update crew_members set here_since = null, presences = '[]' where id = $1`,
      values: [member],
    });
    const refused = await post(educator, `/crew-sessions/${id}/confirmations`, {
      memberIds: [member],
    });
    expect(refused.body.fields).toEqual({ memberIds: crewMessages.notTogether(null) });
  });

  test('live events of attendees have numbers, those of the educator who joined', async () => {
    const { id } = await start();
    await join(billie, id);
    const query = `subscription($id: ID!) { crewSessionChanged(id: $id) {
      hereCount memberCount endedBy members { name number isHost } } }`;
    const open = async ({ cookie }: TestClient) => {
      const socket = await (await TestSocket.open(server(), { cookie })).init();
      socket.send({ type: 'subscribe', id: 'live', payload: { query, variables: { id } } });
      await socket.next('next');
      return socket;
    };
    const [hers, theirs] = [await open(billie), await open(educator)];
    const next = async (socket: TestSocket) =>
      (await socket.next('next')).payload.data.crewSessionChanged;
    await guestJoins(id, { listAllowed: true });
    expect(await next(hers)).toEqual({ hereCount: 2, memberCount: 2, endedBy: null, members: [] });
    expect(await next(theirs)).toMatchObject({
      hereCount: 2,
      members: [{ name: 'Robin Nurse', number: 2, isHost: false }],
    });
    await end(id);
    expect(await next(hers)).toEqual({
      hereCount: 0,
      memberCount: 2,
      endedBy: 'HOST',
      members: [],
    });
    hers.close();
    theirs.close();
  });
});

describe('attendance', () => {
  test('is a table for the educator alone, after the end', async () => {
    const { id } = await start();
    await join(billie, id, { listAllowed: true });
    at(10);
    await guestJoins(id, { name: '=HYPERLINK("x")', listAllowed: true });
    const { session } = await guestJoins(id, { name: 'Removed' });
    await guestJoins(id, { name: 'Unlisted', profession: 'midwife' });
    await post(educator, `/crew-members/${session.memberId}/remove`);
    expect((await attendance(id)).status).toBe(409);
    at(70);
    await end(id);
    const { text, type } = await attendance(id);
    expect(type).toBe('text/csv; charset=utf-8');
    expect(text).toBe(
      [
        '\uFEFFName,Profession,From (Australia/Brisbane),To (Australia/Brisbane),Minutes present,Hours',
        `${billie.user.fullName},Paramedic,2026-11-24 12:00,2026-11-24 13:10,70,1`,
        `"'=HYPERLINK(""x"")",Registered nurse,2026-11-24 12:10,2026-11-24 13:10,60,1`,
        'Attendee 4,Midwife,2026-11-24 12:10,2026-11-24 13:10,60,1',
        '',
      ].join('\r\n'),
    );
    expect((await attendance(id, billie)).status).toBe(404);
    // Consent can be taken back, also after the end.
    await post(billie, `/crew-sessions/${id}/listing`, { listAllowed: false });
    expect((await attendance(id)).text).toContain('Attendee 1,Paramedic');
  });

  test('a crew’s session has none', async () => {
    const { body } = await post(educator, '/crew-sessions', { type: 'debrief', title: 'A crew' });
    await post(educator, `/crew-sessions/${body.id}/end`);
    expect((await attendance(body.id)).status).toBe(404);
  });
});

describe('feedback', () => {
  const give = (by: TestClient, id: number, answers: object = { usefulness: 4 }) =>
    post(by, `/crew-sessions/${id}/feedback`, answers);
  const read = (id: number, by = educator) => by.rest('GET', `/crew-sessions/${id}/feedback`);

  test('is given once by each, and shown from five answers on', async () => {
    const { id } = await start();
    await join(billie, id);
    const guests = [];
    for (let n = 1; n <= 4; n += 1) guests.push(await guestJoins(id, { name: `Guest ${n}` }));
    expect((await give(billie, id)).body.message).toBe(crewFeedbackMessages.notTaught);
    at(60);
    await end(id);
    expect((await give(educator, id)).body.message).toBe(crewFeedbackMessages.notTaught);
    const sent = { usefulness: 5, change: 'More cases' };
    // At once, by a double press.
    const given = await Promise.all([1, 2, 3].map(() => give(billie, id, sent)));
    expect(given.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await see(billie, id)).toMatchObject({ feedbackGiven: true });
    const anyone = new TestClient(server());
    const byGuest = (secret: string) =>
      post(anyone, '/crew-guests/feedback', { secret, usefulness: 2 });
    for (const { secret } of guests.slice(0, 3)) await byGuest(secret);
    expect((await read(id)).body).toEqual({ count: 4, ratings: null, changes: null });
    expect((await byGuest(guests[0].secret)).body.message).toBe(crewFeedbackMessages.once);
    await byGuest(guests[3].secret);
    expect((await read(id)).body).toEqual({
      count: 5,
      ratings: [0, 4, 0, 0, 1],
      changes: ['More cases'],
    });
    expect((await read(id, billie)).status).toBe(404);
  });

  test('has no person and no moment in its table, and goes with the session', async () => {
    const { id } = await start();
    await join(billie, id);
    at(60);
    await end(id);
    await give(billie, id);
    const text = `select column_name from information_schema.columns where table_name = 'crew_feedback' order by 1`;
    const columns = await server().database.query<{ column_name: string }>({ text, values: [] });
    expect(columns.map((each) => each.column_name)).toEqual([
      'change',
      'id',
      'session_id',
      'usefulness',
    ]);
    await server().database.query({
      text: 'delete from crew_sessions where id = $1',
      values: [id],
    });
    const left = { text: 'select 1 from crew_feedback where session_id = $1', values: [id] };
    expect(await server().database.query(left)).toEqual([]);
  });

  test('closes with the other things that follow a session', async () => {
    const { id } = await start();
    await join(billie, id);
    at(60);
    await end(id);
    at(60 + crewLimits.afterDays * 24 * 60);
    await post(billie, '/login', { username: billie.user.username, password: PASSWORD });
    expect((await give(billie, id)).body.message).toBe(crewFeedbackMessages.late);
  });
});

test('a deleted educator leaves attendees their hours, and is not counted as one of them', async () => {
  const { id } = await start({ namesAllowed: true });
  await join(billie, id);
  at(60);
  await end(id);
  const query = 'mutation($password: String) { deleteAccount(password: $password) }';
  await educator.graphql(query, { password: PASSWORD });
  const left = await see(billie, id);
  expect(left).toMatchObject({ memberCount: 1, hours: 1 });
});
