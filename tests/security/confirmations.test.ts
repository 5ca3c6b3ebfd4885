// @module-tag servers
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmationLimits } from '#server/limits';
import { signedUp, TestClient } from '#tests/support/client';
import { useMailServer } from '#tests/support/mail';
import { useServer } from '#tests/support/server';
import { confirmationMessages as messages } from '#domain/proof/confirmations';

const PUBLIC_URL = 'https://cpd.example.org';
const mail = useMailServer();
const silent = useServer();
const server = useServer(() => ({
  mail: { smtpUrl: mail.url, from: 'ParaMed CPD <no-reply@cpd.example.org>' },
  publicUrl: PUBLIC_URL,
}));
const now = new Date('2026-06-15T02:00:00.000Z');
const DAY = 24 * 60 * 60_000;

const workshop = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 4,
  status: 'completed',
  completedDate: '2026-03-02T02:30:00.000Z',
};
const ana = { name: 'Ana Cruz', profession: 'Paramedic', registrationNumber: 'PAR0001234567' };

let alex: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  alex = await signedUp(server());
  await aged(alex);
  visitor = new TestClient(server());
});
beforeEach(() => server().setNow(now));

/** A new account may write to few others. */
const aged = ({ user }: TestClient) =>
  server().database.query({
    text: `update users set created_at = '2026-01-01' where id = $1`,
    values: [user.id],
  });
const record = async (change: object = {}, by = alex): Promise<number> =>
  (await by.rest('POST', '/activities', { ...workshop, ...change })).body.id;
const ask = (id: number, by = alex, body: object = {}) =>
  by.rest('POST', `/activities/${id}/confirmation-requests`, body);
const linkOf = async (id: number) =>
  new URL((await ask(id)).body.secretUrl).hash.slice('#token='.length);
const see = (token: string, by = visitor) => by.rest('POST', '/confirmation', { token });
const sign = async (token: string, change: object = {}, by = visitor) => {
  const { body } = await see(token);
  const { signedHash = 'none', hours = 4 } = body.record ?? {};
  return by.rest('POST', '/confirmation/sign', { token, signedHash, hours, ...ana, ...change });
};
const refuse = (token: string) => visitor.rest('POST', '/confirmation/refuse', { token });
const attestations = async (id: number) =>
  (await alex.rest('GET', `/activities/${id}/attestations`)).body;

