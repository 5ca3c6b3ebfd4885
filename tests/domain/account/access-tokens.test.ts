import { expect, test } from 'vitest';
import type { Schema } from 'yup';
import {
  allows,
  isWritable,
  scopePresets,
  scopes,
  scopesText,
  tokenDays,
  tokenLimits,
  tokenMessages as messages,
  tokenNounLabel,
  tokenNouns,
  withheldLines,
} from '#domain/account/access-tokens';
import { accessTokenSchema } from '#domain/account/access-tokens.schema';
import { shapeOf } from '#domain/forms';
import { problems } from '../problems.ts';

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

const ofAToken = { name: 'Roster', days: 90, scopes: ['activities:read'] };

test.each<[Record<string, unknown>, Record<string, string>]>([
  [{}, {}],
  ...tokenDays.map((days): [Record<string, unknown>, Record<string, string>] => [{ days }, {}]),
  [{ days: '30' }, {}],
  [{ days: undefined }, {}],
  [{ days: 8 }, { days: messages.days }],
  [{ days: 'soon' }, { days: messages.days }],
  [{ days: null }, { days: messages.days }],
  [{ name: 'x'.repeat(tokenLimits.name.max) }, {}],
  [
    { name: 'x'.repeat(tokenLimits.name.max + 1) },
    { name: `Name must be at most ${tokenLimits.name.max} characters` },
  ],
  [{ name: '' }, { name: 'Name is required' }],
  [{ scopes: [...scopes] }, {}],
  [{ scopes: [...scopes, scopes[0]] }, { scopes: messages.unknownScope }],
  [{ scopes: [] }, { scopes: messages.scopes }],
  [{ scopes: undefined }, { scopes: messages.scopes }],
  [{ scopes: ['activities:read', 'activities:eat'] }, { scopes: messages.unknownScope }],
  [{ scopes: 'activities:read' }, { scopes: messages.unknownScope }],
])('%#: each field of a new token is checked', async (given, expected) => {
  expect(await problems(accessTokenSchema, { ...ofAToken, ...given })).toEqual(expected);
});

test('a new token is for 90 days, and programs are told the choices', () => {
  const { days: _, ...rest } = ofAToken;
  expect(accessTokenSchema.cast(rest)).toEqual(ofAToken);
  const { days, scopes: given } = accessTokenSchema.fields;
  expect(shapeOf(days as Schema)).toEqual({
    type: 'integer',
    anyOf: [7, 30, 90, 365].map((each) => ({ type: 'integer', minimum: each, maximum: each })),
  });
  expect(shapeOf(given as Schema)).toEqual({
    type: 'array',
    items: { type: 'string', enum: scopes },
  });
});

test('what is left out for lack of a scope is said, a line each', () => {
  expect(withheldLines([])).toEqual([]);
  expect(withheldLines(['activities:read', 'evidence-files:read'])).toEqual([
    'Contents of evidence files are left out: the access token lacks the scope evidence-files:read.',
  ]);
  expect(withheldLines(['evidence-files:read', 'reflective-logs:read'])).toHaveLength(2);
  expect(tokenNounLabel('evidence-files')).toBe('Evidence files');
});
