import { describe, expect, test } from 'vitest';
import {
  CHAIN_START,
  checkChain,
  type ChainEvent,
  type ChainRecord,
  type CheckedChain,
} from '#domain/records/record-chain';

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}

/** The hash of something else. */
const OTHER = 'f'.repeat(64);

type Given = Partial<ChainEvent> & { content?: string };

/** Hashes an event as the format says, which is written down here a second time. */
async function hashed(event: Omit<ChainEvent, 'hash'>): Promise<ChainEvent> {
  const { seq, at, kind, recordId, ownerKind, ownerId, action, contentHash, previousHash } = event;
  const parts = [
    seq,
    at,
    kind,
    recordId,
    ownerKind ?? '',
    ownerId ?? '',
    action,
    contentHash ?? '',
  ];
  return {
    ...event,
    hash: await sha256(['paramed-cpd-event-1', ...parts, previousHash].join('\n')),
  };
}

async function chainOf(...given: Given[]): Promise<ChainEvent[]> {
  const events: ChainEvent[] = [];
  for (const [index, { content = 'as it was', ...rest }] of given.entries()) {
    const salt = rest.salt === undefined ? `salt ${index}` : rest.salt;
    const changes = rest.changes ?? null;
    const recordHash = salt === null ? null : await sha256(`${salt}\n${content}`);
    const contentHash =
      salt === null ? null : await sha256(`${salt}\n${recordHash}\n${changes ?? ''}`);
    events.push(
      await hashed({
        seq: index + 1,
        at: `2027-03-0${index + 1}T00:00:00.000Z`,
        kind: 'activity',
        recordId: index + 1,
        ownerKind: null,
        ownerId: null,
        action: 'added',
        recordHash,
        contentHash,
        previousHash: events.at(-1)?.hash ?? CHAIN_START,
        ...rest,
        salt,
        changes,
      }),
    );
  }
  return events;
}

const record = (id: number, content = 'as it was', kind = 'activity'): ChainRecord => ({
  kind,
  id,
  content,
});

const check = (given: Partial<CheckedChain>) =>
  checkChain({ events: [], records: [], isWhole: true, ...given });

test('an empty timeline is intact, and begins with zeros', async () => {
  expect(await check({})).toEqual({
    length: 0,
    headHash: '0'.repeat(64),
    headAt: null,
    isIntact: true,
    brokenAt: null,
    differing: [],
  });
});

test('a whole timeline is intact with its records and its head', async () => {
  const events = await chainOf(
    {},
    { kind: 'evidence-file', recordId: 7, ownerKind: 'activity', ownerId: 1 },
    { recordId: 1, action: 'changed', changes: '{"hours":2}', content: 'changed' },
  );
  const { hash } = events[2]!;
  expect(
    await check({
      events,
      records: [record(1, 'changed'), record(7, 'as it was', 'evidence-file')],
      head: { seq: 3, hash },
    }),
  ).toEqual({
    length: 3,
    headHash: hash,
    headAt: '2027-03-03T00:00:00.000Z',
    isIntact: true,
    brokenAt: null,
    differing: [],
  });
});

