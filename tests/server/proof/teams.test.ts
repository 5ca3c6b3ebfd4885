// @module-tag servers
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { runReminders } from '#server/reminders/run';
import { tendTeams } from '#server/schema/proof/teams/receipt-renewal';
import { checkBadge } from '#tests/support/check-badge';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { TestSocket } from '#tests/support/socket';
import {
  ENDING_TYPE,
  readReceipt,
  RECEIPT_TYPE,
  receiptProblem,
} from '#domain/proof/standing-receipts';
import { teamLimits, teamTexts } from '#domain/proof/teams';

const server = useServer();
const START = new Date('2026-11-24T02:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60_000);
const at = (days: number) => server().setNow(after(days));
const UNTIL = '2027-11-24';

let coordinator: TestClient;
let member: TestClient;
beforeEach(async () => {
  at(0);
  [coordinator, member] = [await signedUp(server()), await signedUp(server())];
});

const post = (by: TestClient, path: string, body: object = {}) => by.rest('POST', path, body);
const get = async (by: TestClient, path: string) => (await by.rest('GET', path)).body;

async function team(more: object = {}, by = coordinator) {
  const made = await post(by, '/teams', {
    name: 'Northside station',
    kind: 'station',
    shownName: 'Casey Coordinator',
    ...more,
  });
  expect(made.status).toBe(201);
  return made.body;
}

async function invited(id: number, by = coordinator): Promise<string> {
  return (await post(by, `/teams/${id}/invitation`, { days: 14 })).body.invitation.code;
}

const joining = (code: string, more: object = {}) => ({
  code,
  shownName: 'Mara Okafor',
  sharedUntil: UNTIL,
  askedCredentials: [],
  ...more,
});

async function withMember(more: { asked?: string[]; agreed?: string[] } = {}) {
  const { asked = [], agreed = asked } = more;
  const { id } = await team({ askedCredentials: asked });
  const code = await invited(id);
  const joined = await post(member, '/teams/join', joining(code, { askedCredentials: agreed }));
  expect(joined.status).toBe(200);
  return { id, code, joined: joined.body };
}

const board = (id: number, query = '', by = coordinator) =>
  by.rest('GET', `/teams/${id}/board${query}`);
const rowOf = async (id: number, name = 'Mara Okafor') =>
  (await board(id)).body.find(({ shownName }: any) => shownName === name);
const readings = (by = member) => get(by, '/receipt-readings');
const tend = (days: number) => {
  at(days);
  return tendTeams(server().services, after(days));
};
const kinds = async (by: TestClient) =>
  (await get(by, '/notifications')).map(({ kind }: any) => kind);
const deleteAccount = async (by: TestClient) => {
  const { data } = await by.graphql(
    'mutation ($password: String) { deleteAccount(password: $password) }',
    { password: PASSWORD },
  );
  expect(data.deleteAccount).toBe(true);
};
const keys = async () => (await (await coordinator.fetch('/.well-known/jwks.json')).json()) as any;

async function log(by: TestClient, hours: number, more: object = {}) {
  const { status } = await post(by, '/activities', {
    title: 'Private title of a workshop',
    category: 'Clinical Practice',
    hours,
    isInteractive: true,
    status: 'completed',
    completedDate: '2026-11-20',
    ...more,
  });
  expect(status).toBe(201);
}

describe('joining', () => {
  test('shows what a team is and when sharing would end, and joins once', async () => {
    const { id } = await team({ askedCredentials: ['blue-card'] });
    const code = await invited(id);
    const seen = await post(member, '/teams/invitation', {
      code: code.toLowerCase().replaceAll('-', ' '),
    });
    expect(seen.body).toMatchObject({
      name: 'Northside station',
      kind: 'station',
      memberCount: 1,
      coordinators: ['Casey Coordinator'],
      askedCredentials: ['blue-card'],
      isMember: false,
      suggestedUntil: '2027-11-24',
      latestUntil: '2027-12-24',
    });
    const joined = await post(
      member,
      '/teams/join',
      joining(code, { askedCredentials: ['blue-card'] }),
    );
    expect(joined.body).toMatchObject({
      id,
      memberCount: 2,
      invitation: null,
      membership: {
        role: 'member',
        shownName: 'Mara Okafor',
        sharedUntil: UNTIL,
        agreedCredentials: ['blue-card'],
        askedSince: [],
        receipt: { day: '2026-11-24', standing: 'not-settled' },
      },
    });
    const again = await post(member, '/teams/join', joining(code));
    expect(again.body).toMatchObject({ status: 409, detail: teamTexts.alreadyIn });
    expect(await kinds(coordinator)).toContain('team-joined');
    expect(await kinds(member)).toContain('team-credential');
  });

  test('only what the screen named is shared, and what is asked later waits for the member', async () => {
    const { id, joined } = await withMember({
      asked: ['blue-card', 'cpr'],
      agreed: ['cpr', 'boat'],
    });
    expect(joined.membership).toMatchObject({
      agreedCredentials: ['cpr'],
      askedSince: ['blue-card'],
    });
    const row = await rowOf(id);
    expect(row.credentials.map(({ type, state }: any) => [type, state])).toEqual([
      ['blue-card', 'not-shared'],
      ['cpr', 'missing'],
    ]);
    await coordinator.rest('PATCH', `/teams/${id}`, { askedCredentials: ['cpr', 'boat'] });
    expect(await kinds(member)).toContain('team-asked');
    expect((await rowOf(id)).credentials).toMatchObject([
      { type: 'cpr' },
      { type: 'boat', state: 'not-shared' },
    ]);
    const body = { shownName: 'Mara', sharedUntil: UNTIL, askedCredentials: ['cpr', 'boat'] };
    expect((await post(member, `/teams/${id}/sharing`, body)).body.membership.askedSince).toEqual(
      [],
    );
    expect((await rowOf(id, 'Mara')).credentials).toMatchObject([
      { state: 'missing' },
      { state: 'missing' },
    ]);
  });

  test.each([
    ['today', '2026-11-24', teamTexts.untilPast],
    ['beyond 13 months', '2027-12-25', teamTexts.untilLate],
  ])('refuses to share until %s', async (_, sharedUntil, message) => {
    const { id } = await team();
    const refused = await post(member, '/teams/join', joining(await invited(id), { sharedUntil }));
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ sharedUntil: message });
  });

  test('an invitation works until it is replaced, ended or expired', async () => {
    const { id } = await team();
    const first = await invited(id);
    const second = await invited(id);
    const look = async (code: string) => (await post(member, '/teams/invitation', { code })).status;
    expect(await look(first)).toBe(404);
    expect(await look(second)).toBe(200);
    at(15);
    expect(await look(second)).toBe(404);
    at(0);
    await post(coordinator, `/teams/${id}/invitation/end`);
    expect(await look(second)).toBe(404);
    expect((await post(member, '/teams/join', joining(second))).body.detail).toBe(
      teamTexts.unknownCode,
    );
  });
});

