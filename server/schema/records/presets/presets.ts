import type { Context } from '#server/context';
import { invalid } from '#server/errors';
import * as records from '#server/records/crud';
import { kinds } from '#server/records/kinds';
import type { RecordListArgs } from '#server/records/list-args';
import { civilDate, type CivilDate } from '#domain/dates';
import type { PresetRepeat } from '#domain/records/presets';
import { presetProblems } from '#domain/records/presets.schema';
import { dayAt } from '#server/day';

const kind = kinds.preset;
const queries = records.defineQueries(kind, ['presets', 'preset']);

/** The user's presets, newest first, a page at a time. */
export const list = (ctx: Context, args: RecordListArgs) => records.list(ctx, queries, args);

/** One preset of the user; throws notFound(). */
export const get = (ctx: Context, id: unknown) => records.get(ctx, queries, id);

/** Returns those of the given presets that belong to the user, in any order. */
export const many = (ctx: Context, ids: readonly number[]) => records.many(ctx, queries, ids);

/** Adds a preset. */
export const create = (ctx: Context, input: unknown) =>
  records.create(ctx, kind, { input, get }, (given) => stored(checked(given)));

/** Updates what is given and leaves the rest. */
export const update = (ctx: Context, id: unknown, input: unknown) =>
  records.update(ctx, kind, { id, input }, ({ em }, preset, change) => {
    checked({
      repeat: change.repeat ?? (preset.repeat as PresetRepeat),
      startsOn:
        change.startsOn === undefined
          ? preset.startsOn && civilDate(preset.startsOn, 'UTC')
          : change.startsOn,
    });
    return em.assign(preset, stored(change));
  });

/** Moves a preset to the bin and returns it; `restore` brings it back. */
export const remove = (ctx: Context, id: unknown, version?: number) =>
  records.remove(ctx, kind, id, version);

/** Brings a deleted preset back. */
export const restore = (ctx: Context, id: unknown) => records.restore(ctx, kind, id);

function checked<T extends { repeat: PresetRepeat; startsOn: CivilDate | null }>(given: T): T {
  const problems = presetProblems(given);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return given;
}

interface Days {
  startsOn: CivilDate | null;
  settledOn: CivilDate | null;
}

/** Days are stored as midnight UTC; one that is left out stays left out. */
function stored<T extends Partial<Days>>({ startsOn, settledOn, ...given }: T) {
  return {
    ...given,
    ...(startsOn !== undefined && { startsOn: startsOn && dayAt(startsOn) }),
    ...(settledOn !== undefined && { settledOn: settledOn && dayAt(settledOn) }),
  };
}
