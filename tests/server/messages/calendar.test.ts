// @module-tag servers
import { beforeEach, describe, expect, test } from 'vitest';
import { signedUp, TestClient } from '#tests/support/client';
import { testEnv, useServer } from '#tests/support/server';

const server = useServer();
const URL_OF = '{ me { calendarFeed { url } } }';
const RENEW = 'mutation { renewCalendarFeed { calendarFeed { url } } }';
const REMOVE = 'mutation { deleteCalendarFeed { calendarFeed { url } } }';

let alex: TestClient;
beforeEach(async () => {
  server().setNow(new Date('2026-03-10T02:00:00Z'));
  alex = await signedUp(server());
});

const codeOf = (response: { errors?: { extensions: { code: string } }[] }) =>
  response.errors?.[0]?.extensions.code;

/** Turns the calendar on or renews its address; returns the address's path. */
async function renewed(client: TestClient): Promise<string> {
  const { data } = await client.graphql(RENEW);
  const { url } = data.renewCalendarFeed.calendarFeed;
  expect(url).toMatch(/^http:\/\/localhost:4000\/calendar\/[\w-]{32}\.ics$/);
  return new URL(url).pathname;
}

/** Requests like a calendar program: no session, and no cache bypass as fetch adds to If-None-Match. */
const read = (path: string, headers = {}) =>
  new TestClient(server()).raw('GET', path, undefined, {
    'cache-control': 'max-age=0',
    ...headers,
  });

const register = (client: TestClient, registrationDate: string, registrationExpiryDate: string) =>
  client.rest('PATCH', '/user/registration', { registrationDate, registrationExpiryDate });

async function addDocument(client: TestClient, title: string, expiryDate: string | null) {
  const { body } = await client.rest('POST', '/documents', {
    title,
    type: 'certificate',
    content: 'What it says is nobody’s business.',
  });
  await server().database.query({
    text: 'update documents set expiry_date = $1 where id = $2',
    values: [expiryDate, body.id],
  });
  return body.id as number;
}

interface Component {
  name: string;
  properties: Record<string, string>;
  components: Component[];
}

/** Lines as in RFC 5545: ended by CRLF, folded at 75 octets, with nested components. */
function parsed(text: string): Component {
  expect(text).not.toMatch(/(^|[^\r])\n/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const root: Component = { name: 'root', properties: {}, components: [] };
  const open = [root];
  for (const line of text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)) {
    const [, name, value] = /^([A-Z-]+(?:;[^:]+)?):(.*)$/.exec(line)!;
    const within = open.at(-1)!;
    if (name === 'BEGIN') {
      const component = { name: value!, properties: {}, components: [] };
      within.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      expect(value).toBe(within.name);
      open.pop();
    } else {
      expect(within.properties, `two ${name} in ${within.name}`).not.toHaveProperty([name!]);
      within.properties[name!] = value!;
    }
  }
  expect(open).toEqual([root]);
  expect(root.components).toMatchObject([{ name: 'VCALENDAR' }]);
  return root.components[0]!;
}