describe('a receipt', () => {
  test('is a signed credential that others check, without a word of the record', async () => {
    await log(member, 5.5);
    const { joined } = await withMember({ asked: ['blue-card'] });
    const { text, fingerprint } = joined.membership.receipt;
    const { badge, header } = await checkBadge(text, await keys(), after(1));
    expect(header.typ).toBe(RECEIPT_TYPE);
    expect(badge['credentialSubject']).toMatchObject({
      name: 'Mara Okafor',
      sharedWith: { name: 'Northside station', kind: 'station' },
      sharedUntil: UNTIL,
      day: '2026-11-24',
      registrations: [{ hours: 5.5, attestedInteractiveHours: 0, state: 'not-settled' }],
      credentials: [{ credentialType: 'blue-card', recorded: false }],
      timeline: { sha256: fingerprint },
    });
    expect(JSON.stringify(decodeJwt(text))).not.toContain('Private title');
    const read = readReceipt(text)!;
    const issuer = server().services.env.publicUrl;
    expect(receiptProblem(read, { issuer, now: after(1) })).toBeNull();
    expect(receiptProblem(read, { issuer, now: after(32) })).toMatch(/no longer valid/);
    await expect(
      jwtVerify(text, createLocalJWKSet(await keys()), { currentDate: after(32) }),
    ).rejects.toThrow(/exp/);
  });

  test('never outlives what its owner chose', async () => {
    const { id } = await team();
    const code = await invited(id);
    const joined = await post(member, '/teams/join', joining(code, { sharedUntil: '2026-11-30' }));
    expect(joined.body.membership.receipt.validUntil).toBe('2026-11-30T14:00:00.000Z');
    at(7);
    expect((await get(member, `/teams/${id}`)).membership).toMatchObject({
      sharedUntil: null,
      receipt: null,
    });
    expect(await rowOf(id)).toMatchObject({ standing: null, reason: teamTexts.notSharing });
    expect((await tend(7)).ended).toBe(1);
    expect((await get(member, '/sharing-endings'))[0]).toMatchObject({ endedBy: 'day' });
    expect(await kinds(member)).toContain('team-sharing-ending');
  });

  test('is renewed once a day, and the one before is replaced', async () => {
    const { id, joined } = await withMember();
    const first = joined.membership.receipt;
    const status = async ({ number }: any) =>
      (await get(new TestClient(server()), `/receipts/${number}/revocations`)).revokedCredential;
    expect(await status(first)).toEqual([]);
    expect((await tend(0)).renewed).toBe(0);
    expect((await tend(1)).renewed).toBe(1);
    const second = (await get(member, `/teams/${id}`)).membership.receipt;
    expect(second).toMatchObject({ day: '2026-11-25' });
    expect(second.number).not.toBe(first.number);
    expect(await status(second)).toEqual([]);
    expect(await status(first)).toMatchObject([
      { revoked: true, revocationReason: 'A newer receipt has replaced it.' },
    ]);
    expect((await tend(1)).renewed).toBe(0);
  });

  test('is renewed when its owner opens the app on another day', async () => {
    const { id } = await withMember();
    at(2);
    await get(member, '/teams');
    await expect
      .poll(async () => (await get(member, `/teams/${id}`)).membership.receipt.day)
      .toBe('2026-11-26');
  });

  test('a run of the reminders renews it, too', async () => {
    await withMember();
    at(1);
    expect(await runReminders(server().services, after(1))).toMatchObject({ receipts: 1 });
  });
});

