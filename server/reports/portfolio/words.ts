import type { Portfolio } from '../../schema/proof/portfolio/editions.ts';
import { withheldLines } from '#domain/account/access-tokens';
import { packEndLines } from '../pack-end.ts';
import { dayText } from '../words.ts';
import { PRODUCT } from '#domain/product';

/** The README of the audit pack. */
export function readMe({ person, periods, madeOn, withheld }: Portfolio): string {
  const lines = [
    'CPD AUDIT PACK',
    '',
    person.name,
    ...periods.map(({ label }) => `CPD period ${label}`),
    `Prepared by ${PRODUCT} on ${dayText(madeOn)}`,
    ...withheldLines(withheld),
    '',
    'What is here',
    '',
    'The PDF            the report: standing, every activity with its reflection and evidence',
    'Activities.csv     the activities as a table; the other CSV files likewise',
    'Activities/        the evidence files of each activity',
    'Reflections/       the files of each reflective log',
    'Documents/         the text and the files of each document',
    'Certificates/      the certificates of learning modules that hold, as PDF',
    'Credentials/       the files of each credential; Practice hours.csv has the hours worked',
    'timeline.json      every change of these records, in a chain of hashes,',
    'verify.html        opened in a browser, it checks this pack, also offline',
    ...packEndLines,
    '',
    'Pictures were saved again without their location when they were added. The checksum',
    'in the report (sentSha256 in the manifest) is that of the picture as it was sent. The',
    'timeline also has that of the bytes in this pack (kept_sha256), except for old pictures.',
    '',
    'What is missing is listed in the report, under "What is missing".',
    '',
  ];
  return lines.join('\r\n');
}
