import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { keptThread } from '#server/kept-thread';

const code = `const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', () => parentPort.postMessage(threadId));`;

test('a thread is kept for the next job even after the time limit of an earlier one', async () => {
  const run = keptThread<string, number>(() => new Worker(code, { eval: true }));
  const earlier = new AbortController();
  const id = await run('one', earlier.signal);
  earlier.abort();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await run('two', new AbortController().signal)).toBe(id);
});
