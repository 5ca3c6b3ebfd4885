import type { SubmissionCover, SubmissionPractice } from '../../schema/proof/portfolio/editions.ts';
import { credentialFields } from '#domain/records/credentials.fields';
import { toCsv, type Cell } from '#domain/csv';
import { practicePeriodFields } from '#domain/records/practice-periods.fields';
import { labelsOf } from '#domain/records/record-fields';
import { indemnityLabels, practiceColumns } from '#domain/proof/submission-additions';

const practice = labelsOf(practicePeriodFields);
const credential = labelsOf(credentialFields);

/** The entries of practice as rows with a header; their columns are those of the self-check's table, and more. */
export function practiceTable({ entries }: SubmissionPractice): string {
  const head = [
    practiceColumns.number,
    practice.startDate,
    practice.endDate,
    practice.kind,
    practice.employer,
    practice.position,
    practice.hours,
    practice.documentIds,
    practice.notes,
    practiceColumns.evidence,
    practiceColumns.remark,
  ];
  const rows = entries.map((each): Cell[] => [
    each.number,
    each.startDay,
    each.endDay,
    each.kind,
    each.employer,
    each.position,
    each.hours,
    each.documents.join('; '),
    each.notes,
    each.evidence.join(', '),
    each.remark,
  ]);
  return toCsv([head, ...rows]);
}

/** The covers as rows with a header. */
export function indemnityTable(covers: readonly SubmissionCover[]): string {
  const head = [
    credential.title,
    indemnityLabels.insurer,
    credential.number,
    indemnityLabels.validFrom,
    indemnityLabels.validUntil,
    credential.notes,
    indemnityLabels.evidence,
  ];
  const rows = covers.map((each): Cell[] => [
    each.title,
    each.insurer,
    each.policyNumber,
    each.validFrom,
    each.validUntil,
    each.notes,
    each.evidence.join(', '),
  ]);
  return toCsv([head, ...rows]);
}
