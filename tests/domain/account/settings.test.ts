import { describe, expect, test } from 'vitest';
import { deviceLabel, exportFileName, retentionWarning } from '#domain/account/settings';
import { rulesFor } from '#domain/standing/standard';
import {
  accountDeletionSchema,
  passwordChangeSchema,
  settingsSchema,
} from '#domain/account/settings.schema';
import {
  PROFILE_IMAGE_MAX_BYTES,
  profileImageMessages,
  profileImagePath,
  profileImageProblem,
} from '#domain/account/profile-images';
import { problems } from '../problems.ts';

describe('settingsSchema', () => {
  const message = 'Time zone must be one of the list';
  test.each<[unknown, Record<string, string>]>([
    [{}, {}],
    [{ timeZone: 'Australia/Hobart' }, {}],
    [{ timeZone: null }, { timeZone: message }],
    [{ timeZone: 'UTC' }, { timeZone: message }],
    [{ timeZone: 10 }, { timeZone: message }],
  ])('%j', async (input, expected) => {
    expect(await problems(settingsSchema, input)).toEqual(expected);
  });
});

describe('passwordChangeSchema', () => {
  const both = { currentPassword: 'old one', newPassword: 'new one' };
  test.each<[object, Record<string, string>]>([
    [both, {}],
    [{ ...both, newPassword: '  6 67 ' }, {}],
    [
      {},
      {
        currentPassword: 'Current password is required',
        newPassword: 'Password must be at least 6 characters',
      },
    ],
    [{ ...both, currentPassword: '' }, { currentPassword: 'Current password is required' }],
    [{ ...both, currentPassword: 7 }, { currentPassword: 'Password must be text' }],
    [{ ...both, newPassword: '12345' }, { newPassword: 'Password must be at least 6 characters' }],
    [{ ...both, newPassword: 'é'.repeat(512) }, {}],
    [
      { ...both, newPassword: 'é'.repeat(513) },
      { newPassword: 'Password must be at most 1024 bytes' },
    ],
  ])('%j', async (input, expected) => {
    expect(await problems(passwordChangeSchema, input)).toEqual(expected);
  });
});

test('an account is not deleted without its password', async () => {
  expect(await problems(accountDeletionSchema, {})).toEqual({ password: 'Password is required' });
  expect(await problems(accountDeletionSchema, { password: ' ' })).toEqual({});
});

test('the warning names the years of the standard', () => {
  const { text, source } = retentionWarning(rulesFor('2026-11-30'));
  expect(text).toContain('5 years');
  expect(source.note).toBe('Check with the Board');
  expect(exportFileName('2026-11-20')).toBe('paramed-cpd-my-data-2026-11-20.json');
});

describe('deviceLabel', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`;
  test.each([
    [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
    [`${windows} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'Opera on Windows'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140 Mobile Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64) Konqueror', 'Linux'],
    ['Firefox/140.0', 'Firefox'],
    ['curl/8.5.0', 'curl'],
    ['node', 'node'],
    ['<script>', 'Unknown device'],
    ['', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%j is %j', (userAgent, label) => expect(deviceLabel(userAgent)).toBe(label));
});

test('a profile image is served under its version', () => {
  expect(profileImagePath('a1b2')).toBe('/api/user/image/a1b2');
});

describe('profileImageProblem', () => {
  test.each([
    ['image/png', 1, null],
    ['image/jpeg', PROFILE_IMAGE_MAX_BYTES, null],
    ['image/webp', PROFILE_IMAGE_MAX_BYTES + 1, profileImageMessages.tooLarge],
    ['image/png', 0, profileImageMessages.missing],
    ['image/svg+xml', 9, profileImageMessages.type],
    ['image/heic', 9, profileImageMessages.type],
    ['', 9, profileImageMessages.type],
  ])('%s of %i bytes', (type, size, problem) => {
    expect(profileImageProblem({ type, size })).toBe(problem);
  });
});
