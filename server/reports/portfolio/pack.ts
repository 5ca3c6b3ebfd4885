import type { Writable } from 'node:stream';
import type { PackSigner } from '../../schema/learning/open-badges/badge-keys.ts';
import type { Certificate } from '../../schema/learning/modules/certificate.entity.ts';
import type { OtherRecords } from '../../schema/proof/portfolio/other-records.ts';
import type { Portfolio } from '../../schema/proof/portfolio/editions.ts';
import type { ReportFile } from '../../schema/proof/portfolio/report-record.type.ts';
import type { Timeline } from '../../schema/records/record-events/timeline.ts';
import type { Storage } from '../../storage/storage.ts';
import { documentFile } from '#domain/records/documents';
import { plainFileName } from '#domain/records/file-names';
import { importedText } from '#domain/records/recorded';
import type { TimeStamps } from '#domain/proof/time-stamps';
import { portfolioFileName } from '#domain/proof/portfolio';
import { TIMELINE_FILE, VERIFIER_FILE } from '#domain/proof/timeline-check';
import { confirmationsTable } from '../confirmations-table.ts';
import type { DrawCertificate } from '../module-certificate.ts';
import { packEnd, timeStampsFile } from '../pack-end.ts';
import { verifierPage } from '../verifier.ts';
import { dayText } from '../words.ts';
import type { Kept } from './files.ts';
import { uniquePaths } from './names.ts';
import { credentialsTable, practiceTable } from './other-tables.ts';
import {
  activitiesTable,
  certificatesTable,
  documentsTable,
  goalsTable,
  reflectionsTable,
} from './tables.ts';
import { readMe } from './words.ts';
import { writeZip, type Entry, type Written } from './zip.ts';

/** The input of a pack. */
export interface PackJob {
  portfolio: Portfolio;
  others: OtherRecords;
  pdf: Buffer;
  kept: Kept;
  /** Valid certificates, and the function that draws one. */
  certificates: readonly Certificate[];
  drawCertificate: DrawCertificate;
  timeline: Timeline;
  storage: Pick<Storage, 'read'>;
  signer: PackSigner;
  /** Null if none of the timeline's points is time-stamped. */
  timeStamps: TimeStamps | null;
  madeAt: Date;
}

/** Writes everything for an audit as one ZIP: the report, the tables, every file, and a checksum of each. */
export async function writePack(out: Writable, job: PackJob): Promise<void> {
  const log: Log = { written: [], sources: new Map(), missing: [], damaged: [] };
  await writeZip(entriesOf(job, log), out, {
    madeAt: job.madeAt,
    onWritten(file) {
      log.written.push(file);
      const source = log.sources.get(file.path);
      if (source && source.sizeBytes !== file.bytes) log.damaged.push(file.path);
    },
  });
}

/** The contents of a pack so far, and what is missing from it. */
interface Log {
  written: Written[];
  /** The evidence files among them, by path. */
  sources: Map<string, ReportFile>;
  missing: string[];
  /** Files whose bytes differ from those sent: left out, or changed since they were checked. */
  damaged: string[];
}

