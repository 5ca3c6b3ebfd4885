import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { User } from '../users/user.entity.ts';
import { SetBoardAnswerInput } from './board-answer.input.ts';
import { BoardAnswerType } from './board-answer.type.ts';
import * as boardAnswers from './board-answers.ts';

@Resolver(() => User)
export class BoardAnswerResolver {
  @FieldResolver(() => [BoardAnswerType], {
    description: 'What the Board told you about CPD periods, oldest period first.',
  })
  boardAnswers(@Ctx() ctx: Context, @Root() user: User) {
    return boardAnswers.list(ctx, user);
  }

  @Mutation(() => User, {
    description: 'Records what the Board told you about a CPD period; replaces an earlier answer.',
  })
  setBoardAnswer(
    @Ctx() ctx: Context,
    @Arg('input', () => SetBoardAnswerInput, { description: 'The answer.' })
    input: SetBoardAnswerInput,
  ) {
    return boardAnswers.set(ctx, input);
  }

  @Mutation(() => User, { description: 'Removes the answer of the Board about a CPD period.' })
  removeBoardAnswer(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: 'The year in which the period ends.' }) year: number,
  ) {
    return boardAnswers.remove(ctx, year);
  }
}
