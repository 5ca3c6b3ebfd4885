import { wordFields } from '#client/graphql/words.ts';
import { isIdKey, plainIds } from './plain-ids.ts';

/**
 * Replaces the names of enums in a response with the words of domain/, and global ids with the plain ones that addresses
 * of pages, REST and stored data use, in place: nothing above this link knows either (decisions 072
 * and 076). Requests may hold words and plain ids.
 */
export function readWords(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(readWords);
  if (typeof value !== 'object' || value === null) return;
  const record = value as Record<string, unknown>;
  const fields = wordFields[record['__typename'] as string];
  for (const key in record) {
    const words = fields?.[key];
    if (words) record[key] = wordsOf(record[key], words);
    else if (isIdKey(key)) record[key] = plainIds(record[key]);
    else readWords(record[key]);
  }
}

const wordsOf = (value: unknown, words: Readonly<Record<string, string>>): unknown => {
  if (Array.isArray(value)) return value.map((each) => wordsOf(each, words));
  return typeof value === 'string' && isName(value) ? (words[value] ?? wordOf(value)) : value;
};

/** A response kept by an earlier version already has words. */
const isName = (value: string): boolean => /^[A-Z0-9_]+$/.test(value);

/** Returns the word for a name, in most vocabularies. */
export const wordOf = (name: string): string => name.toLowerCase().replaceAll('_', '-');
