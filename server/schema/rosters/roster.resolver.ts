import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, FieldResolver, InputType, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context.ts';
import { User } from '../users/user.entity.ts';
import { RosterType } from './roster.type.ts';
import * as rosters from './rosters.ts';

@InputType({ description: 'A roster as a pattern.' })
class RosterPatternInput {
  @Field(() => String, {
    description:
      'The days in their order and the first one, such as "2 days 2 nights 4 off from 3 Dec".',
  })
  pattern!: string;
}

@InputType({ description: 'A shift.' })
class RosterShiftInput {
  @Field(() => GraphQLDateTime, { description: 'When it begins.' })
  start!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it ends; at most 24 hours later.' })
  end!: Date;

  @Field(() => String, { nullable: true, description: 'shift or standby; shift if not given.' })
  kind?: string;
}

@InputType({ description: 'The shifts of a roster.' })
class RosterShiftsInput {
  @Field(() => [RosterShiftInput], {
    description: 'At most 600; those older than a week or more than 180 days ahead are left out.',
  })
  shifts!: RosterShiftInput[];
}

@Resolver(() => User)
export class RosterResolver {
  @FieldResolver(() => RosterType, {
    nullable: true,
    description: 'Your roster; null if you have not entered one.',
  })
  roster(@Ctx() ctx: Context, @Root() user: User) {
    return rosters.get(ctx, user);
  }

  @Mutation(() => User, { description: 'Replaces your roster by a pattern in words.' })
  setRosterPattern(
    @Ctx() ctx: Context,
    @Arg('input', () => RosterPatternInput, { description: 'The pattern.' })
    input: RosterPatternInput,
  ) {
    return rosters.setPattern(ctx, input);
  }

  @Mutation(() => User, { description: 'Replaces your roster by single shifts.' })
  setRosterShifts(
    @Ctx() ctx: Context,
    @Arg('input', () => RosterShiftsInput, { description: 'The shifts.' }) input: RosterShiftsInput,
  ) {
    return rosters.setShifts(ctx, input);
  }

  @Mutation(() => User, { description: 'Removes your roster, if there is one.' })
  removeRoster(@Ctx() ctx: Context) {
    return rosters.remove(ctx);
  }
}