describe('ending', () => {
  test('one press ends it at once, and the owner can prove it', async () => {
    const { id, joined } = await withMember();
    const { number } = joined.membership.receipt;
    await board(id);
    const { status, body } = await post(member, `/teams/${id}/sharing/end`);
    expect(status).toBe(200);
    const { badge, header } = await checkBadge(body.ending.text, await keys(), after(1));
    expect(header.typ).toBe(ENDING_TYPE);
    expect(badge['credentialSubject']).toMatchObject({
      name: 'Mara Okafor',
      sharedWith: { name: 'Northside station' },
      endedBy: 'owner',
    });
    const list = await get(new TestClient(server()), `/receipts/${number}/revocations`);
    expect(list.revokedCredential).toMatchObject([
      { revoked: true, revocationReason: 'Withdrawn on 24 Nov 2026: it is no longer shared.' },
    ]);
    expect(badge['credentialSubject'].id).toContain(number.split('.')[0]);
    expect(await rowOf(id)).toMatchObject({ standing: null, reason: teamTexts.notSharing });
    const file = await member.fetch(`/api/sharing-endings/${body.ending.id}/ending.jwt`);
    expect(await file.text()).toBe(body.ending.text);
    expect(await readings()).toMatchObject([
      { readerName: 'Casey Coordinator', way: 'board', count: 1 },
    ]);
  });

  test('leaving removes the member; the readings stay with their owner', async () => {
    const { id } = await withMember();
    await board(id);
    const left = await post(member, `/teams/${id}/leave`);
    expect(left.body).toMatchObject({
      teamId: id,
      teamName: 'Northside station',
      ending: { endedBy: 'owner' },
    });
    expect((await member.rest('GET', `/teams/${id}`)).status).toBe(404);
    expect((await board(id)).body).toHaveLength(1);
    expect(await readings()).toHaveLength(1);
  });

  test('a member who is removed is told and keeps the statement', async () => {
    const { id, joined } = await withMember();
    const removed = await post(coordinator, `/team-members/${joined.membership.id}/remove`);
    expect(removed.body).toMatchObject({ id, memberCount: 1 });
    expect(await get(member, '/sharing-endings')).toMatchObject([{ endedBy: 'coordinator' }]);
    expect(await kinds(member)).toContain('team-changed');
    expect(await get(member, '/teams')).toEqual([]);
  });

  test('the last coordinator cannot leave others alone, but can hand over or delete the team', async () => {
    const { id, joined } = await withMember();
    const refused = await post(coordinator, `/teams/${id}/leave`);
    expect(refused.body).toMatchObject({ status: 409, detail: teamTexts.lastCoordinator });
    const { membership } = await get(coordinator, `/teams/${id}`);
    const stepDown = () =>
      post(coordinator, `/team-members/${membership.id}/role`, { role: 'member' });
    expect((await stepDown()).status).toBe(409);
    await post(coordinator, `/team-members/${joined.membership.id}/role`, { role: 'coordinator' });
    expect(await kinds(member)).toContain('team-changed');
    expect((await stepDown()).body.membership.role).toBe('member');
    expect((await board(id)).status).toBe(404);
    expect((await board(id, '', member)).status).toBe(200);
    expect((await post(coordinator, `/teams/${id}/leave`)).body.ending).toBeNull();
    expect((await post(member, `/teams/${id}/leave`)).body.ending.endedBy).toBe('team');
    expect((await member.rest('GET', `/teams/${id}`)).status).toBe(404);
  });

  test('a deleted team ends everyone’s sharing', async () => {
    const { id } = await withMember();
    expect((await coordinator.rest('DELETE', `/teams/${id}`)).status).toBe(204);
    expect(await get(member, '/sharing-endings')).toMatchObject([{ endedBy: 'team' }]);
    expect(await kinds(member)).toContain('team-changed');
  });

  test('without its last coordinator’s account a team ends in 30 days', async () => {
    const { id, joined } = await withMember();
    await deleteAccount(coordinator);
    expect(await get(member, `/teams/${id}`)).toMatchObject({
      endsOn: '2026-12-24',
      coordinators: [],
    });
    expect(await kinds(member)).toContain('team-changed');
    await tend(29);
    expect((await member.rest('GET', `/teams/${id}`)).status).toBe(200);
    await tend(30);
    const left = { text: 'select id from teams where id = $1', values: [id] };
    expect(await server().database.query(left)).toEqual([]);
    const { number } = joined.membership.receipt;
    const list = await get(member, `/receipts/${number}/revocations`);
    expect(list.revokedCredential[0].revocationReason).toContain('Withdrawn on 24 Dec 2026');
  });

  test('a member’s deleted account leaves nothing but the word that it is not shared', async () => {
    const { id, joined } = await withMember();
    await deleteAccount(member);
    expect((await board(id)).body).toHaveLength(1);
    const list = await get(
      coordinator,
      `/receipts/${joined.membership.receipt.number}/revocations`,
    );
    expect(list.revokedCredential[0].revocationReason).toBe('Not shared, or no longer.');
  });
});

