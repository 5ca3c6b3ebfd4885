import { describe, expect, test } from 'vitest';
import { differences, mergeVersions, versionMessages } from '#domain/versions';

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
