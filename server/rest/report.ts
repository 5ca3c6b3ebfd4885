import type { Response } from 'express';
import type { Context } from '../context.ts';
import { invalid } from '../errors.ts';
import { withKeptFiles } from '../reports/kept-files.ts';
import { oneAtATime } from '../reports/one-at-a-time.ts';
import { recordsOfPortfolio } from '../reports/packed-records.ts';
import { makePortfolioPdf } from '../reports/portfolio-process.ts';
import { activitiesTable } from '../reports/portfolio/tables.ts';
import { printedCredentials } from '../reports/portfolio/credentials.ts';
import * as auditNotices from '../schema/records/audit-notices/audit-notices.ts';
import { packSigner } from '../schema/learning/open-badges/badge-keys.ts';
import * as certificates from '../schema/learning/modules/certificates.ts';
import * as credentials from '../schema/records/credentials/credentials.ts';
import * as practicePeriods from '../schema/records/practice-periods/practice-periods.ts';
import * as recordChain from '../schema/records/record-events/record-chain.ts';
import * as timelineStamps from '../schema/proof/timeline-stamps/timeline-stamps.ts';
import * as timeline from '../schema/records/record-events/timeline.ts';
import * as otherRecords from '../schema/proof/portfolio/other-records.ts';
import * as portfolio from '../schema/proof/portfolio/portfolio.ts';
import type { ReportFile } from '../schema/proof/portfolio/report-record.type.ts';
import type { Portfolio } from '../schema/proof/portfolio/editions.ts';
import { MadeResponse } from './file-response.ts';
import { oneOf, texts } from './queries.ts';
import { reportTypes } from './report-types.ts';
import type { About, Input } from './route.ts';
import { submissionResponse } from './submission.ts';
import {
  parsePortfolioEdition,
  parsePortfolioFormat,
  portfolioEditionProblem,
  portfolioEditions,
  portfolioFileName,
  portfolioFormatProblem,
  portfolioFormats,
  type PortfolioFormat,
} from '#domain/proof/portfolio';
import { paramedic } from '#domain/professions/paramedic';
import { wholeSubmission } from '#domain/proof/submission';

/**
 * The CPD report as a file; slow formats are made one at a time for each user, and cancelled if the caller
 * disconnects.
 */
export const report: Input & About = {
  handler: async (ctx, { query }) => {
    const format = parsePortfolioFormat(query['format']);
    if (!format) throw invalid({ format: portfolioFormatProblem });
    const edition = parsePortfolioEdition(query['edition']);
    if (!edition) throw invalid({ edition: portfolioEditionProblem });
    const about = { period: query['period'], registration: query['registration'] };
    if (edition === 'submission') {
      return submissionResponse(ctx, { ...about, format, choice: wholeSubmission });
    }
    const found = await portfolio.get(ctx, about.period, about.registration);
    const name = portfolioFileName(found.person, found.periods, format);
    return new MadeResponse((res, signal) => {
      const start = () => res.attachment(name).set('Content-Type', reportTypes[format]);
      return makers[format](ctx, found, { ...about, res, signal, start });
    });
  },
  query: {
    ...texts('period', 'registration'),
    format: { ...oneOf(portfolioFormats), description: 'pdf by default.' },
    edition: {
      ...oneOf(portfolioEditions),
      description:
        'self-check by default: with gaps and targets. submission: facts only, to hand in; POST makes one with a choice.',
    },
  },
  summary: 'Your CPD report as a file: PDF, audit pack (ZIP), CSV of the activities, or JSON.',
  response: {
    files: {
      'application/pdf': null,
      'application/zip': null,
      'text/csv': null,
      'application/json': ['Portfolio', 'Submission'],
    },
  },
  also: [409, 503],
};

interface ReportRequest {
  period: string | undefined;
  registration: string | undefined;
  res: Response;
  signal: AbortSignal;
  /** Sets the headers, once nothing can be refused any more. */
  start: () => Response;
}

type Maker = (ctx: Context, found: Portfolio, request: ReportRequest) => Promise<void>;

const makers: Record<PortfolioFormat, Maker> = {
  pdf: (ctx, found, request) =>
    oneAtATime(userIdOf(ctx), async () => {
      const { pdf } = await withFiles(ctx, found, request);
      request.start().send(pdf);
    }),
  zip: (ctx, found, request) =>
    oneAtATime(userIdOf(ctx), async () => {
      const others = await otherRecords.get(ctx, found.person.timeZone);
      const files = others.credentials.flatMap((each) => each.files);
      const job = await withFiles(ctx, found, request, files);
      const { storage } = ctx.services;
      const numbers = found.periods.flatMap((each) =>
        each.certificates.map(({ number }) => number),
      );
      const held = await certificates.those(ctx, numbers);
      // Newest first.
      const [start, end] = [found.periods.at(-1)!.start, found.periods[0]!.end];
      const letters = await auditNotices.within(ctx, { start, end });
      const [{ writePack }, { certificateSheets }] = await Promise.all([
        import('../reports/portfolio/pack.ts'),
        import('../reports/module-certificate.ts'),
      ]);
      const signer = await packSigner(ctx.services);
      const records = [...recordsOfPortfolio(job.portfolio, others), ...letters];
      const known = await timeline.of(ctx, records);
      const timeStamps = await timelineStamps.of(ctx, known);
      await writePack(request.start(), {
        ...job,
        others,
        storage,
        certificates: held,
        timeline: known,
        drawCertificate: await certificateSheets(ctx),
        signer,
        timeStamps,
        madeAt: ctx.now,
      });
    }),
  csv: async (_ctx, found, { start }) => void start().send(activitiesTable(found)),
  json: async (_ctx, { madeOn, person, periods, withheld }, { start }) =>
    void start().send(JSON.stringify({ madeOn, person, periods, withheld }, null, 2)),
};

/** Reads the report again once the files were checked: a lost or recovered file changes its text. */
async function withFiles(
  ctx: Context,
  found: Portfolio,
  { period, registration, signal }: ReportRequest,
  others: readonly ReportFile[] = [],
) {
  const checked = await withKeptFiles(ctx, found, { period, registration, signal, others });
  const { portfolio: current, kept } = checked;
  const [head, held, recency] = await Promise.all([
    recordChain.head(ctx),
    credentials.current(ctx),
    practicePeriods.recency(ctx),
  ]);
  const job = {
    portfolio: current,
    credentials: printedCredentials(held, current.madeOn),
    // The recency standards of other Boards were not read.
    recency: current.person.profession === paramedic.id ? recency : null,
    lost: kept.lost,
    now: ctx.now,
    timeline: head,
  };
  return {
    portfolio: current,
    kept,
    pdf: await makePortfolioPdf(job, { userId: userIdOf(ctx), signal }),
  };
}

const userIdOf = (ctx: Context): number => ctx.caller.session!.userId;
