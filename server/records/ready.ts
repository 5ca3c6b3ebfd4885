import { requireUser, type Context } from '../context.ts';
import type { Feature } from '../db/online/step.ts';
import { busy } from '../errors.ts';
import { pointsPreparing } from '#domain/records/record-events';
import { searchMessages } from '#domain/records/search';

const messages: Record<Feature, string> = {
  search: searchMessages.preparing,
  'timeline-points': pointsPreparing,
};

/** Most upgrades are over within this time. */
const RETRY_AFTER_SECONDS = 60;

/**
 * Throws busy() while an upgrade prepares what a feature needs, such as the indexes of the search; unauthenticated() if
 * the feature is not for anyone and the caller is not signed in.
 */
export async function requireReady(
  ctx: Context,
  feature: Feature,
  { anyone = false } = {},
): Promise<void> {
  if (ctx.services.onlineSteps.isReady(feature)) return;
  if (!anyone) await requireUser(ctx);
  throw busy(messages[feature], RETRY_AFTER_SECONDS);
}
