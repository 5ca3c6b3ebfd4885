import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ReceiptState, TeamStanding } from '#domain/proof/standing-receipts';
import type { ReceiptWay, TeamCredentialState } from '#domain/proof/team-board';
import { teamLimits, type TeamKind, type TeamRole, type SharingEnder } from '#domain/proof/teams';
import { connectionType } from '../../mechanics/pages.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { CredentialTypeEnum } from '../../records/credentials/credential.enums.ts';
import {
  ReceiptStateEnum,
  ReceiptWayEnum,
  SharingEnderEnum,
  TeamCredentialStateEnum,
  TeamKindEnum,
  TeamRoleEnum,
  TeamStandingEnum,
} from './team.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';
import { AtMost } from '../../mechanics/list-bounds.ts';
import { REGISTRATIONS_MAX } from '#domain/standing/registrations';

@ObjectType('ReceiptRegistration', { description: 'What a receipt says of one registration.' })
export class ReceiptRegistrationType {
  @Field(() => String)
  register!: string;

  @Field(() => String, { description: 'In words.' })
  period!: string;

  @Field(() => GraphQLDay)
  periodEnd!: string;

  @Field(() => ReceiptStateEnum)
  state!: ReceiptState;

  @Field(() => TeamStandingEnum)
  standing!: TeamStanding;

  @Field(() => String)
  reason!: string;

  @Field(() => Float, { description: 'Completed, rounded down to the half hour.' })
  hours!: number;

  @Field(() => Float, {
    description: 'By a colleague or a crew, rounded down to the half hour.',
  })
  attestedInteractiveHours!: number;
}

@ObjectType('ReceiptCredential', {
  description: 'A kind of credential that the team asks for, as a receipt shows it.',
})
export class ReceiptCredentialType {
  @Field(() => CredentialTypeEnum)
  type!: string;

  @Field(() => TeamCredentialStateEnum)
  state!: TeamCredentialState;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Null if none is recorded or shared, or it has no end.',
  })
  validUntil!: string | null;

  @Field(() => String)
  text!: string;
}

@ObjectType('StandingReceipt', {
  description: 'A signed statement of a member’s standing on one day, without any record.',
})
export class StandingReceiptType {
  @Field(() => String, { description: 'At the address of its status.' })
  number!: string;

  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => GraphQLDateTime)
  validUntil!: Date;

  @Field(() => TeamStandingEnum)
  standing!: TeamStanding;

  @Field(() => String)
  reason!: string;

  @Field(() => [ReceiptRegistrationType])
  @AtMost(REGISTRATIONS_MAX)
  registrations!: ReceiptRegistrationType[];

  @Field(() => [ReceiptCredentialType], { description: 'Those that are asked for and shared.' })
  @AtMost(teamLimits.asked)
  credentials!: ReceiptCredentialType[];

  @Field(() => String, {
    nullable: true,
    description: 'The newest event of the timeline, in hexadecimal.',
  })
  fingerprint!: string | null;

  @Field(() => String, { description: 'Signed: a compact JSON Web Token.' })
  text!: string;
}

@ObjectType({
  description: 'What a receipt of yours would state now. It is neither signed nor stored.',
})
export class ReceiptPreview {
  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => TeamStandingEnum)
  standing!: TeamStanding;

  @Field(() => String)
  reason!: string;

  @Field(() => [ReceiptRegistrationType])
  @AtMost(REGISTRATIONS_MAX)
  registrations!: ReceiptRegistrationType[];

  @Field(() => [ReceiptCredentialType], {
    description: 'Every kind that the team asks for, agreed or not.',
  })
  @AtMost(teamLimits.asked)
  credentials!: ReceiptCredentialType[];

  @Field(() => String, {
    nullable: true,
    description: 'The newest event of the timeline, in hexadecimal.',
  })
  fingerprint!: string | null;
}

@ObjectType({ description: 'Your own membership of a team, and what you share with it.' })
export class TeamMembership {
  @IdField('TeamMember')
  id!: number;

