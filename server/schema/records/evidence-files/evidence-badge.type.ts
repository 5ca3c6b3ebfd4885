import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import type { BadgeState, EvidenceBadge } from '#domain/records/evidence-badges';
import { BadgeStateEnum } from './evidence-file.enums.ts';

@ObjectType('EvidenceBadge', {
  description: 'An Open Badge in a file, with the result of its check by the server.',
})
export class EvidenceBadgeType implements EvidenceBadge {
  @Field(() => String, { description: 'The version of Open Badges.' })
  version!: string;

  @Field(() => String, { nullable: true, description: 'What it was awarded for.' })
  name!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Claimed by the badge, confirmed by the site of the issuer once `site` has a value.',
  })
  issuer!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The host whose key or copy proves it; null before that is known.',
  })
  site!: string | null;

  @Field(() => Boolean, {
    description: 'Otherwise the site of the issuer has a copy.',
  })
  isSigned!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'That it covers at most; null if it does not say.',
  })
  hours!: number | null;

  @Field(() => Boolean, {
    description: 'False for the certificate of a self-paced module of this server.',
  })
  coversInteractive!: boolean;

  @Field(() => BadgeStateEnum)
  state!: BadgeState;

  @Field(() => String, { description: 'In a sentence.' })
  why!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The last check with a result.',
  })
  checkedAt!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true })
  triedAt!: string | null;

  @Field(() => Int, { description: 'Attempts since then that did not reach the issuer.' })
  failures!: number;
}