async function* entriesOf(job: PackJob, log: Log): AsyncGenerator<Entry> {
  const { portfolio, others, pdf } = job;
  const { person, periods, madeOn } = portfolio;
  const path = uniquePaths();
  yield { path: path('', 'README.txt'), content: readMe(portfolio) };
  const name = portfolioFileName(person, periods, 'pdf');
  yield { path: path('', name), content: pdf, stored: true };
  yield { path: path('', 'Learning plan.csv'), content: goalsTable(portfolio) };
  yield { path: path('', 'Activities.csv'), content: activitiesTable(portfolio) };
  yield { path: path('', 'Reflective logs.csv'), content: reflectionsTable(portfolio) };
  yield { path: path('', 'Documents.csv'), content: documentsTable(portfolio) };
  yield { path: path('', 'Certificates.csv'), content: certificatesTable(portfolio) };
  const confirmations = confirmationsTable(portfolio.periods);
  if (confirmations) yield { path: path('', 'Confirmations.csv'), content: confirmations };
  const { credentials, practice } = others;
  if (credentials.length > 0)
    yield { path: path('', 'Credentials.csv'), content: credentialsTable(others, madeOn) };
  if (practice.length > 0)
    yield { path: path('', 'Practice hours.csv'), content: practiceTable(others) };
  yield { path: path('', TIMELINE_FILE), content: `${JSON.stringify(job.timeline, null, 1)}\n` };
  yield* timeStampsFile(job.timeStamps);
  yield { path: path('', VERIFIER_FILE), content: await verifierPage() };
  for (const { folder, text, files } of foldersOf(portfolio, others)) {
    if (!text && files.length === 0) continue;
    const place = path(...folder);
    if (text) yield { path: path(place, text.name), content: text.content };
    for (const file of files) yield* evidence(job, log, { file, path: path(place, file.name) });
  }
  for (const certificate of job.certificates) {
    const { bytes } = await job.drawCertificate(certificate);
    const { completedOn, moduleTitle, number } = certificate;
    const file = path(
      'Certificates',
      `${completedOn} ${plainFileName(moduleTitle, 40)} ${number}.pdf`,
    );
    yield { path: file, content: bytes, stored: true };
  }
  yield* packEnd({
    signer: job.signer,
    madeAt: job.madeAt,
    name: person.name,
    head: job.timeline.head,
    written: log.written,
    manifest: () => manifest(job, log),
  });
}

interface Folder {
  folder: [parent: string, name: string];
  text?: { name: string; content: string };
  files: ReportFile[];
}

/** A folder per record; a log that belongs to several records has one. */
function foldersOf({ periods }: Portfolio, { credentials }: OtherRecords): Folder[] {
  const activities = periods.flatMap((period) => period.activities);
  const logs = [...periods, ...activities].flatMap(({ reflections }) => reflections);
  const documents = periods.flatMap((period) => period.documents);
  return [
    ...activities.map(({ day, title, files }): Folder => ({
      folder: ['Activities', `${day} ${title}`],
      files,
    })),
    ...[...new Map(logs.map((log) => [log.id, log])).values()].map(
      ({ day, activityTitle, files }): Folder => ({
        folder: ['Reflections', `${day} ${activityTitle ?? 'Reflection'}`],
        files,
      }),
    ),
    ...documents.map((document): Folder => {
      const { day, importedOn, title, files } = document;
      const note = importedOn && importedText(dayText(importedOn), dayText(day), 'added');
      const content = documentFile(document, dayText(day), note);
      return {
        folder: ['Documents', `${day} ${title}`],
        text: { name: `${title}.txt`, content },
        files,
      };
    }),
    ...credentials.map(({ issueDay, title, files }): Folder => ({
      folder: ['Credentials', issueDay ? `${issueDay} ${title}` : title],
      files,
    })),
  ];
}

/** Reads a stored file; a missing or damaged one is logged and skipped. */
async function* evidence(
  { kept, storage }: PackJob,
  { sources, missing, damaged }: Log,
  { file, path }: { file: ReportFile; path: string },
): AsyncGenerator<Entry> {
  if (kept.damaged.has(file.id)) return void damaged.push(path);
  const key = kept.keys.get(file.id);
  const content = key && (await storage.read(key).catch(() => null));
  if (!content) return void missing.push(path);
  sources.set(path, file);
  yield { path, content, stored: file.type !== 'text/plain' };
}

/** The contents and the missing files of the pack, for programs. */
function manifest({ portfolio, madeAt }: PackJob, log: Log): object {
  const { written, sources, missing, damaged } = log;
  const { person, periods, withheld } = portfolio;
  const covered = periods.map(({ start, end }) => ({ start, end }));
  const files = written.map((each) => {
    const source = sources.get(each.path);
    return source ? { ...each, type: source.type, sentSha256: source.sha256 } : each;
  });
  const { name, timeZone, register } = person;
  const profession = register && person.profession;
  const about = { madeAt, person: name, timeZone, profession, periods: covered, withheld };
  return { ...about, files, missing, damaged };
}
