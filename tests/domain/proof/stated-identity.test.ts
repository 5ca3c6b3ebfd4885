import { expect, test } from 'vitest';
import { isOwner } from '#domain/proof/stated-identity';

/** What looks alike, simply. */
const skeleton = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .toLowerCase()
    .replaceAll('0', 'o');
const owner = { name: 'Alex Medic', registrationNumber: 'PAR0001234567' };
const isSame = (name: string, ownName = owner.name, registrationNumber: string | null = null) =>
  isOwner({ name, registrationNumber }, { ...owner, name: ownName }, skeleton);

test.each([
  'Alex Medic',
  'alex  MEDIC',
  'Álex Médic',
  'Medic, Alex',
  'MEDIC, A., RN',
  'A Medic',
  'Dr Alex Medic',
  'Assoc. Prof. Alex Medic',
  'Alex Medic, Intensive Care Paramedic',
  'Senior Paramedic Alex Medic BParamedSc (Hons)',
  'AlexMedic',
  'Alex Medic III',
])('%s is Alex Medic', (name) => expect(isSame(name)).toBe(true));

test.each([
  'Billie Jones',
  'Alex',
  'Medic',
  'Alex Jones',
  'A M',
  'Alex B Medic',
  'Alexander Medic',
  'B Medic',
  'Dr',
  '',
])('%s is another person', (name) => expect(isSame(name)).toBe(false));

test.each([
  // Two words always stay, since some names are words of roles.
  ['Grace Nurse', 'Grace Nurse RN', true],
  ['Grace Nurse', 'Grace Paramedic', false],
  // Whole words first, so that an initial takes none of them.
  ['Anna Alex A', 'A Alex Anna', true],
  ['A Alex Bo', 'Anna Alex B', true],
  ['Alex Mason', 'Senior Paramedic Alex Mason BParamedSc (Hons)', true],
  ['Alex Mason', 'Senior Paramedic Alex Jones Mason', false],
  ['Alex Mason', 'RN', false],
  ['Nurse Senior', 'Nurse Senior RN BN', true],
  ['A B', 'A B', true],
  ['', '', false],
])('%s and %s are one: %s', (owned, stated, expected) => {
  expect(isSame(stated, owned)).toBe(expected);
});

test.each([
  ['PAR0001234567', true],
  ['par 000 123 4567', true],
  ['PAROOO1234567', true],
  ['PAR0001234568', false],
  [null, false],
])('who states the number %s is the owner: %s', (number, expected) => {
  expect(isSame('Billie Jones', owner.name, number)).toBe(expected);
});

test('a name of roles alone is compared in no time', () => {
  const roles = 'rn rm jr sr ba bn ma md am ii'.repeat(10).slice(0, 500);
  const before = process.cpuUsage();
  expect(isSame(`${roles} Mason ${roles}`, `${roles} Jones ${roles}`)).toBe(false);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
});

test('no number is nobody’s', () => {
  const without = { name: 'Alex Medic', registrationNumber: null };
  expect(isOwner({ name: 'Billie Jones', registrationNumber: '' }, without, skeleton)).toBe(false);
});