describe('the board', () => {
  test('has counts, filters and pages, by name', async () => {
    const { id, code } = await withMember({ asked: ['blue-card'] });
    const third = await signedUp(server());
    await third.rest('POST', '/credentials', {
      type: 'blue-card',
      title: 'Blue card',
      expiryDate: '2026-12-20',
    });
    await post(
      third,
      '/teams/join',
      joining(code, { shownName: 'Ari 100%', askedCredentials: ['blue-card'] }),
    );
    const { data } = await coordinator.graphql(
      `query ($id: ID!) { teamBoard(id: $id, first: 2) { totalCount pageInfo { hasNextPage endCursor }
         nodes { shownName isYou credentials { state text } }
         counts { members onTrack atRisk notSettled withoutReceipt credentials { type valid ending ended missing notShared } } } }`,
      { id: String(id) },
    );
    expect(data.teamBoard).toMatchObject({
      totalCount: 3,
      nodes: [
        {
          shownName: 'Ari 100%',
          credentials: [{ state: 'ending', text: 'Valid until 20 Dec 2026' }],
        },
        { shownName: 'Casey Coordinator', isYou: true },
      ],
      counts: {
        members: 3,
        onTrack: 0,
        atRisk: 0,
        notSettled: 2,
        withoutReceipt: 1,
        credentials: [
          { type: 'blue-card', valid: 0, ending: 1, ended: 0, missing: 1, notShared: 0 },
        ],
      },
    });
    const names = async (query: string) =>
      (await board(id, query)).body.map(({ shownName }: any) => shownName);
    const { endCursor } = data.teamBoard.pageInfo;
    expect(await names(`?after=${endCursor}`)).toEqual(['Mara Okafor']);
    expect(await names('?standing=not-settled')).toEqual(['Ari 100%', 'Mara Okafor']);
    expect(await names('?withoutReceipt=true')).toEqual(['Casey Coordinator']);
    expect(await names('?credential=blue-card&credentialState=missing')).toEqual(['Mara Okafor']);
    expect(await names('?endingWithinDays=30')).toEqual(['Ari 100%']);
    expect(await names('?endingWithinDays=10')).toEqual([]);
    expect(await names('?search=100%25')).toEqual(['Ari 100%']);
    expect((await board(id, '?standing=great')).status).toBe(400);
    expect((await board(id, '?endingWithinDays=9999')).status).toBe(400);
  });

  test('what is read is written before it is shown, once a day and way', async () => {
    const { id, joined } = await withMember();
    await board(id);
    await board(id);
    await board(id, '?way=print');
    const csv = await coordinator.fetch(`/api/teams/${id}/board.csv`);
    expect(csv.headers.get('content-disposition')).toContain('Northside station');
    const receipt = await coordinator.fetch(
      `/api/team-members/${joined.membership.id}/receipt.jwt`,
    );
    expect(await receipt.text()).toBe(joined.membership.receipt.text);
    await member.fetch(`/api/team-members/${joined.membership.id}/receipt.jwt`);
    const list = (await readings()).map(({ way, count, day }: any) => [way, count, day]);
    expect(list.toSorted()).toEqual([
      ['board', 2, '2026-11-24'],
      ['csv', 1, '2026-11-24'],
      ['print', 1, '2026-11-24'],
      ['receipt', 1, '2026-11-24'],
    ]);
    expect(await readings(coordinator)).toEqual([]);
    await tend(31 * teamLimits.keptMonths);
    const left = { text: 'select id from receipt_readings where team_id = $1', values: [id] };
    expect(await server().database.query(left)).toEqual([]);
  });

  test('the table cannot run in a spreadsheet', async () => {
    const { id, code } = await withMember();
    const third = await signedUp(server());
    await post(third, '/teams/join', joining(code, { shownName: '=HYPERLINK("http://x.au")' }));
    const text = await (await coordinator.fetch(`/api/teams/${id}/board.csv?search=hyper`)).text();
    expect(text.split('\r\n')[1]).toMatch(/^"'=HYPERLINK/);
    expect(text.split('\r\n')).toHaveLength(3);
  });

  test('reminds a member once a week, and tells nobody else', async () => {
    const { id, joined } = await withMember();
    const nudge = () =>
      post(coordinator, `/teams/${id}/nudges`, { memberIds: [joined.membership.id] });
    expect((await nudge()).body).toMatchObject({ sent: 1, waiting: 0 });
    expect((await nudge()).body).toMatchObject({ sent: 0, waiting: 1 });
    expect(await kinds(member)).toContain('team-nudge');
    expect((await rowOf(id)).nudgeFrom).toBe(after(7).toISOString());
    at(7);
    expect((await nudge()).body.sent).toBe(1);
  });
});

test('a subscription says that something changed, and that the member is gone', async () => {
  const { id, joined } = await withMember();
  const socket = await (await TestSocket.open(server(), { cookie: member.cookie })).init();
  const query = `subscription { teamChanged(id: "${id}") { teamId isMember at } }`;
  socket.send({ type: 'subscribe', id: 'live', payload: { query } });
  const next = async () => (await socket.next('next')).payload.data.teamChanged;
  expect(await next()).toMatchObject({ isMember: true });
  await post(coordinator, `/team-members/${joined.membership.id}/remove`);
  await expect.poll(async () => (await next()).isMember).toBe(false);
});
