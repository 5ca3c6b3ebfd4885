import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/context';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { CountAnswersInput } from './count.input.ts';
import { CountJudgementType } from './count.type.ts';
import * as counts from './counts.ts';

@Resolver()
export class CountResolver {
  @Query(() => CountJudgementType, {
    description:
      'Judges by the dated rules if an activity likely counts as CPD; needs no sign-in and keeps nothing.',
  })
  doesThisCount(
    @Ctx() ctx: Context,
    @Arg('input', () => CountAnswersInput)
    input: CountAnswersInput,
    @Arg('day', () => GraphQLDay, {
      nullable: true,
      description: 'The rules of its CPD year judge it. Today by default.',
    })
    day?: Date | null,
  ) {
    return counts.judge(ctx, { ...input, day });
  }
}
