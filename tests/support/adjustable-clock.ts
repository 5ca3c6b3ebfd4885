import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The clock of a built server, which a test moves on: give the server the settings `env`. */
export function adjustableClock() {
  const file = join(mkdtempSync(join(tmpdir(), 'paramed-clock-')), 'ahead');
  let offsetMs = 0;
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
      // The server looks every 50 ms.
      await setTimeout(500);
    },
  };
}