  @Field(() => TeamRoleEnum)
  role!: TeamRole;

  @Field(() => String)
  shownName!: string;

  @Field(() => GraphQLDateTime)
  joinedAt!: Date;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'Null if no receipt is shared.',
  })
  sharedUntil!: string | null;

  @Field(() => [CredentialTypeEnum])
  agreedCredentials!: string[];

  @Field(() => [CredentialTypeEnum], {
    description: 'Not shared before you agree.',
  })
  askedSince!: string[];

  @Field(() => StandingReceiptType, {
    nullable: true,
    description: 'The current one.',
  })
  receipt!: StandingReceiptType | null;
}

@ObjectType('TeamInvitation', { description: 'The invitation of a team that works now.' })
export class TeamInvitationType {
  @Field(() => String)
  code!: string;

  @Field(() => String, { description: 'It has the code in its fragment.' })
  link!: string;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => GraphQLDateTime)
  expiresAt!: Date;
}

@ObjectType('Team', { description: 'A team that you are in, as you see it.' })
export class TeamType {
  @Field(() => ID)
  id!: number;

  @Field(() => String)
  name!: string;

  @Field(() => TeamKindEnum)
  kind!: TeamKind;

  @Field(() => GraphQLDateTime)
  createdAt!: Date;

  @Field(() => Int)
  memberCount!: number;

  @Field(() => [String], { description: 'Names of those who read the receipts.' })
  coordinators!: string[];

  @Field(() => [CredentialTypeEnum])
  askedCredentials!: string[];

  @Field(() => TeamMembership)
  membership!: TeamMembership;

  @Field(() => TeamInvitationType, {
    nullable: true,
    description: 'For coordinators; null if none works.',
  })
  invitation!: TeamInvitationType | null;

  @Field(() => GraphQLDay, {
    nullable: true,
    description: 'If it has no coordinator.',
  })
  endsOn!: string | null;

  @Field(() => Int)
  version!: number;
}

@ObjectType({ description: 'A page of the teams that you are in.' })
export class TeamConnection extends connectionType('Team', TeamType) {}

@ObjectType({ description: 'What joining a team would mean, by its invitation.' })
export class TeamPreview {
  @IdField('Team')
  teamId!: number;

  @Field(() => String)
  name!: string;

  @Field(() => TeamKindEnum)
  kind!: TeamKind;

  @Field(() => Int)
  memberCount!: number;

  @Field(() => [String])
  coordinators!: string[];

  @Field(() => [CredentialTypeEnum])
  askedCredentials!: string[];

  @Field(() => Boolean)
  isMember!: boolean;

  @Field(() => String, { description: 'The name on your profile.' })
  suggestedName!: string;

  @Field(() => GraphQLDay)
  suggestedUntil!: string;

  @Field(() => GraphQLDay, { description: 'Until when you could share.' })
  latestUntil!: string;

  @Field(() => ReceiptPreview, { description: 'What would be shared by joining now.' })
  receipt!: ReceiptPreview;
}

@ObjectType('TeamMember', { description: 'A member on the board of a team.' })
export class TeamMemberType {
  @Field(() => ID)
  id!: number;

  @Field(() => String)
  shownName!: string;

  @Field(() => TeamRoleEnum)
  role!: TeamRole;

  @Field(() => GraphQLDateTime)
  joinedAt!: Date;

  @Field(() => GraphQLDay, { nullable: true })
  sharedUntil!: string | null;

  @Field(() => TeamStandingEnum, {
    nullable: true,
    description: 'Null without a current receipt.',
  })
  standing!: TeamStanding | null;

  @Field(() => String, { description: 'Also why there is no receipt.' })
  reason!: string;

  @Field(() => GraphQLDay, { nullable: true })
  day!: string | null;

  @Field(() => [ReceiptRegistrationType])
  @AtMost(REGISTRATIONS_MAX)
  registrations!: ReceiptRegistrationType[];

