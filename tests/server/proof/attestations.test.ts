// @module-tag servers
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD, signedUp, TestClient } from '#tests/support/client';
import { unzip } from '#tests/support/unzip';
import { useServer } from '#tests/support/server';
import { closedLinkTexts, confirmationMessages as messages } from '#domain/proof/confirmations';

const server = useServer();
const now = new Date('2026-06-15T02:00:00.000Z');

const workshop = {
  title: 'Airway workshop',
  category: 'Clinical Practice',
  hours: 4,
  isInteractive: true,
  setting: 'in-person',
  place: 'Station 12',
  status: 'completed',
  startDate: '2026-03-01',
  completedDate: '2026-03-02T02:30:00.000Z',
};
const ana = { name: 'Ana Cruz', profession: 'Paramedic', registrationNumber: 'PAR0001234567' };

let alex: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server().setNow(new Date(now.getTime() - 60_000));
  alex = await signedUp(server());
  visitor = new TestClient(server());
});
beforeEach(() => server().setNow(now));

const record = async (change: object = {}, by = alex): Promise<number> =>
  (await by.rest('POST', '/activities', { ...workshop, ...change })).body.id;
const ask = (id: number, by = alex, body: object = {}) =>
  by.rest('POST', `/activities/${id}/confirmation-requests`, body);
const tokenOf = (url: string) => new URL(url).hash.slice('#token='.length);
const linkOf = async (id: number) => tokenOf((await ask(id)).body.secretUrl);
const see = (token: string, by = visitor) => by.rest('POST', '/confirmation', { token });
const sign = async (token: string, change: object = {}, by = visitor) => {
  const { body } = await see(token);
  const { signedHash = 'none', hours = 4 } = body.record ?? {};
  return by.rest('POST', '/confirmation/sign', { token, signedHash, hours, ...ana, ...change });
};
const refuse = (token: string, change: object = {}) =>
  visitor.rest('POST', '/confirmation/refuse', { token, ...change });
const OF = `query($id: ID!) { activity(id: $id) {
  readiness { evidence }
  attestations { text changed isCurrent comment hours coveredHours name signedHash source circumstances needsAttention inOwnersBrowser askedAt }
  confirmationRequests { id state text address comment }
  history(first: 20) { nodes { action text } } } }`;
const of = async (id: number) => (await alex.graphql(OF, { id })).data.activity;
const notices = async () =>
  (await alex.graphql('{ notifications(first: 1) { nodes { kind title message link } } }')).data
    .notifications.nodes;

