import { hoursLabel } from './activities.ts';
import { isBinKind, recordKinds } from './bin.ts';
import { credentialTypeLabels } from './credential-types.ts';
import { documentTypeLabels } from './documents.ts';
import { goalStatusLabels } from './learning-goals.ts';
import { recordLinks, type SearchKind } from './record-links.ts';
import { resourceTypeLabels } from '../learning/resources.ts';

/** Labels of the results that are no record of the user's. */
const otherLabels = {
  module: 'Learning modules',
  certificate: 'Certificates',
  resource: 'Resources',
};

/** Kinds of result of a search over all records, in the order of its groups. */
export const searchKinds = (Object.keys(recordLinks) as SearchKind[]).map((value) => ({
  value,
  label: isBinKind(value) ? recordKinds[value].several : otherLabels[value],
}));

/** Maximum characters of a search over all records; the rest is ignored. */
export const SEARCH_TEXT_MAX = 100;

/** Codes that a second line writes out: types of documents, credentials and resources, states of goals. */
const labels: Partial<Record<SearchKind, Record<string, string>>> = {
  document: documentTypeLabels,
  credential: credentialTypeLabels,
  'learning-goal': goalStatusLabels,
  resource: resourceTypeLabels,
};

/** Returns a result's second line, such as 'Clinical Practice · 2.5 hours'. */
export function searchDetail(kind: SearchKind, text: string, hours: number | null): string {
  const words = labels[kind]?.[text] ?? text;
  if (hours === null) return words;
  const most = kind === 'module' ? 'up to ' : '';
  return `${words} · ${most}${hoursLabel(hours)}`;
}

/** Returns the words of a text without accents, in lower case; empty ones between them begin every word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u);

/** True if each searched word begins a word of the text. */
export function hasWords(text: string, asked: string): boolean {
  const words = wordsOf(text);
  return wordsOf(asked).every((each) => words.some((word) => word.startsWith(each)));
}

/** Texts of the search over pages, actions and records. */
export const searchMessages = {
  title: 'Search and commands',
  placeholder: 'Search records, pages and actions',
  hint: 'Type a word of a record, a page or an action.',
  searching: 'Searching…',
  offline: 'No connection. Only records that were opened here are searched.',
  preparing: 'Search is being prepared after an update. Please try again in a few minutes.',
  nothing: (text: string) => `Nothing found for “${text}”.`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  inLog: (text: string) => `Search the CPD Log for “${text}”`,
} as const;
