// @module-tag servers
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createContext, type Caller } from '#server/context';
import { observed } from '#server/metrics/observed';
import * as timeline from '#server/schema/records/record-events/timeline';
import { stamp } from '#server/schema/proof/timeline-stamps/authority';
import {
  of as stampsOf,
  stampTimelines,
} from '#server/schema/proof/timeline-stamps/timeline-stamps';
import { signedUp, type TestClient } from '#tests/support/client';
import { changed, checked, filesOf, knownServer, type PackFiles } from '#tests/support/packs';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';
import { timeAuthority, type TimeAuthority } from '#tests/support/time-authority';
import { SIGNATURE_FILE, SIGNING_KEY_FILE } from '#domain/proof/pack-signature';
import { TIME_STAMPS_FILE, type TimeStamps } from '#domain/proof/time-stamps';

let authority: TimeAuthority;
beforeAll(async () => void (authority = await timeAuthority()));
afterAll(() => authority.stop());
const server = useServer(() => ({
  timeStamps: { url: authority.url, certificate: authority.root },
}));

const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const query = <Row extends object>(text: string) =>
  server().database.query<Row>({ text, values: [] });
const run = (now: Date) => stampTimelines(server().services, now);
const roots = () =>
  query<{ day: string; token: string | null; leaves: number }>(
    `select day::text, token, (select count(*)::int from timeline_leaves l where l.stamp_id = s.id) as leaves
     from timeline_stamps s order by day`,
  );

let alex: TestClient;
const record = (client: TestClient, title: string) =>
  client.rest('POST', '/activities', {
    title,
    category: 'Clinical Practice',
    hours: 1,
    status: 'completed',
  });
const check = async (pack: PackFiles, pem: string | null = authority.root) =>
  checked(pack, await knownServer(server()), {
    from: 'server',
    read: async () => pem,
  });
const firstActivity = async (): Promise<number> => {
  const [found] = await query<{ id: number }>(
    `select id from activities where user_id = ${alex.user.id}`,
  );
  return found!.id;
};
const stampsIn = (pack: PackFiles): TimeStamps =>
  JSON.parse(pack.get(TIME_STAMPS_FILE)!.toString()) as TimeStamps;

beforeEach(async () => {
  authority.mode = 'stamp';
  authority.requests = 0;
  await query('delete from timeline_stamps');
  alex = await signedUp(server());
  await record(alex, 'First');
});

test('a day’s root is stamped once for the installation, and a pack proves its time', async () => {
  const billie = await signedUp(server());
  for (const title of ['One', 'Two', 'Three']) await record(billie, title);
  await Promise.all([run(daysAgo(0)), run(daysAgo(0)), run(daysAgo(0))]);
  await run(daysAgo(0));
  expect(authority.requests).toBe(1);
  const [root, ...more] = await roots();
  expect(more).toEqual([]);
  expect(root!.leaves).toBeGreaterThanOrEqual(2);
  for (const edition of ['self-check', 'submission'] as const) {
    const found = await check(await filesOf(alex, edition));
    expect(found.of('time')!.severity).toBe('success');
    expect(found.verdict.title).toBe('No change was hidden');
  }
  await record(alex, 'Second');
  for (const edition of ['self-check', 'submission'] as const) {
    const pack = await filesOf(alex, edition);
    const found = await check(pack);
    expect(found.of('time')).toMatchObject({
      severity: 'info',
      lines: [
        expect.stringMatching(
          /^Everything up to event 1 existed before .*, says Clock 1, Tests\.$/,
        ),
        'The events after 1 are not time-stamped yet.',
        expect.stringMatching(/^1 record of 2: no time-stamp within two days/),
        expect.stringContaining('that this server trusts'),
      ],
    });
    expect(found.records.map(({ recorded }) => recorded.includes('existed before'))).toEqual([
      true,
      false,
    ]);
    expect(found.verdict).toMatchObject({
      severity: 'info',
      title: 'No change was found; some moments are the server’s own word',
    });
    const offline = await checked(pack, null);
    expect(offline.of('time')!.lines.at(-1)).toContain('can carry a forged authority');
  }
  // A proof holds no hash of another timeline.
  const [{ hash } = { hash: '' }] = await query<{ hash: string }>(
    `select hash from record_chains where user_id = ${billie.user.id}`,
  );
  const text = (await filesOf(alex, 'submission')).get(TIME_STAMPS_FILE)!.toString();
  expect(text).not.toContain(hash);
});

