import { describe, expect, test } from 'vitest';
import {
  DRAFT_MAX_LENGTH,
  draftChanges,
  draftMessages,
  isDraftOver,
  readDraft,
  withDraft,
  writeDraft,
} from '#domain/records/drafts';

const now = new Date('2026-03-05T04:05:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const initial = { title: 'A', hours: 1, isInteractive: false, day: null, elements: ['a'] };

test('what was changed is kept, and comes back on what the record is by then', () => {
  const changes = draftChanges(initial, { ...initial, title: 'B', elements: ['a', 'b'] });
  expect(changes).toEqual({ title: 'B', elements: ['a', 'b'] });
  const draft = readDraft(writeDraft(changes, now)!, later(1))!;
  expect(draft.savedAt).toEqual(now);
  expect(withDraft({ ...initial, hours: 3 }, draft)).toEqual({
    ...initial,
    ...changes,
    hours: 3,
  });
});

test('nothing is kept where nothing was changed', () => {
  expect(writeDraft({}, now)).toBeNull();
});

test('nothing is kept where it is too long', () => {
  const room = DRAFT_MAX_LENGTH - writeDraft({ title: '' }, now)!.length;
  expect(writeDraft({ title: 'x'.repeat(room) }, now)).toHaveLength(DRAFT_MAX_LENGTH);
  expect(writeDraft({ title: 'x'.repeat(room + 1) }, now)).toBeNull();
});

test.each([
  [later(1), false],
  [later(1.001), true],
  [now, false],
  [new Date(NaN), true],
])('when a session ran out, its drafts are over on %s: %s', (today, isOver) => {
  expect(isDraftOver(now, today)).toBe(isOver);
});

describe('what is stored', () => {
  test('is read for 14 days', () => {
    const text = writeDraft({ title: 'B' }, now)!;
    expect(readDraft(text, later(14))).not.toBeNull();
    expect(readDraft(text, later(14.001))).toBeNull();
  });

  test.each([
    '',
    'null',
    '[]',
    '{"version":1',
    '{"version":2,"savedAt":"2026-03-05T04:05:00Z","changes":{"title":"B"}}',
    '{"version":1,"savedAt":"soon","changes":{"title":"B"}}',
    '{"version":1,"savedAt":1772683500000,"changes":{"title":"B"}}',
    '{"version":1,"savedAt":"2026-03-05T04:05:00Z","changes":["B"]}',
  ])('is not read where it is no draft: %s', (text) => {
    expect(readDraft(text, now)).toBeNull();
  });

  test.each([
    { unknown: 'B' },
    { title: { toString: 'B' } },
    { title: null },
    { isInteractive: 'yes' },
    { elements: [1] },
    { elements: ['b', 1] },
    { elements: 'b' },
    { __proto__: { title: 'B' } },
    { title: 'A' },
  ])('goes into no field that it does not fit: %j', (changes) => {
    expect(withDraft(initial, { savedAt: now, changes })).toBeNull();
  });
});

test.each([
  { title: '' },
  { hours: 2 },
  { isInteractive: true },
  { day: '2026-03-01' },
  { elements: [] },
])('what fits comes back: %j', (changes) => {
  expect(withDraft(initial, { savedAt: now, changes })).toEqual({ ...initial, ...changes });
});

test('says when it was written, in the time of its writer', () => {
  expect(draftMessages.isBack(now, now, 'Australia/Brisbane')).toBe(
    'We kept your draft from 2:05 pm.',
  );
  expect(draftMessages.isBack(now, later(1), 'Australia/Perth')).toBe(
    'We kept your draft from 5 Mar 2026, 12:05 pm.',
  );
});

describe('a draft of a record that was there', () => {
  const begun = { version: 3, values: { title: 'Airway day', hours: 2 } };

  test('knows the version, and what its fields were', () => {
    const text = writeDraft({ title: 'Mine' }, now, begun)!;
    expect(readDraft(text, now)?.begun).toEqual({ version: 3, values: { title: 'Airway day' } });
  });

  test.each([undefined, null, {}, { version: '3', values: {} }, { version: 3, values: [] }])(
    'without a good one (%j) is read as before',
    (given) => {
      const text = JSON.stringify({ ...JSON.parse(writeDraft({ a: 1 }, now)!), begun: given });
      expect(readDraft(text, now)).toMatchObject({ changes: { a: 1 }, begun: null });
    },
  );
});
