import { civilDate, DEFAULT_TIME_ZONE, dayLabel } from '#domain/dates';
import {
  checkChain,
  timelineFormat,
  type ChainEvent,
  type ChainHead,
  type ChainRecord,
} from '#domain/records/record-chain';
import { headLabel, recordKindLabel } from '#domain/records/record-events';
import { BADGE_KEYS_PATH } from '#domain/learning/open-badges';
import { SIGNATURE_FILE } from '#domain/proof/pack-signature';
import {
  filesStatement,
  pdfReasons,
  pdfStatements,
  recordedStatement,
  signatureStatements,
  timelineStatement,
  totalsNotFound,
  verdictOf,
  type Statement,
} from '#domain/proof/pack-statements';
import {
  comparePdf,
  type PackFrame,
  type Row,
  type SubmissionData,
} from '#domain/proof/pack-tables';
import { AUTHORITY_PATH, existedText, TIME_STAMPS_FILE } from '#domain/proof/time-stamps';
import {
  TIMELINE_FILE,
  timelineProblems,
  timelineTexts,
  type FileProblem,
} from '#domain/proof/timeline-check';
import { evidenceChecked, type FilesManifest, type RecordedFile } from './pack-evidence.ts';
import { openPack, PackProblem, type PackFiles } from './pack-files.ts';
import { timeChecked, type Authority } from './pack-time.ts';
import { tablesChecked, type TablesCheck } from './pack-tables.ts';
import { signatureStatement, type KnownServer } from './pack-signature.ts';

/** The result of a check, in words. */
export interface PackCheck {
  verdict: Omit<Statement, 'part'>;
  statements: Statement[];
  /** As the report's footer prints it; null without events. */
  head: string | null;
  records: { key: string; name: string; recorded: string }[];
}

/** Returns the text of the first pages of a PDF. */
type PdfReader = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

/** Server, PDF reader and time-stamp authority with which a page checks a pack. */
export interface Checker {
  /** The server of the page; null without one: then the signature is checked with the key in the pack. */
  server: KnownServer | null;
  /** Loads the reader of PDFs; null on a page that reads none. */
  readPdf: (() => Promise<PdfReader>) | null;
  authority: Authority;
}

/** Returns the checker for a page that a server serves. */
export const onlineChecker = async (): Promise<Checker> => ({
  server: await thisServer(),
  authority: { from: 'server', read: knownAuthority },
  readPdf: async () => (await import('./read-pdf.ts')).readPdf,
});

interface Timeline {
  head: ChainHead | null;
  events: ChainEvent[];
  records: ChainRecord[];
}

/**
 * Checks a pack, or a timeline by itself; returns why it cannot, in words.
 */
export async function checkPack(
  files: readonly File[],
  { server, readPdf, authority }: Checker,
): Promise<PackCheck | { problem: string }> {
  if (!globalThis.isSecureContext) return { problem: timelineTexts.insecure };
  try {
    const pack = await openPack(files);
    const timeline = timelineIn(await textOf(pack, TIMELINE_FILE));
    const { statement, head, records } = await described(timeline);
    const statements = [statement];
    if (pack.size > 1) {
      const hashes = await hashesOf(pack);
      statements.unshift(await signatureOf({ pack, hashes }, timeline, server));
      statements.push(await filesChecked({ pack, hashes }, timeline));
      statements.push(...(await contentsChecked(pack, timeline, readPdf)));
      statements.push(...recordedOtherwise(timeline));
      const stamps = pack.has(TIME_STAMPS_FILE) ? await textOf(pack, TIME_STAMPS_FILE) : null;
      const moments = records.flatMap((each) => each.moments ?? []);
      const { events } = timeline;
      const time = await timeChecked(stamps, { events, records: moments }, authority);
      statements.push(time.statement);
      for (const record of records) {
        if (record.moments) record.recorded += existedText(time.stamps, record.moments);
      }
    } else {
      statements.unshift(signatureStatements.unsigned());
    }
    return { verdict: verdictOf(statements), statements, head, records };
  } catch (error) {
    // A file that is no pack makes the readers of ZIP and JSON throw; only our own errors have words for the user.
    return { problem: error instanceof PackProblem ? error.message : timelineTexts.unreadable };
  }
}

/** The address and the keys of the server that serves this page; null if it cannot be reached. */
async function thisServer(): Promise<KnownServer | null> {
  try {
    // A key that was withdrawn within the hour is still in the browser's cache.
    const response = await fetch(BADGE_KEYS_PATH, { cache: 'no-store' });
    if (!response.ok) return null;
    const { keys } = (await response.json()) as { keys: KnownServer['keys'] };
    return { address: location.origin, keys };
  } catch {
    // Without a connection the pack's own key is used, as the result says.
    return null;
  }
}