test('shows all-day events with stable ids', async () => {
  await register(alex, '2024-11-30', '2026-11-30');
  const title = 'Erste-Hilfe-Kurs für Rettungskräfte; „Auffrischung“, Teil 2 \\ 🚑🚑🚑 München-Süd';
  const id = await addDocument(alex, title, '2026-05-02');
  await addDocument(alex, 'Never expires', null);
  const path = await renewed(alex);
  const response = await read(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');

  const { properties, components } = parsed(response.text);
  expect(properties).toMatchObject({
    VERSION: '2.0',
    NAME: 'ParaMed CPD',
    'X-WR-CALNAME': 'ParaMed CPD',
    'REFRESH-INTERVAL;VALUE=DURATION': 'PT6H',
    'X-PUBLISHED-TTL': 'PT6H',
  });
  const uid = (key: string) => `${key}-${alex.user.id}@localhost:4000`;
  const common = { DTSTAMP: '20260310T020000Z', TRANSP: 'TRANSPARENT' };
  expect(components.map((each) => each.properties)).toMatchObject([
    {
      ...common,
      UID: uid('registration-expiry'),
      'DTSTART;VALUE=DATE': '20261130',
      SUMMARY: 'Paramedic registration expires',
      'URL;VALUE=URI': `${testEnv.publicUrl}/profile`,
    },
    {
      ...common,
      UID: uid('cpd-period-2026'),
      'DTSTART;VALUE=DATE': '20261130',
      SUMMARY: 'CPD period ends',
      DESCRIPTION:
        '30 hours of CPD are required by the end of this day\\, at least 8 of them interactive.',
    },
    {
      ...common,
      UID: uid(`document-${id}`),
      'DTSTART;VALUE=DATE': '20260502',
      SUMMARY: `Expires: ${title.replace(/[\\;,]/g, '\\$&')}`,
    },
  ]);
  expect(response.text).not.toMatch(/business|Never expires/);
});

test('reminds of the registration at nine in the morning, 30 and 7 days before', async () => {
  await register(alex, '2024-11-30', '2026-11-30');
  const { components } = parsed((await read(await renewed(alex))).text);
  expect(components.map((each) => each.components.length)).toEqual([2, 0]);
  expect(components[0]!.components.map((each) => each.properties)).toMatchObject([
    { ACTION: 'DISPLAY', TRIGGER: '-P29DT15H', DESCRIPTION: 'Paramedic registration expires' },
    { ACTION: 'DISPLAY', TRIGGER: '-P6DT15H' },
  ]);
});

test('stays the same until a change, which updates its ETag', async () => {
  const path = await renewed(alex);
  const first = await read(path);
  server().setNow(new Date('2026-03-11T02:00:00Z'));
  const second = await read(path);
  expect(second.text).toBe(first.text);
  const etag = first.headers.get('etag')!;
  expect((await read(path, { 'if-none-match': etag })).status).toBe(304);
  const [period] = parsed(first.text).components;
  expect(period!.properties['DTSTART;VALUE=DATE']).toBe('20261130');

  await register(alex, '2025-12-01', '2026-10-31');
  const third = await read(path, { 'if-none-match': etag });
  expect(third.status).toBe(200);
  const days = parsed(third.text).components.map((each) => each.properties['DTSTART;VALUE=DATE']);
  expect(days).toEqual(['20261031', '20261031']);
});

test('a moved day is a later revision of the same event, whoever changed it', async () => {
  await register(alex, '2024-11-30', '2026-11-30');
  const id = await addDocument(alex, 'Advanced life support', '2026-08-01');
  await addDocument(alex, 'Never moved', '2026-09-01');
  const path = await renewed(alex);
  const events = async () =>
    Object.fromEntries(
      parsed((await read(path)).text).components.map(({ properties: each }) => [
        each['UID']!.replace(/-\d+@.*/, ''),
        {
          day: each['DTSTART;VALUE=DATE'],
          sequence: Number(each['SEQUENCE']),
          stamp: each['DTSTAMP'],
          modified: each['LAST-MODIFIED'],
        },
      ]),
    );
  const document = `document-${id}`;
  const first = await events();
  expect(first[document]).toMatchObject({ day: '20260801', sequence: 0 });
  for (const { stamp, modified } of Object.values(first)) expect(modified).toBe(stamp);

  // Read days after the change: dated by the record.
  server().setNow(new Date('2026-03-12T02:00:00Z'));
  await alex.rest('PATCH', `/documents/${id}`, { title: 'Advanced life support 2' });
  const days = ['2026-08-09', '2026-07-01', '2026-08-01'];
  for (const [index, day] of days.entries()) {
    server().setNow(new Date(`2026-03-${13 + index}T02:00:00Z`));
    await server().database.query({
      text: 'update documents set expiry_date = $1, changed_at = $3 where id = $2',
      values: [day, id, `2026-03-${13 + index}T02:00:00Z`],
    });
    server().setNow(new Date(`2026-03-${13 + index}T22:00:00Z`));
    const now = await events();
    expect(now[document]).toEqual({
      day: day.replaceAll('-', ''),
      sequence: index + 1,
      stamp: `202603${13 + index}T020000Z`,
      modified: `202603${13 + index}T020000Z`,
    });
    expect(await events()).toEqual(now);
    expect({ ...now, [document]: null }).toEqual({ ...first, [document]: null });
  }

  server().setNow(new Date('2026-03-20T02:00:00Z'));
  await register(alex, '2024-11-30', '2026-10-31');
  const moved = await events();
  expect(moved['registration-expiry']).toMatchObject({
    day: '20261031',
    sequence: 1,
    modified: '20260320T020000Z',
  });
  await register(alex, '2024-11-30', '2026-11-30');
  const back = (await events())['registration-expiry']!;
  expect(back).toMatchObject({ day: '20261130', sequence: 2, modified: '20260320T020001Z' });
});

test('omits a deleted document', async () => {
  const id = await addDocument(alex, 'Advanced life support', '2026-08-01');
  const path = await renewed(alex);
  expect((await read(path)).text).toContain('Advanced life support');
  await alex.rest('DELETE', `/documents/${id}`);
  expect((await read(path)).text).not.toContain('Advanced life support');
});

test('its days are in the user’s time zone', async () => {
  const path = await renewed(alex);
  const endOf = async () =>
    parsed((await read(path)).text).components[0]!.properties['DTSTART;VALUE=DATE'];
  server().setNow(new Date('2026-11-30T20:00:00Z'));
  expect(await endOf()).toBe('20271130');
  server().setNow(new Date('2026-11-30T10:00:00Z'));
  expect(await endOf()).toBe('20261130');
});

describe('its address', () => {
  test('is missing at first, changes with each renewal, and is missing again when removed', async () => {
    expect((await alex.graphql(URL_OF)).data.me.calendarFeed).toBeNull();
    const first = await renewed(alex);
    expect((await alex.graphql(URL_OF)).data.me.calendarFeed.url).toMatch(first);
    const second = await renewed(alex);
    expect(second).not.toBe(first);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);

    const removed = await alex.graphql(REMOVE);
    expect(removed.data.deleteCalendarFeed.calendarFeed).toBeNull();
    expect((await read(second)).status).toBe(404);
    expect((await alex.graphql(REMOVE)).errors).toBeUndefined();
  });

  test('leads to its owner’s calendar, whichever user is signed in', async () => {
    const billie = await signedUp(server());
    await addDocument(alex, 'Only Alex has this', '2026-08-01');
    const [alexs, billies] = [await renewed(alex), await renewed(billie)];
    const asAlex = await alex.raw('GET', billies, undefined, {});
    expect(asAlex.text).not.toContain('Only Alex has this');
    expect((await read(alexs)).text).toContain('Only Alex has this');
    await billie.graphql(RENEW);
    await billie.graphql(REMOVE);
    expect((await read(alexs)).status).toBe(200);
  });

  test.each([
    `/calendar/${'x'.repeat(32)}.ics`,
    '/calendar/.ics',
    '/calendar/1.ics',
    "/calendar/'%20or%201=1.ics",
    '/calendar/%00.ics',
    '/calendar/%ff.ics',
    '/calendar/',
    '/calendar/a/b.ics',
  ])('%s is unknown', async (path) => {
    await renewed(alex);
    const response = await read(path);
    expect([400, 404]).toContain(response.status);
    expect(response.body.message).toBeTypeOf('string');
  });

  test('without its extension is not found', async () => {
    expect((await read((await renewed(alex)).replace('.ics', ''))).status).toBe(404);
  });

  test('is neither created nor removed without a session', async () => {
    const guest = new TestClient(server());
    expect(codeOf(await guest.graphql(RENEW))).toBe('UNAUTHENTICATED');
    expect(codeOf(await guest.graphql(REMOVE))).toBe('UNAUTHENTICATED');
  });

  test('is not in the export of the user’s data', async () => {
    const path = await renewed(alex);
    const { body } = await alex.rest('GET', '/user/export');
    expect(body.calendarFeeds).toEqual([{ userId: alex.user.id, createdAt: expect.any(String) }]);
    expect(JSON.stringify(body)).not.toContain(path.slice(10, 42));
  });
});
