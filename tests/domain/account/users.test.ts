import { describe, expect, test } from 'vitest';
import { passwordStrength } from '#domain/account/password-strength';
import { profileCompletion } from '#domain/account/profile-completion';
import { displayName, initials, roleLabel, usernameKey } from '#domain/account/users';
import { loginSchema, profileSchema, registerSchema } from '#domain/account/users.schema';
import { problems } from '../problems.ts';

const QAS = 'Queensland Ambulance Service';
const ada = { fullName: 'Ada Byron', username: 'ada', password: 'secret', organization: 'NSWA' };
const uncharted = 'Username contains characters that cannot be stored';

describe('loginSchema', () => {
  const both = { username: 'Username is required', password: 'Password is required' };
  test.each<[unknown, Record<string, string>]>([
    [{}, both],
    [undefined, both],
    [{ username: '  ', password: '' }, both],
    [{ username: null, password: null }, both],
    [{ username: 'ada', password: ' ' }, {}],
    [
      { username: 5, password: ['a'] },
      { username: 'Username must be text', password: 'Password must be text' },
    ],
    [{ username: 'a\0', password: 'x' }, { username: uncharted }],
    [{ username: 'a\u202Eb', password: 'x' }, { username: uncharted }],
    [{ username: 'a\u2800b', password: 'x' }, {}],
    [{ username: 'a', password: 'x', code: ' ' }, {}],
    [
      { username: 'a', password: 'x', code: 'x'.repeat(41) },
      { code: 'Code must be at most 40 characters' },
    ],
    ['ada', { '': 'The input must be an object of fields' }],
    [null, { '': 'The input must be an object of fields' }],
    [[], { '': 'The input must be an object of fields' }],
  ])('%j', async (input, expected) => {
    expect(await problems(loginSchema, input)).toEqual(expected);
  });
});

describe('registerSchema', () => {
  const short = 'Password must be at least 6 characters';
  const long = 'Password must be at most 1024 bytes';
  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{}, {}],
    [{ fullName: ' ' }, { fullName: 'Full name is required' }],
    [{ fullName: undefined }, { fullName: 'Full name is required' }],
    [{ fullName: 'A' }, {}],
    [{ fullName: 'a'.repeat(120) }, {}],
    [{ fullName: 'a'.repeat(121) }, { fullName: 'Full name must be at most 120 characters' }],
    [{ fullName: {} }, { fullName: 'Full name must be text' }],
    [{ fullName: 'a\uD800' }, { fullName: 'Full name contains characters that cannot be stored' }],
    [{ username: '' }, { username: 'Username is required' }],
    [{ username: 'a'.repeat(50) }, {}],
    [{ username: 'a'.repeat(51) }, { username: 'Username must be at most 50 characters' }],
    [{ username: 'a\nb' }, { username: uncharted }],
    [{ username: 'a\u202Eb' }, { username: uncharted }],
    [{ username: 'a\u2800b' }, { username: uncharted }],
    [{ username: 'a\u00A0b' }, { username: uncharted }],
    [{ username: 'a b' }, {}],
    [{ username: 5 }, { username: 'Username must be text' }],
    [{ username: 'a\uDC00b' }, { username: uncharted }],
    [{ username: 'zoë 🚑' }, {}],
    [{ password: '12345' }, { password: short }],
    [{ password: '' }, { password: short }],
    [{ password: undefined }, { password: short }],
    [{ password: '123456' }, {}],
    [{ password: 123456 }, { password: 'Password must be text' }],
    [{ password: 'a'.repeat(1024) }, {}],
    [{ password: 'a'.repeat(1025) }, { password: long }],
    [{ password: '🚑'.repeat(256) }, {}],
    [{ password: '🚑'.repeat(256) + 'a' }, { password: long }],
    [{ password: 'abc\0def' }, { password: 'Password contains characters that cannot be stored' }],
    [
      { organization: 'a'.repeat(121) },
      { organization: 'Organization must be at most 120 characters' },
    ],
    [{ organization: 0 }, { organization: 'Organization must be text' }],
  ])('%j', async (change, expected) => {
    expect(await problems(registerSchema, { ...ada, ...change })).toEqual(expected);
  });

  test.each([undefined, null, '', '  '])(
    'organization %j is left to the default',
    (organization) => {
      expect(registerSchema.validateSync({ ...ada, organization }).organization ?? null).toBeNull();
    },
  );
  test('trims all but the password, and drops unknown keys', () => {
    const input = {
      fullName: ' Ada Byron ',
      username: ' ada ',
      password: ' secret ',
      organization: ' NSWA ',
      role: 'admin',
      id: 1,
    };
    expect(registerSchema.validateSync(input)).toEqual({ ...ada, password: ' secret ' });
  });
});

