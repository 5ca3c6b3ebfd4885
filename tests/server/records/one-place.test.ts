// @module-tag servers
import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { countedTimes } from '#server/db/migrations/093-one-place';
import { signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { ticketToSign } from '#domain/proof/crew-tickets';

const server = useServer();
const START = new Date('2026-11-24T02:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const at = (minutes: number) => server().setNow(after(minutes));

const post = (by: TestClient, path: string, body: object = {}) => by.rest('POST', path, body);
const hoursOf = async (by: TestClient): Promise<number[]> =>
  (await by.rest('GET', '/activities')).body.map(({ hours }: any) => hours).toSorted();
const sql = (text: string, ...values: unknown[]) => server().database.query<any>({ text, values });

beforeEach(() => at(0));

/** A running session with a guest in it. */
const running = async (title: string) => {
  const host = await signedUp(server());
  const { id } = (await post(host, '/crew-sessions', { type: 'debrief', title })).body;
  const { codes } = (await host.rest('GET', `/crew-sessions/${id}/codes`)).body;
  const guest = await post(new TestClient(server()), '/crew-guests', {
    code: codes[0].code,
    sessionId: id,
    name: 'Robin Nurse',
    profession: 'registered-nurse',
  });
  const end = (minutes: number) => {
    at(minutes);
    return post(host, `/crew-sessions/${id}/end`);
  };
  return { host, id, end, secret: guest.body.secret };
};
const claim = (by: TestClient, secret: string) => post(by, '/crew-sessions/claim', { secret });

describe('one person is in one place', () => {
  test('of sessions that are claimed at the same moment, each time counts once', async () => {
    const sessions = [
      await running('Session A'),
      await running('Session B'),
      await running('Session C'),
    ];
    for (const { end } of sessions) await end(120);
    const robin = await signedUp(server());
    const claims = await Promise.all(sessions.map(({ secret }) => claim(robin, secret)));
    expect(claims.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(claims.map(({ body }) => body.hours).toSorted()).toEqual([0, 0, 2]);
    expect(await hoursOf(robin)).toEqual([2]);
    const { body: notices } = await robin.rest('GET', '/notifications');
    const told = notices.filter(({ title }: any) => title === 'Time in two sessions counts once');
    expect(told).toHaveLength(2);
    expect(told[0].message).toMatch(
      /already belongs to “Session [ABC]”\. “Session [ABC]” gives you no hours\.$/,
    );
  });

  test('what overlaps counts in the session that was claimed first, and both say so', async () => {
    const [first, second] = [await running('Debrief'), await running('Simulation')];
    await first.end(90);
    await second.end(180);
    const robin = await signedUp(server());
    expect((await claim(robin, first.secret)).body).toMatchObject({
      hours: 1.5,
      countedElsewhere: [],
    });
    expect((await claim(robin, second.secret)).body).toMatchObject({
      hours: 1.5,
      countedElsewhere: ['Debrief'],
    });
    // Corrected, the second session leaves what lies before its end and beside the first.
    await post(second.host, `/crew-sessions/${second.id}/correct-end`, {
      endedAt: after(120).toISOString(),
    });
    expect(await hoursOf(robin)).toEqual([0.5, 1.5]);
    await post(second.host, `/crew-sessions/${second.id}/correct-end`, {
      endedAt: after(90).toISOString(),
    });
    expect(await hoursOf(robin)).toEqual([1.5]);
  });

  test('others confirm what counts here, whatever the owner makes of the hours', async () => {
    const [first, second] = [await running('Debrief'), await running('Simulation')];
    const casey = await signedUp(server());
    const { codes } = (await second.host.rest('GET', `/crew-sessions/${second.id}/codes`)).body;
    const { code } = codes[0];
    await post(casey, '/crew-sessions/join', { code, sessionId: second.id });
    at(90);
    await post(casey, `/crew-sessions/${second.id}/leave`);
    await first.end(120);
    await second.end(180);
    const robin = await signedUp(server());
    await claim(robin, first.secret);
    const { activityId, memberId } = (await claim(robin, second.secret)).body;
    await robin.rest('PATCH', `/activities/${activityId}`, { hours: 3 });
    // Casey was there only while the time counted in the other session.
    for (const by of [casey, second.host]) {
      const confirmed = await post(by, `/crew-sessions/${second.id}/confirmations`, {
        memberIds: [memberId],
      });
      expect(confirmed.status).toBe(200);
    }
    const { body } = await robin.rest('GET', `/activities/${activityId}/attestations`);
    expect(body).toMatchObject([{ name: second.host.user.fullName, hours: 1, isCurrent: false }]);
  });

  test('two hosts without a connection who send at the same moment count a guest once', async () => {
    at(-60);
    const phones = await Promise.all(
      [1, 2].map(async () => {
        const host = await signedUp(server());
        const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
        const { body } = await post(host, '/crew-keys', { publicKey: spki });
        const session = randomBytes(16).toString('base64url');
        const about = { session, keyId: String(body.id), startedAt: START, title: 'Shed' };
        const signed = ticketToSign({ ...about, issuedAt: after(5) });
        const signature = createSign('sha256')
          .update(signed)
          .sign({ key: privateKey, dsaEncoding: 'ieee-p1363' });
        const send = () =>
          post(host, '/crew-sessions/sent', {
            ...about,
            seed: randomBytes(32).toString('base64'),
            type: 'debrief',
            startedAt: START.toISOString(),
            endedAt: after(125).toISOString(),
          });
        return { ticket: `${signed}.${signature.toString('base64url')}`, send };
      }),
    );
    at(300);
    const robin = await signedUp(server());
    for (const { ticket } of phones) {
      const body = { ticket, heldAt: after(5).toISOString(), profession: 'paramedic' };
      expect((await post(robin, '/crew-tickets', body)).status).toBe(200);
    }
    const sent = await Promise.all(phones.map(({ send }) => send()));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await hoursOf(robin)).toEqual([2]);
    // A retry, as by an outbox, counts nothing again and notifies nobody again.
    await Promise.all(phones.map(({ send }) => send()));
    expect(await hoursOf(robin)).toEqual([2]);
    const { body: notices } = await robin.rest('GET', '/notifications');
    expect(
      notices.filter(({ title }: any) => title === 'Time in two sessions counts once'),
    ).toHaveLength(1);
  });

  test('the database refuses a second place, whoever writes it; another person is free', async () => {
    const { end, secret } = await running('Session A');
    await end(120);
    const [robin, billie] = [await signedUp(server()), await signedUp(server())];
    const { activityId } = (await claim(robin, secret)).body;
    const add = (userId: number, from: number, to: number) =>
      sql(
        'insert into crew_times (user_id, activity_id, during) values ($1, $2, tstzrange($3, $4))',
        userId,
        activityId,
        after(from),
        after(to),
      );
    await expect(add(robin.user.id, 119, 121)).rejects.toThrow(/crew_times_one_place/);
    await add(robin.user.id, 120, 150);
    await add(billie.user.id, 0, 120);
    // With the activity, its time is free again.
    await robin.rest('DELETE', `/activities/${activityId}`);
    await robin.rest('DELETE', `/bin/activity/${activityId}`);
    expect(await sql('select from crew_times where user_id = $1', robin.user.id)).toEqual([]);
  });
});

test('of sessions that an earlier version counted twice, the first one counts', async () => {
  const [first, second] = [await running('Debrief'), await running('Simulation')];
  await first.end(60);
  const robin = await signedUp(server());
  await claim(robin, first.secret);
  await sql('delete from crew_times where user_id = $1', robin.user.id);
  await second.end(120);
  const { activityId } = (await claim(robin, second.secret)).body;
  const { members } = (await second.host.rest('GET', `/crew-sessions/${second.id}`)).body;
  await post(second.host, `/crew-sessions/${second.id}/confirmations`, {
    memberIds: [members[1].id],
  });
  await sql('delete from crew_times where user_id = $1', robin.user.id);
  expect(await hoursOf(robin)).toEqual([1, 2]);
  const run = () =>
    countedTimes.change(server().database.query, { owner: robin.user.id, after: 0, size: 200 });
  await run();
  await run();
  // The owner's own record is not changed; what others confirm of it is, with one notification.
  expect(await hoursOf(robin)).toEqual([1, 2]);
  const { body: attestations } = await robin.rest('GET', `/activities/${activityId}/attestations`);
  expect(attestations).toMatchObject([{ hours: 2, correctedHours: 1, coveredHours: 1 }]);
  const { body: notices } = await robin.rest('GET', '/notifications');
  const told = notices.filter(({ title }: any) => title === 'Two crew sessions at the same time');
  expect(told.map(({ message }: any) => message)).toEqual([
    'One person is in one place. Time that you have in “Simulation” counts in another crew session, so others confirm 1 h of it. Your activity has 2 h: correct its hours.',
  ]);
});
