import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages do not live long enough to win back what optimizing compilers cost.
  '--js-flags=--no-opt --no-maglev',
];

/** A real browser: CHROME_PATH, else the one that comes inside an npm package, else an installed Chrome or Chromium. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: quiet });
}

/**
 * The packaged one is the headless shell, for Linux on x64. The arguments that come with it are for a
 * cloud function (one process, no web security); tests want a browser as people have it.
 */
export async function browserPath(): Promise<string | undefined> {
  if (process.env['CHROME_PATH']) return process.env['CHROME_PATH'];
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium');
    return packaged.executablePath();
  }
  return installedChrome();
}

/** The first Chrome or Chromium that is installed where its packages put it. */
export const installedChrome = () => installed.find((path) => existsSync(path));
