import type { Context } from '#server/context';
import { createContext, requireUser } from '#server/context';
import { notFound } from '#server/errors';
import { catchingUp } from '#server/realtime/catching-up';
import { parseId } from '#server/validate';
import { badgeMessages } from '#domain/records/evidence-badges';
import { checkStoredBadge, storedBadge } from './check-badges.ts';
import type { EvidenceFile } from './evidence-file.entity.ts';
import * as evidenceFiles from './evidence-files.ts';

/** Checks the Open Badge of a file now. Throws notFound() for a file without one, and rateLimited(). */
export async function check(ctx: Context, id: unknown): Promise<EvidenceFile> {
  const { id: userId } = await requireUser(ctx);
  const fileId = parseId(id);
  const { services } = ctx;
  const stored = await storedBadge(services, userId, fileId);
  if (!stored) throw notFound(badgeMessages.none);
  await services.limits.beginBadgeCheck(userId);
  const badge = await checkStoredBadge(services, stored);
  const file = await evidenceFiles.get(ctx, fileId);
  return Object.assign(file, { badge });
}

/** The caller's files whose badges have been checked, as it happens. */
export async function subscribe(ctx: Context): Promise<AsyncIterable<EvidenceFile>> {
  const { id: userId } = await requireUser(ctx);
  const { services, caller } = ctx;
  return catchingUp<{ id: number }, EvidenceFile>(
    services.pubsub,
    [(tell) => services.pubsub.listen('badgeChecked', userId, tell)],
    {
      look: () => Promise.resolve(null),
      async told({ id }) {
        const [file] = await evidenceFiles.many(createContext(services, caller), [id]);
        return file ?? null;
      },
    },
  );
}