describe('a link that asks for a confirmation', () => {
  test('shows what to confirm and nothing else, as often as it is opened', async () => {
    const id = await record({ description: 'Private words', evidence: 'A note' });
    const token = await linkOf(id);
    const first = await see(token);
    expect(first.body).toEqual({
      closed: null,
      isYours: false,
      record: {
        person: expect.stringMatching(/^Alex Medic/),
        title: 'Airway workshop',
        days: '1 Mar 2026 to 2 Mar 2026',
        hours: 4,
        isInteractive: true,
        where: 'In person, Station 12',
        signedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    });
    expect((await see(token)).body).toEqual(first.body);
    expect((await visitor.fetch(`/confirm?token=${token}`)).status).toBeLessThan(500);
    expect((await visitor.fetch(`/api/confirmation/sign?token=${token}`)).status).toBe(405);
    expect(await of(id)).toMatchObject({
      attestations: [],
      confirmationRequests: [{ state: 'open', address: null }],
    });
  });

  test('is signed once, counts in every place, and is told to the owner', async () => {
    const id = await record();
    const token = await linkOf(id);
    expect((await sign(token, { comment: 'Well led.' })).body).toEqual({ ok: true });
    const { readiness, attestations, confirmationRequests, history } = await of(id);
    expect(readiness.evidence).toBe('attested');
    const text = 'Confirmed by Ana Cruz, Paramedic, PAR0001234567 on 15 Jun 2026: 4 hours';
    expect(attestations).toMatchObject([
      { text, changed: null, isCurrent: true, comment: 'Well led.', source: 'co-sign' },
    ]);
    expect(confirmationRequests).toMatchObject([{ state: 'confirmed' }]);
    expect(history.nodes[0]).toEqual({ action: 'added', text: 'Attested by Ana Cruz, Paramedic' });
    expect((await notices())[0]).toMatchObject({
      kind: 'attestation',
      link: `/cpd-log/${id}`,
      message: 'Ana Cruz, Paramedic, confirmed 4 hours of “Airway workshop”.',
    });
    for (const edition of ['self-check', 'submission']) {
      const path = `/report?format=json&edition=${edition}&period=2026`;
      const { periods } = (await alex.rest('GET', path)).body;
      const [shown] = periods
        .flatMap((period: any) => period.activities)
        .filter((each: any) => each.id === id);
      expect(shown.attestations).toMatchObject([{ text, isCurrent: true }]);
      const zip = await alex.fetch(`/api${path.replace('json', 'zip')}`);
      const table = unzip(Buffer.from(await zip.arrayBuffer())).get('Confirmations.csv');
      const how =
        'Signed less than a minute after its link was made; in a browser in which the owner is not known to have signed in.';
      const number = edition === 'submission' ? 'A1' : '';
      expect(table?.toString()).toContain(
        `,${number},2026-03-02,Airway workshop,"${text}",Ana Cruz,Paramedic,PAR0001234567,4,4,2026-06-15,${how},Yes,,Well led.\r\n`,
      );
      const csv = await alex.fetch(`/api${path.replace('json', 'csv')}`);
      expect(await csv.text()).toContain(`"${text}. ${how}"`);
      if (edition === 'self-check') continue;
      expect(shown).toMatchObject({ evidence: ['A1'], attestations: [{ number: 'A1' }] });
      const { body } = await alex.rest('GET', path);
      expect(body.evidence.slice(-1)).toMatchObject([
        {
          number: 'A1',
          attestationId: shown.attestations[0].id,
          name: `${text}. ${how}`,
          about: 'Airway workshop',
          addedOn: '2026-06-15',
          fileId: null,
          sha256: null,
        },
      ]);
    }
    for (const again of [await sign(token, { signedHash: 'x' }), await refuse(token)]) {
      expect(again).toMatchObject({ status: 410, body: { message: closedLinkTexts.used.title } });
    }
    expect((await see(token)).body).toEqual({ closed: 'used', isYours: false, record: null });
    expect((await alex.rest('GET', '/user/record-chain')).body).toMatchObject({ intact: true });
  });

  test('takes fewer hours, which do not attest the record as it is, and never more', async () => {
    const id = await record();
    const token = await linkOf(id);
    expect((await sign(token, { hours: 4.5 })).body.fields).toEqual({ hours: messages.hoursUp });
    expect((await sign(token, { hours: 0 })).status).toBe(400);
    await sign(token, { hours: 2 });
    const after = await of(id);
    expect(after.readiness.evidence).toBe('none');
    expect(after.attestations).toMatchObject([
      { hours: 2, coveredHours: 2, isCurrent: false, changed: 'Confirmed for 2 of 4 hours.' },
    ]);
    await alex.rest('PATCH', `/activities/${id}`, { hours: 2 });
    expect((await of(id)).readiness.evidence).toBe('attested');
  });

  test('is not signed by the owner’s own name or number, whatever the letters', async () => {
    const id = await record();
    const registrationNumber = `PAR000${String(alex.user.id).padStart(7, '0')}`;
    await alex.rest('PATCH', '/user/profile', { registrationNumber });
    await server().database.query({
      text: 'update users set registration_number = $2 where id = $1',
      values: [alex.user.id, registrationNumber],
    });
    const token = await linkOf(id);
    const [given, ...family] = alex.user.fullName.split(' ');
    const refused = [
      { name: alex.user.fullName.toUpperCase() },
      { name: `${family.join(' ')}, ${given}` },
      { registrationNumber: registrationNumber.toLowerCase().replace('000', ' ooo ') },
    ];
    for (const own of refused) {
      expect(await sign(token, own)).toMatchObject({
        status: 400,
        body: { fields: { name: messages.ownName } },
      });
    }
    expect((await of(id)).attestations).toEqual([]);
    expect((await sign(token)).status).toBe(200);
  });

  test('can be refused, with a comment', async () => {
    const id = await record();
    await refuse(await linkOf(id), { name: 'Ana Cruz', comment: 'I was not there.' });
    expect(await of(id)).toMatchObject({
      readiness: { evidence: 'none' },
      attestations: [],
      confirmationRequests: [
        { state: 'refused', comment: 'I was not there.', text: expect.stringMatching(/Ana Cruz/) },
      ],
    });
    expect((await notices())[0]).toMatchObject({ title: 'Your request was refused' });
  });

  test('stores no secret, and an attestation in an imported file attests nothing', async () => {
    const id = await record({ title: 'Exported workshop' });
    const token = await linkOf(id);
    const waiting = await linkOf(id);
    await sign(token);
    const { body: exported } = await alex.rest('GET', '/user/export');
    expect(exported.attestations.length).toBeGreaterThan(0);
    expect(exported.confirmationRequests.length).toBeGreaterThan(0);
    const rows = await server().database.query({
      text: 'select * from confirmation_requests',
      values: [],
    });
    for (const secret of [token, waiting]) {
      expect(JSON.stringify([exported, rows])).not.toContain(secret);
    }
    const billie = await signedUp(server());
    const { status } = await billie.rest('POST', '/imports/account', {
      requestKey: 'forged',
      account: exported,
    });
    expect(status).toBeLessThan(300);
    const { data } = await billie.graphql(
      '{ activities(first: 100) { nodes { title attestations { id } readiness { evidence } } } }',
    );
    const copied = data.activities.nodes.find((each: any) => each.title === 'Exported workshop');
    expect(copied).toMatchObject({ attestations: [], readiness: { evidence: 'none' } });
  });

  test('says how long after the link, and in whose browser it was signed', async () => {
    const id = await record();
    const signed = async (minutes: number, by: TestClient) => {
      const token = await linkOf(id);
      server().setNow(new Date(now.getTime() + minutes * 60_000));
      await sign(token, { name: `Ana ${minutes}` }, by);
      server().setNow(now);
    };
    // The owner's browser, signed out: it has lost the session cookie, but not the other one.
    const registered = await new TestClient(server()).fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: alex.user.username, password: PASSWORD }),
    });
    const own = new TestClient(server());
    own.cookie = registered.headers
      .getSetCookie()
      .find((each) => each.includes('_browser='))!
      .split(';')[0]!;
    await signed(4, visitor);
    await signed(5000, visitor);
    await signed(5001, own);
    const { attestations } = await of(id);
    expect(
      attestations.map((each: any) => [
        each.circumstances,
        each.needsAttention,
        each.inOwnersBrowser,
      ]),
    ).toEqual([
      [
        'Signed 4 minutes after its link was made; in a browser in which the owner is not known to have signed in.',
        true,
        false,
      ],
      [
        'Signed 3 days after its link was made; in a browser in which the owner is not known to have signed in.',
        false,
        false,
      ],
      [
        'Signed 3 days after its link was made; in a browser in which the owner has signed in.',
        true,
        true,
      ],
    ]);
    await server().database.query({
      text: `update attestations set asked_at = null, in_owners_browser = null where activity_id = $1`,
      values: [id],
    });
    expect((await of(id)).attestations[0]).toMatchObject({
      askedAt: null,
      needsAttention: false,
      circumstances: expect.stringMatching(/not known; .* not known\.$/),
    });
  });
});