  @Field(() => [ReceiptCredentialType], {
    description: 'One for each kind that the team asks for; none without a receipt.',
  })
  @AtMost(teamLimits.asked)
  credentials!: ReceiptCredentialType[];

  @Field(() => Boolean)
  isYou!: boolean;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the member can be reminded again; null: now.',
  })
  nudgeFrom!: Date | null;
}

@ObjectType({ description: 'Members by the state of one kind of credential.' })
export class TeamCredentialCount {
  @Field(() => CredentialTypeEnum)
  type!: string;

  @Field(() => Int)
  valid!: number;

  @Field(() => Int)
  ending!: number;

  @Field(() => Int)
  ended!: number;

  @Field(() => Int)
  missing!: number;

  @Field(() => Int)
  notShared!: number;
}

@ObjectType({ description: 'Counts of a whole team, whatever the filter.' })
export class TeamBoardCounts {
  @Field(() => Int)
  members!: number;

  @Field(() => Int)
  onTrack!: number;

  @Field(() => Int)
  atRisk!: number;

  @Field(() => Int)
  notSettled!: number;

  @Field(() => Int)
  withoutReceipt!: number;

  @Field(() => [TeamCredentialCount], {
    description: 'Of the members with a receipt, for each kind that the team asks for.',
  })
  @AtMost(teamLimits.asked)
  credentials!: TeamCredentialCount[];
}

@ObjectType({ description: 'A page of the board of a team, by name.' })
export class TeamBoardConnection extends connectionType('TeamMember', TeamMemberType) {
  @Field(() => TeamBoardCounts)
  counts!: TeamBoardCounts;
}

@ObjectType('ReceiptReading', {
  description: 'That somebody else read a receipt of yours, on one day in one way.',
})
export class ReceiptReadingType {
  @Field(() => ID)
  id!: number;

  @Field(() => String)
  teamName!: string;

  @Field(() => String)
  readerName!: string;

  @Field(() => ReceiptWayEnum)
  way!: ReceiptWay;

  @Field(() => GraphQLDay)
  day!: string;

  @Field(() => Int)
  count!: number;

  @Field(() => GraphQLDateTime)
  lastAt!: Date;
}

@ObjectType({ description: 'A page of who read your receipts, newest first.' })
export class ReceiptReadingConnection extends connectionType(
  'ReceiptReading',
  ReceiptReadingType,
) {}

@ObjectType('SharingEnding', {
  description: 'A sharing of yours that has ended, with the signed statement of it.',
})
export class SharingEndingType {
  @Field(() => ID)
  id!: number;

  @Field(() => String)
  teamName!: string;

  @Field(() => GraphQLDateTime)
  sharedFrom!: Date;

  @Field(() => GraphQLDateTime)
  endedAt!: Date;

  @Field(() => SharingEnderEnum)
  endedBy!: SharingEnder;

  @Field(() => String, { description: 'Signed: a compact JSON Web Token.' })
  text!: string;
}

@ObjectType({ description: 'A page of your sharings that have ended, newest first.' })
export class SharingEndingConnection extends connectionType('SharingEnding', SharingEndingType) {}

@ObjectType({ description: 'What ended.' })
export class LeftTeam {
  @IdField('Team')
  teamId!: number;

  @Field(() => String)
  teamName!: string;

  @Field(() => SharingEndingType, {
    nullable: true,
    description: 'Null if nothing was shared.',
  })
  ending!: SharingEndingType | null;
}

@ObjectType({ description: 'The result of reminding members.' })
export class TeamNudges {
  @Field(() => Int)
  sent!: number;

  @Field(() => Int, { description: 'Reminded too recently.' })
  waiting!: number;

  @Field(() => String)
  text!: string;
}

@ObjectType({ description: 'That something of a team changed: read again what you show.' })
export class TeamChange {
  @IdField('Team')
  teamId!: number;

  @Field(() => Boolean, { description: 'False once you are no longer in it.' })
  isMember!: boolean;

  @Field(() => GraphQLDateTime)
  at!: Date;
}
