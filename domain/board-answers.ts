import { hoursLabel } from './activities.ts';
import { dayLabel, type CivilDate } from './dates.ts';
import { STANDARD_URL, type Source } from './sources.ts';

/** The hours that the Board told a user for one CPD period. They override every other reading. */
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
}

/** Limits of the Board's answers; our own. */
export const boardAnswerLimits = {
  count: 20,
  hours: { min: 0, step: 0.5, max: 100 },
  note: { max: 300 },
} as const;

const TOLD_YOU = 'As the Board told you on';

/** Returns 'As the Board told you on 3 May 2026'. */
export const boardAnswerNote = ({ answeredOn }: Pick<BoardAnswer, 'answeredOn'>): string =>
  `${TOLD_YOU} ${dayLabel(answeredOn)}`;

/** Returns the same for a document that its owner hands to somebody else: 'As the Board stated on 3 May 2026'. */
export const boardAnswerStated = ({ note }: Source): string =>
  (note ?? '').replace(TOLD_YOU, 'As the Board stated on');

/** Says what the Board told, when, to whom and how. */
export function boardAnswerText(answer: BoardAnswer): string {
  const { total, interactive, note } = answer;
  const hours = total === 0 ? 'no hours' : hoursLabel(total);
  const share = interactive > 0 ? `, ${interactive} of them interactive` : '';
  return `${boardAnswerNote(answer)}: ${hours}${share}. Your note: ${note.replace(/\.$/, '')}.`;
}

/** Returns the source of a figure that the user has from the Board: nobody here has read it. */
export const boardAnswerSource = (answer: BoardAnswer): Source => ({
  title: 'What the Board told you',
  publisher: 'recorded by you',
  url: STANDARD_URL,
  effective: null,
  confidence: 'unverified',
  note: boardAnswerNote(answer),
});

/** The year in which a period ends, in an address. */
export const YEAR_PATTERN = '^20[0-9]{2}$';

/** Error for a document that is not the user's. */
export const boardAnswerDocumentProblem = 'Document must be one of yours';

/** Error for a day that is not the last one of a CPD period. */
export const boardAnswerPeriodProblem = 'Choose the last day of one of your CPD periods';

/** Error for too many answers. */
export const boardAnswersFull = `At most ${boardAnswerLimits.count} answers of the Board can be kept`;

/** Texts and toasts of the form. */
export const boardAnswerMessages = {
  heading: "The Board's answers",
  explanation:
    'If you asked the Board how many hours you need, enter what it answered. It counts instead of what other sources say.',
  add: "Add the Board's answer",
  edit: "Edit the Board's answer",
  saved: { title: "Board's answer saved" },
  removed: "Board's answer removed",
  restored: "Board's answer restored",
  failed: 'Update failed',
  addDocument: 'Add document',
  documentHelp: 'Keep the e-mail or letter as a document, so that an auditor can read it.',
} as const;