test('only timelines that changed are under the next root', async () => {
  await run(daysAgo(2));
  await run(daysAgo(1));
  expect(await roots()).toHaveLength(1);
  await record(alex, 'Second');
  await run(daysAgo(0));
  expect((await roots()).map(({ leaves }) => leaves).at(-1)).toBe(1);
  const { stamps } = stampsIn(await filesOf(alex, 'submission'));
  expect(stamps.map(({ seq }) => seq)).toEqual([1, 2]);
});

test('an authority that is away is asked again, and the later time is said', async () => {
  for (const mode of ['away', 'rubbish'] as const) {
    authority.mode = mode;
    await run(daysAgo(5));
    expect((await roots()).map(({ token }) => token)).toEqual([null]);
  }
  expect((await check(await filesOf(alex, 'submission'))).of('time')).toMatchObject({
    severity: 'info',
    title: 'No independent time',
  });
  authority.mode = 'stamp';
  await run(daysAgo(4));
  const found = await check(await filesOf(alex, 'submission'));
  expect(found.of('time')).toMatchObject({ severity: 'success' });
  expect(found.of('time')!.lines.join(' ')).toContain('was stamped late, on');
});

test('the token of an authority with another root is refused, and not passed in a pack', async () => {
  const other = await timeAuthority();
  try {
    const { env, ...services } = server().services;
    const timeStamps = { url: other.url, certificate: authority.root };
    await stampTimelines({ ...services, env: { ...env, timeStamps } }, daysAgo(0));
    expect(other.requests).toBe(1);
    expect((await roots()).map(({ token }) => token)).toEqual([null]);
    await run(daysAgo(0));
    const pack = await filesOf(alex, 'submission');
    // The pack is genuine: an authority that is not known here is no sign of a change.
    for (const pem of [other.root, null]) {
      const found = await check(pack, pem);
      expect(found.of('time')).toMatchObject({
        severity: 'info',
        title: 'Time-stamped by an authority that is not known here',
        lines: [expect.stringContaining('says one that calls itself Clock 1'), expect.anything()],
      });
      expect(found.records[0]!.recorded).not.toContain('existed before');
      expect(found.verdict.title).toBe(
        'No change was found; the moments are the server’s own word',
      );
    }
    expect((await check(pack, authority.root + other.root)).of('time')!.severity).toBe('success');
  } finally {
    await other.stop();
  }
});

test('stamps of an authority that is known keep their word beside those of another', async () => {
  const other = await timeAuthority();
  try {
    await run(daysAgo(1));
    await record(alex, 'Second');
    const { env, ...services } = server().services;
    const timeStamps = { url: other.url, certificate: other.root };
    await stampTimelines({ ...services, env: { ...env, timeStamps } }, daysAgo(0));
    const pack = await filesOf(alex, 'submission');
    for (const [pem, event, known] of [
      [authority.root, 1, [true, false]],
      [other.root, 2, [true, true]],
    ] as const) {
      const found = await check(pack, pem);
      const text = found.of('time')!.lines.join(' ');
      expect(text).toContain(`Everything up to event ${event} existed before`);
      expect(text).toContain('Not used: 1 time-stamp of an authority that is not known here.');
      expect(found.verdict.severity).not.toBe('error');
      const times = found.records.map(({ recorded }) => recorded.includes('existed before'));
      expect(times).toEqual(known);
    }
  } finally {
    await other.stop();
  }
});

