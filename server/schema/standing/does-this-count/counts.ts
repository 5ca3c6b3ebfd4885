import type { Context } from '#server/context';
import { validate } from '#server/validate';
import { doesThisCountSchema } from '#domain/records/count-answers.schema';
import { civilDate, DEFAULT_TIME_ZONE } from '#domain/dates';
import { doesThisCount, type CountJudgement } from '#domain/standing/does-this-count';

/** Judges an activity for anyone who asks, without reading or keeping anything; limited per address. */
export async function judge(ctx: Context, input: unknown): Promise<CountJudgement> {
  const { day, ...answers } = validate(doesThisCountSchema, input);
  await ctx.services.limits.beginJudgement(ctx.caller.address);
  return doesThisCount(answers, day ?? civilDate(ctx.now, DEFAULT_TIME_ZONE));
}
