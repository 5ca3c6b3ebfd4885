import { expect, test } from 'vitest';
import { ReadingTally } from '#domain/records/reading-tally';

const zone = 'Australia/Lord_Howe';

test('says nothing if every entry is used', () => {
  const tally = new ReadingTally();
  tally.use(3);
  tally.leaveOut('unread', 0);
  expect(tally.notes()).toEqual([]);
  expect(tally.isCut).toBe(false);
});

test('the entries used and those left out, each with its reason, are all entries', () => {
  const tally = new ReadingTally();
  tally.use(5);
  tally.leaveOut('cancelled', 2);
  tally.leaveOut('unread');
  tally.leaveOut('wholeDays', 3);
  tally.leaveOut('wholeDays');
  tally.leaveOut('beyond');
  expect(tally.isCut).toBe(true);
  expect(tally.notes()).toEqual([
    '5 of 13 entries read.',
    '1 entry could not be read.',
    '4 entries of whole days left out: they have no hours.',
    '2 cancelled entries left out.',
    '1 entry left out: more than are read.',
  ]);
});

test('what was assumed follows, in one line a kind, without marks that could mislead', () => {
  const tally = new ReadingTally();
  tally.use(20);
  tally.assume('unmatched');
  tally.assumeZone('', zone);
  for (const name of ['Base', 'Base', `A\u202E\n${'x'.repeat(80)}`, 'C', 'D', 'E', 'F', 'G']) {
    tally.assumeZone(name, zone);
  }
  const read = 'is not a time zone we know: the times of';
  expect(tally.notes()).toEqual([
    '1 entry changes or cancels a shift at a time that has none: check the hours of that day.',
    `“Base” ${read} 2 entries were read as Lord Howe time. Check the hours.`,
    `“A ${'x'.repeat(57)}…” ${read} 1 entry were read as Lord Howe time. Check the hours.`,
    ...['C', 'D', 'E'].map(
      (name) => `“${name}” ${read} 1 entry were read as Lord Howe time. Check the hours.`,
    ),
    '2 more time zones are not known and were read so.',
    '1 entry without a time zone read as Lord Howe time.',
  ]);
});