test('a record that was changed after a stamp has the later time for what it says now', async () => {
  const id = await firstActivity();
  await run(daysAgo(1));
  await alex.rest('PATCH', `/activities/${id}`, { title: 'Nine hours', hours: 9 });
  const [unstamped] = (await check(await filesOf(alex, 'submission'))).records;
  expect(unstamped!.recorded).toMatch(
    /; first recorded before .*; changed later, which is not time-stamped yet$/,
  );
  await run(daysAgo(0));
  const found = await check(await filesOf(alex, 'submission'));
  expect(found.records[0]!.recorded).toMatch(
    /; first recorded before .*; as it reads now, before .*Brisbane time$/,
  );
});

test('a pack carries the stamps that its records need, and the newest', async () => {
  const ids: number[] = [];
  for (const [at, title] of ['Second', 'Third', 'Fourth'].entries()) {
    await run(daysAgo(9 - at));
    ids.push((await record(alex, title)).body.id);
  }
  for (const hours of [2, 3, 4]) {
    await run(daysAgo(6 - hours));
    await alex.rest('PATCH', `/activities/${ids[0]}`, { hours });
  }
  await run(daysAgo(1));
  // The second activity is event 2, changed by 5, 6 and 7: the stamps over 5 and 6 prove nothing that a pack shows.
  const seqs = async (body: object) => {
    const response = await alex.fetch('/api/report', {
      method: 'POST',
      body: JSON.stringify({ format: 'zip', ...body }),
      headers: { 'content-type': 'application/json' },
    });
    const pack = unzip(Buffer.from(await response.arrayBuffer()));
    expect((await check(pack)).of('time')!.severity).not.toBe('error');
    return stampsIn(pack).stamps.map(({ seq }) => seq);
  };
  expect(await seqs({})).toEqual([1, 2, 3, 4, 7]);
  expect(await seqs({ withoutActivities: [ids[0], ids[1]] })).toEqual([1, 4, 7]);
  expect(stampsIn(await filesOf(alex, 'self-check')).stamps).toHaveLength(5);
});

test('a stamp that came after the timeline was read is left out', async () => {
  await run(daysAgo(1));
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    `select id from sessions where user_id = ${alex.user.id}`,
  );
  const session = { id, sessionId: id, userId: alex.user.id, tokenHash: null };
  const caller = { address: '', userAgent: null, session, requestKey: null, setCookie: () => {} };
  const ctx = () => createContext(server().services, caller as unknown as Caller);
  const read = await timeline.of(ctx(), [{ kind: 'activity', id: await firstActivity() }]);
  await record(alex, 'Second');
  await run(daysAgo(0));
  const { stamps } = (await stampsOf(ctx(), read))!;
  expect(stamps.map(({ seq }) => seq)).toEqual([1]);
});

test('what waits is sent although the root of the day cannot be made, and both are counted', async () => {
  authority.mode = 'away';
  await run(daysAgo(1));
  authority.mode = 'stamp';
  await record(alex, 'Second');
  await query(`alter table timeline_leaves add constraint broken check (seq < 2) not valid`);
  const outcomes: string[] = [];
  const note = (event: unknown) => void outcomes.push((event as { outcome: string }).outcome);
  observed.stamped.subscribe(note);
  try {
    await expect(run(daysAgo(0))).rejects.toThrow('broken');
  } finally {
    observed.stamped.unsubscribe(note);
    await query(`alter table timeline_leaves drop constraint broken`);
  }
  expect(outcomes).toEqual(['failed', 'stamped']);
  expect((await roots()).map(({ token }) => token !== null)).toEqual([true]);
  await run(daysAgo(0));
  expect(await roots()).toHaveLength(2);
});