describe('a link that asks for a confirmation', () => {
  test('is answered once if pressed twice at the same moment', async () => {
    const id = await record();
    const token = await linkOf(id);
    const both = await Promise.all([sign(token), sign(token), refuse(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect((await attestations(id)).length).toBeLessThanOrEqual(1);
  });

  test('is refused to its owner, when forged, withdrawn, expired, or of a deleted activity', async () => {
    const id = await record();
    const token = await linkOf(id);
    expect((await see(token, alex)).body.isYours).toBe(true);
    expect(await sign(token, {}, alex)).toMatchObject({
      status: 403,
      body: { message: messages.own },
    });
    for (const forged of ['', 'x', `${token}x`, token.slice(1), token.toUpperCase()]) {
      expect([400, 404]).toContain((await see(forged)).status);
      expect([400, 404]).toContain((await sign(forged)).status);
    }
    const [request] = (await alex.rest('GET', `/activities/${id}/confirmation-requests`)).body;
    const billie = await signedUp(server());
    const revoke = (by: TestClient) =>
      by.rest('POST', `/confirmation-requests/${request.id}/revoke`);
    expect((await revoke(billie)).status).toBe(404);
    expect((await revoke(alex)).body.state).toBe('revoked');
    expect(await sign(token)).toMatchObject({ status: 410 });
    expect((await see(token)).body).toMatchObject({ closed: 'revoked', record: null });

    const later = await linkOf(id);
    server().setNow(new Date(now.getTime() + 7 * DAY));
    expect((await see(later)).body).toMatchObject({ closed: 'expired', record: null });
    expect((await sign(later)).status).toBe(410);

    server().setNow(now);
    const last = await linkOf(id);
    await alex.rest('DELETE', `/activities/${id}`);
    expect((await see(last)).body).toMatchObject({ closed: 'revoked', record: null });
    expect((await sign(last)).status).toBe(410);
  });

  test('is made of one’s own completed activity alone, a few at a time', async () => {
    const billie = await signedUp(server());
    const id = await record();
    expect((await ask(id, billie)).status).toBe(404);
    const begun = await record({ status: 'in-progress', completedDate: null });
    expect((await ask(begun)).body.message).toBe(messages.notCompleted);
    const silentMedic = await signedUp(silent());
    const asked = await ask(await record({}, silentMedic), silentMedic, {
      address: 'a@example.org',
    });
    expect(asked.body.message).toBe(messages.emailUnavailable);
    const made = [];
    for (let n = 0; n < 6; n += 1) made.push((await ask(id)).status);
    expect(made).toEqual([201, 201, 201, 201, 201, 409]);
  });
});

describe('a link by e-mail', () => {
  const arrived = async (address: string) => {
    await server().outbox.run();
    return mail.to(address);
  };

  test('goes to the address with the same secret and few words, and not once it is withdrawn', async () => {
    const id = await record({ title: 'Private title' });
    const { body } = await ask(id, alex, { address: 'ana@example.org' });
    expect(body).toMatchObject({ state: 'open', address: 'ana@example.org' });
    const [message] = await arrived('ana@example.org');
    expect(message!.text).toContain(body.secretUrl);
    expect(body.secretUrl).toMatch(/^https:\/\/cpd\.example\.org\/confirm#token=/);
    expect(message!.raw).not.toContain('Private title');
    await sign(new URL(body.secretUrl).hash.slice('#token='.length));
    const [settled] = (await alex.rest('GET', `/activities/${id}/confirmation-requests`)).body;
    expect(settled).toMatchObject({ state: 'confirmed', address: null });

    mail.refusals.push(450);
    const { body: second } = await ask(id, alex, { address: 'kim@example.org' });
    await arrived('kim@example.org');
    await alex.rest('POST', `/confirmation-requests/${second.id}/revoke`);
    server().setNow(new Date(now.getTime() + DAY));
    expect(await arrived('kim@example.org')).toEqual([]);
  });

  test('that its mail server refuses for good is told to the owner, and not sent again', async () => {
    const id = await record();
    mail.refusals.push('550 5.1.1 unknown');
    await ask(id, alex, { address: 'nobody@example.org' });
    expect(await arrived('nobody@example.org')).toEqual([]);
    server().setNow(new Date(now.getTime() + DAY));
    expect(await arrived('nobody@example.org')).toEqual([]);
    server().setNow(now);
    const told = (await alex.rest('GET', '/notifications')).body.filter(
      ({ kind }: { kind: string }) => kind === 'email-refused',
    );
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      title: 'A request to confirm could not be delivered',
      message: expect.stringContaining('nobody@example.org'),
      link: expect.stringContaining(String(id)),
    });
  });

  test('carries no address that a name pretends to be', async () => {
    const mallory = await signedUp(server());
    await mallory.rest('PATCH', '/user/profile', { fullName: 'Win at evil.example' });
    const id = await record({}, mallory);
    await ask(id, mallory, { address: 'victim@example.org' });
    const [message] = await arrived('victim@example.org');
    expect(message!.raw).not.toContain('evil.example');
  });

  test('is limited per mailbox, whatever stands after a plus', async () => {
    const statuses = [];
    for (let n = 0; n <= confirmationLimits.messagesToOne; n += 1) {
      const address = `${n % 2 ? 'Lee' : 'lee'}+${n}@example.org`;
      statuses.push((await ask(await record(), alex, { address })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
  });

  test('is limited per user, of a new account to few', async () => {
    const blake = await signedUp(server());
    const statuses = async (count: number) => {
      const found = [];
      for (let n = 0; n < count; n += 1) {
        const address = `${randomUUID()}@example.org`;
        found.push((await ask(await record({}, blake), blake, { address })).status);
      }
      return found;
    };
    expect(await statuses(4)).toEqual([201, 201, 201, 429]);
    await aged(blake);
    const { messages } = confirmationLimits;
    expect(await statuses(messages + 1)).toEqual([...Array(messages).fill(201), 429]);
    const local = await ask(await record({}, blake), blake, { address: 'a@localhost' });
    expect([local.status, Object.keys(local.body.fields)]).toEqual([400, ['address']]);
  });
});

test('calls with secrets are limited per address', async () => {
  const calls = Array.from({ length: confirmationLimits.calls }, () => see('x'));
  await Promise.all(calls);
  const beyond = await see('x');
  expect(beyond.status).toBe(429);
  expect((await sign('x')).status).toBe(429);
});
