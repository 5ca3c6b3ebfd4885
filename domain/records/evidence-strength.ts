/** Grades of an activity's evidence, weakest first. */
export const evidenceGrades = ['none', 'note', 'link', 'file', 'attested'] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

/** The grades that the text of the field "Evidence" can have. */
export type EvidenceTextGrade = 'none' | 'note' | 'link';

/** Label of each grade, on screen and in tables. */
export const evidenceGradeLabels: Record<EvidenceGrade, string> = {
  none: 'None',
  note: 'Note',
  link: 'Link',
  file: 'File',
  attested: 'Attested',
};

/** True if evidence of this grade can be handed to an auditor: it exists apart from its owner's words. */
export const isFullEvidence = (grade: EvidenceGrade): boolean =>
  grade === 'file' || grade === 'attested';

/**
 * Returns the grade of an activity's evidence. `fileCount`: its files, those of its reflections, and of the documents it
 * cites, that show something. `isAttested`: by another person (coversRecord), or by a valid certificate of a module of ours. A document
 * without a file is a note, as is a file that shows nothing.
 */
export function evidenceGradeOf(of: {
  evidence: string | null;
  fileCount: number;
  documentCount: number;
  emptyFileCount: number;
  isAttested: boolean;
}): EvidenceGrade {
  if (of.isAttested) return 'attested';
  if (of.fileCount > 0) return 'file';
  const grade = evidenceTextGrade(of.evidence);
  return grade === 'none' && of.documentCount + of.emptyFileCount > 0 ? 'note' : grade;
}

/** An address of a host with a dot; what follows the host does not matter. */
const LINK = /\bhttps?:\/\/[^\s/?#]*[\p{L}\p{N}]\.[\p{L}\p{N}]/iu;

/** Returns the grade of a text as evidence: a link, a note, or none if its words say nothing. */
export function evidenceTextGrade(evidence: string | null | undefined): EvidenceTextGrade {
  if (!evidence) return 'none';
  if (LINK.test(evidence)) return 'link';
  return saysSomething(evidence.replace(/\bhttps?:\/*/gi, ' ')) ? 'note' : 'none';
}

/** Words that name nothing and prove nothing, however many of them a text has. */
const emptyWords = new Set(
  `yes yep yeah no nope not ok okay done complete completed finished test testing tested
   na nil none null nothing unknown unsure applicable known tba tbc tbd todo to be advised confirmed
   follow later pending see above below attached same ditto as before fine good great nice sure true false
   hello hi abc abcd asdf asdfgh qwer qwerty blah bla foo bar lorem ipsum dolor stuff thing things something
   the an and it is was were this that have has had i my there`.split(/\s+/),
);

/** Words that name nobody else. */
const nobodyWords = new Set(
  `me myself self alone solo nobody noone one someone somebody anyone everyone everybody
   else others other people person`.split(/\s+/),
);

/** Returns the words of a text in lower case: letters and digits, apostrophes within a word. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];

/** True if a word holds letters, and not one letter alone or repeated. */
export const isWord = (word: string): boolean => /\p{L}/u.test(word) && !/^(.)\1*$/su.test(word);

/** True unless a text is empty or filled in to get past the field: "yes", "ok", "x", "n/a", "-", "xxx", "123". */
export const saysSomething = (text: string | null | undefined): boolean =>
  wordsOf(text ?? '').some((word) => isWord(word) && !emptyWords.has(word));

/** True if a text says who else took part: like saysSomething, and not only words such as "myself" or "somebody". */
export const namesOthers = (text: string | null | undefined): boolean =>
  wordsOf(text ?? '').some(
    (word) => isWord(word) && !emptyWords.has(word) && !nobodyWords.has(word),
  );

/** Returns the judgement of an activity's texts, which is stored with it, since a database cannot judge them. */
export const judgedTexts = (of: {
  evidence?: string | null;
  provider?: string | null;
  practitioners?: string | null;
}) => ({
  evidenceGrade: evidenceTextGrade(of.evidence),
  namesProvider: saysSomething(of.provider),
  namesPractitioners: namesOthers(of.practitioners),
});
