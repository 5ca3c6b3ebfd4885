import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import 'reflect-metadata';
import { openDatabase, type Database } from '../server/db/database.ts';
import { keysOf } from '../server/storage/storage.ts';
import { childrenOf, memoryBytes, treeSeconds } from '../tests/support/proc.ts';
import { median } from './dashboard/machine.ts';

const account = { password: 'night-shift-7', fullName: 'Alex Nguyễn' };

/** Number of records and files of a user. */
interface Holdings {
  activities: number;
  logs: number;
  /** Files of 1 MB, each of an activity of its own. */
  files: number;
}

/** Five years of a diligent paramedic. */
const FIVE_YEARS: Holdings = { activities: 400, logs: 60, files: 200 };
const FILE_BYTES = 1_000_000;
const ROUNDS = 3;
const PDF = 'format=pdf&period=five-years';
const ZIP = 'format=zip&period=five-years';

let folder: string;
let server: Server;

/** Starts the server with a user for each of the holdings, and returns their cookies and what they have stored. */
async function withUsers<Result>(
  holdings: readonly Holdings[],
  use: (users: User[]) => Promise<Result>,
): Promise<Result> {
  folder = mkdtempSync(join(tmpdir(), 'paramed-bench-report-'));
  try {
    server = await started();
    const accounts = holdings.map((_, n) => ({ ...account, username: `bench${n}` }));
    const ids: number[] = [];
    for (const each of accounts) {
      ids.push(((await (await post('/register', each)).json()) as { id: number }).id);
    }
    await stopped();
    const stored = await fill(holdings, ids);
    server = await started();
    const users: User[] = [];
    for (const [n, { username, password }] of accounts.entries()) {
      const { headers } = await post('/login', { username, password });
      const session = headers.getSetCookie().find((each) => each.includes('_session='))!;
      users.push({ cookie: session.split(';')[0]!, ...stored[n]! });
    }
    return await use(users);
  } finally {
    await stopped();
    rmSync(folder, { recursive: true });
  }
}

interface User extends Stored {
  cookie: string;
}

interface Stored {
  paths: string[];
  fileIds: number[];
}

export const run = (): Promise<void> =>
  withUsers([FIVE_YEARS], async ([user]) => {
    const { activities, logs, files } = FIVE_YEARS;
    await timed(user!, 'format=csv&period=five-years');
    const idle = await settled();
    console.log(
      `${activities} activities, ${logs} logs, ${files} files of 1 MB; idle at ${idle} MB`,
    );
    for (let round = 0; round < ROUNDS; round += 1) console.log(await roundOf(user!, idle));
  });

/**
 * Processor time of a PDF of 400 activities ÷ of 40, and the memory that a pack takes ÷ its size: medians of three of
 * each, in turn.
 */
export const reportRatios = (): Promise<{ growth: number; packMemory: number }> =>
  withUsers(
    [
      { activities: 40, logs: 6, files: 0 },
      { activities: 400, logs: 60, files: 0 },
      { activities: 100, logs: 0, files: 100 },
    ],
    async ([few, many, pack]) => {
      const costs = { few: [] as number[], many: [] as number[], pack: [] as number[] };
      await timed(few!, PDF);
      const idle = await settled(5);
      for (let round = 0; round < ROUNDS; round += 1) {
        costs.few.push((await timed(few!, PDF)).cpu);
        costs.many.push((await timed(many!, PDF)).cpu);
        const { peak, bytes } = await timed(pack!, ZIP);
        costs.pack.push((peak - idle) / (bytes / 1e6));
      }
      return {
        growth: median(costs.many) / median(costs.few),
        packMemory: median(costs.pack),
      };
    },
  );

