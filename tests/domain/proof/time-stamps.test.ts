import { expect, test } from 'vitest';
import { verdictOf, type Statement } from '#domain/proof/pack-statements';
import {
  existedText,
  timeStatements,
  type CheckedStamp,
  type RecordMoments,
} from '#domain/proof/time-stamps';

const stamp = (seq: number, day: string, isKnown = true): CheckedStamp => ({
  day,
  seq,
  at: new Date(`${day}T02:00:00Z`),
  authority: 'Clock',
  isKnown,
});
const moments = (...events: readonly [seq: number, day: string][]): RecordMoments => {
  const [first, newest] = [events[0]!, events.at(-1)!].map(([seq, day]) => ({
    seq,
    at: `${day}T01:00:00.000Z`,
  }));
  return { first: first!, newest: newest! };
};
const agreeing: Statement[] = (['signature', 'timeline', 'files', 'tables', 'pdf'] as const).map(
  (part) => ({ part, severity: 'success', title: part, lines: [] }),
);

test.each<[string, CheckedStamp[], RecordMoments[], string]>([
  [
    'every record in time',
    [stamp(1, '2026-03-01'), stamp(3, '2026-03-09')],
    [moments([1, '2026-03-01']), moments([2, '2026-03-08'], [3, '2026-03-09'])],
    'No change was hidden',
  ],
  [
    'a chain that was made in December with the dates of March',
    [stamp(3, '2026-12-01')],
    [moments([1, '2026-03-01']), moments([3, '2026-11-30'])],
    'No change was found; some moments are the server’s own word',
  ],
  [
    'a placeholder that was filled in later, unstamped',
    [stamp(1, '2026-03-01')],
    [moments([1, '2026-03-01'], [2, '2026-11-30'])],
    'No change was found; some moments are the server’s own word',
  ],
  [
    'a moment after its own time-stamp',
    [stamp(3, '2026-03-01')],
    [moments([1, '2026-03-01'], [2, '2026-03-02'])],
    'No change was found; some moments are the server’s own word',
  ],
  [
    'stamps of an unknown authority alone',
    [stamp(1, '2026-03-01', false)],
    [moments([1, '2026-03-01'])],
    'No change was found; the moments are the server’s own word',
  ],
  [
    'a stamp in time of an unknown authority, a late one of a known one',
    [stamp(1, '2026-03-01', false), stamp(1, '2026-03-31')],
    [moments([1, '2026-03-01'])],
    'No change was found; some moments are the server’s own word',
  ],
])('%s', (_, stamps, records, title) => {
  const time = timeStatements.valid(stamps, { events: 3, records, from: 'server' });
  expect(verdictOf([...agreeing, time]).title).toBe(title);
});

test.each([
  [4, 'success', 0],
  [6, 'info', 1],
])('a moment %i minutes after its time-stamp: %s', (minutes, severity, wrong) => {
  const known = stamp(1, '2026-03-01');
  const moment = { seq: 1, at: new Date(known.at.getTime() + minutes * 60_000).toISOString() };
  const records = [{ first: moment, newest: moment }];
  const time = timeStatements.valid([known], { events: 1, records, from: 'server' });
  expect(time.severity).toBe(severity);
  expect(time.lines.filter((line) => line.includes('That moment is wrong'))).toHaveLength(wrong);
  expect(time.lines.join(' ')).not.toContain('own word');
});

test('no statement of time at all is no confirmation', () => {
  expect(verdictOf([...agreeing, timeStatements.none()])).toMatchObject({
    severity: 'info',
    title: 'No change was found; the moments are the server’s own word',
  });
  expect(verdictOf(agreeing).severity).toBe('info');
});

test('the time beside a record is that of its text', () => {
  const stamps = [stamp(1, '2026-03-01'), stamp(9, '2026-11-30')];
  expect(existedText(stamps, moments([1, '2026-03-01']))).toBe(
    '; existed before 1 Mar 2026, 12:00 pm, Brisbane time, as it reads now',
  );
  expect(existedText(stamps, moments([1, '2026-03-01'], [8, '2026-11-30']))).toBe(
    '; first recorded before 1 Mar 2026, 12:00 pm, Brisbane time; as it reads now, before 30 Nov 2026, 12:00 pm, Brisbane time',
  );
  expect(existedText(stamps, moments([1, '2026-03-01'], [10, '2026-12-01']))).toContain(
    'changed later, which is not time-stamped yet',
  );
  expect(existedText(stamps, moments([10, '2026-12-01']))).toBe('');
});
