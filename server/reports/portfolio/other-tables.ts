import type { OtherRecords, PackedCredential } from '../../schema/proof/portfolio/other-records.ts';
import { credentialTypeLabel } from '#domain/records/credential-types';
import { credentialStateText } from '#domain/records/credentials';
import { credentialFields } from '#domain/records/credentials.fields';
import { toCsv, type Cell } from '#domain/csv';
import type { CivilDate } from '#domain/dates';
import { practiceKindLabels } from '#domain/records/practice-periods';
import { practicePeriodFields } from '#domain/records/practice-periods.fields';
import { labelsOf } from '#domain/records/record-fields';
import { lostText } from './files.ts';

const credential = labelsOf(credentialFields);
const practice = labelsOf(practicePeriodFields);

/** The credentials as rows with a header, renewed ones too; days are YYYY-MM-DD. */
export function credentialsTable({ credentials }: OtherRecords, today: CivilDate): string {
  const head = [
    credential.title,
    credential.type,
    'State',
    credential.number,
    credential.issuer,
    credential.issueDate,
    credential.expiryDate,
    credential.notes,
    'Files',
  ];
  const rows = credentials.map((each): Cell[] => [
    each.title,
    credentialTypeLabel(each.type),
    credentialStateText({ expiryDate: each.expiryDay, isRenewed: each.isRenewed }, today),
    each.number,
    each.issuer,
    each.issueDay,
    each.expiryDay,
    each.notes,
    namesOf(each),
  ]);
  return toCsv([head, ...rows]);
}

const namesOf = ({ files }: PackedCredential): string =>
  files.map((file) => (file.isMissing ? `${file.name} (${lostText(file)})` : file.name)).join('; ');

/** The practice hours as rows with a header, newest first; days are YYYY-MM-DD. */
export function practiceTable({ practice: entries }: OtherRecords): string {
  const head = [
    practice.startDate,
    practice.endDate,
    practice.kind,
    practice.employer,
    practice.position,
    practice.hours,
    practice.documentIds,
    practice.notes,
  ];
  const rows = entries.map((each): Cell[] => [
    each.startDay,
    each.endDay,
    practiceKindLabels[each.kind],
    each.employer,
    each.position,
    each.hours,
    each.documents.join('; '),
    each.notes,
  ]);
  return toCsv([head, ...rows]);
}