async function roundOf(user: User, idle: number): Promise<string> {
  const pdf = await timed(user, PDF);
  const zip = await timed(user, ZIP);
  const merged = await timed(user, `${PDF}&edition=submission`);
  const mergedPack = await timed(user, `${ZIP}&edition=submission`);
  const alone = await timed(user, '', { period: 'five-years', withoutFiles: user.fileIds });
  const copied = await copy(user.paths);
  return [
    `PDF ${pdf.ms} ms, ${(pdf.bytes / 1e6).toFixed(1)} MB, others wait ${pdf.wait} ms at most, memory +${pdf.peak - idle} MB`,
    `ZIP ${zip.ms} ms, ${(zip.bytes / 1e6).toFixed(0)} MB, of these ${zip.ms - zip.first} ms after the first byte: ${rate(zip.bytes, zip.ms - zip.first)} MB/s, memory +${zip.peak - idle} MB`,
    `submission without files ${alone.ms} ms, memory +${alone.peak - idle} MB`,
    `with all merged ${merged.ms} ms, ${(merged.bytes / 1e6).toFixed(0)} MB, others wait ${merged.wait} ms at most, memory +${merged.peak - idle} MB`,
    `its pack ${mergedPack.ms} ms, ${(mergedPack.bytes / 1e6).toFixed(0)} MB, memory +${mergedPack.peak - idle} MB`,
    `plain copy ${rate(user.paths.length * FILE_BYTES, copied)} MB/s`,
  ].join('; ');
}

function rate(bytes: number, ms: number): number {
  return Math.round(bytes / 1e3 / ms);
}

/** Requests one report and discards it as it arrives; meanwhile another user keeps sending small requests. */
async function timed({ cookie }: User, query: string, body?: object) {
  let [peak, wait, bytes, first] = [0, 0, 0, 0];
  const running = new AbortController();
  const start = performance.now();
  const cpuBefore = treeSeconds(server.child.pid!);
  const others = (async () => {
    while (!running.signal.aborted) {
      const asked = performance.now();
      await (await fetch(`${server.url}/healthz`)).arrayBuffer();
      wait = Math.max(wait, performance.now() - asked);
      peak = Math.max(peak, held());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const address = `${server.url}/api/report?${query}`;
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    request(address, { method: body ? 'POST' : 'GET', headers }, resolve)
      .once('error', reject)
      .end(body && JSON.stringify(body));
  });
  if (response.statusCode !== 200) throw new Error(`The report returns ${response.statusCode}.`);
  for await (const chunk of response as AsyncIterable<Buffer>) {
    first ||= performance.now() - start;
    bytes += chunk.length;
  }
  const ms = Math.round(performance.now() - start);
  running.abort();
  await others;
  const cpu = treeSeconds(server.child.pid!) - cpuBefore;
  return { ms, cpu, first: Math.round(first), bytes, peak, wait: Math.round(wait) };
}

/** Copies the same files, one after the other, from disk to disk. */
async function copy(files: readonly string[]): Promise<number> {
  const start = performance.now();
  const target = join(folder, 'copy');
  for (const file of files) await pipeline(createReadStream(file), createWriteStream(target));
  return performance.now() - start;
}

/** Writes into the data folder while no server uses it. */
async function fill(holdings: readonly Holdings[], userIds: number[]): Promise<Stored[]> {
  const database = await openDatabase({ folder: join(folder, 'postgres') });
  const stored: Stored[] = [];
  for (const [n, each] of holdings.entries())
    stored.push(await record(database, userIds[n]!, each));
  await database.close();
  return stored;
}

async function record(
  database: Database,
  userId: number,
  { activities, logs, files }: Holdings,
): Promise<Stored> {
  const text = 'The crew practised video laryngoscopy with two consultants and the night team. ';
  const run = (sql: string) => database.query({ text: sql, values: [userId] });
  const day = `now() - (${activities} - n) * interval '4 days'`;
  await run(`insert into activities (user_id, title, category, hours, is_interactive, status, completed_date,
      description, evidence, created_at)
    select $1, 'Airway workshop ' || n, (array['Clinical Practice', 'Professional Development',
      'Research & Education'])[1 + n % 3], 2, n % 3 = 0, 'completed', ${day}, repeat('${text}', 3),
      'https://example.org/' || n, ${day} from generate_series(1, ${activities}) n`);
  await run(`insert into reflective_logs (user_id, activity_id, content, learning_outcomes, future_application, created_at)
    select $1, id, repeat('${text}', 8), repeat('${text}', 3), repeat('${text}', 3), completed_date
    from activities where user_id = $1 order by id limit ${logs}`);
  const ids = await database.query<{ id: number }>({
    text: `select id from activities where user_id = $1 order by id desc limit ${files}`,
    values: [userId],
  });
  const paths: string[] = [];
  for (const { id } of ids) {
    const [key, bytes] = [randomUUID(), aScan()];
    const path = join(folder, 'files', keysOf(key).file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    paths.push(path);
    await database.query({
      text: `insert into evidence_files (user_id, activity_id, name, type, size_bytes, sha256, has_thumbnail,
          storage_key, created_at) values ($1, $2, $3, 'application/pdf', $4, $5, false, $6, now())`,
      values: [
        userId,
        id,
        `certificate ${id}.pdf`,
        bytes.length,
        createHash('sha256').update(bytes).digest('hex'),
        key,
      ],
    });
  }
  const rows = await database.query<{ id: number }>({
    text: 'select id from evidence_files where user_id = $1',
    values: [userId],
  });
  return { paths, fileIds: rows.map(({ id }) => id) };
}

/** An object of a PDF: a stream with its entries. */
function stream(entries: string, content: Buffer): Buffer[] {
  const head = Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`);
  return [head, content, Buffer.from('\nendstream')];
}

/** An object of a PDF: a page that may show the scan. */
function page(content: number): Buffer[] {
  return [
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /XObject << /I 7 0 R >> >> >>`,
    ),
  ];
}

