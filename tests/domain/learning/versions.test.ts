import { describe, expect, test } from 'vitest';
import { form } from '#domain/forms';
import { differences, mergeVersions, versionMessages } from '#domain/versions';
import { version, versionOrNone } from '#domain/versions.schema';
import { problems } from '../problems.ts';

const fields = ['title', 'hours', 'elements'];
const begun = { title: 'Airway day', hours: 2, elements: ['a'], reason: '' };

describe('differences', () => {
  test.each<[string, object, object, object[]]>([
    ['nobody changed anything', {}, {}, []],
    ['only I did', { title: 'Mine' }, {}, [{ field: 'title', changedBy: 'mine' }]],
    ['only the other did', {}, { hours: 3 }, [{ field: 'hours', changedBy: 'theirs' }]],
    ['both did, alike', { title: 'Same' }, { title: 'Same' }, []],
    [
      'both did, each another field',
      { title: 'Mine' },
      { hours: 3 },
      [
        { field: 'title', changedBy: 'mine' },
        { field: 'hours', changedBy: 'theirs' },
      ],
    ],
    [
      'both did, the same field',
      { title: 'Mine' },
      { title: 'Theirs' },
      [{ field: 'title', mine: 'Mine', theirs: 'Theirs', changedBy: 'both' }],
    ],
    ['a list is the same by what is in it', { elements: ['a'] }, {}, []],
    [
      'a list has another entry',
      { elements: ['a', 'b'] },
      {},
      [{ field: 'elements', changedBy: 'mine' }],
    ],
    ['what is not compared differs', { reason: 'Since' }, {}, []],
  ])('where %s', (_name, mine, theirs, expected) => {
    const found = differences(begun, { ...begun, ...mine }, { ...begun, ...theirs }, fields);
    expect(found).toHaveLength(expected.length);
    expect(found).toMatchObject(expected);
  });
});

test('merged takes theirs where they were chosen, and mine elsewhere', () => {
  const mine = { title: 'Mine', hours: 2, reason: 'Since' };
  const theirs = { title: 'Theirs', hours: 3, reason: '' };
  expect(mergeVersions(mine, theirs, { title: 'mine', hours: 'theirs' })).toEqual({
    title: 'Mine',
    hours: 3,
    reason: 'Since',
  });
  expect(mergeVersions(mine, theirs, {})).toEqual(mine);
});

test('the text says when, in the zone of the reader', () => {
  const now = new Date('2026-03-05T10:00:00Z');
  expect(versionMessages.text(new Date('2026-03-05T04:05:00Z'), now, 'Australia/Perth')).toContain(
    '(12:05 pm)',
  );
  expect(versionMessages.text(null, now)).not.toContain('(');
});

test.each<[unknown, boolean, boolean]>([
  [undefined, true, true],
  [null, true, true],
  [1, true, true],
  ['7', true, true],
  [2_147_483_647, true, true],
  [2_147_483_648, false, false],
  [0, false, true],
  [-1, false, false],
  [1.5, false, false],
])(
  'the version %j is one: %s; where there may be nothing yet: %s',
  async (given, isOne, orNone) => {
    const found = await problems(form({ version, versionOrNone }), {
      version: given,
      versionOrNone: given,
    });
    const message = 'Version must be a whole number';
    expect(found).toEqual({
      ...(!isOne && { version: message }),
      ...(!orNone && { versionOrNone: message }),
    });
  },
);
