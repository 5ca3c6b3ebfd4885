import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const installed = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
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
];

/** A real browser: an installed Chrome or Chromium, else the one that comes inside an npm package. */
export async function launchBrowser(): Promise<Browser> {
  const found = installed.find((path) => path && existsSync(path));
  if (found) return chromium.launch({ executablePath: found, args: quiet });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({
    executablePath: await packaged.executablePath(),
    args: [...packaged.args, ...quiet],
  });
}
