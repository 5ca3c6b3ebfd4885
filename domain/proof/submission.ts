import { counted } from '../counts.ts';
import { tenths, type Requirement } from '../standing/cpd.ts';
import { dayLabel, type CivilDate } from '../dates.ts';
import { periodLabel } from './portfolio-periods.ts';
import type { SubmissionAddition } from './submission-additions.ts';

/** Maximum ids in each list of a choice; our own limit. */
export const SUBMISSION_CHOICE_MAX = 2_000;

/** Sections that the owner can leave out of a submission, in the order of the document. */
export const submissionSections = [
  { value: 'plan', label: 'Learning goals and plan' },
  { value: 'reflections', label: 'Reflections' },
  { value: 'interactive', label: 'Table of interactive activities' },
  { value: 'evidence', label: 'Evidence and its index' },
] as const;
export type SubmissionSection = (typeof submissionSections)[number]['value'];

/**
 * The owner's choice of parts beside CPD in a submission, and of records to leave out of it or to withhold in it. By
 * default it has everything completed and nothing else.
 */
export interface SubmissionChoice {
  include: readonly SubmissionAddition[];
  withoutSections: readonly SubmissionSection[];
  withoutActivities: readonly number[];
  withoutReflections: readonly number[];
  withoutDocuments: readonly number[];
  withoutFiles: readonly number[];
  /** Reflections for which only the day is printed. */
  withheldReflections: readonly number[];
  /** Activities whose reflection on their learning module is withheld. */
  withheldModuleReflections: readonly number[];
}

/** The choice that leaves nothing out and adds nothing. */
export const wholeSubmission: SubmissionChoice = {
  include: [],
  withoutSections: [],
  withoutActivities: [],
  withoutReflections: [],
  withoutDocuments: [],
  withoutFiles: [],
  withheldReflections: [],
  withheldModuleReflections: [],
};

/** True if nothing is left out or withheld. */
export const isWhole = ({ include: _include, ...choice }: SubmissionChoice): boolean =>
  Object.values(choice).every((list: readonly unknown[]) => list.length === 0);

/** True if nothing is added either. */
export const isDefault = (choice: SubmissionChoice): boolean =>
  isWhole(choice) && choice.include.length === 0;

/** Counts of the records of a submission that the owner left out or withheld. */
export interface LeftOut {
  activities: number;
  reflections: number;
  documents: number;
  evidence: number;
  /** Reflections for which only the day is printed. */
  withheld: number;
  sections: readonly SubmissionSection[];
}

/** Returns what is printed about it, in the third person; no line if the submission is whole. */
export function leftOutLines(leftOut: LeftOut): string[] {
  const { activities, reflections, documents, evidence, withheld, sections } = leftOut;
  const parts = [
    activities > 0 && counted(activities, 'activity', 'activities'),
    reflections > 0 && counted(reflections, 'reflection'),
    documents > 0 && counted(documents, 'document'),
    evidence > 0 && counted(evidence, 'piece of evidence', 'pieces of evidence'),
  ].filter((part) => part !== false);
  const count = activities + reflections + documents + evidence;
  const names = submissionSections.filter(({ value }) => sections.includes(value));
  return [
    ...(parts.length > 0
      ? [`${enumerated(parts)} ${count === 1 ? 'was' : 'were'} left out by the owner.`]
      : []),
    ...(withheld > 0
      ? [`The text of ${counted(withheld, 'reflection')} is withheld by the owner.`]
      : []),
    ...(names.length > 0
      ? [`Sections left out by the owner: ${names.map(({ label }) => label).join('; ')}.`]
      : []),
    ...(activities > 0 ? ['Hours and totals are those of the activities shown.'] : []),
  ];
}

const enumerated = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Limits on evidence that is merged into a submission; our own. Beyond them a file is listed with its checksum. */
export const mergeLimits = {
  pagesPerFile: 200,
  pages: 1_000,
  /** A quarter of the largest file of an account with much evidence, some 200 files of 1 MB. */
  bytes: 250 * 1024 * 1024,
  /** A larger picture is drawn smaller; A4 at 220 dots per inch. */
  pixels: 2_500,
} as const;