describe('a timeline that was touched is broken where it was', () => {
  const events = () => chainOf({ changes: '{"title":"Airway"}' }, {}, {});
  const records = [record(1), record(2), record(3)];
  const at = async (given: Partial<CheckedChain>) => {
    const { brokenAt, isIntact } = await check({ records, ...given });
    expect(isIntact).toBe(false);
    return brokenAt;
  };

  test.each<[string, Partial<ChainEvent>]>([
    ['its moment', { at: '2027-04-01T00:00:00.000Z' }],
    ['its kind', { kind: 'document' }],
    ['its record', { recordId: 9 }],
    ['its owner', { ownerKind: 'activity' }],
    ['the id of its owner', { ownerId: 4 }],
    ['its action', { action: 'changed' }],
    ['its changes', { changes: '{"title":"Other"}' }],
    ['its salt', { salt: 'another' }],
    ['its record’s hash', { recordHash: OTHER }],
    ['its content’s hash', { contentHash: OTHER }],
    ['its own hash', { hash: OTHER }],
    ['its number', { seq: 5 }],
    ['the hash before it', { previousHash: OTHER }],
  ])('by %s', async (_, change) => {
    const touched = await events();
    touched[1] = { ...touched[1]!, ...change };
    expect(await at({ events: touched })).toBe(2);
  });

  test('also if its hash was made again', async () => {
    const touched = await events();
    touched[1] = await hashed({ ...touched[1]!, at: '2027-04-01T00:00:00.000Z' });
    expect(await at({ events: touched })).toBe(3);
    const renumbered = await events();
    renumbered[2] = await hashed({ ...renumbered[2]!, seq: 4 });
    expect(await at({ events: renumbered })).toBe(3);
  });

  test('by an event that is gone, at the end too if the head is known', async () => {
    const [first, second, third] = await events();
    expect(await at({ events: [first!, third!] })).toBe(2);
    const two = { events: [first!, second!], records: [record(1), record(2)] };
    expect((await check(two)).isIntact).toBe(true);
    expect(await at({ ...two, head: { seq: 3, hash: third!.hash } })).toBe(3);
    expect(await at({ ...two, head: { seq: 1, hash: first!.hash } })).toBe(1);
    expect(await at({ ...two, head: { seq: 2, hash: third!.hash } })).toBe(2);
  });

  test('the first place counts, whatever the head says', async () => {
    const touched = await events();
    touched[0] = { ...touched[0]!, action: 'changed' };
    expect(await at({ events: touched, head: { seq: 9, hash: CHAIN_START } })).toBe(1);
  });
});

describe('sealed content', () => {
  const sealed = { salt: null };
  test('is right once the record was deleted for good', async () => {
    const events = await chainOf(sealed, { recordId: 1, action: 'removed', ...sealed });
    expect((await check({ events })).isIntact).toBe(true);
    // The hash of what was sealed may stand.
    const kept = await chainOf(
      { ...sealed, contentHash: OTHER },
      { recordId: 1, action: 'removed', ...sealed },
    );
    expect((await check({ events: kept })).isIntact).toBe(true);
  });

  test('of a record that is still there is right in a part, and not in a whole account', async () => {
    const events = await chainOf({ ...sealed, contentHash: OTHER });
    expect((await check({ events, isWhole: false })).brokenAt).toBeNull();
    expect((await check({ events })).brokenAt).toBe(1);
  });

  test.each([{ changes: '{}' }, { recordHash: OTHER }])('holds nothing: %j', async (rest) => {
    const events = await chainOf(
      { ...sealed, ...rest },
      { recordId: 1, action: 'removed', ...sealed },
    );
    expect((await check({ events })).brokenAt).toBe(1);
  });
});

describe('records beside an intact timeline', () => {
  const chain = chainOf(
    {},
    {},
    { recordId: 2, action: 'removed' },
    { kind: 'document', recordId: 5 },
  );

  test('are named with what differs, by kind and id', async () => {
    const { isIntact, brokenAt, differing } = await check({
      events: await chain,
      records: [record(12), record(2), record(1, 'another')],
    });
    expect({ isIntact, brokenAt }).toEqual({ isIntact: false, brokenAt: null });
    expect(differing).toEqual([
      { kind: 'activity', id: 1, problem: 'changed' },
      { kind: 'activity', id: 2, problem: 'unrecorded' },
      { kind: 'activity', id: 12, problem: 'unrecorded' },
      { kind: 'document', id: 5, problem: 'missing' },
    ]);
  });

  test('of a part may be missing', async () => {
    expect(
      (await check({ events: await chain, records: [record(1)], isWhole: false })).isIntact,
    ).toBe(true);
  });
});
