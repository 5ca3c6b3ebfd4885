import { isWord } from './evidence-strength.ts';

/**
 * Content of an opened file: words or a picture; nothing; nothing without its password; or unknown, since it could not
 * be read within the limits. Words are counted, their meaning is not judged.
 */
export const evidenceSubstances = ['shown', 'empty', 'locked', 'unread'] as const;
export type EvidenceSubstance = (typeof evidenceSubstances)[number];

/** A text of fewer different words is a note. */
export const FILE_MIN_WORDS = 2;

/** Files of these substances prove nothing: they are graded as a note. */
export const emptySubstances: readonly EvidenceSubstance[] = ['empty', 'locked'];

/** True if a file is only a note; one that was not read yet, or could not be, is not called empty. */
export const isOnlyNote = (file: { substance: EvidenceSubstance | null }): boolean =>
  file.substance !== null && emptySubstances.includes(file.substance);

/** Labels of a file's substance where there is something to say; shown to its owner and to an auditor. */
export const substanceLabels: Record<EvidenceSubstance, string | null> = {
  shown: null,
  empty: 'Looks empty',
  locked: 'Needs a password',
  unread: 'Not checked',
};

/** Label of a file that was stored before contents were checked, until its own is checked. */
const NOT_YET = 'Not checked yet';

/** Returns a table's text about a file's content; null if it shows something. */
export const substanceLabel = (substance: EvidenceSubstance | null): string | null =>
  substance === null ? NOT_YET : substanceLabels[substance];

const texts: Record<EvidenceSubstance, string | null> = {
  shown: null,
  empty:
    'This page looks empty: fewer than two different words and no picture were found on it. It counts as a note. Is it the right file?',
  locked:
    'An auditor cannot open this without its password. It counts as a note. Save it without one.',
  unread: 'This file was too hard to check for empty pages. Open it once to see that it is right.',
};

/** Returns the message for the owner about a file's content; null if it shows something. */
export const substanceText = (substance: EvidenceSubstance | null): string | null =>
  substance === null
    ? 'This file was not checked for empty pages yet. That is done in the background.'
    : texts[substance];

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Characters that are segmented at a time, and the longest word. */
const PIECE = 4_096;

/** Counts different words in texts that come one after the other, as far as needed; `add` returns true once there are enough. */
export function wordCounter() {
  const found = new Set<string>();
  return {
    add(text: string): boolean {
      for (let start = 0; start < text.length; start += PIECE) {
        for (const { segment, isWordLike } of segmenter.segment(text.slice(start, start + PIECE))) {
          if (!isWordLike) continue;
          const word = segment.normalize('NFKC').toLowerCase();
          // In scripts without spaces one sign is a word.
          if (!isWord(word) && !/^\p{Script=Han}$/u.test(word)) continue;
          found.add(word);
          if (found.size >= FILE_MIN_WORDS) return true;
        }
      }
      return false;
    },
  };
}
