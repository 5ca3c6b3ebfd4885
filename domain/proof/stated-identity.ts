import { rolePattern } from '../records/practitioner-roles.ts';

/** Identity that a person states, unverified. */
export interface StatedIdentity {
  name: string;
  registrationNumber: string | null;
}

/** Forms of address that are no part of a name. */
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'assoc']);

/** Roles, degrees and honours that people write before and after a name. */
const besideNames = new RegExp(
  String.raw`^(?:${rolePattern}|professors?|adj|adjunct|senior|advanced|intensive|critical|care|registered|enrolled|retired|rm|jn?r|snr?|i{2,3}|ba|bn|bsc|bhs?c?|bhealthsc|bparamed\w*|bclinprac|b?nurs\w*|hons?|grad\w*|dip\w*|cert\w*|m(?:a|sc|ph|bbs|bchb|paramed\w*|nurs\w*)|phd|dphil|md|facem|fracp|fanzca|f?acpara\w*|oam|am|asm|psm)$`,
  'i',
);

/** Spaces, punctuation, and accents of letters; vowel signs of scripts such as Devanagari make another name. */
const ignored = /[^\p{L}\p{N}\p{M}]|\p{Script=Inherited}/gu;

/**
 * True if a person who confirms states the owner's name or Ahpra number. `skeleton` gives texts that look alike the
 * same letters: case, accents and confusable letters are ignored. So are spaces, punctuation, titles, roles and
 * degrees beside the name, and the order of the words, and an initial matches a word: "MEDIC, A., RN" is Alex Medic. A
 * further name makes another person.
 */
export function isOwner(
  stated: StatedIdentity,
  owner: StatedIdentity,
  skeleton: (text: string) => string,
): boolean {
  const plain = (text: string) => skeleton(text).replace(ignored, '');
  const number = plain(owner.registrationNumber ?? '');
  if (number && plain(stated.registrationNumber ?? '') === number) return true;
  const name = plain(owner.name);
  if (name && plain(stated.name) === name) return true;
  const wordsOf = (name: string) =>
    name
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .map((word) => [word.toLowerCase(), plain(word)] as const)
      .filter(([word, looks]) => looks && !titles.has(word));
  const others = namesIn(wordsOf(owner.name));
  return namesIn(wordsOf(stated.name)).some((some) =>
    others.some((other) => isSameWords(some, other)),
  );
}

/** A word in lower case, and what it looks like. */
type Word = readonly [word: string, looks: string];

/**
 * What a name looks like with all that was written, and without any of the roles and degrees before and after it: some
 * names are words of roles. Two words always stay.
 */
function namesIn(words: readonly Word[]): string[][] {
  const isBeside = words.map(([word]) => besideNames.test(word));
  const first = Math.max(isBeside.indexOf(false), 0);
  const last = isBeside.lastIndexOf(false);
  const looks = words.map(([, each]) => each);
  const found = [looks];
  for (let start = 0; start <= first; start += 1) {
    for (let end = Math.max(start + 2, last + 1); end <= words.length; end += 1) {
      found.push(looks.slice(start, end));
    }
  }
  return found;
}

/** True if each word of one name is a word of the other or its initial, and one of them whole. */
function isSameWords(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  const left = [...others];
  let whole = 0;
  // Whole words first, so that an initial takes none of them.
  for (const word of some.toSorted((a, b) => b.length - a.length)) {
    const exact = left.indexOf(word);
    const at = exact >= 0 ? exact : left.findIndex((other) => isInitial(word, other));
    if (at < 0) return false;
    if (exact >= 0 && !/^[a-z\d]$/i.test(word)) whole += 1;
    left.splice(at, 1);
  }
  return whole > 0;
}

const isInitial = (word: string, other: string): boolean =>
  (word.length === 1 || other.length === 1) && word[0] === other[0];
