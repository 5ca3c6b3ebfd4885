import type {
  SubmissionCover,
  SubmissionPractice,
  SubmissionPracticeEntry,
} from '../../schema/proof/portfolio/editions.ts';
import {
  additionTexts as texts,
  indemnityLabels as labels,
  practiceColumns as columns,
  practiceTotalColumns as totalColumns,
  type PracticeTotal,
} from '#domain/proof/submission-additions';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { facts, heading } from '../portfolio/parts.ts';
import { dayText } from '../words.ts';
import { evidenceLines } from './evidence-links.ts';
import type { Guests } from './merge/guests.ts';
import { evidenceList, none, type Around } from './records.ts';
import { table } from './table.ts';

const small = { size: 9, color: ink.soft, above: 2 } as const;

const daysOf = (start: string, end: string): string => `${dayText(start)} to ${dayText(end)}`;

/** The sums for the times that the recency standard names, then every entry as a row. */
export function practice(
  paper: PdfDocument,
  { entries, totals }: SubmissionPractice,
  guests: Guests,
): void {
  heading(paper, 'H1', texts.practice);
  if (entries.length === 0) return none(paper);
  if (totals.length > 0) {
    heading(paper, 'H2', texts.totals, 'H3');
    paper.addText('P', texts.totalsAbout, small);
    paper.doc.y += 6;
    sums(paper, totals);
    heading(paper, 'H2', texts.entries, 'H3');
  }
  paper.doc.y += 6;
  table<SubmissionPracticeEntry>(
    paper,
    [
      { label: columns.number, width: 34, isHeader: true, cell: ({ number }) => number },
      {
        label: columns.days,
        width: 118,
        cell: ({ startDay, endDay }) => daysOf(startDay, endDay),
      },
      { label: columns.kind, width: 64, cell: ({ kind }) => kind },
      { label: columns.employer, width: 120, cell: ({ employer }) => employer },
      { label: columns.position, width: 112, cell: ({ position }) => position ?? '' },
      { label: columns.hours, width: 44, align: 'right', cell: ({ hours }) => `${hours}` },
      {
        label: columns.notes,
        width: 136,
        cell: ({ notes, documents, remark }) =>
          [notes, documents.join('; '), remark].flatMap((text) => (text ? [{ text }] : [])),
      },
      {
        label: columns.evidence,
        width: 56,
        cell: ({ evidence }) => evidenceLines(evidence, guests),
      },
    ],
    entries,
  );
}

const sums = (paper: PdfDocument, totals: readonly PracticeTotal[]): void =>
  table<PracticeTotal>(
    paper,
    [
      { label: totalColumns.label, width: 120, isHeader: true, cell: ({ label }) => label },
      { label: totalColumns.days, width: 150, cell: ({ start, end }) => daysOf(start, end) },
      { label: totalColumns.hours, width: 60, align: 'right', cell: ({ hours }) => `${hours}` },
      { label: totalColumns.remark, width: 320, cell: ({ remark }) => remark ?? '' },
    ],
    totals,
  );

/** Each cover with its evidence. */
export function indemnity(
  paper: PdfDocument,
  covers: readonly SubmissionCover[],
  around: Around,
): void {
  heading(paper, 'H1', texts.indemnity);
  if (covers.length === 0) none(paper);
  for (const { title, insurer, policyNumber, validFrom, validUntil, notes, evidence } of covers) {
    paper.addSection('Sect', () => {
      heading(paper, 'H2', title, 'H3');
      facts(paper, [
        [labels.insurer, insurer],
        [labels.policyNumber, policyNumber],
        [labels.validFrom, validFrom && dayText(validFrom)],
        [labels.validUntil, validUntil && dayText(validUntil)],
        [labels.notes, notes],
      ]);
      evidenceList(paper, evidence, around);
    });
  }
}
