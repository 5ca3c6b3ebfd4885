import type { Context } from '../context.ts';
import { unreachable } from '../errors.ts';
import { fileKeys } from '../schema/portfolio/portfolio.ts';
import type { Portfolio } from '../schema/portfolio/portfolio.type.ts';
import { filesOf, type Kept } from './portfolio/files.ts';

/** Files that are looked for at the same time. */
const AT_ONCE = 8;

/** Looks where each evidence file is kept, and whether it is there. Throws unreachable() where that cannot be known. */
export async function keptFiles(
  ctx: Context,
  portfolio: Portfolio,
  signal: AbortSignal,
): Promise<Kept> {
  const ids = portfolio.periods.flatMap(filesOf).map(({ id }) => id);
  if (ids.length === 0) return { keys: new Map(), lost: new Set() };
  const keys = await fileKeys(ctx, ids);
  const lost = new Set<number>();
  const queue = ids.values();
  const look = async () => {
    for (const id of queue) {
      signal.throwIfAborted();
      const key = keys.get(id);
      if (!key || !(await isThere(ctx, key))) lost.add(id);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return { keys, lost };
}

async function isThere({ services }: Context, key: string): Promise<boolean> {
  try {
    return await services.storage.has(key);
  } catch (error) {
    services.log.error({ err: error }, 'stored files cannot be reached');
    throw unreachable('Your files cannot be reached right now. Please try again in a moment.');
  }
}