describe('profile schemas', () => {
  const fullName = 'Full name must be at least 2 characters';
  const organization = 'Organization must be at least 2 characters';
  test.each<[unknown, Record<string, string>]>([
    [{}, { fullName, organization }],
    [
      { fullName: ' A ', organization: 'Q' },
      { fullName, organization },
    ],
    [{ fullName: 'Al', organization: 'QA' }, {}],
  ])('%j', async (input, expected) => {
    expect(await problems(profileSchema, input)).toEqual(expected);
  });
});

test.each([
  ['Ada', 'ada'],
  [' ADA ', 'ada'],
  ['\uFF21da', 'ada'],
  ['Zoe\u0308', 'zo\u00EB'],
])('usernameKey %j is %j', (name, key) => {
  expect(usernameKey(name)).toBe(key);
});

test.each([
  [{ username: 'ada', fullName: 'Ada Byron' }, 'Ada Byron', 'AB'],
  [{ username: 'ada', fullName: 'ada king byron' }, 'ada king byron', 'AB'],
  [{ username: 'ada', fullName: 'Ada' }, 'Ada', 'A'],
  [{ username: 'ada', fullName: ' ' }, 'ada', 'AD'],
  [{ username: 'ada', fullName: null }, 'ada', 'AD'],
  [{ username: 'x' }, 'x', 'X'],
  [{ username: '🚑🚑🚑' }, '🚑🚑🚑', '🚑🚑'],
])('%o is shown as %s, %s', (user, name, letters) => {
  expect(displayName(user)).toBe(name);
  expect(initials(user)).toBe(letters);
});

test.each([
  ['paramedic', 'Paramedic'],
  ['admin', 'Admin'],
  [' admin ', 'Admin'],
  [' ', 'Paramedic'],
  ['', 'Paramedic'],
  [null, 'Paramedic'],
  [undefined, 'Paramedic'],
])('roleLabel %j is %s', (role, label) => {
  expect(roleLabel(role)).toBe(label);
});

test.each([
  [{}, 0],
  [{ fullName: 'Ada' }, 25],
  [{ fullName: ' ' }, 0],
  [{ fullName: 'Ada', organization: ' ' }, 25],
  [{ fullName: 'Ada', organization: QAS, registrationDate: '2025-01-01' }, 75],
  [{ fullName: 'Ada', organization: QAS, registrationDate: new Date(0), profileImage: 'a' }, 100],
])('profileCompletion of %o is %i', (user, percent) => {
  const completion = profileCompletion(user);
  expect(completion.percent).toBe(percent);
  expect(completion.message).toBe(
    percent === 100 ? 'All set!' : `${percent / 25} of 4 items complete`,
  );
  expect(completion.items.map((item) => item.label)).toEqual([
    'Full Name',
    'Organization',
    'Registration',
    'Profile Image',
  ]);
});

test.each([
  ['abc', 0],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['abcdef', 1],
  ['abcdefghij', 2],
  ['abcdeabcdeabcde', 1],
  ['abcdefabcdef', 2],
  ['Abcdef', 1],
  ['abcdef1', 1],
  ['ABCDEF!', 1],
  ['123456!', 1],
  ['Abcdef1', 2],
  ['Abcdef!', 2],
  ['abcdef1!', 2],
  ['ABCDEF1!', 2],
  ['abcdefghijklmn', 3],
  ['Abcdefghijklm1', 4],
])('passwordStrength of %s is %i', (password, score) => {
  expect(passwordStrength(password).score).toBe(score);
});
