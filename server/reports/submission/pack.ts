import { createReadStream } from 'node:fs';
import type { Writable } from 'node:stream';
import type { PackSigner } from '../../schema/learning/open-badges/badge-keys.ts';
import type { Certificate } from '../../schema/learning/modules/certificate.entity.ts';
import type { Submission } from '../../schema/proof/portfolio/editions.ts';
import type { ReportEvidence } from '../../schema/proof/portfolio/report-record.type.ts';
import type { Timeline } from '../../schema/records/record-events/timeline.ts';
import type { Storage } from '../../storage/storage.ts';
import { plainFileName } from '#domain/records/file-names';
import type { SubmissionSection } from '#domain/proof/submission';
import { INDEMNITY_FILE, PRACTICE_FILE } from '#domain/proof/submission-additions';
import type { TimeStamps } from '#domain/proof/time-stamps';
import { portfolioFileName } from '#domain/proof/portfolio';
import { TIMELINE_FILE, VERIFIER_FILE } from '#domain/proof/timeline-check';
import { confirmationsTable } from '../confirmations-table.ts';
import { certificatesTable } from '../portfolio/tables.ts';
import type { DrawCertificate } from '../module-certificate.ts';
import { packEnd, packEndLines, timeStampsFile } from '../pack-end.ts';
import { uniquePaths } from '../portfolio/names.ts';
import { writeZip, type Entry, type Written } from '../portfolio/zip.ts';
import { verifierPage } from '../verifier.ts';
import { dayText } from '../words.ts';
import type { Merged } from './document.ts';
import { goalsTable } from './goals-table.ts';
import { submissionJson } from './json.ts';
import { indemnityTable, practiceTable } from './beside-tables.ts';
import {
  documentsTable,
  evidenceTable,
  interactiveTable,
  reflectionsTable,
  registerTable,
} from './tables.ts';

/** The input of a submission's pack. */
export interface SubmissionPack {
  submission: Submission;
  /** The finished PDF. */
  path: string;
  merged: readonly Merged[];
  /** The storage key of each evidence file, by its id. */
  keys: ReadonlyMap<number, string>;
  /** Valid certificates, and the function that draws one. */
  certificates: readonly Certificate[];
  drawCertificate: DrawCertificate;
  timeline: Timeline;
  storage: Pick<Storage, 'read'>;
  signer: PackSigner;
  /** Null if none of the timeline's points is time-stamped. */
  timeStamps: TimeStamps | null;
  /** The owner's, in which moments are days. */
  timeZone: string;
  madeAt: Date;
}

/** Writes the submission as one ZIP: the PDF, its tables, the data, every evidence file, and a checksum of each. */
export async function writeSubmissionPack(out: Writable, pack: SubmissionPack): Promise<void> {
  const written: Written[] = [];
  await writeZip(entriesOf(pack, written), out, {
    madeAt: pack.madeAt,
    onWritten: (file) => void written.push(file),
  });
}

async function* entriesOf(pack: SubmissionPack, written: Written[]): AsyncGenerator<Entry> {
  const { submission, merged } = pack;
  const { person, periods, practice, indemnity, evidence, leftOut } = submission;
  const isIn = (section: SubmissionSection) => !leftOut.sections.includes(section);
  const path = uniquePaths();
  const at = (name: string, content: string): Entry => ({ path: path('', name), content });
  yield at('README.txt', readMe(submission));
  const name = portfolioFileName(person, periods.toReversed(), 'pdf', 'submission');
  yield { path: path('', name), content: createReadStream(pack.path), stored: true };
  yield at('Register.csv', registerTable(submission));
  if (isIn('interactive')) yield at('Interactive activities.csv', interactiveTable(submission));
  const confirmations = confirmationsTable(periods);
  if (confirmations) yield at('Confirmations.csv', confirmations);
  if (isIn('plan')) yield at('Learning plan.csv', goalsTable(submission));
  if (isIn('reflections')) yield at('Reflections.csv', reflectionsTable(submission));
  yield at('Documents.csv', documentsTable(submission));
  if (practice) yield at(PRACTICE_FILE, practiceTable(practice));
  if (indemnity) yield at(INDEMNITY_FILE, indemnityTable(indemnity));
  if (isIn('evidence')) yield at('Evidence.csv', evidenceTable(submission, merged));
  if (periods.some(({ certificates }) => certificates.length > 0)) {
    yield at('Certificates.csv', certificatesTable(submission));
  }
  yield at('submission.json', submissionJson(submission));
  for (const piece of evidence) yield* fileOf(pack, piece, path);
  for (const certificate of pack.certificates) {
    const { bytes } = await pack.drawCertificate(certificate);
    const { completedOn, moduleTitle, number } = certificate;
    const title = `${completedOn} ${plainFileName(moduleTitle, 40)} ${number}.pdf`;
    yield { path: path('Certificates', title), content: bytes, stored: true };
  }
  yield at(TIMELINE_FILE, `${JSON.stringify(pack.timeline, null, 1)}\n`);
  yield* timeStampsFile(pack.timeStamps);
  yield at(VERIFIER_FILE, await verifierPage());
  const { madeAt, timeZone, timeline, signer } = pack;
  const covered = periods.map(({ start, end }) => ({ start, end }));
  yield* packEnd({
    signer,
    madeAt,
    name: person.name,
    head: timeline.head,
    written,
    manifest: () => ({
      madeAt,
      person: person.name,
      timeZone,
      profession: person.register && person.profession,
      periods: covered,
      files: [...written],
    }),
  });
}

/** Reads a stored file; one that is not available is left out, as the index says. */
async function* fileOf(
  { keys, storage }: SubmissionPack,
  { number, fileId, name, type }: ReportEvidence,
  path: (folder: string, name: string) => string,
): AsyncGenerator<Entry> {
  const key = fileId === null ? undefined : keys.get(fileId);
  const content = key && (await storage.read(key).catch(() => null));
  if (!content) return;
  yield { path: path('Evidence', `${number} ${name}`), content, stored: type !== 'text/plain' };
}

function readMe({ person, periods, madeOn, leftOut }: Submission): string {
  const lines = [
    'CPD SUBMISSION',
    '',
    person.name,
    ...periods.map(({ label }) => `CPD period ${label}`),
    `Prepared on ${dayText(madeOn)}`,
    ...leftOut.lines,
    '',
    'The PDF            the submission, with the evidence behind it',
    'Register.csv       the register of activities as a table; the other CSV files likewise',
    'submission.json    the same for programs',
    'Evidence/          the evidence files, by their number in the index',
    'Certificates/      the certificates of learning modules, as PDF',
    'timeline.json      every change of these records, in a chain of hashes',
    'verify.html        opened in a browser, it checks this pack, also offline',
    ...packEndLines,
    '',
    'Pictures were saved again without their location when they were added. The checksum',
    'in the index is that of the picture as it was sent. “SHA-256 as kept” is that of the',
    'bytes in this pack; it is missing for pictures from before it was recorded.',
    '',
  ];
  return lines.join('\r\n');
}