test.each([
  ['away', 'TSA_STATUS'],
  ['rubbish', 'TSA_REFUSED'],
  ['refuse', 'TSA_REFUSED'],
  ['flood', 'TSA_TOO_LARGE'],
] as const)('the log tells why nothing was stamped: %s', async (mode, code) => {
  authority.mode = mode;
  await expect(stamp('ab'.repeat(32), { url: authority.url, certificate: null })).rejects.toThrow(
    expect.objectContaining({ code }),
  );
});

test('the log tells another certificate from an authority that cannot be reached', async () => {
  const other = await timeAuthority();
  await expect(
    stamp('ab'.repeat(32), { url: authority.url, certificate: other.root }),
  ).rejects.toThrow(expect.objectContaining({ code: 'TSA_OTHER_CERTIFICATE' }));
  await other.stop();
  await expect(stamp('ab'.repeat(32), { url: other.url, certificate: null })).rejects.toThrow(
    expect.objectContaining({ code: 'TSA_UNREACHABLE' }),
  );
});

describe('time-stamps that were changed are not passed:', () => {
  let whole: PackFiles | undefined;
  const edited = async (edit: (stamps: TimeStamps, timeline: any) => void) => {
    if (!whole) {
      await record(await signedUp(server()), 'Another');
      await run(daysAgo(0));
      whole = await filesOf(alex, 'submission');
    }
    const pack = changed(whole, (files) => {
      files.delete(SIGNATURE_FILE);
      files.delete(SIGNING_KEY_FILE);
      const stamps = stampsIn(files);
      const timeline = JSON.parse(files.get('timeline.json')!.toString());
      edit(stamps, timeline);
      files.set(TIME_STAMPS_FILE, Buffer.from(JSON.stringify(stamps)));
      files.set('timeline.json', Buffer.from(JSON.stringify(timeline)));
    });
    return (await check(pack)).of('time')!;
  };
  test.each<[string, (stamps: TimeStamps, timeline: any) => void, string]>([
    [
      'a chain that was rebuilt',
      (_, { events }) => void (events[0].hash = 'a'.repeat(64)),
      'another timeline',
    ],
    ['another event', ({ stamps: [stamp] }) => void (stamp!.seq = 2), 'another timeline'],
    ['another salt', ({ stamps: [stamp] }) => void (stamp!.salt = 'ab'), 'its token'],
    [
      'another place',
      ({ stamps: [stamp] }) => void (stamp!.index += 1000),
      'does not lead to a root',
    ],
    [
      'a longer proof',
      ({ stamps: [stamp] }) => void stamp!.path.push('a'.repeat(64)),
      'does not lead to a root',
    ],
    [
      'a cut token',
      ({ stamps: [stamp] }) => void (stamp!.token = stamp!.token.slice(0, 800)),
      'its token',
    ],
    [
      'a token with another time',
      ({ stamps: [stamp] }) => {
        const bytes = Buffer.from(stamp!.token, 'base64');
        const year = bytes.indexOf(`${new Date(Date.now()).getUTCFullYear()}`);
        bytes.write('2020', year);
        stamp!.token = bytes.toString('base64');
      },
      'its token',
    ],
  ])('%s', async (_, edit, line) => {
    const found = await edited(edit);
    expect(found).toMatchObject({ severity: 'error', title: 'A time-stamp is not valid' });
    expect(found.lines.join(' ')).toContain(line);
  });
});

test('a deleted account takes its leaf away, and others’ proofs stay', async () => {
  const billie = await signedUp(server());
  await record(billie, 'Gone');
  await run(daysAgo(0));
  await query(`delete from users where id = ${billie.user.id}`);
  expect((await check(await filesOf(alex, 'submission'))).of('time')!.severity).toBe('success');
});

test('the authority’s certificate is published', async () => {
  const response = await fetch(`${server().url}/.well-known/time-stamp-authority.pem`);
  expect(await response.text()).toBe(authority.root);
});
