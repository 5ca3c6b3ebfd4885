import { expect, test } from 'vitest';
import {
  evidenceSubstances,
  isOnlyNote,
  substanceLabel,
  substanceText,
  wordCounter,
} from '#domain/records/evidence-substance';

test.each([
  [['Certificate of attendance'], true],
  [['Certificate', 'attendance'], true],
  [['Certificate certificate CERTIFICATE'], false],
  [['Certificate'], false],
  [['１２ ... ---', '12 34 56'], false],
  [['', ' '], false],
  [['証明 出席'], true],
  [['証'], false],
  // The longest word is cut, and is two then.
  [['x'.repeat(4_096)], false],
  [[`${'. '.repeat(2_048)}Certificate ${'. '.repeat(2_048)}attendance`], true],
])('%# has enough different words: %s', (texts, expected) => {
  const counter = wordCounter();
  expect(texts.map((text) => counter.add(text)).at(-1)).toBe(expected);
});

test('a file that shows nothing is a note, and one that was not read is not called empty', () => {
  const found = [null, ...evidenceSubstances].map((substance) => [
    substance,
    isOnlyNote({ substance }),
    substanceLabel(substance),
  ]);
  expect(found).toEqual([
    [null, false, 'Not checked yet'],
    ['shown', false, null],
    ['empty', true, 'Looks empty'],
    ['locked', true, 'Needs a password'],
    ['unread', false, 'Not checked'],
  ]);
  expect(substanceText('shown')).toBeNull();
  expect(substanceText(null)).toContain('was not checked for empty pages yet');
  expect(substanceText('locked')).toContain('without its password');
});
