import { describe, expect, test } from 'vitest';
import type { Schema } from 'yup';
import {
  passkeyNameSchema,
  passkeySchema,
  passkeySignInSchema,
} from '#domain/account/passkeys.schema';
import { passkeyMessages } from '#domain/account/passkeys';
import { holdsUsername } from '#domain/account/passwords';
import { readRecoveryCode, recoveryCode, resetEmail } from '#domain/account/recovery';
import {
  identitySchema,
  resetRequestSchema,
  resetSchema,
  resetWithCodeSchema,
  totpCodeSchema,
} from '#domain/account/recovery.schema';
import { recoveryCodesState, recoveryCodesText, removalQuestions } from '#domain/account/security';
import {
  isCausedByAnyone,
  securityEventKinds,
  securityEventLabel,
  securityEventsStart,
} from '#domain/account/security-events';
import { readTotpCode } from '#domain/account/sign-in-methods';
import { problems } from '../problems.ts';

describe('a recovery code', () => {
  test('is written in groups of symbols that are not mistaken for one another', () => {
    const bytes = (from: number) => Uint8Array.from({ length: 16 }, (_, index) => from + index);
    expect(recoveryCode(bytes(0))).toBe('0123-4567-89AB');
    expect(recoveryCode(bytes(12))).toBe('CDEF-GHJK-MNPQ');
    expect(recoveryCode(bytes(20))).toBe('MNPQ-RSTV-WXYZ');
    expect(recoveryCode(bytes(244))).toBe('MNPQ-RSTV-WXYZ');
  });

  test.each([
    ['CDEF-GHJK-MNPQ', 'CDEF-GHJK-MNPQ'],
    [' cdefghjkmnpq\n', 'CDEF-GHJK-MNPQ'],
    ['cdef – ghjk — mnpq', 'CDEF-GHJK-MNPQ'],
    ['oOiIlL234567', '0011-1123-4567'],
    ['CDEF-GHJK-MNP', null],
    ['CDEF-GHJK-MNPQ-R', null],
    ['CDEF-GHJK-MNPU', null],
    ['CDEF.GHJK.MNPQ', null],
    [`CDEF-GHJK-MNPQ${' '.repeat(86)}`, 'CDEF-GHJK-MNPQ'],
    [`CDEF-GHJK-MNPQ${' '.repeat(87)}`, null],
    ['', null],
    [null, null],
    [['CDEF-GHJK-MNPQ'], null],
  ])('typed as %j is %s', (typed, code) => {
    expect(readRecoveryCode(typed)).toBe(code);
  });

  test.each([
    [null, 'None yet', false],
    [{ remaining: 10 }, 'Not confirmed as saved', false],
    [{ remaining: 10, savedAt: null }, 'Not confirmed as saved', false],
    [{ remaining: 10, savedAt: '2026-03-01' }, '10 of 10 left', true],
    [{ remaining: 4, savedAt: '2026-03-01' }, '4 of 10 left', true],
    [{ remaining: 3, savedAt: '2026-03-01' }, '3 of 10 left', false],
  ])('%j reads %s', (codes, label, isGood) => {
    expect(recoveryCodesState(codes)).toEqual({ label, isGood });
  });

  test('is kept in a text with the rest', () => {
    expect(recoveryCodesText(['0123-4567-89AB', 'CDEF-GHJK-MNPQ'], 'ada', '1 Mar 2026')).toBe(
      'ParaMed CPD: recovery codes\nUsername: ada\nMade on 1 Mar 2026. Each code works once.\n\n0123-4567-89AB\nCDEF-GHJK-MNPQ\n',
    );
  });
});

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['a123456', null],
  ['', null],
])('a code of an authenticator app typed as %j is %s', (typed, code) => {
  expect(readTotpCode(typed)).toBe(code);
});

test.each([
  ['xAda1', 'ada', true],
  ['ADA', 'ada', true],
  ['a-d-a', 'ada', false],
  ['paramedic', 'me', false],
])('the password %s holds the username %s: %s', (password, username, holds) => {
  expect(holdsUsername(password, username)).toBe(holds);
});

test('before a way to sign in is removed, it is said what stops', () => {
  const { passkey, totp } = removalQuestions;
  expect(passkey('Phone', true).text).toMatch(/^“Phone” will .* Your password alone will/);
  expect(passkey('Phone', false).text).toBe('“Phone” will no longer sign you in.');
  expect(totp(true).text).toMatch(/ Your password alone will be enough to sign in\.$/);
  expect(totp(false).text).toBe('Its codes will no longer work.');
});

