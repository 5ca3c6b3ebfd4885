import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** Clicks and returns the file that the browser saves. */
export async function saveDownload(
  page: Page,
  click: () => Promise<void>,
): Promise<{ name: string; file: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}
