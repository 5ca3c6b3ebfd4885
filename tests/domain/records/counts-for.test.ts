import { afterEach, describe, expect, test } from 'vitest';
import {
  countsForHeldProblem,
  countsForProblem,
  readCountsFor,
  sharesText,
} from '#domain/records/counts-for';
import {
  countedHours,
  countsForText,
  countsWhole,
  type CountsFor,
} from '#domain/records/hours-for';
import type { Profession } from '#domain/professions/profession';
import { professions } from '#domain/professions/professions';
import { midwife } from '#domain/professions/midwife';

const list = professions as Profession[];
const offered = list.length;
afterEach(() => void list.splice(offered));

/** A statement from pairs of profession and hours. */
const statement = (...pairs: [string, number][]): CountsFor =>
  pairs.map(([profession, hours]) => ({ profession, hours }));

test.each<[string, CountsFor, string, number]>([
  ['all hours count for the first registration', null, 'paramedic', 3],
  ['and none for another', null, 'nurse', 0],
  ['what is stated', statement(['nurse', 1], ['paramedic', 2]), 'paramedic', 2],
  ['what is stated for another', statement(['nurse', 1], ['paramedic', 2]), 'nurse', 1],
  ['nothing where nothing is stated', statement(['nurse', 3]), 'paramedic', 0],
])('counted hours of three: %s', (_name, countsFor, profession, hours) => {
  expect(countedHours({ hours: 3, countsFor }, profession)).toBe(hours);
});

test('all hours for one profession: of the first without a statement', () => {
  expect(countsWhole(2, 'paramedic')).toBeNull();
  expect(countsWhole(2, 'nurse')).toEqual([{ profession: 'nurse', hours: 2 }]);
});

test('a table says it in words, and an import reads them', () => {
  const both = statement(['nurse', 3], ['midwife', 1.5]);
  expect(countsForText(both, 4.5)).toBe('3 hours as nurse, 1.5 hours as midwife');
  expect(countsForText(both, 3)).toBe('3 hours as nurse, 1.5 hours as midwife (1.5 hours shared)');
  expect(sharesText(null, 2)).toBe('2 hours as paramedic');
  for (const hours of [3, 4.5]) expect(readCountsFor(countsForText(both, hours)!)).toEqual(both);
  expect(readCountsFor('1 h as Nurse; 0.5 hrs as midwife')).toEqual(
    statement(['nurse', 1], ['midwife', 0.5]),
  );
  for (const words of ['', 'nurse', '2 hours as', '1 hour as nurse, and more']) {
    expect(readCountsFor(words)).toBeNull();
  }
});

describe('what a statement about three hours may say', () => {
  test.each<[string, CountsFor, string | null]>([
    ['no statement', null, null],
    ['all of it for one', statement(['paramedic', 3]), null],
    ['part of it', statement(['nurse', 0.5]), null],
    ['nobody', statement(), 'Give at least half an hour to one registration'],
    [
      'no hours for anybody',
      statement(['nurse', 0], ['paramedic', 0]),
      'Give at least half an hour to one registration',
    ],
    [
      'only a profession that is not known any more',
      statement(['wizard', 1]),
      'Give at least half an hour to one registration',
    ],
    [
      'more than there is',
      statement(['nurse', 3.1]),
      'No more than 3 hours can count for nurse: the activity has no more',
    ],
    [
      'more than there is, for the second',
      statement(['nurse', 1], ['midwife', 4]),
      'No more than 3 hours can count for midwife: the activity has no more',
    ],
    ['a split that adds up', statement(['paramedic', 1.1], ['nurse', 1.9]), null],
    ['a split of less', statement(['paramedic', 1], ['nurse', 1]), null],
    [
      'a split of more',
      statement(['paramedic', 2], ['nurse', 1.1]),
      'Paramedic and nurse share its hours: together no more than 3 hours',
    ],
    ['the same hours for two that share', statement(['nurse', 3], ['midwife', 3]), null],
    [
      'a third that splits with the second',
      statement(['nurse', 1], ['midwife', 2], ['paramedic', 2]),
      'Midwife and paramedic share its hours: together no more than 3 hours',
    ],
  ])('%s', (_name, countsFor, problem) => {
    expect(countsForProblem(countsFor, 3)).toBe(problem);
  });

  test('one profession of two that exclude each other', () => {
    list.push({
      ...midwife,
      id: 'doula',
      label: 'Doula',
      sharing: [{ with: 'nurse', rule: 'exclusive', source: midwife.sharing[0]!.source }],
    });
    expect(countsForProblem(statement(['nurse', 1], ['doula', 1]), 3)).toBe(
      'It can count for one of nurse and doula, not for both',
    );
    expect(countsForProblem(statement(['doula', 3]), 3)).toBeNull();
  });
});

test('a statement names only registrations that are held', () => {
  const none = { registrationDate: '2020-01-01', registrationExpiryDate: null };
  const user = {
    ...none,
    otherRegistrations: [{ ...none, profession: 'nurse', registrationNumber: null }],
  };
  expect(countsForHeldProblem(null, none)).toBeNull();
  expect(countsForHeldProblem(statement(['paramedic', 1]), none)).toBeNull();
  expect(countsForHeldProblem(statement(['paramedic', 1], ['nurse', 1]), user)).toBeNull();
  expect(countsForHeldProblem(statement(['nurse', 1], ['midwife', 1]), user)).toBe(
    'You hold no such registration',
  );
});

test.each<[CountsFor, string | null]>([
  [null, null],
  [statement(), null],
  [statement(['nurse', 0]), null],
  [
    statement(['paramedic', 2], ['nurse', 0], ['lighthouse-keeper-on-call', 1]),
    '2 hours as paramedic, 1 hour as lighthouse keeper on call',
  ],
])('%j in words', (countsFor, text) => expect(countsForText(countsFor)).toBe(text));
