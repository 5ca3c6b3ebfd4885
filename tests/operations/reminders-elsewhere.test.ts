// @module-tag servers
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { TestProcess } from '#tests/support/process';

/** The line that each run of the reminders logs. */
const RUN = '"msg":"reminders"';

function launch(env: Record<string, string | undefined>): TestProcess {
  const folder = mkdtempSync(join(tmpdir(), 'paramed-reminders-'));
  const server = new TestProcess({ DATA_DIR: folder, ...env });
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
}

test('a process with REMINDERS=false runs none; by default it runs them', async () => {
  const without = launch({ REMINDERS: 'false' });
  await without.ready();
  // Its first run would come before that of the second process.
  const usual = launch({ REMINDERS: undefined });
  await usual.ready();
  await expect.poll(() => usual.output).toContain(RUN);
  expect(without.output).not.toContain(RUN);
});