test('the e-mail of a forgotten password names the account and how long its link works', () => {
  expect(resetEmail.message('ada')).toMatch(/"ada".* for 1 hour\. All devices/);
});

describe('the forms of an account', () => {
  const long = (max: number, label: string) => `${label} must be at most ${max} characters`;
  const short = 'Password must be at least 6 characters';
  const account = 'Username or e-mail address';
  const { notAccepted } = passkeyMessages;
  test.each<[string, Schema, object, Record<string, string>]>([
    ['a forgotten password', resetRequestSchema, { account: 'ada' }, {}],
    ['a forgotten password', resetRequestSchema, {}, { account: `${account} is required` }],
    [
      'a forgotten password',
      resetRequestSchema,
      { account: 'x'.repeat(255) },
      { account: long(254, account) },
    ],
    ['a new one by a link', resetSchema, { token: 'x', newPassword: 'secret' }, {}],
    ['a new one by a link', resetSchema, {}, { token: 'The link is required', newPassword: short }],
    [
      'a new one by a link',
      resetSchema,
      { token: 'x'.repeat(201), newPassword: 'secret' },
      { token: long(200, 'The link') },
    ],
    [
      'a new one by a code',
      resetWithCodeSchema,
      { username: 'ada', recoveryCode: 'x', newPassword: 'secret' },
      {},
    ],
    [
      'a new one by a code',
      resetWithCodeSchema,
      { recoveryCode: 'x'.repeat(101) },
      {
        username: 'Username is required',
        recoveryCode: long(100, 'Recovery code'),
        newPassword: short,
      },
    ],
    ['an authenticator app', totpCodeSchema, { code: '123 456' }, {}],
    ['an authenticator app', totpCodeSchema, { code: ' ' }, { code: 'Code is required' }],
    ['an authenticator app', totpCodeSchema, { code: '1'.repeat(21) }, { code: long(20, 'Code') }],
    ['a proof', identitySchema, {}, {}],
    ['a proof', identitySchema, { password: null, code: null, passkey: null }, {}],
    ['a proof', identitySchema, { password: 'x', code: ' 1', passkey: { id: 'x' } }, {}],
    [
      'a proof',
      identitySchema,
      { password: 7, code: 'x'.repeat(101), passkey: 'x' },
      {
        password: 'Password must be text',
        code: long(100, 'Code'),
        passkey: 'Passkey must be an object',
      },
    ],
    ['the name of a passkey', passkeyNameSchema, { name: 'x'.repeat(60) }, {}],
    [
      'the name of a passkey',
      passkeyNameSchema,
      { name: 'x'.repeat(61) },
      { name: long(60, 'Name') },
    ],
    ['a passkey', passkeySchema, { name: 'Phone', response: {} }, {}],
    ['a passkey', passkeySchema, {}, { name: 'Name is required', response: notAccepted }],
    ['a sign-in by it', passkeySignInSchema, { response: {} }, {}],
    ['a sign-in by it', passkeySignInSchema, { response: null }, { response: notAccepted }],
    ['a sign-in by it', passkeySignInSchema, { response: [] }, { response: notAccepted }],
    ['a sign-in by it', passkeySignInSchema, { response: '{}' }, { response: notAccepted }],
  ])('%s %#', async (_name, schema, input, expected) => {
    expect(await problems(schema, input)).toEqual(expected);
  });

  test('a proof keeps a password as it is, and takes an empty code for none', () => {
    const given = { password: ' secret ', code: ' 123456 ', passkey: { id: 'x' } };
    expect(identitySchema.validateSync(given)).toEqual({ ...given, code: '123456' });
    expect(identitySchema.validateSync({ ...given, code: ' ' }).code).toBeNull();
  });
});

describe('security events', () => {
  test('have a label; one that a later version wrote reads as its name', () => {
    expect(securityEventKinds.map(securityEventLabel)).toContain('Recovery code used');
    expect(securityEventLabel('passkey-shared')).toBe('passkey-shared');
  });

  test('are kept for two years, to the day', () => {
    expect(securityEventsStart(new Date('2026-03-01T22:00:00Z'))).toEqual(
      new Date('2024-03-01T00:00:00Z'),
    );
  });

  test('some are caused by anyone who knows a username', () => {
    expect(securityEventKinds.filter(isCausedByAnyone)).toEqual([
      'sign-in-failed',
      'locked-out',
      'password-reset-requested',
    ]);
  });
});
