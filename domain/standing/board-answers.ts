import { hoursLabel } from '../records/activities.ts';
import { dayLabel, type CivilDate } from '../dates.ts';
import { inWordsOf, type Profession } from '../professions/profession.ts';
import { paramedic } from '../professions/paramedic.ts';
import type { Source } from '../sources.ts';

/** The hours that the Board stated to a user for one CPD period. They override every other reading. */
export interface BoardAnswer {
  /** The last day of the period. */
  periodEnd: CivilDate;
  total: number;
  interactive: number;
  answeredOn: CivilDate;
  /** Person who answered, and how. */
  note: string;
  /** The document that holds the answer. */
  documentId: number | null;
  /** The name of that document's uploaded file; null if it has none or was deleted. The database maintains it. */
  documentFile?: string | null;
}

/** True if an uploaded file holds the answer: text that was typed into a document proves nothing. */
export const isOnFile = ({ documentFile }: Pick<BoardAnswer, 'documentFile'>): boolean =>
  Boolean(documentFile);

/** True if an answer requires less than the sources, or nothing where they settle nothing. */
export const lowersHours = (
  answer: { total: number; interactive: number },
  read: { total: number; interactive: number },
): boolean =>
  answer.total < read.total ||
  answer.interactive < read.interactive ||
  (answer.total === 0 && read.total === 0);

/** Limits of the Board's answers; our own. */
export const boardAnswerLimits = {
  count: 20,
  hours: { min: 0, step: 0.5, max: 100 },
  note: { max: 300 },
} as const;

const TOLD_YOU = 'As the Board told you on';

/** Returns 'As the Board told you on 3 May 2026'. */
export const boardAnswerNote = (
  { answeredOn }: Pick<BoardAnswer, 'answeredOn'>,
  profession: Profession = paramedic,
): string => inWordsOf(profession, `${TOLD_YOU} ${dayLabel(answeredOn)}`);

/** Returns the same for a document that its owner hands to others: 'As the Board stated on 3 May 2026, in letter.pdf'. */
export const boardAnswerStated = ({ note }: Source, file: string | null): string =>
  `${(note ?? '').replace(/^As the (\w+) told you on/, 'As the $1 stated on')}${file ? `, in ${file}` : ', without its document'}`;

/** Says which hours the Board stated, when, to whom and how, and in which file. */
export function boardAnswerText(answer: BoardAnswer, profession?: Profession): string {
  const { total, interactive, note, documentFile } = answer;
  const hours = total === 0 ? 'no hours' : hoursLabel(total);
  const share = interactive > 0 ? `, ${interactive} of them interactive` : '';
  return `${boardAnswerNote(answer, profession)}: ${hours}${share}. Your note: ${note.replace(/\.$/, '')}.${documentFile ? ` Its document: ${documentFile}.` : ''}`;
}

/** Returns the source of a figure that a Board gave the user: unverified, with the address of the Board's standards. */
export const boardAnswerSource = (
  answer: BoardAnswer,
  url: string,
  profession: Profession = paramedic,
): Source => ({
  title: inWordsOf(profession, 'What the Board told you'),
  publisher: 'recorded by you',
  url,
  effective: null,
  confidence: 'unverified',
  note: boardAnswerNote(answer, profession),
});

/** The year in which a period ends, in an address. */
export const YEAR_PATTERN = '^20[0-9]{2}$';

/** Error for a document that is not the user's. */
export const boardAnswerDocumentProblem = 'Document must be one of yours';

/** Error for a day that is not the last one of a CPD period. */
export const boardAnswerPeriodProblem = 'Choose the last day of one of your CPD periods';

/** Error for too many answers. */
export const boardAnswersFull = `At most ${boardAnswerLimits.count} answers of the Board can be kept`;

/** Says which hours apply until an answer that requires less has its document. */
export const undocumentedText = (kept: { total: number; interactive: number }): string => {
  const stand =
    kept.total === 0
      ? 'that the sources settle no hours'
      : `${hoursLabel(kept.total)}${kept.interactive > 0 ? `, ${kept.interactive} of them interactive` : ''}`;
  return `This asks for less than the sources we know. Until a document with the file of the e-mail or letter is chosen, what stands is ${stand}.`;
};

/** Texts and toasts of the form. */
export const boardAnswerMessages = {
  heading: "The Board's answers",
  explanation:
    'If you asked the Board how many hours you need, enter what it answered. It counts instead of what other sources say; fewer hours count only with a document that has the e-mail or letter as a file.',
  add: "Add the Board's answer",
  edit: "Edit the Board's answer",
  saved: { title: "Board's answer saved" },
  removed: "Board's answer removed",
  restored: "Board's answer restored",
  failed: 'Update failed',
  addDocument: 'Add document',
  /** Note on an answer that requires fewer hours than the sources and has no file. */
  undocumented:
    'It lowers no hours until its document has the e-mail or letter as a file: an auditor cannot read what you remember.',
  documentHelp: 'A document with the e-mail or letter as a file, so that an auditor can read it.',
} as const;

/** The same texts in the words of a profession's body. */
export function boardAnswerMessagesOf(profession: Profession = paramedic) {
  const said = (text: string) => inWordsOf(profession, text);
  const { heading, explanation, add, edit, saved, removed, restored } = boardAnswerMessages;
  return {
    ...boardAnswerMessages,
    heading: said(heading),
    explanation: said(explanation),
    add: said(add),
    edit: said(edit),
    saved: { title: said(saved.title) },
    removed: said(removed),
    restored: said(restored),
  };
}
