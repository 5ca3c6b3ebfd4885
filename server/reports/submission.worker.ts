import { readFile } from 'node:fs/promises';
import type { NotMerged } from '#domain/proof/submission';
import type { FromWriter, ToWriter } from './submission/jobs.ts';
import type { PieceKey } from './submission/merge/guests.ts';
import { writeSubmission, type SubmissionJob } from './submission/document.ts';

/** A process that makes one submission; it exits with its parent, which also watches its memory. */
process.once('disconnect', () => process.exit());
// The parent handles signals to stop: it lets work in progress complete.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

const send = (message: FromWriter): void => void process.send!(message);

type Content = ToWriter & { kind: 'content' };

let given: (content: Content) => void = () => {};

process.on('message', (message: ToWriter) => {
  if (message.kind === 'content') given(message);
  else void write(message.job);
});

async function write(job: SubmissionJob): Promise<void> {
  const merged = await writeSubmission(job, { read, onRead: () => send({ kind: 'read' }) });
  send({ kind: 'done', merged });
}

async function read(key: PieceKey): Promise<Buffer | NotMerged> {
  send({ kind: 'need', key });
  const content = await new Promise<Content>((resolve) => {
    given = resolve;
  });
  return content.path === null ? content.reason : readFile(content.path);
}