describe('a record that changes after it was signed', () => {
  test.each([
    [{ title: 'Airway and ventilation workshop' }, 'title'],
    [{ hours: 6 }, 'hours'],
    [{ startDate: '2026-02-27' }, 'dates'],
    [{ place: 'Station 1' }, 'where'],
    [{ isInteractive: false }, 'interactive'],
  ])('by %j is attested no more, until it is as it was', async (change, part) => {
    const id = await record();
    const token = await linkOf(id);
    const seen = (await see(token)).body.record.signedHash;
    await sign(token);
    await alex.rest('PATCH', `/activities/${id}`, { description: 'More words' });
    expect((await of(id)).attestations).toMatchObject([{ changed: null, isCurrent: true }]);
    await alex.rest('PATCH', `/activities/${id}`, change);
    const after = await of(id);
    expect(after.readiness.evidence).toBe('none');
    const [attestation] = after.attestations;
    expect(attestation).toMatchObject({ isCurrent: false, signedHash: seen });
    expect(attestation.changed).toMatch(
      new RegExp(`^Signed before the change of \\d+ \\w+ \\d{4} \\(${part}\\)`),
    );
    const back = Object.keys(change).map((key) => [key, workshop[key as 'title']]);
    await alex.rest('PATCH', `/activities/${id}`, Object.fromEntries(back));
    expect((await of(id)).attestations).toMatchObject([{ changed: null, isCurrent: true }]);
  });

  test('and keeps the grade with fewer hours than were confirmed, which is said', async () => {
    const id = await record();
    await sign(await linkOf(id));
    await alex.rest('PATCH', `/activities/${id}`, { hours: 3 });
    const after = await of(id);
    expect(after.readiness.evidence).toBe('attested');
    expect(after.attestations[0].changed).toMatch(/^Signed before the change of .* \(hours\)\.$/);
  });

  test('while the person reads is not signed as they saw it', async () => {
    const id = await record();
    const token = await linkOf(id);
    const { signedHash } = (await see(token)).body.record;
    await alex.rest('PATCH', `/activities/${id}`, { hours: 8 });
    expect(await sign(token, { signedHash, hours: 4 })).toMatchObject({
      status: 409,
      body: { message: messages.changed },
    });
    expect((await sign(token)).status).toBe(200);
  });

  test('takes its attestations along when it is deleted for good', async () => {
    const id = await record();
    await sign(await linkOf(id));
    await alex.rest('DELETE', `/activities/${id}`);
    await alex.rest('DELETE', `/bin/activity/${id}`);
    const left = await server().database.query({
      text: `select id from attestations where activity_id = $1
             union all select id from confirmation_requests where activity_id = $1`,
      values: [id],
    });
    expect(left).toEqual([]);
    expect((await alex.rest('GET', '/user/record-chain')).body).toMatchObject({ intact: true });
  });
});
