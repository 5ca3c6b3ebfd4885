import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { registrationArg } from '../registration.arg.ts';
import { User } from '../../account/users/user.entity.ts';
import { SetBoardAnswerInput } from './board-answer.input.ts';
import { BoardAnswerType } from './board-answer.type.ts';
import * as boardAnswers from './board-answers.ts';
import { ProfessionEnum } from '../../account/users/registration.enums.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { boardAnswerLimits } from '#domain/standing/board-answers';

@Resolver(() => User)
export class BoardAnswerResolver {
  @FieldResolver(() => [BoardAnswerType], {
    description: 'Oldest period first.',
  })
  @AtMost(boardAnswerLimits.count)
  boardAnswers(
    @Ctx() ctx: Context,
    @Root() user: User,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
  ) {
    return boardAnswers.list(ctx, user, registration);
  }

  @Mutation(() => User, {
    description: 'Records what the Board told you about a CPD period; replaces an earlier answer.',
  })
  setBoardAnswer(
    @Ctx() ctx: Context,
    @Arg('input', () => SetBoardAnswerInput)
    input: SetBoardAnswerInput,
  ) {
    return boardAnswers.set(ctx, input);
  }

  @Mutation(() => User, { description: 'Deletes the answer of the Board about a CPD period.' })
  deleteBoardAnswer(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, { description: 'In which the period ends.' }) year: number,
    @Arg('registration', () => ProfessionEnum, registrationArg)
    registration: string | null,
  ) {
    return boardAnswers.remove(ctx, year, registration);
  }
}
