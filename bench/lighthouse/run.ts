import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Lighthouse on a phone (simulated slow 4G, a processor four times slower) for the sign-in and the dashboard of the
 * product as built, with sample data: the median of five runs each.
 */
const RUNS = 5;
const PORT = 4790;
const url = `http://localhost:${PORT}`;
const folder = mkdtempSync(join(tmpdir(), 'paramed-lighthouse-'));
const account = { username: 'lighthouse', password: 'night-shift-7', fullName: 'Alex Medic' };

const server = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { PATH: process.env['PATH'], PORT: String(PORT), DATA_DIR: folder, LOG_LEVEL: 'warn' },
});
try {
  while (
    !(await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await setTimeout(100);
  const cookie = await signedUp();
  const chromePath = [process.env['CHROME_PATH'], '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    console.table([
      await measure('/auth', chrome.port, {}),
      await measure('/', chrome.port, { cookie }),
    ]);
  } finally {
    chrome.kill();
  }
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** A user with a few activities, so that the screen is not empty. */
async function signedUp(): Promise<string> {
  const registered = await post('/register', account);
  const cookie = registered.headers.get('set-cookie')!.split(';')[0]!;
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

async function measure(path: string, port: number, extraHeaders: Record<string, string>) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url + path, {
      port,
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      extraHeaders,
      disableStorageReset: true,
    });
    if (!result) throw new Error('Lighthouse gives no result.');
    runs.push(result.lhr);
  }
  const [lhr] = runs
    .toSorted((a, b) => a.categories['performance']!.score! - b.categories['performance']!.score!)
    .slice(Math.floor(RUNS / 2));
  const { categories, audits } = lhr!;
  const figure = (name: string) =>
    Math.round((audits[name]?.numericValue ?? Number.NaN) * 100) / 100;
  for (const { id, title, score } of Object.values(audits)) {
    const matters = categories['accessibility']!.auditRefs.concat(
      categories['best-practices']!.auditRefs,
    ).some((ref) => ref.id === id && ref.weight > 0);
    if (matters && score !== null && score < 1) console.log(`${path}: ${id}: ${title}`);
  }
  return {
    screen: path,
    performance: percent(categories['performance']!.score),
    accessibility: percent(categories['accessibility']!.score),
    'best practices': percent(categories['best-practices']!.score),
    'LCP ms': Math.round(figure('largest-contentful-paint')),
    'TBT ms': Math.round(figure('total-blocking-time')),
    CLS: figure('cumulative-layout-shift'),
  };
}

function percent(score: number | null): number {
  return Math.round((score ?? 0) * 100);
}
