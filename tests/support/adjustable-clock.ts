import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from './wait-until.ts';

/** A clock that a test can advance, from now or from `start`. Start the built server with `env` to use it. */
export function adjustableClock(start?: Date) {
  const file = join(mkdtempSync(join(tmpdir(), 'paramed-clock-')), 'ahead');
  let offsetMs = start ? start.getTime() - Date.now() : 0;
  const write = () => writeFileSync(file, String(offsetMs));
  write();
  return {
    env: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import=${join(process.cwd(), 'tests/support/adjustable-clock.mjs')}`,
    },
    now: () => Date.now() + offsetMs,
    async advance(milliseconds: number): Promise<void> {
      offsetMs += milliseconds;
      write();
      // The server reads the file every 50 ms, and later if it is busy.
      const isRead = () => readFileSync(`${file}-read`, 'utf8') === String(offsetMs);
      await waitUntil('the server has read its new clock', isRead, { everyMs: 20 });
    },
  };
}
