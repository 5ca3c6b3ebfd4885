import { expect, test } from 'vitest';
import {
  allows,
  isWritable,
  scopePresets,
  scopes,
  scopesText,
  tokenNouns,
} from '#domain/account/access-tokens';

test('the choices have scopes that exist', () => {
  const known = new Set<string>(scopes);
  for (const preset of scopePresets) {
    expect(
      preset.scopes.filter((scope) => !known.has(scope)),
      preset.label,
    ).toEqual([]);
    for (const noun of tokenNouns) {
      expect(allows(new Set(preset.scopes), noun, 'read'), `${preset.label} ${noun}`).toBe(true);
    }
  }
  const [readOnly, records] = scopePresets;
  expect(readOnly!.scopes.filter((scope) => scope.endsWith(':write'))).toEqual([]);
  expect(allows(new Set(records!.scopes), 'activities', 'write')).toBe(true);
  expect(allows(new Set(records!.scopes), 'bin', 'write')).toBe(false);
});

test('who may write a noun may read it, and no other', () => {
  const given = new Set(['documents:write', 'activities:read']);
  expect(allows(given, 'documents', 'read')).toBe(true);
  expect(allows(given, 'documents', 'write')).toBe(true);
  expect(allows(given, 'activities', 'write')).toBe(false);
  expect(allows(given, 'profile', 'read')).toBe(false);
  expect(isWritable('search')).toBe(false);
});

test('what a token may do is said in words', () => {
  expect(scopesText(['activities:read'])).toBe('Reads: Activities');
  expect(scopesText(['documents:write'])).toBe('Reads and writes: Documents');
  expect(scopesText(['search:read', 'documents:read', 'documents:write'])).toBe(
    'Reads: Search across all records. Reads and writes: Documents',
  );
  expect(scopesText(scopePresets[0]!.scopes)).toBe(`Reads ${tokenNouns.length} kinds of data`);
  expect(scopesText(scopePresets[1]!.scopes)).toBe(
    `Reads ${tokenNouns.length} kinds of data, writes 7 of them`,
  );
  expect(scopesText(['later:read'])).toBe('Reads: later');
});
