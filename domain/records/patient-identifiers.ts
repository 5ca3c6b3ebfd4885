import {
  identifierPatterns,
  type IdentifierKind,
  type IdentifierPattern,
} from './patient-identifier-patterns.ts';

export type { IdentifierKind } from './patient-identifier-patterns.ts';

/** Part of a text that may identify a patient; `start` and `end` are character positions in the text. */
export interface PatientIdentifier {
  kind: IdentifierKind;
  start: number;
  end: number;
  text: string;
  /** Suggested wording instead. */
  advice: string;
}

/** Label of each kind. */
export const identifierLabels: Record<IdentifierKind, string> = {
  name: 'Name',
  'date-of-birth': 'Date of birth',
  address: 'Address',
  phone: 'Phone number',
  medicare: 'Medicare number',
  'health-identifier': 'Healthcare identifier',
  'record-number': 'Case or record number',
  email: 'E-mail address',
};

const advice: Record<IdentifierKind, string> = {
  name: 'Write “the patient”, or their role, such as “the driver”.',
  'date-of-birth': 'Write the age instead, such as “in her sixties”.',
  address: 'Write the kind of place instead, such as “at home” or “on a highway”.',
  phone: 'Leave the number out.',
  medicare: 'Leave the number out.',
  'health-identifier': 'Leave the number out.',
  'record-number': 'Leave the number out; the month of the job is enough.',
  email: 'Leave the address out.',
};

/** Texts of the question shown before something is saved. */
export const identifierMessages = {
  title: 'Could this identify a patient?',
  text: (count: number) =>
    `Someone could recognise a patient from ${count === 1 ? 'this part' : 'these parts'}. Only you can judge: the check runs in your browser, and nothing has been saved yet.`,
  answers: { edit: 'Go back and edit', accept: 'Save anyway' },
  fileAnswers: { edit: 'Do not upload', accept: 'Upload anyway' },
  more: (count: number) => `and ${count} more`,
  draftHeld: (text: string) =>
    `“${text}” may identify a patient. Your draft is not kept until you change it.`,
  keepDraft: "It doesn't identify anyone",
} as const;

/**
 * Returns the parts of a text that may identify a patient, in text order and without overlaps. It prefers missing one
 * to a false alarm: it reports only parts with a title, a label or a check digit. `known` holds names that are not
 * patients', such as the author's own and their organization's.
 */
export function findPatientIdentifiers(
  text: string,
  known: readonly string[] = [],
): PatientIdentifier[] {
  // File names use underscores for spaces; e-mail addresses keep theirs.
  const spaced = text.replace(/[_\u00a0\t\r\n]/g, ' ');
  const found = identifierPatterns.flatMap((pattern) =>
    matches(pattern, pattern.kind === 'email' ? text : spaced),
  );
  const ordered = found.toSorted((a, b) => a.start - b.start);
  const kept: PatientIdentifier[] = [];
  for (const { kind, start, end } of ordered) {
    const part = text.slice(start, end);
    if (start < (kept.at(-1)?.end ?? 0) || isKnown(part, known)) continue;
    kept.push({ kind, start, end, text: part, advice: advice[kind] });
  }
  return kept;
}

/** Returns the same key for the same finding anywhere, so that an accepted one is not reported again. */
export const identifierKey = ({ kind, text }: PatientIdentifier): string =>
  `${kind} ${text.toLowerCase()}`;

/** Characters of context on each side of a finding. */
const AROUND = 40;

/** Returns a finding with the words around it. */
export function identifierExcerpt(
  text: string,
  { start, end }: Pick<PatientIdentifier, 'start' | 'end'>,
): { before: string; marked: string; after: string } {
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND);
  const before = text.slice(from, start);
  const after = text.slice(end, to);
  const isCut = (at: number) => /\S\S/.test(text.slice(at - 1, at + 1));
  return {
    // Drop a word that is cut in half.
    before:
      from === 0 ? before : `…${isCut(from) ? before.replace(/^\S*\s?/, '') : before.trimStart()}`,
    marked: text.slice(start, end),
    after:
      to === text.length ? after : `${isCut(to) ? after.replace(/\s?\S*$/, '') : after.trimEnd()}…`,
  };
}

function matches({ kind, find, accept }: IdentifierPattern, text: string) {
  return Array.from(text.matchAll(find), (match) => {
    const [whole] = match;
    const start = match.index;
    return { kind, start, end: start + whole.length, groups: [...match] };
  }).filter(({ groups, end }) => accept?.(groups, text.slice(end, end + 30)) ?? true);
}

/** True if every word of a finding, ignoring its title, is in the known names. */
function isKnown(part: string, known: readonly string[]): boolean {
  const own = new Set(known.flatMap(wordsOf));
  const words = wordsOf(part).filter((word) => !titles.has(word));
  return words.length > 0 && words.every((word) => own.has(word));
}

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx']);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