/** Reasons why a file is listed but not merged. */
export const notMergedTexts = {
  type: 'Listed only: not a PDF or a picture',
  encrypted: 'Could not be merged: protected by a password',
  xfa: 'Could not be merged: a form that only Adobe’s programs show; print it to a PDF',
  broken: 'Could not be merged: not readable as a PDF or a picture',
  tooManyPages: `Could not be merged: more than ${mergeLimits.pagesPerFile} pages`,
  tooMuch: 'Could not be merged: the document would be too large',
  tooHard: 'Could not be merged: too complex',
  unavailable: 'Could not be merged: not available',
  withheld: 'Listed only: the access token may not read evidence files',
} as const;
export type NotMerged = keyof typeof notMergedTexts;

/** Printed in place of a reflection that the owner withholds. */
export const WITHHELD = 'Reflection withheld by the owner';

/** Returns the number of a piece of evidence: 'E7'. */
export const evidenceNumber = (index: number): string => `E${index}`;

/** Returns the number of a confirmation by another person, as evidence: 'A2', for what it attests. */
export const confirmationNumber = (index: number): string => `A${index}`;

/** True for the number of a confirmation. */
export const isConfirmation = (number: string): boolean => number.startsWith('A');

/** Returns the number of a learning goal: 'G2'. */
export const goalNumber = (index: number): string => `G${index}`;

/** Returns the mark on a merged page: 'E7, page 2 of 3'. */
export const evidencePageLabel = (number: string, page: number, pages: number): string =>
  `${number}, page ${page} of ${pages}`;

/** Returns where a file begins in the document: 'from page 12'. */
export const fromPageLabel = (first: number): string => `from page ${first}`;

/** Groups consecutive evidence numbers: 'E1–E3' and 'E7', then confirmations: 'A1'. */
export const evidenceRanges = (numbers: readonly string[]): { first: string; label: string }[] =>
  [
    rangesOf(
      numbers.filter((each) => !isConfirmation(each)),
      evidenceNumber,
    ),
    rangesOf(numbers.filter(isConfirmation), confirmationNumber),
  ].flat();

function rangesOf(numbers: readonly string[], named: (index: number) => string) {
  const indexes = numbers.map((number) => Number(number.slice(1))).toSorted((a, b) => a - b);
  const ranges: { from: number; to: number }[] = [];
  for (const index of indexes) {
    const last = ranges.at(-1);
    if (last && index === last.to + 1) last.to = index;
    else ranges.push({ from: index, to: index });
  }
  return ranges.map(({ from, to }) => ({
    first: named(from),
    label: from === to ? named(from) : `${named(from)}–${named(to)}`,
  }));
}

/** Returns the hours of the activities in a submission. */
export function submissionHours(
  activities: readonly { hours: number; isInteractive: boolean }[],
): Requirement {
  const sum = (some: typeof activities) =>
    some.reduce((total, { hours }) => total + tenths(hours), 0) / 10;
  return { total: sum(activities), interactive: sum(activities.filter((a) => a.isInteractive)) };
}

/** Returns hours in a sentence: '30 hours, of these 8 interactive'. */
export const requirementText = ({ total, interactive }: Requirement): string =>
  `${counted(total, 'hour')}, of these ${interactive} interactive`;

/** Returns required hours in a sentence, without interactive ones if the Board requires none. */
export const requiredText = (required: Requirement): string =>
  required.interactive > 0 ? requirementText(required) : counted(required.total, 'hour');

/** Names a reflection that belongs to no activity. */
export const reflectionOn = (day: CivilDate): string => `Reflection of ${dayLabel(day)}`;

