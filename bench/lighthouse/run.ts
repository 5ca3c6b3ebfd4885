import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { admit } from '../../tests/support/admitted.ts';
import { browserPath, installedChrome } from '../../tests/support/browser.ts';
import { figuresOf } from './figures.ts';

/**
 * Lighthouse on a phone (simulated slow 4G, a processor four times slower) for the sign-in and the dashboard of the
 * product as built, with sample data: the median of five runs each, in turn.
 */
const RUNS = 5;
const PORT = 4790;
const READY_SECONDS = 60;
const url = `http://localhost:${PORT}`;
const account = { username: 'lighthouse', password: 'night-shift-7', fullName: 'Alex Medic' };

// An installed Chrome first: it is what people have, and the one of the tests is only its headless shell.
const chromePath = process.env['CHROME_PATH'] || (installedChrome() ?? (await browserPath()));
if (!chromePath || !existsSync(chromePath)) stop('No Chrome is installed: set CHROME_PATH.');
const needsProxy = !process.env['CHROME_PATH'] && !installedChrome();
/** The browser's address of the server. */
const pages = needsProxy ? `http://localhost:${PORT + 1}` : url;
if (!existsSync('dist/server/main.js')) stop('Build first: npm run build');

const folder = mkdtempSync(join(tmpdir(), 'paramed-lighthouse-'));
const server = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    PATH: process.env['PATH'],
    PORT: String(PORT),
    PUBLIC_URL: pages,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  },
});
try {
  await ready();
  const cookie = await signedUp();
  if (needsProxy) await withoutReferrerPolicy();
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const [signIn, dashboard]: [Run[], Run[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) {
      signIn.push(await measure('/auth', chrome.port, {}));
      dashboard.push(await measure('/', chrome.port, { cookie }));
    }
    console.table([summaryOf('/auth', signIn), summaryOf('/', dashboard)]);
  } finally {
    chrome.kill();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** Waits until the server is ready; throws if it ends, or takes too long. */
async function ready(): Promise<void> {
  const until = performance.now() + READY_SECONDS * 1000;
  while (server.exitCode === null && performance.now() < until) {
    const response = await fetch(`${url}/readyz`).catch(admit('ECONNREFUSED'));
    if (response?.ok) return;
    await setTimeout(100);
  }
  throw new Error(
    server.exitCode === null
      ? `The server is not ready after ${READY_SECONDS} seconds.`
      : `The server ended with ${server.exitCode}.`,
  );
}

/** A user with a few activities, so that the screen is not empty. */
async function signedUp(): Promise<string> {
  const registered = await post('/register', account);
  const session = registered.headers.getSetCookie().find((each) => each.includes('_session='))!;
  const cookie = session.split(';')[0]!;
  for (let n = 1; n <= 12; n += 1) {
    const activity = {
      title: `Airway workshop ${n}`,
      category: 'Clinical Practice',
      hours: 2,
      status: 'completed',
      isInteractive: n % 2 === 0,
    };
    await post('/activities', activity, cookie);
  }
  return cookie;
}

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} returns ${answer.status}.`);
  return answer;
}

/** A proxy without the Referrer-Policy, with which the headless shell of the tests cannot load a page. */
async function withoutReferrerPolicy(): Promise<void> {
  const proxy = createServer((req, res) => {
    const { method, url: path, headers } = req;
    const sent = request({ port: PORT, method, path, headers }, (answer) => {
      const { 'referrer-policy': _dropped, ...others } = answer.headers;
      res.writeHead(answer.statusCode!, others);
      answer.pipe(res);
    });
    // The browser sees the lost connection.
    sent.on('error', () => res.destroy());
    req.pipe(sent);
  });
  proxy.on('upgrade', (req, socket) => {
    const sent = request({ port: PORT, path: req.url, headers: req.headers }).end();
    sent.on('upgrade', ({ rawHeaders }, other) => {
      const pairs = rawHeaders.map((text, n) => (n % 2 ? `${text}\r\n` : `${text}: `));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${pairs.join('')}\r\n`);
      // Either side's loss is passed to the other.
      socket.on('error', () => other.destroy()).pipe(other);
      // And the other way round.
      other.on('error', () => socket.destroy()).pipe(socket);
    });
    // A refused upgrade is a lost connection for the browser.
    sent.on('response', () => socket.destroy()).on('error', () => socket.destroy());
  });
  await new Promise<void>((done) => proxy.listen(PORT + 1, done));
  proxy.unref();
}

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Run {
  lhr: Lhr;
  figures: Record<string, number>;
}

async function measure(
  path: string,
  port: number,
  extraHeaders: Record<string, string>,
): Promise<Run> {
  const result = await lighthouse(pages + path, {
    port,
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    extraHeaders,
    disableStorageReset: true,
  });
  if (!result) throw new Error('Lighthouse gives no result.');
  return { lhr: result.lhr, figures: figuresOf(result.lhr) };
}

/** The median of each figure; lists what keeps accessibility or best practices below 100. */
function summaryOf(screen: string, runs: Run[]) {
  const { categories, audits } = runs[0]!.lhr;
  for (const { id, title, score } of Object.values(audits)) {
    const matters = categories['accessibility']!.auditRefs.concat(
      categories['best-practices']!.auditRefs,
    ).some((ref) => ref.id === id && ref.weight > 0);
    if (matters && score !== null && score < 1) console.log(`${screen}: ${id}: ${title}`);
  }
  const median = (name: string) =>
    runs.map(({ figures }) => figures[name]!).toSorted((a, b) => a - b)[runs.length >> 1]!;
  const names = Object.keys(runs[0]!.figures);
  return { screen, ...Object.fromEntries(names.map((name) => [name, median(name)])) };
}
