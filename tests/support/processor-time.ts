import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { treeSeconds } from './proc.ts';

/**
 * For `npm run bench -- tests`: writes what each file costs, in seconds of processor time of its worker and the programs
 * that the worker started. What a worker does between two files counts for the second one.
 */
const worker = globalThis as { countedSeconds?: number };

afterAll(() => {
  const total = treeSeconds(process.pid);
  const seconds = total - (worker.countedSeconds ?? 0);
  worker.countedSeconds = total;
  const folder = process.env['TEST_PROCESSOR_TIME']!;
  const file = relative('.', expect.getState().testPath!);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify({ file, seconds }));
});
