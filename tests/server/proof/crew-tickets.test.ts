// @module-tag servers
import { createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '#server/schema/proof/crew-sessions/crew-codes';
import { deleteLateTickets } from '#server/schema/proof/crew-sessions/crew-ticket-settling';
import { signedUp, TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';
import { codeStep } from '#domain/proof/crew-codes';
import { crewTicketLimits, crewTicketMessages, ticketToSign } from '#domain/proof/crew-tickets';

const server = useServer({
  xapi: { url: 'https://lrs.example.org/statements', authorization: 'Basic eA==' },
});
const START = new Date('2026-11-24T02:00:00Z');
const DAY = 24 * 60;
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const at = (minutes: number) => server().setNow(after(minutes));

const post = (by: TestClient, path: string, body: object = {}) => by.rest('POST', path, body);
const activities = async (by: TestClient) => (await by.rest('GET', '/activities')).body;
const hoursOf = async (by: TestClient) => (await activities(by)).map((each: any) => each.hours);

/** A host's phone: prepared while it was online, then away. */
class Phone {
  readonly session = randomBytes(16).toString('base64url');
  readonly seed = randomBytes(32).toString('base64');
  private constructor(
    readonly owner: TestClient,
    readonly keyId: string,
    readonly key: KeyObject,
  ) {}

  static async prepared(owner: TestClient): Promise<Phone> {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    const { body } = await post(owner, '/crew-keys', { publicKey: spki });
    return new Phone(owner, String(body.id), privateKey);
  }

  ticket(minutes = 0, more: { startedAt?: Date; session?: string; keyId?: string } = {}): string {
    const { session, keyId } = this;
    const about = { session, keyId, startedAt: START, title: 'Shed. 100 % dark', ...more };
    const signed = ticketToSign({ ...about, issuedAt: after(minutes) });
    const signer = createSign('sha256').update(signed);
    const signature = signer.sign({ key: this.key, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  }

  letters = (minutes: number) => codeOf(this.seed, codeStep(after(minutes)));

  /** The host's side, once the phone is online again. */
  send = (until: number, more: object = {}) =>
    post(this.owner, '/crew-sessions/sent', {
      keyId: this.keyId,
      session: this.session,
      seed: this.seed,
      type: 'debrief',
      title: 'Shed. 100 % dark',
      startedAt: START.toISOString(),
      endedAt: after(until).toISOString(),
      ...more,
    });
}

const handIn = (by: TestClient, ticket: string, more: object = {}) =>
  post(by, '/crew-tickets', { ticket, heldAt: after(0).toISOString(), ...more });
const handInLetters = (by: TestClient, letters: string, minutes: number) =>
  post(by, '/crew-tickets', { ticket: letters, heldAt: after(minutes).toISOString() });

let host: TestClient;
let billie: TestClient;
let phone: Phone;
beforeEach(async () => {
  at(-60);
  [host, billie] = [await signedUp(server()), await signedUp(server())];
  phone = await Phone.prepared(host);
  at(300);
});

describe('both sides', () => {
  test.each(['guest first', 'host first'])('%s: each has their hours once', async (order) => {
    const ticket = phone.ticket(10);
    const sides = [
      async () => {
        const { status, body } = await handIn(billie, ticket, { minutesPresent: 65 });
        expect(status).toBe(200);
        return body.sessionId;
      },
      async () => expect((await phone.send(120)).status).toBe(200),
    ];
    const inOrder = order === 'guest first' ? sides : sides.toReversed();
    const [first, second] = inOrder;
    await first!();
    // One side alone records no hours.
    expect([await hoursOf(host), await hoursOf(billie)]).toEqual([[], []]);
    await second!();
    // Replayed, both stay as they were.
    for (const side of sides) await side();
    expect([await hoursOf(host), await hoursOf(billie)]).toEqual([[2], [1]]);
    const [mine] = await activities(host);
    expect(mine).toMatchObject({
      title: 'Shed. 100 % dark',
      practitioners: 'a paramedic',
      completedDate: after(120).toISOString(),
    });
    const { body: list } = await billie.rest('GET', '/crew-sessions');
    expect(list).toMatchObject([{ memberCount: 2, isHost: false }]);
    const { body: session } = await host.rest('GET', `/crew-sessions/${list[0].id}`);
    expect(session.members.map(({ joinedAt, leftAt }: any) => [joinedAt, leftAt])).toEqual([
      [START.toISOString(), after(120).toISOString()],
      [after(10).toISOString(), after(75).toISOString()],
    ]);
    // A person confirms the member before anything is attested.
    const path = `/crew-sessions/${session.id}/confirmations`;
    await post(host, path, { memberIds: [session.members[1].id] });
    const { data } = await billie.graphql(
      '{ activities { nodes { attestations { source hours } } } }',
    );
    expect(data.activities.nodes[0].attestations).toEqual([{ source: 'crew-session', hours: 1 }]);
  });

  test('an educator without a connection gets no hours, and attests those who were there', async () => {
    await handIn(billie, phone.ticket(0), { listAllowed: true });
    const taught = { kind: 'taught', type: 'course', provider: 'College of Paramedics' };
    const { body } = await phone.send(60, taught);
    expect(body.members).toMatchObject([
      { isHost: true, number: null },
      { isHost: false, number: 1, name: billie.user.fullName },
    ]);
    expect(await hoursOf(host)).toEqual([]);
    const text = `select m.teaches, x.minutes from xapi_statements x join crew_members m on m.id = x.member_id
      where m.session_id = $1`;
    const stated = await server().database.query<object>({ text, values: [body.id] });
    expect(stated).toEqual([{ teaches: false, minutes: 60 }]);
    expect((await activities(billie))[0]).toMatchObject({
      hours: 1,
      provider: 'College of Paramedics',
      practitioners: 'taught by a paramedic',
    });
    const memberIds = [body.members[1].id];
    await post(host, `/crew-sessions/${body.id}/confirmations`, { memberIds });
    const { data } = await billie.graphql('{ activities { nodes { attestations { role } } } }');
    expect(data.activities.nodes[0].attestations).toEqual([{ role: 'Paramedic, educator' }]);
  });

  test('guests whose tickets come later appear in the others’ records', async () => {
    await handIn(billie, phone.ticket(0));
    await phone.send(60);
    const casey = await signedUp(server());
    const { body } = await handIn(casey, phone.ticket(1), { profession: 'midwife' });
    expect(body.sessionId).not.toBeNull();
    for (const [by, with_] of [
      [host, 'a paramedic and a midwife'],
      [billie, 'a paramedic and a midwife'],
      [casey, '2 paramedics'],
    ] as const) {
      expect(await activities(by)).toMatchObject([{ practitioners: with_, practitionerCount: 2 }]);
    }
  });

  test('typed letters find their session within five minutes of a wrong clock', async () => {
    const [robin, casey] = [await signedUp(server()), await signedUp(server())];
    await handInLetters(billie, phone.letters(10), 14);
    // Too far from the moment when they were shown.
    await handInLetters(casey, phone.letters(10), 17);
    await phone.send(70);
    const late = await handInLetters(robin, phone.letters(20), 20);
    expect(late.body.sessionId).not.toBeNull();
    expect([await hoursOf(billie), await hoursOf(robin)]).toEqual([[1], [0.5]]);
    expect(await hoursOf(casey)).toEqual([]);
  });

  test('until a ticket counts, an earlier leaving time replaces it', async () => {
    const { body } = await handIn(billie, phone.ticket(0));
    const again = await handIn(billie, phone.ticket(40), { minutesPresent: 35 });
    expect(again.body.id).toBe(body.id);
    await phone.send(120);
    await handIn(billie, phone.ticket(0), { minutesPresent: 5 });
    expect([await hoursOf(billie), await hoursOf(host)]).toEqual([[0.5], [2]]);
  });

  test('both at once count once', async () => {
    const casey = await signedUp(server());
    await Promise.all([
      handIn(billie, phone.ticket(0)),
      phone.send(60),
      handIn(casey, phone.ticket(0)),
      phone.send(60),
      handIn(billie, phone.ticket(0)),
    ]);
    const all = await Promise.all([host, billie, casey].map(hoursOf));
    expect(all).toEqual([[1], [1], [1]]);
  });
});

describe('does not count', () => {
  const refusalOf = async (ticket: string, by = billie) => {
    const { status, body } = await handIn(by, ticket);
    return [status, body.fields?.ticket ?? body.message];
  };

  test('a forged ticket', async () => {
    const thief = await Phone.prepared(billie);
    const wrong = [400, crewTicketMessages.wrong];
    const casey = await signedUp(server());
    // Signed by another key than the one it names, changed after signing, or of no key.
    expect(await refusalOf(thief.ticket(0, { keyId: phone.keyId }), casey)).toEqual(wrong);
    const earlier = ticketToSign({
      keyId: phone.keyId,
      session: phone.session,
      startedAt: START,
      issuedAt: after(0),
      title: '',
    });
    const signature = phone.ticket(60).split('.').at(-1)!;
    expect(await refusalOf(`${earlier}.${signature}`)).toEqual(wrong);
    expect(await refusalOf(phone.ticket(0, { keyId: '999999' }))).toEqual(wrong);
    expect(await refusalOf('1.2.3')).toEqual(wrong);
    expect(await refusalOf(phone.ticket(0).replace(/.$/, '!'))).toEqual(wrong);
  });

  test('a ticket of another session of the same host', async () => {
    await handIn(billie, phone.ticket(0, { session: randomBytes(16).toString('base64url') }));
    await phone.send(60);
    expect([await hoursOf(billie), await hoursOf(host)]).toEqual([[], []]);
  });

  test('a host’s own ticket, one after the end, one from outside the session, one from the future', async () => {
    expect(await refusalOf(phone.ticket(0), host)).toEqual([409, crewTicketMessages.own]);
    expect(await refusalOf(phone.ticket(-1))).toEqual([400, crewTicketMessages.wrong]);
    expect(await refusalOf(phone.ticket(306))).toEqual([400, crewTicketMessages.clock]);
    await phone.send(60);
    expect(await refusalOf(phone.ticket(61))).toEqual([409, crewTicketMessages.ended]);
  });

  test('a ticket or a session that is sent too late', async () => {
    at(crewTicketLimits.sendDays * DAY + 61);
    expect(await refusalOf(phone.ticket(0))).toEqual([400, crewTicketMessages.late]);
    const { body } = await phone.send(60);
    expect(body.fields).toEqual({ endedAt: crewTicketMessages.late });
  });

  test('a session of a phone that was online too long ago, or is not the user’s', async () => {
    const owned = { keyId: (await Phone.prepared(billie)).keyId };
    expect((await phone.send(60, owned)).body.message).toBe(crewTicketMessages.noKey);
    await server().database.query({
      text: 'update crew_keys set created_at = $2, expires_at = $3 where id = $1',
      values: [phone.keyId, after(-DAY * 40), after(-DAY * 10)],
    });
    const { body } = await phone.send(60);
    expect(body.fields).toEqual({ endedAt: crewTicketMessages.keyTime });
    expect(await refusalOf(phone.ticket(0))).toEqual([400, crewTicketMessages.keyTime]);
  });

  test.each([
    ['to come, by more than a clock differs', { endedAt: after(306) }, crewTicketMessages.clock],
    [
      'of thirteen hours',
      { startedAt: after(-50), endedAt: after(-51) },
      crewTicketMessages.length,
    ],
  ])('a session %s', async (_, times, message) => {
    expect((await phone.send(0, times)).body.fields).toEqual({ endedAt: message });
  });

  test('a clock that is a little ahead ends the session now', async () => {
    await handIn(billie, phone.ticket(0));
    const { body } = await phone.send(304);
    expect(body.endedAt).toBe(after(300).toISOString());
  });

  test('time that counts in a session with a connection, whichever is settled first', async () => {
    at(0);
    const { body: online } = await post(host, '/crew-sessions', { type: 'debrief', title: 'Hall' });
    const { body } = await host.rest('GET', `/crew-sessions/${online.id}/codes`);
    const joining = { code: body.codes[0].code, sessionId: online.id };
    await post(billie, '/crew-sessions/join', joining);
    at(60);
    await phone.send(60);
    await handIn(billie, phone.ticket(0));
    expect([await hoursOf(host), await hoursOf(billie)]).toEqual([[1], [1]]);
    at(120);
    await post(host, `/crew-sessions/${online.id}/end`);
    const both = [await hoursOf(host), await hoursOf(billie)];
    expect(both.map((each) => each.toSorted())).toEqual([
      [1, 1],
      [1, 1],
    ]);
    const second = await Phone.prepared(host);
    await handIn(billie, second.ticket(0));
    await second.send(120, { startedAt: after(55), endedAt: after(115) });
    expect(await hoursOf(billie)).toHaveLength(2);
  });

  test('time in two sessions that are settled at once', async () => {
    const other = await signedUp(server());
    at(-60);
    const phones = [phone, await Phone.prepared(other)];
    at(300);
    for (const each of phones) await handIn(billie, each.ticket(0));
    const sent = await Promise.all(phones.map((each) => each.send(60)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await hoursOf(billie)).toEqual([1]);
  });

  test('a person who was there alone', async () => {
    const { status, body } = await phone.send(60);
    expect([status, body.hours, body.activityId]).toEqual([200, 1, null]);
    expect(await hoursOf(host)).toEqual([]);
  });
});

test('keys: another curve is refused; the phone that was away longest goes', async () => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'secp384r1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const { body } = await post(host, '/crew-keys', { publicKey: spki });
  expect(body.fields).toEqual({ publicKey: crewTicketMessages.key });
  at(301);
  for (let made = 0; made < crewTicketLimits.keys; made += 1) await Phone.prepared(host);
  expect((await phone.send(60)).body.message).toBe(crewTicketMessages.noKey);
  expect((await handIn(billie, phone.ticket(0))).status).toBe(400);
});

test('of many tickets at once as many wait as may, and the same one is kept once', async () => {
  const made = crewTicketLimits.waiting - 2;
  await server().database.query({
    text: `insert into crew_tickets (user_id, code, issued_at, profession, sent_at)
      select $1, 'ABCDEF', $2::timestamptz - n * interval '1 minute', 'paramedic', $2 from generate_series(1, $3::int) n`,
    values: [billie.user.id, START, made],
  });
  const ticket = phone.ticket(0);
  const same = await Promise.all(Array.from({ length: 8 }, () => handIn(billie, ticket)));
  expect(same.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
  const others = await Promise.all(
    Array.from({ length: 8 }, (_, n) => handInLetters(billie, 'ABCDEF', n)),
  );
  expect(others.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ]);
});

test('tickets that wait are limited, and deleted when their host is too late', async () => {
  for (let made = 0; made < crewTicketLimits.waiting; made += 1) {
    await handInLetters(billie, 'ABCDEF', made / 60);
  }
  const refused = await handInLetters(billie, 'ABCDEF', 5);
  expect([refused.status, refused.body.message]).toEqual([409, crewTicketMessages.many]);
  const services = { database: server().database } as never;
  const waiting = async () => {
    const text = 'select 1 from crew_tickets where user_id = $1 and session_id is null';
    return (await server().database.query({ text, values: [billie.user.id] })).length;
  };
  await deleteLateTickets(services, after(crewTicketLimits.sendDays * DAY));
  expect(await waiting()).toBe(crewTicketLimits.waiting);
  await deleteLateTickets(services, after((2 * crewTicketLimits.sendDays + 1) * DAY));
  expect(await waiting()).toBe(0);
});
