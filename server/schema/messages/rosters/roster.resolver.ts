import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Field, FieldResolver, InputType, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { User } from '../../account/users/user.entity.ts';
import { RosterType } from './roster.type.ts';
import * as rosters from './rosters.ts';
import { ShiftKindEnum } from './roster.enums.ts';

@InputType({ description: 'A shift.' })
class RosterShiftInput {
  @Field(() => GraphQLDateTime)
  start!: Date;

  @Field(() => GraphQLDateTime, { description: 'At most 24 hours later.' })
  end!: Date;

  @Field(() => ShiftKindEnum, {
    nullable: true,
    description: 'Shift by default.',
  })
  kind?: string;
}

@Resolver(() => User)
export class RosterResolver {
  @FieldResolver(() => RosterType, {
    nullable: true,
  })
  roster(@Ctx() ctx: Context, @Root() user: User) {
    return rosters.get(ctx, user);
  }

  @FieldResolver(() => Boolean, {
    description: 'True if this server can follow a roster at an address.',
  })
  canFollowRoster(@Ctx() ctx: Context) {
    return ctx.services.env.rosterFetch;
  }

  @Mutation(() => User, { description: 'Replaces your roster by a pattern in words.' })
  setRosterPattern(
    @Ctx() ctx: Context,
    @Arg('pattern', () => String, {
      description: 'Such as "2 days 2 nights 4 off from 3 Dec".',
    })
    pattern: string,
  ) {
    return rosters.setPattern(ctx, { pattern });
  }

  @Mutation(() => User, { description: 'Replaces your roster by single shifts.' })
  setRosterShifts(
    @Ctx() ctx: Context,
    @Arg('shifts', () => [RosterShiftInput], {
      description: 'At most 600; those older than a week or more than 180 days ahead are left out.',
    })
    shifts: RosterShiftInput[],
  ) {
    return rosters.setShifts(ctx, { shifts });
  }

  @Mutation(() => User, {
    description:
      'Replaces your roster by the coming shifts of a calendar, which the server reads now and then daily.',
  })
  setRosterAddress(
    @Ctx() ctx: Context,
    @Arg('address', () => String, {
      description: 'https or webcal, such as https://roster.example.org/shifts.ics.',
    })
    address: string,
  ) {
    return rosters.setAddress(ctx, { address });
  }

  @Mutation(() => User, {
    description: 'Stops following a calendar, if one is followed. The shifts that were read stay.',
  })
  removeRosterAddress(@Ctx() ctx: Context) {
    return rosters.removeAddress(ctx);
  }

  @Mutation(() => User, { description: 'Deletes your roster, if there is one.' })
  deleteRoster(@Ctx() ctx: Context) {
    return rosters.remove(ctx);
  }
}
