import { describe, expect, test } from 'vitest';
import { credentialTypes, credentialTypeText } from '#domain/records/credential-types';
import {
  credentialState,
  credentialStateText,
  credentialsLabel,
  usualExpiry,
  validityText,
} from '#domain/records/credentials';
import { credentialChangeSchema, credentialSchema } from '#domain/records/credentials.schema';
import { problems } from '../problems.ts';

const today = '2026-03-10';

test.each([
  ['2026-06-09', 'valid', 'Expires 9 Jun 2026'],
  ['2026-06-08', 'expiring', 'Expires in 90 days'],
  ['2026-03-11', 'expiring', 'Expires in 1 day'],
  ['2026-03-10', 'expiring', 'Expires today'],
  ['2026-03-09', 'expired', 'Expired 9 Mar 2026'],
  [null, 'no-expiry', 'No expiry date'],
])('until %s: %s', (expiryDate, state, text) => {
  expect(credentialState({ expiryDate, isRenewed: false }, today)).toBe(state);
  expect(credentialStateText({ expiryDate, isRenewed: false }, today)).toBe(text);
  expect(credentialState({ expiryDate, isRenewed: true }, today)).toBe('renewed');
  expect(credentialStateText({ expiryDate, isRenewed: true }, today)).toBe('Renewed');
});

describe('types', () => {
  test.each(credentialTypes)(
    '%s: a validity has a source, and without one none is proposed',
    (type) => {
      const { why, validity, label } = credentialTypeText(type);
      expect(label.length).toBeGreaterThan(2);
      expect(why).toMatch(/\.$/);
      expect(usualExpiry(type, '2026-02-28') === null).toBe(validity === null);
      // Nobody here has read a Board's number about any of them.
      expect(validity?.source.confidence ?? 'quoted').toBe('quoted');
      expect(validityText(type)).toContain(validity ? 'The date on it decides' : 'check with');
    },
  );

  test('the usual expiry, and an unknown type', () => {
    expect(usualExpiry('blue-card', '2026-03-10')).toBe('2029-03-10');
    expect(usualExpiry('influenza', '2024-02-29')).toBe('2025-02-28');
    expect(validityText('cpr')).toContain('Usually 1 year.');
    expect(credentialTypeText('of a later version').label).toBe('Other');
    expect(credentialsLabel(1)).toBe('1 credential');
  });
});

describe('bad input', () => {
  const paper = { type: 'other', title: 'A paper' };
  test('type and title are required', async () => {
    expect(Object.keys(await problems(credentialSchema, {}))).toEqual(['type', 'title']);
  });
  test.each<[object, string, string]>([
    [{ issueDate: '1949-12-31' }, 'issueDate', 'must be 1 Jan 1950 or later'],
    [{ expiryDate: '1899-12-31' }, 'expiryDate', 'must be a day'],
    [{ expiryDate: '2101-01-01' }, 'expiryDate', 'must be a day'],
    [{ issueDate: '2026-03-10', expiryDate: '2026-03-09' }, 'expiryDate', 'before the issue date'],
    [{ number: '1'.repeat(101) }, 'number', 'at most 100'],
    [{ issuer: 'a'.repeat(201) }, 'issuer', 'at most 200'],
    [{ notes: 'a'.repeat(2001) }, 'notes', 'at most 2000'],
  ])('case %$', async (change, field, words) => {
    expect(await problems(credentialSchema, { ...paper, ...change })).toEqual({
      [field]: expect.stringContaining(words),
    });
    expect(Object.keys(await problems(credentialChangeSchema, change))).toEqual([field]);
  });
  test('a number stays as it is typed', () => {
    // Look-alikes are not corrected: O and 0 both occur on cards.
    const number = ' O0-l1/I 007 ';
    expect(credentialSchema.validateSync({ ...paper, number }).number).toBe('O0-l1/I 007');
    const days = { issueDate: '2026-03-10', expiryDate: '2026-03-10' };
    expect(credentialSchema.isValidSync({ ...paper, ...days })).toBe(true);
  });
});
