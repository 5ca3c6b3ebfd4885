import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { type Profession } from '#domain/proof/crew-companions';
import { type CrewKind, type CrewType, type EndedBy } from '#domain/proof/crew-sessions';
import { connectionType } from '../../mechanics/pages.ts';
import {
  CrewProfessionEnum,
  CrewSessionEnderEnum,
  CrewSessionKindEnum,
  CrewSessionTypeEnum,
} from './crew-session.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ObjectType('CrewMember', { description: 'Somebody in a crew session.' })
export class CrewMemberType {
  @Field(() => ID, { description: 'Identifies the person in this session.' })
  id!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The name as it was at joining; null once the account was deleted, and in a taught session for an attendee who does not let the educator list it.',
  })
  name!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of an attendee of a taught session; null for others.',
  })
  number!: number | null;

  @Field(() => CrewProfessionEnum, {
    description: 'As stated.',
  })
  profession!: Profession;

  @Field(() => Boolean, { description: 'True for somebody without an account.' })
  isGuest!: boolean;

  @Field(() => Boolean, { description: 'True for the person who runs the session.' })
  isHost!: boolean;

  @Field(() => GraphQLDateTime, { description: 'The time when the person joined first.' })
  joinedAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Since when the person is there now; null for one who is not.',
  })
  hereSince!: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when the person left last; null while there.',
  })
  leftAt!: Date | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Hours of an attendee of a taught session that has ended; null in a crew’s session, where only their owner sees them.',
  })
  hours!: number | null;

  @Field(() => Boolean, { description: 'True if the host removed the person.' })
  isRemoved!: boolean;

  @Field(() => Int, {
    description:
      'The number of others who confirmed that the person was there; once it has ended, of those whose confirmation counts for the person’s activity.',
  })
  confirmations!: number;

  @Field(() => Int, { description: 'Grows with each change: of two states the higher is newer.' })
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

  @Field(() => String, { nullable: true, description: 'Who offers a taught session; else null.' })
  provider!: string | null;

  @Field(() => String, { nullable: true, description: 'What attendees of a taught session learn.' })
  objectives!: string | null;

  @Field(() => Int)
  plannedMinutes!: number;

  @Field(() => GraphQLDateTime)
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'The time when it closes if nobody ends it.' })
  closesAt!: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when it ended; null before.',
  })
  endedAt!: Date | null;

  @Field(() => CrewSessionEnderEnum, {
    nullable: true,
    description: 'Null before the end.',
  })
  endedBy!: EndedBy | null;

  @Field(() => Int, { description: 'Grows with each change of the session itself.' })
  version!: number;

  @Field(() => Boolean)
  isHost!: boolean;

  @IdField('CrewMember')
  memberId!: number;

  @Field(() => Float, { nullable: true, description: 'Your hours, once it has ended.' })
  hours!: number | null;

  @IdField('Activity', {
    nullable: true,
    description: 'Your activity of it, once it has ended; null for none.',
  })
  activityId!: number | null;

  @Field(() => [String], {
    description:
      'Titles of your activities of other crew sessions in which some of your time here counts, and of sessions that you taught then: it counts once.',
  })
  countedElsewhere!: string[];

  @Field(() => Boolean, {
    description: 'True if the educator of a taught session may list your name.',
  })
  listAllowed!: boolean;

  @Field(() => Boolean, { description: 'True if you have given feedback.' })
  feedbackGiven!: boolean;

  @Field(() => Int, { description: 'How many are there now, without an educator.' })
  hereCount!: number;

  @Field(() => Int, { description: 'How many have been there, without an educator.' })
  memberCount!: number;

  @IdField(['CrewMember'], { description: 'The members whom you confirmed.' })
  confirmedIds!: number[];

  @Field(() => [CrewMemberType], {
    description:
      'Everyone in it, first who joined first; the host sees removed ones, too. An attendee of a taught session sees the educator and themselves.',
  })
  members!: CrewMemberType[];
}

@ObjectType({ description: 'A code with which others join a session.' })
export class CrewCode {
  @Field(() => String, { description: 'Six letters.' })
  code!: string;

  @Field(() => GraphQLDateTime, { description: 'From when it is shown, for half a minute.' })
  from!: Date;
}

@ObjectType({ description: 'The codes of a session for the next minutes, for its host’s screen.' })
export class CrewCodes {
  @Field(() => GraphQLDateTime, {
    description: 'The time of the server; a clock that differs is corrected by it.',
  })
  now!: Date;

  @Field(() => [CrewCode], { description: 'The current one first.' })
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

  @Field(() => Int, { description: 'How many are there now, without an educator.' })
  hereCount!: number;

  @Field(() => Int, { description: 'How many have been there, without an educator.' })
  memberCount!: number;

  @Field(() => [CrewMemberType])
  members!: CrewMemberType[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when it ended; null before.',
  })
  endedAt!: Date | null;

  @Field(() => CrewSessionEnderEnum, {
    nullable: true,
    description: 'Null before the end.',
  })
  endedBy!: EndedBy | null;

  @Field(() => Int, { description: 'The version of the session itself.' })
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
    description: 'The time when it ended; null before.',
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

  @Field(() => Float, { nullable: true, description: 'Your hours, once it has ended.' })
  hours!: number | null;

  @IdField('Activity', { nullable: true, description: 'Your activity of it; null for none.' })
  activityId!: number | null;
}

@ObjectType({ description: 'A page of sessions that you were in.' })
export class CrewSessionConnection extends connectionType('CrewAttendance', CrewAttendance) {}

@ObjectType('CrewFeedback', {
  description:
    'Anonymous feedback on a taught session that you ran. Answers are null until enough attendees have answered.',
})
export class CrewFeedbackType {
  @Field(() => Int, { description: 'The number of answers.' })
  count!: number;

  @Field(() => [Int], {
    nullable: true,
    description: 'How many chose each rating from 1 to 5.',
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
