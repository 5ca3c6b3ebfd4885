import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { FreezeSubmission } from '../context.ts';
import { packSigner } from '../schema/badge-keys/badge-keys.ts';
import * as portfolio from '../schema/portfolio/portfolio.ts';
import type { Portfolio } from '../schema/portfolio/portfolio.type.ts';
import type { Submission } from '../schema/portfolio/submission.type.ts';
import * as timelineStamps from '../schema/timeline-stamps/timeline-stamps.ts';
import * as timeline from '../schema/record-events/timeline.ts';
import { portfolioFileName } from '#domain/portfolio';
import type { SharedFacts } from '#domain/shared-submissions';
import { withSubmission } from './rendered-submission.ts';

/** Makes a submission's PDF and pack, which has the same PDF. It is not stopped when the caller leaves. */
export const freezeSubmission: FreezeSubmission = async (
  ctx,
  { period, registration, choice },
  use,
) => {
  const found = await portfolio.get(ctx, period, registration);
  const { signal } = new AbortController();
  const read = { period, registration, choice, signal, timeline: wholeTimeline };
  return withSubmission(ctx, found, read, async (made) => {
    const { writeSubmissionPack } = await import('./submission/pack.ts');
    const path = join(made.folder, 'pack.zip');
    const signer = await packSigner(ctx.services);
    const timeStamps = await timelineStamps.of(ctx, made.timeline);
    await writeSubmissionPack(createWriteStream(path, { mode: 0o600 }), {
      ...made,
      signer,
      timeStamps,
    });
    const nameOf = (format: 'pdf' | 'zip') =>
      portfolioFileName(found.person, found.periods, format, 'submission');
    return use({
      pdf: { path: made.path, name: nameOf('pdf') },
      pack: { path, name: nameOf('zip') },
      facts: factsOf(made.submission, found),
      head: made.timeline.head,
    });
  });

  function wholeTimeline(records: Parameters<typeof timeline.of>[1]) {
    return timeline.of(ctx, records);
  }
};

/** The facts that a link's page shows before anything is downloaded. */
const factsOf = (
  { person, periods, leftOut, evidence }: Submission,
  { person: { timeZone } }: Portfolio,
): SharedFacts => ({
  holderName: person.name,
  ...(person.register && { register: person.register }),
  registrationNumber: person.registrationNumber,
  registrationType: person.registrationType,
  registrationHistory: person.registrationHistory,
  timeZone,
  periods: periods.map(({ label, required, completed, activities, reflections, documents }) => ({
    label,
    requiredTotal: required.total,
    requiredInteractive: required.interactive,
    completedTotal: completed.total,
    completedInteractive: completed.interactive,
    activityCount: activities.length,
    reflectionCount: [reflections, ...activities.map((each) => each.reflections)].flat().length,
    documentCount: documents.length,
  })),
  leftOut: leftOut.lines,
  evidenceCount: evidence.length,
});