/** The certificate of the authority that this server trusts; null if it has none or cannot be reached. */
async function knownAuthority(): Promise<string | null> {
  try {
    const response = await fetch(AUTHORITY_PATH);
    const isFile = response.headers.get('content-type')?.includes('pem');
    return response.ok && isFile ? await response.text() : null;
  } catch {
    // Without a connection no authority is known, as the result says.
    return null;
  }
}

/** A pack with the SHA-256 of each of its files. */
interface HashedPack {
  pack: PackFiles;
  hashes: ReadonlyMap<string, string>;
}

async function hashesOf(pack: PackFiles): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  // One after the other, so that only one file is in memory.
  for (const [path, read] of pack) hashes.set(path, await hashOf(await read()));
  return hashes;
}

const signatureOf = (
  { pack, hashes }: HashedPack,
  { head }: Timeline,
  server: KnownServer | null,
): Promise<Statement> => {
  const text = async (path: string) => (pack.has(path) ? textOf(pack, path) : null);
  return signatureStatement({ hashes, head, textOf: text }, server);
};

/** Compares the tables, the data and the PDF with the records of the timeline. */
async function contentsChecked(
  pack: PackFiles,
  { events, records }: Timeline,
  readPdf: Checker['readPdf'],
): Promise<Statement[]> {
  const text = async (path: string) => (pack.has(path) ? textOf(pack, path) : null);
  const manifest = JSON.parse(await textOf(pack, MANIFEST_FILE)) as Partial<Manifest>;
  const data = await text('submission.json');
  const submission = data === null ? null : (JSON.parse(data) as SubmissionData);
  const { person, periods } = submission ?? {};
  const frame: PackFrame = {
    timeZone: manifest.timeZone ?? null,
    profession: person ? person.register && person.profession : manifest.profession,
    periods: (periods ?? manifest.periods ?? []).map(({ start, end }) => ({ start, end })),
  };
  const rows = new Map<string, Map<number, Row>>();
  for (const { kind, id, content } of records) {
    const ofKind = rows.get(kind) ?? new Map<number, Row>();
    rows.set(kind, ofKind.set(Number(id), JSON.parse(content) as Row));
  }
  const known = new Set(events.map((event) => keyOf(event.kind, event.recordId)));
  const { statement, totals, isWhole } = await tablesChecked(text, submission, {
    frame,
    of: (kind) => rows.get(kind) ?? new Map<number, Row>(),
    isSealed: (kind, id) => known.has(keyOf(kind, id)),
    withholds: (manifest.withheld ?? []).length > 0,
  });
  return [statement, await pdfChecked(pack, readPdf, { totals, isWhole, frame, submission })];
}

interface Manifest {
  timeZone: string;
  profession: string | null;
  periods: { start: string; end: string }[];
  withheld: string[];
}

async function pdfChecked(
  pack: PackFiles,
  readPdf: Checker['readPdf'],
  {
    totals,
    isWhole,
    frame,
    submission,
  }: Pick<TablesCheck, 'totals' | 'isWhole'> & {
    frame: PackFrame;
    submission: SubmissionData | null;
  },
): Promise<Statement> {
  if (!readPdf) return pdfStatements.unread(pdfReasons.offline);
  if (!submission && frame.timeZone === null) return pdfStatements.unread(pdfReasons.noZone);
  const papers = [...pack.keys()].filter((path) => /^[^/]+\.pdf$/i.test(path));
  if (papers.length !== 1) return pdfStatements.unread(pdfReasons.missing);
  let read: PdfReader;
  try {
    read = await readPdf();
  } catch {
    // It is loaded on demand, and not kept for use without a connection.
    return pdfStatements.unread(pdfReasons.notLoaded);
  }
  try {
    const text = await read(await pack.get(papers[0]!)!());
    const { differences, unread } = comparePdf(text, totals, submission !== null);
    if (differences.length > 0) return pdfStatements.differs(differences);
    if (unread.length > 0) return pdfStatements.unread(totalsNotFound(unread));
    return isWhole ? pdfStatements.agrees() : pdfStatements.unread(pdfReasons.hidden);
  } catch {
    // Whatever the PDF reader throws, the result says that the totals were not compared.
    return pdfStatements.unread(pdfReasons.unreadable);
  }
}

