// @module-tag servers
// @module-tag long
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSubmission } from '#server/reports/submission/document';
import { cpuMs } from '#tests/support/cpu';
import { childrenOf, memoryBytes } from '#tests/support/proc';
import { signedUp } from '#tests/support/client';
import { aPdf, sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';
import { unzip } from '#tests/support/unzip';

const server = useServer();
const done = {
  category: 'Clinical Practice',
  hours: 2.5,
  status: 'completed',
  completedDate: '2026-03-14T02:00:00.000Z',
};

test('the submission of 400 activities takes less than 3 s of processor time', async () => {
  server().setNow(new Date('2026-10-21T03:00:00Z'));
  const alex = await signedUp(server());
  const row = { ...done, description: 'What was done. '.repeat(10), provider: 'QAS Education' };
  const rows = Array.from({ length: 400 }, (_, n) => ({ ...row, title: `Activity ${n}` }));
  const { status } = await alex.rest('POST', '/imports', { requestKey: 'many', rows });
  expect(status).toBe(201);
  const { body: submission } = await alex.rest('GET', '/report?format=json&edition=submission');
  expect(submission.periods[0].activities).toHaveLength(400);
  const folder = mkdtempSync(join(tmpdir(), 'paramed-submission-'));
  const path = join(folder, 'submission.pdf');
  const job = { submission, timeline: null, now: new Date('2026-10-21T03:00:00Z'), path };
  const read = async () => 'unavailable' as const;
  // The first one also loads fonts and compiles.
  await writeSubmission(job, { read });
  const before = cpuMs();
  await writeSubmission(job, { read });
  const took = cpuMs() - before;
  expect(statSync(path).size).toBeGreaterThan(100_000);
  rmSync(folder, { recursive: true });
  expect(took).toBeLessThan(3_000);
});

test('a pack of 200 files takes less than 150 MB of the server above idle, and its merging process less than 200', async () => {
  server().setNow(new Date('2026-10-21T03:00:00Z'));
  const alex = await signedUp(server());
  const file = await aPdf('Attended');
  const pack = async () => {
    const response = await alex.fetch('/api/report?format=zip&edition=submission');
    return unzip(Buffer.from(await response.arrayBuffer()));
  };
  for (let n = 0; n < 20; n += 1) {
    // The first pack also loads fonts and compiles.
    if (n === 1) await pack();
    const { body } = await alex.rest('POST', '/activities', { ...done, title: `Workshop ${n}` });
    for (let m = 0; m < 10; m += 1) {
      await sendFile(
        alex,
        `activityId=${body.id}`,
        `${n}-${m}.pdf`,
        Buffer.concat([file, Buffer.from(`%${n}-${m}`)]),
      );
    }
  }
  const idle = process.memoryUsage().rss;
  let most = idle;
  let merging = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
    merging = Math.max(merging, ...childrenOf(process.pid).map((pid) => memoryBytes(pid)));
  }, 100);
  const files = await pack().finally(() => clearInterval(timer));
  expect([...files.keys()].filter((path) => path.startsWith('Evidence/'))).toHaveLength(200);
  expect(most - idle).toBeLessThan(150 * 1024 * 1024);
  // With Node and its own fonts; it ends with the pack.
  expect(merging).toBeLessThan(200 * 1024 * 1024);
  // Other systems do not say which they are, so that there is nothing to compare.
  if (process.platform === 'linux') expect(merging).toBeGreaterThan(0);
});