/** A PDF of two pages, the first of which shows a scan: a picture of random grey dots. */
function aScan(): Buffer {
  const side = Math.floor(Math.sqrt(FILE_BYTES));
  const dots = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`;
  const objects = [
    [Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [Buffer.from('<< /Type /Pages /Count 2 /Kids [3 0 R 4 0 R] >>')],
    page(5),
    page(6),
    stream('', Buffer.from('q 500 0 0 500 40 200 cm /I Do Q')),
    stream('', Buffer.from('40 40 500 700 re S')),
    stream(dots, randomBytes(side * side)),
  ];
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: string[] = [];
  const length = () => pieces.reduce((sum, each) => sum + each.length, 0);
  for (const [index, object] of objects.entries()) {
    offsets.push(`${String(length()).padStart(10, '0')} 00000 n \n`);
    pieces.push(Buffer.from(`${index + 1} 0 obj\n`), ...object, Buffer.from('\nendobj\n'));
  }
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length()}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(table + trailer)]);
}

interface Server {
  child: ChildProcess;
  url: string;
}

/** The server as built and as `npm start` runs it, on the embedded database. */
async function started(): Promise<Server> {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', 'dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: '', DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) {
    const [, url] = /ready at (http:\/\/[\w.:]+)/.exec(String(chunk)) ?? [];
    if (url) return { child, url };
  }
  throw new Error('The server did not start: npm run build comes first.');
}

async function stopped(): Promise<void> {
  if (server.child.exitCode !== null) return;
  const ended = new Promise((resolve) => server.child.once('exit', resolve));
  server.child.kill('SIGTERM');
  await ended;
}

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${server.url}/api${path}`, sent);
  if (!answer.ok) throw new Error(`${path} returns ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The least memory within some seconds: what the start and the first request left behind is freed by then. */
async function settled(seconds = 30): Promise<number> {
  let least = held();
  for (let second = 0; second < seconds; second += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    least = Math.min(least, held());
  }
  return least;
}

/** Private memory of the server's process and that of the PDF, in MB (Linux). */
function held(): number {
  const pid = server.child.pid!;
  const sizes = [pid, ...childrenOf(pid)].map((each) => memoryBytes(each, 'RssAnon'));
  return Math.round(sizes.reduce((sum, size) => sum + size) / 1024 / 1000);
}
