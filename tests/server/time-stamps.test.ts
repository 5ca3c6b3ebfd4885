// @module-tag servers
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stampTimelines } from '#server/schema/timeline-stamps/timeline-stamps';
import { signedUp, type TestClient } from '#tests/support/client';
import { changed, checked, filesOf, knownServer, type PackFiles } from '#tests/support/packs';
import { useServer } from '#tests/support/server';
import { timeAuthority, type TimeAuthority } from '#tests/support/time-authority';
import { SIGNATURE_FILE, SIGNING_KEY_FILE } from '#domain/pack-signature';
import { TIME_STAMPS_FILE, type TimeStamps } from '#domain/time-stamps';

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
  checked(pack, await knownServer(server()), { from: 'server', pem });
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
  await record(alex, 'Second');
  for (const edition of ['self-check', 'submission'] as const) {
    const pack = await filesOf(alex, edition);
    const found = await check(pack);
    expect(found.of('time')).toMatchObject({
      severity: 'success',
      lines: [
        expect.stringMatching(
          /^Everything up to event 1 existed before .*, says Clock 1, Tests\.$/,
        ),
        'The events after 1 are not time-stamped yet.',
        expect.stringContaining('that this server trusts'),
      ],
    });
    expect(found.records.map(({ recorded }) => recorded.includes('existed before'))).toEqual([
      true,
      false,
    ]);
    expect(found.verdict.title).toBe('No change was hidden');
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
    expect((await check(pack, other.root)).of('time')).toMatchObject({ severity: 'error' });
    expect((await check(pack, null)).of('time')).toMatchObject({
      severity: 'info',
      title: 'Time-stamped by an authority that is not known here',
    });
  } finally {
    await other.stop();
  }
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
