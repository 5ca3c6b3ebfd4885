// @module-tag servers
import { getNamedType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { updatedSinceMessage } from '#domain/pages';
import { signedUp, type TestClient } from '#tests/support/client';
import { recordKinds } from '#tests/support/record-kinds';
import { schema } from '#tests/support/schema-walk';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));

/** Moments of one day, by minute. */
const at = (minute: number) => new Date(Date.UTC(2026, 2, 5, 8, minute));
const goTo = (minute: number) => server().setNow(at(minute));

/** Planned activities are part of their goals, and have no list. */
const lists = recordKinds.filter(({ name }) => name !== 'PlannedActivity');

/** A goal belongs to the CPD period of its day, which may be the next one. */
const all = new Set(['/learning-goals']);

/** The field of Query that lists a path: /audit-notices is auditNotices. */
const fieldOf = (path: string) =>
  path.slice(1).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe.each(lists)('the list of $name', ({ path, input, mine }) => {
  test('has with updatedSince what was added or changed since, at both doors', async () => {
    const create = async () => (await alex.rest('POST', path, await input(alex))).body.id as number;
    goTo(0);
    const first = await create();
    goTo(10);
    const second = await create();
    goTo(20);
    expect((await alex.rest('PATCH', `${path}/${first}`, mine)).status).toBe(200);
    goTo(30);
    const since = async (moment: Date) => {
      const text = moment.toISOString();
      const rest = await alex.rest(
        'GET',
        `${path}?${all.has(path) ? 'period=all&' : ''}updatedSince=${text}`,
      );
      const field = fieldOf(path);
      const query = `query($at: DateTime) { ${field}(${all.has(path) ? 'period: "all", ' : ''}updatedSince: $at) { totalCount nodes { version } } }`;
      const { data } = await alex.graphql(query, { at: text });
      expect(data[field].totalCount).toBe(rest.body.length);
      expect(data[field].nodes).toHaveLength(rest.body.length);
      return rest.body
        .map(({ id }: { id: number }) => id)
        .toSorted((a: number, b: number) => a - b);
    };
    expect(await since(at(0))).toEqual([first, second]);
    expect(await since(at(10))).toEqual([first, second]);
    expect(await since(new Date(at(10).getTime() + 1))).toEqual([first]);
    expect(await since(at(20))).toEqual([first]);
    expect(await since(at(21))).toEqual([]);
    for (const wrong of [
      'yesterday',
      '2026-03-05',
      '2026-03-05T08:00:00',
      '2026-13-05T08:00:00Z',
    ]) {
      const { status, body } = await alex.rest('GET', `${path}?updatedSince=${wrong}`);
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: { updatedSince: updatedSinceMessage },
      });
    }
  });
});

test('every list of records that say when they were changed takes updatedSince', () => {
  const without = Object.values(schema.getQueryType()!.getFields()).flatMap(
    ({ name, type, args }) => {
      const connection = getNamedType(type);
      if (!isObjectType(connection) || !connection.name.endsWith('Connection')) return [];
      const node = getNamedType(connection.getFields()['nodes']!.type);
      const isDated = isObjectType(node) && 'updatedAt' in node.getFields();
      return isDated && !args.some((arg) => arg.name === 'updatedSince') ? [name] : [];
    },
  );
  // The library and everything about it belong to everyone: these are no records of one's own.
  expect(without.toSorted()).toEqual(['bookmarks', 'resourceReviews', 'resources']);
});

test('practice hours are listed by kind', async () => {
  const sam = await signedUp(server());
  const days = { employer: 'A service', startDate: '2026-02-01', endDate: '2026-02-28' };
  const idOf = async (more: object) =>
    (await sam.rest('POST', '/practice-periods', { ...days, ...more })).body.id;
  const [worked, leave] = [await idOf({ hours: 20 }), await idOf({ hours: 0, kind: 'leave' })];
  const listed = async (kind: string) =>
    (await sam.rest('GET', `/practice-periods?kind=${kind}`)).body.map(({ id }: any) => id);
  expect(await listed('practice')).toEqual([worked]);
  expect(await listed('leave')).toEqual([leave]);
  const { data } = await sam.graphql(
    '{ practicePeriods(kind: LEAVE) { totalCount nodes { kind } } }',
  );
  expect(data.practicePeriods).toEqual({ totalCount: 1, nodes: [{ kind: 'leave' }] });
  expect((await sam.rest('GET', '/practice-periods?kind=study')).body.fields).toEqual({
    kind: 'kind must be one of: practice, leave',
  });
});

test('changes are listed by kind, and their cursor passes over the others', async () => {
  const sam = await signedUp(server());
  const activity = { title: 'Airway day', category: 'Clinical Practice', hours: 2 };
  const document = { title: 'A course', type: 'certificate', content: 'Issued in March.' };
  for (const [path, body] of [
    ['/documents', document],
    ['/activities', activity],
    ['/documents', document],
    ['/activities', activity],
  ] as const) {
    expect((await sam.rest('POST', path, body)).status).toBe(201);
  }
  const first = await sam.rest('GET', '/changes?kind=document&first=1');
  expect(first.body.map(({ seq }: any) => seq)).toEqual([1]);
  expect(first.headers.get('link')).toBe(
    '</api/changes?kind=document&first=1&after=1>; rel="next"',
  );
  const next = await sam.rest('GET', '/changes?kind=document&first=1&after=1');
  expect(next.body.map(({ seq }: any) => seq)).toEqual([3]);
  expect(next.headers.get('link')).toBeNull();
  const { data } = await sam.graphql(
    '{ changes(kind: DOCUMENT) { changes { seq kind } cursor complete } }',
  );
  expect(data.changes).toEqual({
    changes: [
      { seq: 1, kind: 'document' },
      { seq: 3, kind: 'document' },
    ],
    cursor: '4',
    complete: true,
  });
  expect((await sam.rest('GET', '/changes?kind=dream')).status).toBe(400);
});