/** Labels and headings of a submission, in the third person. */
export const submissionTexts = {
  title: 'CPD submission',
  leftOut: 'Left out',
  register: 'Register of activities',
  plan: 'Learning goals and plan',
  activities: 'Activities and reflections',
  /** Heading if the reflections are left out. */
  activitiesAlone: 'Activities',
  reflections: 'Other reflections',
  documents: 'Documents',
  certificates: 'Certificates',
  interactive: 'Interactive activities',
  index: 'Index of evidence',
  evidence: 'Evidence',
  declaration: 'Declaration',
  none: 'None recorded.',
  registrationNumber: 'Registration number',
  requirement: 'Requirement',
  basis: 'Basis',
  completed: 'Completed',
  why: 'Reason for the goal',
  measure: 'Measure of success',
  note: 'Note',
  link: 'Link',
  confirmation: 'Confirmation',
  moduleReflection: 'Reflection on the learning module',
  recordedOn: 'Recorded on',
  registrationType: 'Registration type',
  registrationHistory: 'Registration history',
  timeZone: 'Time zone of all days',
  /** The last row of a table of hours. */
  total: 'Total',
  /** In a table, where its owner recorded nothing. */
  notRecorded: 'Not recorded',
} as const;

/** For the owner, before the submission is made. */
export const submissionHints = {
  noNumber: 'no number, a line to write it on',
  addNumber:
    'Your registration number is not in your profile. The submission has a line to write it on.',
} as const;

/** Columns of the register, in the PDF and in the table. */
export const registerColumns = {
  number: 'No.',
  day: 'Date',
  title: 'Title',
  category: 'Category',
  activityType: 'Type',
  provider: 'Provider',
  hours: 'Hours',
  isInteractive: 'Interactive',
  goals: 'Goals',
  evidence: 'Evidence',
  recordedOn: 'Recorded on',
} as const;

/** Columns of the table of interactive activities. */
export const interactiveColumns = {
  number: 'No.',
  day: 'Date',
  title: 'Title',
  hours: 'Hours',
  setting: 'Setting',
  practitioners: 'Other practitioners',
  evidence: 'Evidence',
} as const;

/** Columns of the index of evidence. */
export const evidenceColumns = {
  number: 'No.',
  name: 'Evidence',
  about: 'Belongs to',
  addedOn: 'Recorded on',
  place: 'In this document',
} as const;

/** Columns of the table of confirmations by others. */
export const confirmationColumns = {
  number: 'No.',
  day: 'Day',
  activity: 'Activity',
  text: 'Confirmation',
  name: 'Name',
  role: 'Role',
  registrationNumber: 'Registration number',
  hours: 'Hours confirmed',
  coveredHours: 'Hours covered',
  signedOn: 'Signed on',
  circumstances: 'How it was signed',
  isCurrent: 'Attests the record as it is now',
  changed: 'Changed since',
  comment: 'Comment',
} as const;

/** Returns when a record was recorded; for an imported one, also what its file claims. Days are civil dates. */
export const recordedText = (recordedOn: string, claimedOn: string | null): string =>
  claimedOn === null
    ? dayLabel(recordedOn)
    : `${dayLabel(recordedOn)} by import; ${dayLabel(claimedOn)} according to the imported file`;

/** Returns the declaration above the signature. */
export const declarationText = (
  name: string,
  periods: readonly { start: string; end: string }[],
  /** Labels of the parts beside CPD. */
  additions: readonly string[] = [],
): string => {
  const beside =
    additions.length > 0 ? `, and the ${enumerated(additions).toLowerCase()} in it,` : '';
  return `The undersigned, ${name}, declares that the activities, reflections and evidence in this document for the CPD ${
    periods.length === 1 ? 'period' : 'periods'
  } ${periods.map(periodLabel).join(', ')}${beside} are the undersigned’s own and are recorded truthfully.`;
};

/** Lines to fill in below the declaration. */
export const signatureLines = [
  'Name',
  submissionTexts.registrationNumber,
  'Signature',
  'Date',
] as const;
