import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBuiltServer } from './built-server.ts';
import { browserPath } from './browser.ts';
import { createImage, copyMigratedDatabase } from './image.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedUrl: string;
  }
}

/** Starts the server for all browser tests without their own settings, and unpacks the browser once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await browserPath();
  const folder = mkdtempSync(join(tmpdir(), 'paramed-shared-'));
  await createImage();
  copyMigratedDatabase(folder);
  const server = await startBuiltServer({
    DATA_DIR: folder,
    SUPPORT_EMAIL: 'cpd-help@example.org',
    SUPPORT_PHONE: '+61 7 5550 0000',
  });
  project.provide('sharedUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
