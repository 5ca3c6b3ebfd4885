import { describe, expect, test } from 'vitest';
import { activityFields } from '#domain/records/activities.fields';
import { documentFields } from '#domain/records/documents';
import { goalFields, plannedActivityFields } from '#domain/records/learning-goals.fields';
import { reflectiveLogFields } from '#domain/records/reflective-logs';
import {
  comparedHeadText,
  headLabel,
  headText,
  readHead,
  recordActions,
  recordEventText,
  recordKindLabel,
  shortHash,
  type DescribedEvent,
} from '#domain/records/record-events';

const fields: Readonly<Record<string, object>> = {
  activity: activityFields,
  document: documentFields,
  'learning-goal': goalFields,
  'planned-activity': plannedActivityFields,
  'reflective-log': reflectiveLogFields,
};

function text(given: Partial<DescribedEvent>, timeZone = 'Australia/Brisbane') {
  const event: DescribedEvent = { kind: 'activity', action: 'changed', changes: null, ...given };
  return recordEventText(event, timeZone, fields[event.kind] ?? null);
}
const changed = (changes: object, kind = 'activity') =>
  text({ kind, changes: JSON.stringify(changes) });

describe('recordEventText', () => {
  test.each(recordActions)('words %s of every kind', (action) => {
    for (const kind of ['activity', 'document', 'evidence-file', 'of-a-later-version']) {
      expect(text({ kind, action })).toMatch(/^[A-Z][a-z ]+$/);
    }
  });

  test.each([
    [{ hours: ['4.0', '6.5'] }, 'Hours changed from 4 to 6.5'],
    [{ title: null }, 'Title changed'],
    [{ is_interactive: ['false', 'true'] }, 'Interactive changed from No to Yes'],
    [{ setting: [null, 'live-online'] }, 'Setting changed from nothing to Live online'],
    [{ start_date: ['2026-05-03', null] }, 'Start date changed from 3 May 2026 to nothing'],
    [{ later_column: ['a', 'b'] }, 'Later column changed from a to b'],
    [{ title: null, hours: ['1.0', '2.0'] }, 'Hours changed from 1 to 2. Title changed'],
  ])('says %j in words', (changes, words) => {
    expect(changed(changes)).toBe(words);
  });

  test('knows the fields of other kinds', () => {
    expect(changed({ learning_outcomes: null }, 'reflective-log')).toBe(
      'Learning outcomes changed',
    );
    expect(changed({ type: ['other', 'certificate'] }, 'document')).toMatch(/from Other to Certif/);
    expect(changed({ status: ['open', 'achieved'] }, 'learning-goal')).toBe(
      'Status changed from Open to Achieved',
    );
  });

  test('says a day in the user’s time zone', () => {
    const changes = JSON.stringify({ completed_date: [null, '2026-05-03T15:00:00+00:00'] });
    expect(text({ changes })).toMatch(/to 4 May 2026$/);
    expect(text({ changes }, 'Australia/Perth')).toMatch(/to 3 May 2026$/);
  });

  test('does not repeat what the action says', () => {
    const changes = JSON.stringify({ status: ['in-progress', 'completed'], hours: ['1', '2'] });
    expect(text({ action: 'completed', changes })).toBe('Completed. Hours changed from 1 to 2');
  });

  test('names the planned activity in the history of its goal', () => {
    const changes = JSON.stringify({ hours: ['4.0', '6.5'] });
    expect(text({ kind: 'planned-activity', changes, name: 'Sepsis day' })).toBe(
      'Planned activity “Sepsis day”: Hours changed from 4 to 6.5',
    );
  });

  test.each([
    ['1.0', 'Ben Ito', '1 hour of the confirmation by Ben Ito stands'],
    ['0.5', null, '0.5 hours of a confirmation stand'],
    ['0.0', null, 'nothing of a confirmation stands'],
  ])('says how much of a confirmation stands: %s', (left, name, words) => {
    const changes = JSON.stringify({ corrected_hours: [null, left] });
    expect(text({ kind: 'attestation', changes, name })).toBe(
      `Less of the session counts now: ${words}`,
    );
  });

  test('names a file that still exists', () => {
    expect(text({ kind: 'evidence-file', action: 'added', name: 'a.pdf' })).toBe(
      'File added: a.pdf',
    );
  });

  test.each([
    ['added', null, 'Attested by certificate PM-1'],
    ['changed', ['a', 'b'], 'Details of certificate PM-1 changed'],
    ['changed', [null, '2026-05-03T04:02:00'], 'Revoked: certificate PM-1'],
    ['changed', ['2026-05-03T04:02:00', null], 'Attested again by certificate PM-1'],
  ] as const)('of a certificate %s from %j', (action, change, words) => {
    const column = change?.includes(null as never) ? 'revoked_at' : 'holder_name';
    const changes = change && JSON.stringify({ [column]: change });
    expect(text({ kind: 'certificate', action, changes, name: 'PM-1' })).toBe(words);
  });
});

test('names of kinds and short hashes', () => {
  expect(recordKindLabel('reflective-log')).toBe('Reflection');
  expect(recordKindLabel('certificate')).toBe('Certificate');
  expect(shortHash('0123456789abcdef0123456789abcdef')).toBe('0123 4567 89ab cdef');
});

describe('a point of a timeline', () => {
  const head = { seq: 214, hash: '0123456789abcdef'.repeat(4) };

  test('is read as it was written, amid other words and across lines', () => {
    expect(readHead(headText(head))).toEqual(head);
    const short = { seq: 214, hash: '0123456789abcdef' };
    expect(readHead(headLabel(head))).toEqual(short);
    expect(readHead(`Page 1 of 3 · TIMELINE 214: 0123 4567\n 89AB CDEF · Alex`)).toEqual(short);
  });

  test.each([
    '',
    '214',
    'timeline 214',
    'timeline 214: 0123 4567 89ab',
    'timeline: 0123 4567 89ab cdef',
  ])('%j is none', (typed) => expect(readHead(typed)).toBeNull());

  test('is compared in words', () => {
    const at = new Date('2026-11-22T02:00:00Z');
    const said = (change: object) =>
      comparedHeadText(
        { seq: 214, at, isContained: true, brokenAt: null, ...change },
        'Australia/Brisbane',
      );
    expect(said({})).toBe(
      'Your timeline has this point, of 22 Nov 2026. Nothing recorded before was changed since.',
    );
    expect(said({ brokenAt: 215 })).toBe(said({}));
    expect(said({ brokenAt: 7 })).toContain('event 7 before it was changed');
    expect(said({ isContained: false })).toContain('of your timeline differs');
    expect(said({ at: null, isContained: false })).toContain('has no event 214');
  });
});
