import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { type Profession } from '#domain/proof/crew-companions';
import {
  crewLimits,
  type CrewKind,
  type CrewType,
  type EndedBy,
} from '#domain/proof/crew-sessions';
import { connectionType } from '../../mechanics/pages.ts';
import {
  CrewProfessionEnum,
  CrewSessionEnderEnum,
  CrewSessionKindEnum,
  CrewSessionTypeEnum,
} from './crew-session.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { CODES_AHEAD } from '#domain/proof/crew-codes';

@ObjectType('CrewMember', { description: 'Somebody in a crew session.' })
export class CrewMemberType {
  @Field(() => ID, { description: 'The person in this session.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'As it was at joining; null once the account was deleted, and for an attendee who does not let the educator list it.',
  })
  name!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of an attendee of a taught session.',
  })
  number!: number | null;

  @Field(() => CrewProfessionEnum)
  profession!: Profession;

  @Field(() => Boolean, { description: 'True without an account.' })
  isGuest!: boolean;

  @Field(() => Boolean)
  isHost!: boolean;

  @Field(() => GraphQLDateTime, { description: 'The first time.' })
  joinedAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Null for one who is not there now.',
  })
  hereSince!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The last time; null while there.',
  })
  leftAt!: Date | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Of an attendee of a taught session that has ended; in a crew’s session only their owner sees them.',
  })
  hours!: number | null;

  @Field(() => Boolean)
  isRemoved!: boolean;

  @Field(() => Int, {
    description:
      'By how many others; once it has ended, by those whose confirmation counts for the person’s activity.',
  })
  confirmations!: number;

  @Field(() => Int, { description: 'Of two states the higher is newer.' })
  version!: number;
}

@ObjectType('CrewSession', {
  description: 'A session in which people learn together, as one of them sees it.',
})
export class CrewSessionType {
  @Field(() => ID)
  id!: number;

  @Field(() => CrewSessionKindEnum)
  kind!: CrewKind;

  @Field(() => CrewSessionTypeEnum)
  type!: CrewType;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  place!: string | null;

  @Field(() => String, { nullable: true, description: 'Of a taught session.' })
  provider!: string | null;

  @Field(() => String, { nullable: true, description: 'What attendees of a taught session learn.' })
  objectives!: string | null;

  @Field(() => Int)
  plannedMinutes!: number;

  @Field(() => GraphQLDateTime)
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'If nobody ends it.' })
  closesAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Null before.',
  })
  endedAt!: Date | null;

  @Field(() => CrewSessionEnderEnum, {
    nullable: true,
    description: 'Null before the end.',
  })
  endedBy!: EndedBy | null;

  @Field(() => Int, { description: 'Of the session itself, without its members.' })
  version!: number;

  @Field(() => Boolean)
  isHost!: boolean;

  @IdField('CrewMember')
  memberId!: number;

  @Field(() => Float, { nullable: true, description: 'Yours, once it has ended.' })
  hours!: number | null;

  @IdField('Activity', {
    nullable: true,
    description: 'Your activity of it, once it has ended.',
  })
  activityId!: number | null;

  @Field(() => [String], {
    description:
      'Titles of your activities of other sessions in which some of your time here counts, and of sessions that you taught then: it counts once.',
  })
  countedElsewhere!: string[];

  @Field(() => Boolean, {
    description: 'True if the educator of a taught session may list your name.',
  })
  listAllowed!: boolean;

  @Field(() => Boolean, { description: 'By you.' })
  feedbackGiven!: boolean;

  @Field(() => Int, { description: 'Now, without an educator.' })
  hereCount!: number;

  @Field(() => Int, { description: 'So far, without an educator.' })
  memberCount!: number;

  @IdField(['CrewMember'], { description: 'By you.' })
  confirmedIds!: number[];

  @Field(() => [CrewMemberType], {
    description:
      'In the order of joining; the host sees removed ones, too. An attendee of a taught session sees the educator and themselves.',
  })
  // With their educator.
  @AtMost(crewLimits.attendees + 1)
  members!: CrewMemberType[];
}

@ObjectType({ description: 'A code with which others join a session.' })
export class CrewCode {
  @Field(() => String)
  code!: string;

  @Field(() => GraphQLDateTime, { description: 'When it begins to be shown, for half a minute.' })
  from!: Date;
}

@ObjectType({ description: 'The codes of a session for the next minutes, for its host’s screen.' })
export class CrewCodes {
  @Field(() => GraphQLDateTime, {
    description: 'Of the server; a clock that differs is corrected by it.',
  })
  now!: Date;

  @Field(() => [CrewCode], { description: 'The current one first.' })
  @AtMost(CODES_AHEAD)
  codes!: CrewCode[];
}

@ObjectType({ description: 'A guest in a crew session.' })
export class CrewGuest {
  @Field(() => String, {
    description:
      'With it the guest leaves, confirms others, and claims the hours later; an educator runs the session.',
  })
  secret!: string;

  @Field(() => CrewSessionType)
  session!: CrewSessionType;
}

@ObjectType({ description: 'A change of a crew session since the last event.' })
export class CrewSessionChange {
  @Field(() => Boolean, {
    description: 'True if `members` are all; else those that changed.',
  })
  isWhole!: boolean;

  @Field(() => Int, { description: 'Now, without an educator.' })
  hereCount!: number;

  @Field(() => Int, { description: 'So far, without an educator.' })
  memberCount!: number;

  @Field(() => [CrewMemberType])
  // With their educator.
  @AtMost(crewLimits.attendees + 1)
  members!: CrewMemberType[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Null before.',
  })
  endedAt!: Date | null;

  @Field(() => CrewSessionEnderEnum, {
    nullable: true,
    description: 'Null before the end.',
  })
  endedBy!: EndedBy | null;

  @Field(() => Int, { description: 'Of the session itself.' })
  version!: number;
}

@ObjectType({ description: 'A session that you were in.' })
export class CrewAttendance {
  @IdField('CrewSession')
  id!: number;

  @Field(() => CrewSessionKindEnum)
  kind!: CrewKind;

  @Field(() => CrewSessionTypeEnum)
  type!: CrewType;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  place!: string | null;

  @Field(() => GraphQLDateTime)
  startedAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Null before.',
  })
  endedAt!: Date | null;

  @Field(() => Boolean)
  isHost!: boolean;

  @Field(() => Int)
  memberCount!: number;

  @IdField('CrewMember')
  memberId!: number;

  @Field(() => GraphQLDateTime)
  joinedAt!: Date;

  @Field(() => Float, { nullable: true, description: 'Yours, once it has ended.' })
  hours!: number | null;

  @IdField('Activity', { nullable: true, description: 'Your activity of it.' })
  activityId!: number | null;
}

@ObjectType({ description: 'A page of sessions that you were in.' })
export class CrewSessionConnection extends connectionType('CrewAttendance', CrewAttendance) {}

@ObjectType('CrewFeedback', {
  description:
    'Anonymous, on a taught session that you ran. Answers are null until enough attendees have answered.',
})
export class CrewFeedbackType {
  @Field(() => Int)
  count!: number;

  @Field(() => [Int], {
    nullable: true,
    description: 'How many chose each, from 1 to 5.',
  })
  ratings!: number[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'What they would change, in random order.',
  })
  changes!: string[] | null;
}

/** The members that changed, and what others see of the session itself. */
export interface Change {
  hereCount: number;
  memberCount: number;
  members: CrewMemberType[];
  endedAt: Date | null;
  endedBy: CrewSessionType['endedBy'];
  version: number;
}
