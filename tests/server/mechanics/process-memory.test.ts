import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { limitMemory } from '#server/process-memory';

const GREEDY = `const kept = []; setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 1)`;

test.runIf(process.platform === 'linux')(
  'a process is ended once it has more memory than it may',
  async () => {
    const child = spawn(process.execPath, ['-e', GREEDY]);
    limitMemory(child, 200);
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  },
);
