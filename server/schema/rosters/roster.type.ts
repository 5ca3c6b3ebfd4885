import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import type { RosterSource, ShiftKind } from '#domain/rosters';

@ObjectType('RosterShift', { description: 'A shift of your roster.' })
export class RosterShiftType {
  @Field(() => GraphQLDateTime, { description: 'When it begins.' })
  start!: Date;

  @Field(() => GraphQLDateTime, { description: 'When it ends.' })
  end!: Date;

  @Field(() => String, { description: 'shift or standby.' })
  kind!: ShiftKind;
}

@ObjectType('Roster', { description: 'Your roster, by which reminders are timed.' })
export class RosterType {
  @Field(() => String, { description: 'pattern or file.' })
  source!: RosterSource;

  @Field(() => String, { nullable: true, description: 'The pattern in words; null for a file.' })
  pattern!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was entered.' })
  changedAt!: Date;

  @Field(() => [RosterShiftType], {
    description: 'Its shifts of yesterday, today and the next 14 days, in order.',
  })
  shifts!: RosterShiftType[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When its last known shift ends; null if it has none.',
  })
  endsAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    description: 'When the next reminder that is not urgent could come at the earliest.',
  })
  nextReminderAt!: Date;
}
