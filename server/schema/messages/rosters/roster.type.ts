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

  @Field(() => Int, { description: 'How often reading it has failed since then.' })
  failures!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'The time from which it is read again, now if that is due; null after 14 failures, and on a server that reads no calendars.',
  })
  nextReadAt!: Date | null;
}

@ObjectType('Roster', { description: 'Your roster, by which reminders are timed.' })
export class RosterType {
  @Field(() => RosterSourceEnum)
  source!: RosterSource;

  @Field(() => String, { nullable: true, description: 'The pattern in words; null for others.' })
  pattern!: string | null;

  @Field(() => RosterCalendar, {
    nullable: true,
    description: 'The calendar that it follows; null if it follows none.',
  })
  calendar!: RosterCalendar | null;

  @Field(() => GraphQLDateTime)
  updatedAt!: Date;

  @Field(() => [RosterShiftType], {
    description: 'Its shifts of yesterday, today and the next 14 days, in order.',
  })
  shifts!: RosterShiftType[];

  @Field(() => [String], {
    description:
      'What was left out or assumed when its shifts were read, such as an unknown time zone, in sentences.',
  })
  notes!: string[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when its last known shift ends; null if it has none.',
  })
  endsAt!: Date | null;

  @Field(() => GraphQLDateTime, {
    description: 'The time when the next reminder that is not urgent could come at the earliest.',
  })
  nextReminderAt!: Date;
}
