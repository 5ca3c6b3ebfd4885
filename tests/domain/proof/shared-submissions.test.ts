import { describe, expect, test } from 'vitest';
import {
  accessLabel,
  secretIn,
  sharedCountsText,
  sharedMessages,
  sharedState,
  sharedStateLabel,
  sharedUrl,
  usesText,
} from '#domain/proof/shared-submissions';
import {
  openSharedSchema,
  sharedLinkSchema,
  sharedSubmissionSchema,
} from '#domain/proof/shared-submissions.schema';
import { problems } from '../problems.ts';

const secret = 'Ab_-'.repeat(8);
const now = new Date('2026-11-23T11:40:00Z');

test('a link has its secret in the fragment, and nothing else counts as one', () => {
  expect(sharedUrl('https://cpd.example.org', secret)).toBe(
    `https://cpd.example.org/shared#${secret}`,
  );
  expect(secretIn(`#${secret}`)).toBe(secret);
  for (const wrong of ['', '#', `#${secret}x`, `#${secret.slice(1)}`, `#${secret.slice(1)}=`]) {
    expect(secretIn(wrong), wrong).toBeNull();
  }
});

test('a link ends at the moment of its expiry, and first of all when revoked', () => {
  const ends = (expiresAt: Date, revokedAt: Date | null = null) =>
    sharedState({ expiresAt, revokedAt }, now);
  expect(ends(new Date(now.getTime() + 1))).toBe('active');
  expect(ends(now)).toBe('expired');
  expect(ends(new Date(now.getTime() + 1), now)).toBe('revoked');
  expect(ends(now, now)).toBe('revoked');
});

test('labels, also of kinds from a later version', () => {
  expect([sharedStateLabel('expired'), sharedStateLabel('paused')]).toEqual(['Expired', 'paused']);
  expect([accessLabel('pdf'), accessLabel('printed')]).toEqual(['PDF downloaded', 'printed']);
});

test('uses and contents in words', () => {
  expect(usesText({ opened: 0, downloaded: 0, wrong: 0 })).toBe('Not opened yet');
  expect(usesText({ opened: 1, downloaded: 1, wrong: 1 })).toBe(
    'Opened once, 1 download, 1 wrong passphrase',
  );
  expect(usesText({ opened: 2, downloaded: 3, wrong: 0 })).toBe('Opened 2 times, 3 downloads');
  const period = {
    label: '1 Dec 2025 to 30 Nov 2026',
    requiredTotal: 30,
    requiredInteractive: 8,
    completedTotal: 1,
    completedInteractive: 0,
    activityCount: 1,
    reflectionCount: 2,
    documentCount: 0,
  };
  expect(sharedCountsText(period)).toBe('1 activity, 2 reflections, 0 documents');
});

describe('the form of a link', () => {
  test('defaults to 28 days, this period, everything, and no passphrase', () => {
    expect(sharedSubmissionSchema.validateSync({ name: ' Auditor ', passphrase: '' })).toEqual({
      name: 'Auditor',
      days: 28,
      passphrase: null,
      period: 'current',
      registration: null,
      withoutSections: [],
      include: [],
      withoutActivities: [],
      withoutReflections: [],
      withoutDocuments: [],
      withoutFiles: [],
      withheldReflections: [],
      withheldModuleReflections: [],
    });
  });

  test.each([
    [{ name: '' }, 'For whom is required'],
    [{ name: 'x'.repeat(101) }, 'For whom must be at most 100 characters'],
    [{ name: 'A', days: 8 }, 'A link works for 7, 28 or 90 days'],
    [{ name: 'A', days: null }, 'A link works for 7, 28 or 90 days'],
    [{ name: 'A', passphrase: 'seven77' }, 'Passphrase must be at least 8 characters'],
    [{ name: 'A', passphrase: 'ä'.repeat(37) }, sharedMessages.passphraseLong],
    [{ name: 'A', passphrase: 12345678 }, 'Passphrase must be text'],
    [
      { name: 'A', passphrase: 'eight 8\0' },
      'Passphrase contains characters that cannot be stored',
    ],
  ])('refuses %j', async (input, problem) => {
    expect(Object.values(await problems(sharedLinkSchema, input))).toEqual([problem]);
  });

  test('takes days as a select sends them, and keeps a passphrase as it is', () => {
    const given = { name: 'A', days: '90', passphrase: '  eight 8 ' };
    expect(sharedLinkSchema.validateSync(given)).toEqual({ ...given, days: 90 });
  });
});

test('opening takes any text for the secret, so that a wrong one gets one response', async () => {
  expect(openSharedSchema.validateSync({ secret: 'x' })).toEqual({ secret: 'x' });
  expect(Object.keys(await problems(openSharedSchema, { secret: 3 }))).toEqual(['secret']);
  expect(Object.keys(await problems(openSharedSchema, {}))).toEqual(['secret']);
});
