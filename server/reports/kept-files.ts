import { isWithheld } from '../auth/token-scopes.ts';
import type { Context } from '../context.ts';
import { unreachable } from '../errors.ts';
import { noteStates, type FileState } from '../schema/records/evidence-files/file-states.ts';
import { fileKeys, get as getPortfolio } from '../schema/proof/portfolio/portfolio.ts';
import type { ReportFile } from '../schema/proof/portfolio/report-record.type.ts';
import type { Portfolio } from '../schema/proof/portfolio/editions.ts';
import { filesOf, type Kept } from './portfolio/files.ts';

/** Files checked at the same time. */
const AT_ONCE = 8;

/**
 * Checks the files of a portfolio, and others that go with it, and reads it again if that changed their state: a lost
 * or recovered file changes its text. An access token without the scope for evidence gets no storage keys.
 */
export async function withKeptFiles(
  ctx: Context,
  found: Portfolio,
  {
    period,
    registration,
    signal,
    others = [],
  }: {
    period: string | null | undefined;
    registration: string | null | undefined;
    signal: AbortSignal;
    others?: readonly ReportFile[];
  },
): Promise<{ portfolio: Portfolio; kept: Kept }> {
  const kept = await keptFiles(ctx, [...found.periods.flatMap(filesOf), ...others], signal);
  const stateOf = (id: number): FileState =>
    kept.damaged.has(id) ? 'damaged' : kept.lost.has(id) ? 'missing' : 'kept';
  const isNew = await noteStates(
    ctx,
    new Map([...kept.keys.keys()].map((id) => [id, stateOf(id)])),
  );
  return {
    portfolio: isNew ? await getPortfolio(ctx, period, registration) : found,
    kept: isWithheld(ctx, 'evidence-files') ? { ...kept, keys: new Map() } : kept,
  };
}

/**
 * Checks that each evidence file exists in the storage and is complete. Throws unreachable() if the storage does not
 * respond.
 */
async function keptFiles(
  ctx: Context,
  files: readonly ReportFile[],
  signal: AbortSignal,
): Promise<Kept> {
  if (files.length === 0) return { keys: new Map(), lost: new Set(), damaged: new Set() };
  const keys = await fileKeys(
    ctx,
    files.map(({ id }) => id),
  );
  const lost = new Set<number>();
  const damaged = new Set<number>();
  const queue = files.values();
  const look = async () => {
    for (const { id, sizeBytes } of queue) {
      signal.throwIfAborted();
      const key = keys.get(id);
      const found = key ? await sizeOf(ctx, key) : null;
      if (found === sizeBytes) continue;
      lost.add(id);
      if (found === null) continue;
      damaged.add(id);
      ctx.services.log.error({ key, expected: sizeBytes, found }, 'a stored file is damaged');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return { keys, lost, damaged };
}

async function sizeOf({ services }: Context, key: string): Promise<number | null> {
  try {
    return await services.storage.size(key);
  } catch (error) {
    services.log.error({ err: error }, 'stored files cannot be reached');
    throw unreachable('Your files cannot be reached right now. Please try again in a moment.');
  }
}
