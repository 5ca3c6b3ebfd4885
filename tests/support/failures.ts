import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = '.cache/failures';

/** Path of the page between two tests. */
export const IDLE_PATH = '/healthz';

let pictures = 0;

/** Prints what was on the screen when a test failed, and keeps a picture of it. */
export async function describeFailure(test: string, pages: Iterable<Page>): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const page of pages) {
    if (page.isClosed() || page.url() === 'about:blank' || page.url().endsWith(IDLE_PATH)) continue;
    pictures += 1;
    const file = join(FOLDER, `${test.replace(/\W+/g, '-').slice(0, 80)}-${pictures}.png`);
    const options = { timeout: 5000 };
    const picture = await page.screenshot({ path: file, ...options }).then(() => file, String);
    const screen = await page.locator('body').ariaSnapshot(options).catch(String);
    console.error(`${test}: ${page.url()}, ${picture}\n${screen.slice(0, 4000)}`);
  }
}
