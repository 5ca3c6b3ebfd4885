import { describe, expect, test } from 'vitest';
import { usernameSkeleton } from '#server/auth/sign-in/username-skeleton';
import { isOwner } from '#domain/proof/stated-identity';

describe('who confirms is the owner', () => {
  const owner = { name: 'Zoë O’Brien-Smith', registrationNumber: 'PAR0001234567' };
  const is = (name: string, registrationNumber: string | null = null) =>
    isOwner({ name, registrationNumber }, owner, usernameSkeleton);

  test.each([
    'Zoë O’Brien-Smith',
    " zoe  o'brien smith ",
    'ZOE OBRIENSMITH',
    'O’Brien-Smith, Zoë',
    'Dr Zoe O’Brien Smith',
    // Cyrillic о and е, a full-width Z, and a zero-width space.
    'Zое O’Briеn-Smith',
    'Ｚoë O’Brien-Smith',
    'Zo\u200bë O’Brien-Smith',
    'Z0e 0’Brien-Smith',
    'Z. O’Brien-Smith',
    'Zoë O’Brien-Smith RN',
    'Mrs Zoë O’Brien-Smith, BSc (Hons), ICP',
    'Paramedic Zoe O’Brien Smith',
    'Smith, Zoë O’Brien (registered nurse)',
  ])('by the name %j', (name) => expect(is(name)).toBe(true));

  test.each([
    'Zoë Anne O’Brien-Smith',
    'Zoë',
    'O’Brien-Smith',
    'Ana O’Brien-Smith',
    'Z. O. B. S.',
    'Zoë Nurse RN',
    'Registered Nurse',
    'Ana Cruz',
  ])('not by the name %j', (name) => expect(is(name)).toBe(false));

  test.each([
    'PAR0001234567',
    ' par 000 123 4567',
    'PAR-OOO1234567',
    'РАR0001234567',
    'PARooo1234567',
  ])('by the number %j', (number) => expect(is('Ana Cruz', number)).toBe(true));

  test('not by another number, or by none if neither has one', () => {
    expect(is('Ana Cruz', 'PAR0001234568')).toBe(false);
    const nobody = { name: 'Zoë', registrationNumber: null };
    expect(isOwner({ name: 'Ana', registrationNumber: '' }, nobody, usernameSkeleton)).toBe(false);
    expect(isOwner({ name: 'Ana', registrationNumber: ' - ' }, nobody, usernameSkeleton)).toBe(
      false,
    );
  });

  test('a name in other letters is compared by its own', () => {
    const lee = { name: '李 明', registrationNumber: null };
    const by = (name: string) => isOwner({ name, registrationNumber: null }, lee, usernameSkeleton);
    expect([by('明 李'), by('李明'), by('李 华'), by('Li Ming')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('a name of words that are roles is a name', () => {
    const robin = { name: 'Robin Nurse', registrationNumber: null };
    const by = (name: string) =>
      isOwner({ name, registrationNumber: null }, robin, usernameSkeleton);
    expect([by('Nurse, Robin (RN)'), by('Robin Smith RN'), by('Robin'), by('Kim Nurse')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('vowel signs make another name, and a name without letters is nobody’s', () => {
    const by = (own: string, name: string) =>
      isOwner(
        { name, registrationNumber: null },
        { name: own, registrationNumber: null },
        usernameSkeleton,
      );
    expect([by('रमा कुमारी', 'राम कुमार'), by('रमा कुमारी', 'कुमारी रमा')]).toEqual([false, true]);
    expect(by('…', '— —')).toBe(false);
  });
});
