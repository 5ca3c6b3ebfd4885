import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { RosterSource, ShiftKind } from '#domain/messages/rosters';
import { RosterSourceEnum, ShiftKindEnum } from './roster.enums.ts';

@ObjectType('RosterShift', { description: 'A shift of your roster.' })
export class RosterShiftType {
  @Field(() => GraphQLDateTime)
  start!: Date;

  @Field(() => GraphQLDateTime)
  end!: Date;

  @Field(() => ShiftKindEnum)
  kind!: ShiftKind;
}

@ObjectType({ description: 'The calendar that a roster follows; its address is never shown.' })
export class RosterCalendar {
  @Field(() => String)
  host!: string;

  @Field(() => GraphQLDateTime)
  readAt!: Date;

  @Field(() => Int, { description: 'Of reading it, since then.' })
  failures!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Now if that is due; null after 14 failures, and on a server that reads no calendars.',
  })
  nextReadAt!: Date | null;
}

@ObjectType('Roster', { description: 'Your roster, by which reminders are timed.' })
export class RosterType {
  @Field(() => RosterSourceEnum)
  source!: RosterSource;

  @Field(() => String, { nullable: true, description: 'In words.' })
  pattern!: string | null;

  @Field(() => RosterCalendar, {
    nullable: true,
  })
  calendar!: RosterCalendar | null;

  @Field(() => GraphQLDateTime)
  updatedAt!: Date;

  @Field(() => [RosterShiftType], {
    description: 'Of yesterday, today and the next 14 days, in order.',
  })
  shifts!: RosterShiftType[];

  @Field(() => [String], {
    description:
      'What was left out or assumed when its shifts were read, such as an unknown time zone.',
  })
  notes!: string[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Of its last known shift.',
  })
  endsAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    description: 'The earliest time of the next reminder that is not urgent.',
  })
  nextReminderAt!: Date;
}
