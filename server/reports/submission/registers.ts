import type {
  Submission,
  SubmissionActivity,
  SubmissionPeriod,
} from '../../schema/proof/portfolio/editions.ts';
import { hoursLabel } from '#domain/records/activities';
import {
  interactiveColumns,
  recordedText,
  registerColumns,
  requirementText,
  submissionTexts as texts,
} from '#domain/proof/submission';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { heading } from '../portfolio/parts.ts';
import { dayText } from '../words.ts';
import { destinations, evidenceLines } from './evidence-links.ts';
import type { GoalNumbers } from './goal-numbers.ts';
import type { Guests } from './merge/guests.ts';
import { table, type CellLine, type Column } from './table.ts';

type Columns = Column<SubmissionActivity>[];

/** Every activity as a row; goals by their numbers, so that a year fits on a page. */
export function register(
  paper: PdfDocument,
  submission: Submission,
  { guests, numbers }: { guests: Guests; numbers: GoalNumbers },
): void {
  heading(paper, 'H1', texts.register);
  const goalLine = (period: SubmissionPeriod, title: string): CellLine => {
    const number = numbers.titled(title, period);
    return number ? { text: number, goTo: destinations.goal(number) } : { text: title };
  };
  const columnsOf = (period: SubmissionPeriod): Columns => [
    numberOf(registerColumns.number),
    { label: registerColumns.day, width: 62, cell: ({ day }) => dayText(day) },
    { label: registerColumns.title, width: 184, cell: ({ title }) => title, foot: texts.total },
    {
      label: registerColumns.activityType,
      width: 82,
      cell: ({ activityType }) => activityType ?? '',
    },
    { label: registerColumns.provider, width: 100, cell: ({ provider }) => provider ?? '' },
    hoursOf(registerColumns.hours, period.completed.total),
    {
      label: registerColumns.isInteractive,
      width: 58,
      cell: ({ isInteractive }) => (isInteractive ? 'Yes' : 'No'),
      foot: `${period.completed.interactive}`,
    },
    {
      label: registerColumns.goals,
      width: 44,
      cell: ({ goals }) => goals.map((title) => goalLine(period, title)),
    },
    evidenceOf(registerColumns.evidence, guests),
    {
      label: registerColumns.recordedOn,
      width: 72,
      cell: ({ recordedOn, claimedRecordedOn }) => recordedText(recordedOn, claimedRecordedOn),
    },
  ];
  byPeriod(paper, submission, columnsOf, {
    rowsOf: (period) => period.activities,
    totalOf: ({ completed }) => requirementText(completed),
  });
}

/** The interactive activities alone, with who took part. */
export function interactive(paper: PdfDocument, submission: Submission, guests: Guests): void {
  heading(paper, 'H1', texts.interactive);
  const columnsOf = ({ completed }: SubmissionPeriod): Columns => [
    numberOf(interactiveColumns.number),
    { label: interactiveColumns.day, width: 62, cell: ({ day }) => dayText(day) },
    { label: interactiveColumns.title, width: 180, cell: ({ title }) => title, foot: texts.total },
    hoursOf(interactiveColumns.hours, completed.interactive),
    { label: interactiveColumns.setting, width: 160, cell: ({ setting }) => setting ?? '' },
    {
      label: interactiveColumns.practitioners,
      width: 210,
      cell: ({ practitioners }) => practitioners ?? texts.notRecorded,
    },
    evidenceOf(interactiveColumns.evidence, guests),
  ];
  byPeriod(paper, submission, columnsOf, {
    rowsOf: ({ activities }) => activities.filter(({ isInteractive }) => isInteractive),
    totalOf: ({ completed }) => hoursLabel(completed.interactive),
  });
}

function byPeriod(
  paper: PdfDocument,
  { periods }: Submission,
  columnsOf: (period: SubmissionPeriod) => Columns,
  {
    rowsOf,
    totalOf,
  }: {
    rowsOf: (period: SubmissionPeriod) => SubmissionActivity[];
    totalOf: (period: SubmissionPeriod) => string;
  },
): void {
  for (const period of periods) {
    const rows = rowsOf(period);
    if (periods.length > 1) heading(paper, 'H2', period.label);
    paper.addText('P', rows.length === 0 ? texts.none : totalOf(period), {
      size: 9,
      color: ink.soft,
      above: 2,
    });
    paper.doc.y += 6;
    if (rows.length > 0) table(paper, columnsOf(period), rows);
  }
}

const numberOf = (label: string): Columns[number] => ({
  label,
  width: 30,
  cell: ({ number }) => [{ text: `${number}`, goTo: destinations.activity(number) }],
});

const hoursOf = (label: string, total: number): Columns[number] => ({
  label,
  width: 40,
  align: 'right',
  cell: ({ hours }) => `${hours}`,
  foot: `${total}`,
});

const evidenceOf = (label: string, guests: Guests): Columns[number] => ({
  label,
  width: 56,
  cell: ({ evidence }) => evidenceLines(evidence, guests),
});
