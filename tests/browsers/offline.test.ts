import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBuiltServer, type BuiltServer } from '../support/built-server.ts';
import { freePort } from '../support/free-port.ts';
import { copyMigratedDatabase } from '../support/image.ts';
import { until, type OtherBrowser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const PASSWORD = 'night-shift-7';

/** Pressed outside of any field, as on a keyboard. */
const pressN = `
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  return document.querySelector('[role="dialog"]') !== null;`;
const noteReady = `navigator.serviceWorker.ready.then(() => { window.isReady = true; });`;

describe.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
])('%s', (engine, start) => {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-offline-'));
  const username = `offline-${engine.toLowerCase()}-${process.pid}`;
  let serve: () => Promise<BuiltServer>;
  let server: BuiltServer;
  let browser: OtherBrowser;

  beforeAll(async () => {
    copyMigratedDatabase(folder);
    const port = await freePort();
    // Without a connection means without the server, which then returns at the same address.
    serve = () => startBuiltServer({ DATA_DIR: folder, PORT: String(port) });
    server = await serve();
    browser = await start();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The titles on the server, with all doubles. */
  async function recorded(): Promise<string[]> {
    const login = await fetch(`${server.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });
    const cookie = login.headers.getSetCookie().map((each) => each.split(';')[0]);
    const response = await fetch(`${server.url}/api/activities`, {
      headers: { cookie: cookie.join('; ') },
    });
    const found = (await response.json()) as { title: string }[];
    return found.map(({ title }) => title).toSorted();
  }

  /** Logs an activity in one line. */
  async function log(words: string): Promise<void> {
    // The keys are heard once the page has rendered.
    await until('the quick log', () => browser.run<boolean>(pressN));
    await browser.fill(/^What did you do/, words);
    await browser.press('button', 'Save activity');
  }

  test('the app is kept on the user’s own device', async () => {
    await browser.open(server.url);
    await browser.press('tab', 'Register');
    await browser.fill(/^Full Name/, 'Thảo Nguyễn');
    await browser.fill(/^Username/, username);
    await browser.fill(/^Password/, PASSWORD);
    await browser.press('button', /create account|register/i);
    await browser.see('CPD Progress Summary');
    await browser.open(`${server.url}/settings`);
    await browser.press('switch', 'This is my own phone or computer');
    await browser.run(noteReady);
    await until('the service worker', () => browser.run<boolean>('return window.isReady;'));
    for (const path of ['/cpd-log', '/']) {
      await browser.open(server.url + path);
      await browser.see(/CPD Log|CPD Progress Summary/);
    }
    await log('2h airway sim with crew');
    await browser.see('Activity created');
    await browser.see('2 of 8 hours');
    expect(await recorded()).toEqual(['Airway sim with crew']);
  });

  test('it opens and records without a connection, and sends once', async () => {
    const { url } = server;
    await server.stop();
    await browser.open(url);
    await browser.see(/No connection\. You see what was loaded/);
    await browser.see('Airway sim with crew');
    await log('1h ramp handover drill');
    await browser.see('Waiting on this phone');
    await browser.open(`${url}/cpd-log`);
    await browser.see('Ramp handover drill');
    await browser.see('1 change waiting on this phone');

    server = await serve();
    await browser.press('button', 'Reconnect');
    await expect.poll(recorded).toEqual(['Airway sim with crew', 'Ramp handover drill']);
    await until('nothing that waits', () =>
      browser.run<boolean>(`return !document.body.innerText.includes('waiting on this phone');`),
    );
    await browser.open(`${url}/cpd-log`);
    await browser.see('Ramp handover drill');
    expect(await recorded()).toEqual(['Airway sim with crew', 'Ramp handover drill']);
  });
});
