import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { FreezeSubmission } from '../context.ts';
import { packSigner } from '../schema/learning/open-badges/badge-keys.ts';
import * as portfolio from '../schema/proof/portfolio/portfolio.ts';
import * as timelineStamps from '../schema/proof/timeline-stamps/timeline-stamps.ts';
import * as timeline from '../schema/records/record-events/timeline.ts';
import { portfolioFileName } from '#domain/proof/portfolio';
import { withSubmission } from './rendered-submission.ts';
import { sharedFacts } from './shared-facts.ts';

/** Makes a submission's PDF and pack, which has the same PDF. It continues if the caller disconnects. */
export const freezeSubmission: FreezeSubmission = async (
  ctx,
  { period, registration, choice },
  use,
) => {
  const found = await portfolio.get(ctx, period, registration);
  const { signal } = new AbortController();
  const read = { period, registration, choice, signal, timeline: wholeTimeline };
  const nameOf = (format: 'pdf' | 'zip') =>
    portfolioFileName(found.person, found.periods, format, 'submission');
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
    return use({
      pdf: { path: made.path, name: nameOf('pdf') },
      pack: { path, name: nameOf('zip') },
      facts: sharedFacts(made.submission),
      head: made.timeline.head,
    });
  });

  function wholeTimeline(records: Parameters<typeof timeline.of>[1]) {
    return timeline.of(ctx, records);
  }
};
