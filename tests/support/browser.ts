import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are too short-lived for optimising compilers to pay off.
  '--js-flags=--no-opt --no-maglev',
];

/** Launches CHROME_PATH, the browser from an npm package, or an installed Chrome or Chromium, in this order. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: launchArgs });
}

/**
 * The packaged browser is the headless shell for Linux on x64. Its default arguments are for cloud
 * functions (one process, no web security), so tests do not use them.
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
