import { describe, expect, test } from 'vitest';
import {
  recordActions,
  recordEventText,
  recordKindLabel,
  shortHash,
  type DescribedEvent,
} from '#domain/record-events';

const text = (event: Partial<DescribedEvent>, timeZone = 'Australia/Brisbane') =>
  recordEventText({ kind: 'activity', action: 'changed', changes: null, ...event }, timeZone);
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

  test('names a file that still exists', () => {
    expect(text({ kind: 'evidence-file', action: 'added', fileName: 'a.pdf' })).toBe(
      'File added: a.pdf',
    );
  });
});

test('names of kinds and short hashes', () => {
  expect(recordKindLabel('reflective-log')).toBe('Reflection');
  expect(recordKindLabel('certificate')).toBe('Certificate');
  expect(shortHash('0123456789abcdef0123456789abcdef')).toBe('0123 4567 89ab cdef');
});
