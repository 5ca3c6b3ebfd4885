import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The clock of a built server, which a test moves on: give the server the settings `env`. */
export function movedClock() {
  const file = join(mkdtempSync(join(tmpdir(), 'paramed-clock-')), 'ahead');
  let ahead = 0;
  const write = () => writeFileSync(file, String(ahead));
  write();
  return {
    env: {
      CLOCK_FILE: file,
      NODE_OPTIONS: `--import=${join(process.cwd(), 'tests/support/moved-clock.mjs')}`,
    },
    now: () => Date.now() + ahead,
    async moveOn(milliseconds: number): Promise<void> {
      ahead += milliseconds;
      write();
      // The server looks every 50 ms.
      await setTimeout(500);
    },
  };
}
