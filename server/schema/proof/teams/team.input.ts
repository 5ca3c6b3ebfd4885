import { ArgsType, Field, InputType, Int } from 'type-graphql';
import type { TeamStanding } from '#domain/proof/standing-receipts';
import { teamLimits } from '#domain/proof/teams';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { PageArgs } from '../../mechanics/pages.ts';
import { CredentialTypeEnum } from '../../records/credentials/credential.enums.ts';
import {
  TeamBoardWayEnum,
  TeamCredentialStateEnum,
  TeamKindEnum,
  TeamStandingEnum,
} from './team.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

const { name, shownName, asked, endingWithinDays, search } = teamLimits;
const ownName = {
  description: `The name that the team sees, ${shownName.min} to ${shownName.max} characters.`,
};
const askedFor = {
  nullable: true,
  description: `Kinds of credential that the team asks for, at most ${asked}.`,
};

@InputType({
  description: 'A team to create, with you as its coordinator. You share nothing by it.',
})
export class CreateTeamInput {
  @Field(() => String, { description: `${name.min} to ${name.max} characters.` })
  name!: string;

  @Field(() => TeamKindEnum)
  kind!: string;

  @Field(() => String, ownName)
  shownName!: string;

  @Field(() => [CredentialTypeEnum], askedFor)
  askedCredentials?: string[];
}

@InputType({ description: 'A change of a team; what is left out stays.' })
export class UpdateTeamInput {
  @Field(() => String, { nullable: true })
  name?: string;

  @Field(() => TeamKindEnum, { nullable: true })
  kind?: string;

  @Field(() => [CredentialTypeEnum], askedFor)
  askedCredentials?: string[];

  @Field(() => Int, { nullable: true })
  version?: number | null;
}

@InputType({ description: 'How you share a receipt with a team that you are in.' })
export class ShareWithTeamInput {
  @Field(() => String, ownName)
  shownName!: string;

  @Field(() => GraphQLDay, {
    description: `The last day, at most ${teamLimits.sharedMonths} months ahead.`,
  })
  sharedUntil!: Date;

  @Field(() => [CredentialTypeEnum], {
    description: 'Those that your screen named: no other is shared.',
  })
  askedCredentials!: string[];
}

@ArgsType()
export class TeamBoardArgs extends PageArgs {
  @IdField('Team')
  id!: string;

  @Field(() => TeamStandingEnum, { nullable: true })
  standing?: TeamStanding | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only those without a current receipt; false: only the others.',
  })
  withoutReceipt?: boolean | null;

  @Field(() => CredentialTypeEnum, {
    nullable: true,
    description: 'Goes with `credentialState`.',
  })
  credential?: string | null;

  @Field(() => TeamCredentialStateEnum, {
    nullable: true,
    description: 'Goes with `credential`.',
  })
  credentialState?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `With a credential that the team asks for that ends within these days, ${endingWithinDays.min} to ${endingWithinDays.max}, or has ended.`,
  })
  endingWithinDays?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Part of a name, at most ${search} characters.`,
  })
  search?: string | null;

  @Field(() => TeamBoardWayEnum, { nullable: true, description: 'On screen by default.' })
  way?: string | null;
}

@ArgsType()
export class ReceiptReadingArgs extends PageArgs {
  @IdField('Team', { nullable: true })
  teamId?: string | null;
}