/** Names records that say another day of recording than the first event of the timeline about them. */
function recordedOtherwise({ events, records }: Timeline): Statement[] {
  const first = new Map<string, ChainEvent>();
  for (const event of events.toReversed()) first.set(keyOf(event.kind, event.recordId), event);
  const names = records.flatMap(({ kind, id, content }) => {
    const event = first.get(keyOf(kind, id));
    const { created_at: created } = JSON.parse(content) as { created_at?: string };
    if (!event || !created) return [];
    const days = (Date.parse(event.at) - Date.parse(created)) / DAY_MS;
    if (event.action === 'begun' ? days >= -1 : Math.abs(days) <= 1) return [];
    const name = `${recordKindLabel(kind)} “${titleOf(content)}”`;
    const [stored, noted] = [created, event.at].map((at) =>
      dayLabel(civilDate(new Date(at), DEFAULT_TIME_ZONE)),
    );
    return [`${name}: recorded on ${stored} by its own word, on ${noted} by the timeline.`];
  });
  return names.length > 0 ? [recordedStatement(names)] : [];
}

const DAY_MS = 24 * 60 * 60_000;

async function textOf(pack: PackFiles, path: string): Promise<string> {
  const read = pack.get(path);
  if (!read) throw new Error(`no ${path}`);
  return new TextDecoder().decode(await read());
}

/** Written last, so it does not list itself. */
const MANIFEST_FILE = 'manifest.json';
const SUMS_FILE = 'SHA256SUMS';

/** Compares each file with the pack's list, and evidence with the timeline. */
async function filesChecked(
  { pack, hashes }: HashedPack,
  { records }: Timeline,
): Promise<Statement> {
  const manifest = JSON.parse(await textOf(pack, MANIFEST_FILE)) as FilesManifest;
  const { files } = manifest;
  const found: [path: string, problem: FileProblem][] = [];
  const listed = new Set([
    MANIFEST_FILE,
    SUMS_FILE,
    SIGNATURE_FILE,
    ...files.map(({ path }) => path),
  ]);
  for (const path of pack.keys()) if (!listed.has(path)) found.push([path, 'unlisted']);
  for (const { path, sha256 } of files) {
    const hash = hashes.get(path);
    if (hash !== sha256) found.push([path, hash ? 'changed' : 'missing']);
  }
  const all = records
    .filter(({ kind }) => kind === 'evidence-file')
    .map(({ id, content }) => ({ ...(JSON.parse(content) as RecordedFile), id: Number(id) }));
  const numbers = await evidenceNumbers(pack);
  const { problems, same, unknown } = evidenceChecked(all, { manifest, hashes, numbers });
  found.push(...problems);
  return filesStatement(found, { compared: files.length, recorded: same, unknown });
}

/** The number of each evidence file in a submission, which its path begins with. */
async function evidenceNumbers(pack: PackFiles): Promise<ReadonlyMap<number, string>> {
  if (!pack.has('submission.json')) return new Map();
  const { evidence = [] } = JSON.parse(await textOf(pack, 'submission.json')) as SubmissionData;
  return new Map(
    evidence.flatMap(({ fileId, number }) =>
      fileId === null ? [] : [[Number(fileId), String(number)]],
    ),
  );
}

/** Returns a SHA-256 in hexadecimal. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function timelineIn(text: string): Timeline {
  const { format, version, head, events, records } = JSON.parse(text) as Timeline & {
    format: string;
    version: number;
  };
  if (format !== timelineFormat.format || version !== timelineFormat.version) {
    throw new Error('another format');
  }
  return { head, events, records };
}

async function described({ head, events, records }: Timeline) {
  const check = await checkChain({ events, records, head, isWhole: false });
  const moments = new Map<string, { first: ChainEvent; newest: ChainEvent }>();
  for (const event of events) {
    const key = keyOf(event.kind, event.recordId);
    moments.set(key, { first: moments.get(key)?.first ?? event, newest: event });
  }
  const shown = records.map(({ kind, id, content }) => {
    const key = keyOf(kind, id);
    const found = moments.get(key);
    return {
      key,
      name: `${recordKindLabel(kind)} “${titleOf(content)}”`,
      recorded: found ? whenText(found.first) : '',
      moments: found,
    };
  });
  const names = new Map(shown.map(({ key, name }) => [key, name]));
  const problems = timelineProblems(
    check,
    ({ kind, id }) => names.get(keyOf(kind, id)) ?? `${recordKindLabel(kind)} ${id}`,
  );
  return {
    statement: timelineStatement(problems),
    head: check.length > 0 ? headLabel({ seq: check.length, hash: check.headHash }) : null,
    records: shown,
  };
}

const keyOf = (kind: string, id: number): string => `${kind} ${id}`;

const whenText = ({ action, at }: ChainEvent): string => {
  const day = dayLabel(civilDate(new Date(at), DEFAULT_TIME_ZONE));
  return action === 'begun' ? `Recorded before ${day}` : `Recorded on ${day}`;
};

function titleOf(content: string): string {
  const {
    title,
    name,
    content: text,
    to_value: changed,
  } = JSON.parse(content) as Record<string, string | undefined>;
  return (title ?? name ?? text ?? changed ?? '').slice(0, 80);
}
