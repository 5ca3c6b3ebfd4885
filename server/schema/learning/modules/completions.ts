import DataLoader from 'dataloader';
import type { Context } from '#server/context';
import { batchOptions } from '#server/db/batch-options';
import { completionsRead } from './module.reads.ts';
import type { ModuleCompletion } from './module.type.ts';
import { shownCompletion } from './modules.ts';

const loaders = new WeakMap<Context, DataLoader<number, ModuleCompletion | null>>();

/** The completion of a module that recorded an activity of the user, if any; one statement for all of a list. */
export function ofActivity(ctx: Context, activityId: number): Promise<ModuleCompletion | null> {
  const loader = loaders.get(ctx) ?? createLoader(ctx);
  loaders.set(ctx, loader);
  return loader.load(Number(activityId));
}

const createLoader = (ctx: Context) =>
  new DataLoader<number, ModuleCompletion | null>(async (ids) => {
    const found = await ctx.reads.read(completionsRead, ctx.caller.session?.userId, ids);
    const known = new Map(found.map((each) => [each.activityId, each.completion]));
    return ids.map((id) => {
      const completion = known.get(id);
      return completion ? shownCompletion(ctx, completion) : null;
    });
  }, batchOptions);
