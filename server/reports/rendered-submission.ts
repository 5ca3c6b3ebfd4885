import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isWithheld } from '../auth/token-scopes.ts';
import type { Context } from '../context.ts';
import * as certificates from '../schema/learning/modules/certificates.ts';
import type { Portfolio } from '../schema/proof/portfolio/editions.ts';
import * as beside from '../schema/proof/portfolio/beside-cpd.ts';
import * as submissions from '../schema/proof/portfolio/submissions.ts';
import { inFolder } from '../storage/incoming.ts';
import type { ChainHead } from '#domain/records/record-chain';
import type { NotMerged, SubmissionChoice } from '#domain/proof/submission';
import { withKeptFiles } from './kept-files.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { makeSubmissionPdf } from './submission-process.ts';
import type { PieceKey } from './submission/merge/guests.ts';
import { recordsOfSubmission, type PackedRecord } from './packed-records.ts';
import type { SubmissionPack } from './submission/pack.ts';

/** Options for rendering a portfolio. */
export interface RenderOptions<Known> {
  period: string | null | undefined;
  registration: string | null | undefined;
  choice: SubmissionChoice;
  signal: AbortSignal;
  /** Reads the timeline before the PDF is made: all of it for a pack, else its newest event. */
  timeline: (records: readonly PackedRecord[]) => Promise<Known>;
}

interface Head {
  head: ChainHead | null;
}

/** A finished submission: its PDF, and what its pack is written from. */
export interface RenderedSubmission<Known> extends Omit<
  SubmissionPack,
  'timeline' | 'signer' | 'timeStamps'
> {
  timeline: Known;
  /** A folder that is removed afterwards. */
  folder: string;
}

/** Gives `use` the finished PDF in a folder that is removed afterwards. */
export function withSubmission<Known extends Head, Result>(
  ctx: Context,
  found: Portfolio,
  { period, registration, choice, signal, timeline }: RenderOptions<Known>,
  use: (made: RenderedSubmission<Known>) => Promise<Result>,
): Promise<Result> {
  const { storage, log } = ctx.services;
  // The user's turn ends before the folder is removed: a caller who has the whole file may request the next at once.
  const userId = ctx.caller.session!.userId;
  return inFolder(storage, (folder) => oneAtATime(userId, () => make(folder)));

  async function make(folder: string): Promise<Result> {
    const others = beside.filesBeside(await beside.get(ctx, found, choice.include));
    const { portfolio: current, kept } = await withKeptFiles(ctx, found, {
      period,
      registration,
      signal,
      others,
    });
    // The check may have found that one of their files is lost.
    const made = await submissions.made(ctx, current, choice);
    const path = join(folder, 'submission.pdf');
    const numbers = made.periods.flatMap((each) => each.certificates.map(({ number }) => number));
    const held = await certificates.those(ctx, numbers);
    const { certificateSheets } = await import('./module-certificate.ts');
    const drawCertificate = await certificateSheets(ctx);
    const writeCertificate = async (of: string, to: string): Promise<NotMerged | null> => {
      const found = held.find(({ number }) => number === of);
      if (!found) return 'unavailable';
      await writeFile(to, (await drawCertificate(found)).bytes);
      return null;
    };
    const fetch = async (piece: PieceKey, to: string): Promise<NotMerged | null> => {
      if (typeof piece === 'string') return writeCertificate(piece, to);
      const key = kept.keys.get(piece);
      if (isWithheld(ctx, 'evidence-files')) return 'withheld';
      if (!key) return 'unavailable';
      try {
        await copyTo(to, await storage.read(key), signal);
        return null;
      } catch (error) {
        signal.throwIfAborted();
        log.error({ err: error, key }, 'evidence could not be read for a submission');
        return 'unavailable';
      }
    };
    const known = await timeline(recordsOfSubmission(made, current));
    const job = { submission: made, timeline: known.head, now: ctx.now, path };
    const merged = await makeSubmissionPdf(job, { userId, signal, folder, fetch });
    return use({
      submission: made,
      path,
      merged,
      keys: kept.keys,
      certificates: held,
      drawCertificate,
      timeline: known,
      storage,
      timeZone: current.person.timeZone,
      madeAt: ctx.now,
      folder,
    });
  }
}

/** Copies a stream into a file, and frees each piece once it is written: they would pile up until the collector runs. */
async function copyTo(path: string, content: Readable, signal: AbortSignal): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    for await (const piece of content as AsyncIterable<Buffer<ArrayBuffer>>) {
      signal.throwIfAborted();
      await file.writeFile(piece);
      // Not available in Node 20.
      if (piece.length === piece.buffer.byteLength) piece.buffer.transfer?.(0);
    }
  } finally {
    await file.close();
  }
}
