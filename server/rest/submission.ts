import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Response } from 'express';
import type { Context } from '../context.ts';
import { withKeptFiles } from '../reports/kept-files.ts';
import { oneAtATime } from '../reports/one-at-a-time.ts';
import { makeSubmissionPdf } from '../reports/submission-process.ts';
import { submissionJson } from '../reports/submission/json.ts';
import type { PieceKey } from '../reports/submission/merge/guests.ts';
import { registerTable } from '../reports/submission/tables.ts';
import type { Certificate } from '../schema/modules/certificate.entity.ts';
import * as certificates from '../schema/modules/certificates.ts';
import * as portfolio from '../schema/portfolio/portfolio.ts';
import type { Portfolio } from '../schema/portfolio/portfolio.type.ts';
import * as recordChain from '../schema/record-events/record-chain.ts';
import * as timeline from '../schema/record-events/timeline.ts';
import type { Submission } from '../schema/portfolio/submission.type.ts';
import { submissionOf } from '../schema/portfolio/submissions.ts';
import { inFolder } from '../storage/incoming.ts';
import { validate } from '../validate.ts';
import { MadeResponse } from './file-response.ts';
import { reportTypes } from './report-types.ts';
import type { About, Input } from './route.ts';
import { portfolioFileName, type PortfolioFormat } from '#domain/portfolio';
import type { SubmissionChoice } from '#domain/submission';
import { submissionSchema } from '#domain/submission.schema';

/** The report to hand in as a file, with a choice of what goes in. */
export const submission: Input & About = {
  handler: (ctx, { body }) => {
    const { period, format, ...choice } = validate(submissionSchema, body);
    return submissionResponse(ctx, { period, format, choice });
  },
  body: submissionSchema,
  status: 200,
  summary: 'Your report to hand in as a file: PDF with the evidence, pack (ZIP), CSV, or JSON.',
  response: {
    files: {
      'application/pdf': null,
      'application/zip': null,
      'text/csv': null,
      'application/json': 'Submission',
    },
  },
  also: [409, 503],
};

interface Request {
  period: string | null | undefined;
  format: PortfolioFormat;
  choice: SubmissionChoice;
}

/** Makes a submission in the given format; what takes long is made one at a time for each user. */
export async function submissionResponse(
  ctx: Context,
  { period, format, choice }: Request,
): Promise<MadeResponse> {
  const found = await portfolio.get(ctx, period);
  const name = portfolioFileName(found.person.name, found.periods, format, 'submission');
  return new MadeResponse(async (res, signal) => {
    const start = () => res.attachment(name).set('Content-Type', reportTypes[format]);
    const options = { period, choice, signal, start };
    if (format === 'csv') start().send(registerTable(submissionOf(found, choice)));
    else if (format === 'json') start().send(submissionJson(submissionOf(found, choice)));
    else await renderers[format](ctx, found, options);
  });
}

interface RenderOptions extends Omit<Request, 'format'> {
  signal: AbortSignal;
  /** Sets the headers, once nothing can be refused any more. */
  start: () => Response;
}

type Renderer = (ctx: Context, found: Portfolio, options: RenderOptions) => Promise<void>;

const renderers: Record<'pdf' | 'zip', Renderer> = {
  pdf: (ctx, found, options) =>
    withPdf(ctx, found, options, async ({ path }) => {
      await send(path, options.start());
    }),
  zip: (ctx, found, options) =>
    withPdf(ctx, found, options, async (made) => {
      const { storage, env } = ctx.services;
      const { recordsIn, writeSubmissionPack } = await import('../reports/submission/pack.ts');
      await writeSubmissionPack(options.start(), {
        ...made,
        storage,
        timeline: await timeline.of(ctx, recordsIn(made.submission, made.portfolio)),
        publicUrl: env.publicUrl,
        madeAt: ctx.now,
      });
    }),
};

/** Gives `use` the finished PDF in a folder that is removed afterwards. */
function withPdf(
  ctx: Context,
  found: Portfolio,
  { period, choice, signal }: RenderOptions,
  use: (made: RenderedSubmission) => Promise<void>,
): Promise<void> {
  const { storage, log } = ctx.services;
  // The user's turn ends before the folder is removed: who has the whole file may request the next at once.
  return inFolder(storage, (folder) => oneAtATime(userIdOf(ctx), () => make(folder)));

  async function make(folder: string): Promise<void> {
    const { portfolio: current, kept } = await withKeptFiles(ctx, found, { period, signal });
    const made = submissionOf(current, choice);
    const path = join(folder, 'submission.pdf');
    const numbers = made.periods.flatMap((each) => each.certificates.map(({ number }) => number));
    const held = await certificates.those(ctx, numbers);
    const drawCertificate = async (of: string, to: string): Promise<boolean> => {
      const found = held.find(({ number }) => number === of);
      if (!found) return false;
      const { certificateSheet } = await import('../reports/module-certificate.ts');
      await writeFile(to, (await certificateSheet(found, ctx.services.env.publicUrl)).bytes);
      return true;
    };
    const fetch = async (piece: PieceKey, to: string): Promise<boolean> => {
      if (typeof piece === 'string') return drawCertificate(piece, to);
      const key = kept.keys.get(piece);
      if (!key) return false;
      try {
        await copyTo(to, await storage.read(key), signal);
        return true;
      } catch (error) {
        signal.throwIfAborted();
        log.error({ err: error, key }, 'evidence could not be read for a submission');
        return false;
      }
    };
    const job = { submission: made, timeline: await recordChain.head(ctx), now: ctx.now, path };
    const merged = await makeSubmissionPdf(job, { userId: userIdOf(ctx), signal, folder, fetch });
    const { keys } = kept;
    await use({ submission: made, portfolio: current, path, merged, keys, certificates: held });
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

/** Sends a file through one piece of memory: a stream would leave all of it to the collector. */
async function send(path: string, res: Response): Promise<void> {
  const file = await open(path);
  try {
    res.set('Content-Length', `${(await file.stat()).size}`);
    const piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, PIECE_BYTES);
      if (bytesRead === 0) break;
      await new Promise<void>((resolve, reject) => {
        res.write(piece.subarray(0, bytesRead), (error) => (error ? reject(error) : resolve()));
      });
    }
  } finally {
    await file.close();
  }
  res.end();
}

const PIECE_BYTES = 256 * 1024;

interface RenderedSubmission {
  submission: Submission;
  portfolio: Portfolio;
  path: string;
  merged: Awaited<ReturnType<typeof makeSubmissionPdf>>;
  keys: ReadonlyMap<number, string>;
  certificates: readonly Certificate[];
}

const userIdOf = (ctx: Context): number => ctx.caller.session!.userId;
