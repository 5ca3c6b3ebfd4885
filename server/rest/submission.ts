import { open } from 'node:fs/promises';
import type { Response } from 'express';
import type { Context } from '../context.ts';
import { withSubmission, type RenderOptions } from '../reports/rendered-submission.ts';
import { submissionJson } from '../reports/submission/json.ts';
import { registerTable } from '../reports/submission/tables.ts';
import { packSigner } from '../schema/learning/open-badges/badge-keys.ts';
import * as portfolio from '../schema/proof/portfolio/portfolio.ts';
import type { Portfolio } from '../schema/proof/portfolio/editions.ts';
import { made } from '../schema/proof/portfolio/submissions.ts';
import * as recordChain from '../schema/records/record-events/record-chain.ts';
import * as timelineStamps from '../schema/proof/timeline-stamps/timeline-stamps.ts';
import * as timeline from '../schema/records/record-events/timeline.ts';
import { validate } from '../validate.ts';
import { MadeResponse } from './file-response.ts';
import { reportTypes } from './report-types.ts';
import type { About, Input } from './route.ts';
import { portfolioFileName, type PortfolioFormat } from '#domain/proof/portfolio';
import type { SubmissionChoice } from '#domain/proof/submission';
import { submissionSchema } from '#domain/proof/submission.schema';

/** The report to hand in as a file, with a choice of what goes in. */
export const submission: Input & About = {
  handler: (ctx, { body }) => {
    const { period, registration, format, ...choice } = validate(submissionSchema, body);
    return submissionResponse(ctx, { period, registration, format, choice });
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
  registration: string | null | undefined;
  format: PortfolioFormat;
  choice: SubmissionChoice;
}

/** Makes a submission in the given format; slow formats are made one at a time for each user. */
export async function submissionResponse(
  ctx: Context,
  { period, registration, format, choice }: Request,
): Promise<MadeResponse> {
  const found = await portfolio.get(ctx, period, registration);
  const name = portfolioFileName(found.person, found.periods, format, 'submission');
  return new MadeResponse(async (res, signal) => {
    const start = () => res.attachment(name).set('Content-Type', reportTypes[format]);
    const options = { period, registration, choice, signal, start };
    if (format === 'pdf' || format === 'zip') return renderers[format](ctx, found, options);
    const submission = await made(ctx, found, choice);
    start().send(format === 'csv' ? registerTable(submission) : submissionJson(submission));
  });
}

interface SentOptions extends Omit<RenderOptions<unknown>, 'timeline'> {
  /** Sets the headers, once nothing can be refused any more. */
  start: () => Response;
}

type Renderer = (ctx: Context, found: Portfolio, options: SentOptions) => Promise<void>;

const renderers: Record<'pdf' | 'zip', Renderer> = {
  pdf: (ctx, found, options) =>
    withSubmission(
      ctx,
      found,
      { ...options, timeline: async () => ({ head: await recordChain.head(ctx) }) },
      ({ path }) => send(path, options.start()),
    ),
  zip: (ctx, found, options) =>
    withSubmission(
      ctx,
      found,
      { ...options, timeline: (records) => timeline.of(ctx, records) },
      async (made) => {
        const { writeSubmissionPack } = await import('../reports/submission/pack.ts');
        const signer = await packSigner(ctx.services);
        const timeStamps = await timelineStamps.of(ctx, made.timeline);
        await writeSubmissionPack(options.start(), { ...made, signer, timeStamps });
      },
    ),
};

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
