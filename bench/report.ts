import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  writeFileSync,
} from 'node:fs';
import { readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import 'reflect-metadata';
import { openDatabase } from '../server/db/database.ts';
import { keysOf } from '../server/storage/storage.ts';

/** Five years of a diligent paramedic. */
const ACTIVITIES = 400;
const LOGS = 60;
const FILES = 200;
const FILE_BYTES = 1_000_000;
const ROUNDS = 3;

const folder = mkdtempSync(join(tmpdir(), 'paramed-bench-report-'));
const account = { username: 'bench', password: 'night-shift-7', fullName: 'Alex Nguyễn' };

let server = await started();
const registered = await post('/register', account);
const { id: userId } = (await registered.json()) as { id: number };
await stopped();
const files = await fill();
server = await started();
const cookie = (await post('/login', account)).headers.get('set-cookie')!.split(';')[0]!;
await (await fetched('format=csv&period=five-years')).arrayBuffer();
await measure();
await stopped();
rmSync(folder, { recursive: true });

async function measure(): Promise<void> {
  const idle = held();
  console.log(`${ACTIVITIES} activities, ${LOGS} logs, ${FILES} files of 1 MB; idle at ${idle} MB`);
  for (let round = 0; round < ROUNDS; round += 1) {
    const pdf = await timed('format=pdf&period=five-years');
    const zip = await timed('format=zip&period=five-years');
    const copied = await copy();
    console.log(
      [
        `PDF ${pdf.ms} ms, ${(pdf.bytes / 1e6).toFixed(1)} MB, others wait ${pdf.wait} ms at most, memory +${pdf.peak - idle} MB`,
        `ZIP ${zip.ms} ms, ${(zip.bytes / 1e6).toFixed(0)} MB, of these ${zip.ms - zip.first} ms after the first byte: ${rate(zip.bytes, zip.ms - zip.first)} MB/s, memory +${zip.peak - idle} MB`,
        `plain copy ${rate(FILES * FILE_BYTES, copied)} MB/s`,
      ].join('; '),
    );
  }
}

function rate(bytes: number, ms: number): number {
  return Math.round(bytes / 1e3 / ms);
}

/** Requests one report and discards it as it arrives; meanwhile another user keeps sending small requests. */
async function timed(query: string) {
  let [peak, wait, bytes, first] = [0, 0, 0, 0];
  const running = new AbortController();
  const start = performance.now();
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
    get(address, { headers: { cookie } }, resolve).once('error', reject);
  });
  for await (const chunk of response as AsyncIterable<Buffer>) {
    first ||= performance.now() - start;
    bytes += chunk.length;
  }
  const ms = Math.round(performance.now() - start);
  running.abort();
  await others;
  return { ms, first: Math.round(first), bytes, peak, wait: Math.round(wait) };
}

/** Copies the same files, one after the other, from disk to disk. */
async function copy(): Promise<number> {
  const start = performance.now();
  const target = join(folder, 'copy');
  for (const file of files) await pipeline(createReadStream(file), createWriteStream(target));
  return performance.now() - start;
}

/** Writes into the data folder while no server uses it. */
async function fill(): Promise<string[]> {
  const database = await openDatabase({ folder: join(folder, 'postgres') });
  const text = 'The crew practised video laryngoscopy with two consultants and the night team. ';
  const run = (sql: string) => database.query({ text: sql, values: [userId] });
  const day = `now() - (${ACTIVITIES} - n) * interval '4 days'`;
  await run(`insert into activities (user_id, title, category, hours, is_interactive, status, completed_date,
      description, evidence, created_at)
    select $1, 'Airway workshop ' || n, (array['Clinical Practice', 'Professional Development',
      'Research & Education'])[1 + n % 3], 2, n % 3 = 0, 'completed', ${day}, repeat('${text}', 3),
      'https://example.org/' || n, ${day} from generate_series(1, ${ACTIVITIES}) n`);
  await run(`insert into reflective_logs (user_id, activity_id, content, learning_outcomes, future_application, created_at)
    select $1, id, repeat('${text}', 8), repeat('${text}', 3), repeat('${text}', 3), completed_date
    from activities where user_id = $1 order by id limit ${LOGS}`);
  const ids = await database.query<{ id: number }>({
    text: `select id from activities where user_id = $1 order by id desc limit ${FILES}`,
    values: [userId],
  });
  const paths: string[] = [];
  for (const { id } of ids) {
    const [key, bytes] = [randomUUID(), randomBytes(FILE_BYTES)];
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
        FILE_BYTES,
        createHash('sha256').update(bytes).digest('hex'),
        key,
      ],
    });
  }
  await database.close();
  return paths;
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
    const [, url] = /ready at (http:\/\/\S+)/.exec(String(chunk)) ?? [];
    if (url) return { child, url };
  }
  throw new Error('The server did not start: npm run build comes first.');
}

async function stopped(): Promise<void> {
  const ended = new Promise((resolve) => server.child.once('exit', resolve));
  server.child.kill('SIGTERM');
  await ended;
}

function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

function fetched(query: string): Promise<Response> {
  return fetch(`${server.url}/api/report?${query}`, { headers: { cookie } });
}

/** Private memory of the server's process and that of the PDF, in MB (Linux). */
function held(): number {
  const pid = server.child.pid!;
  const children = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ');
  const sizes = [`${pid}`, ...children].map((each) =>
    Number(/RssAnon:\s+(\d+)/.exec(textOf(`/proc/${each}/status`))?.[1] ?? 0),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size) / 1000);
}

/** Empty if the process has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
