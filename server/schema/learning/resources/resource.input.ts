import { ArgsType, Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { updateInput } from '#server/records/input';
import { connectionType, PageArgs } from '../../mechanics/pages.ts';
import { resourceLimits } from '#domain/learning/resources';
import { Resource, ResourceReview } from './resource.entity.ts';
import { ReportReasonEnum, ResourceCategoryEnum, ResourceTypeEnum } from './resource.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ArgsType()
export class ResourceArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'The last word as a beginning too. Without any, what fills your emptiest category comes first.',
  })
  query?: string | null;

  @Field(() => ResourceCategoryEnum, {
    nullable: true,
    description: 'As the word "Research & Education" it selects two.',
  })
  cpdCategory?: string | null;

  @Field(() => ResourceTypeEnum, { nullable: true })
  type?: string | null;
}

@ObjectType({ description: 'A page of resources.' })
export class ResourceConnection extends connectionType('Resource', Resource) {}

@ObjectType({ description: 'A page of reviews.' })
export class ResourceReviewConnection extends connectionType('ResourceReview', ResourceReview) {}

@InputType({ description: 'A resource to add to the library that everybody shares.' })
export class CreateResourceInput {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => GraphQLAddress, { description: 'http or https.' })
  url!: string;

  @Field(() => ResourceTypeEnum)
  type!: string;

  @Field(() => String)
  provider!: string;

  @Field(() => Boolean, { nullable: true })
  peerReviewed?: boolean | null;

  @Field(() => ResourceCategoryEnum)
  cpdCategory!: string;

  @Field(() => Float, { description: 'In steps of half an hour, at least 0.5.' })
  cpdHours!: number;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 20 of at most 40 characters.',
  })
  tags?: string[] | null;
}

@InputType({ description: 'The changes to a resource; what is left out stays.' })
export class UpdateResourceInput extends updateInput(CreateResourceInput) {}

@InputType({ description: 'Your report of a resource; a second one changes the first.' })
export class ReportResourceInput {
  @IdField('Resource')
  resourceId!: string;

  @Field(() => ReportReasonEnum)
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: `At most ${resourceLimits.reportComment.max} characters.`,
  })
  comment?: string | null;
}

@InputType({ description: 'A resource to keep.' })
export class AddBookmarkInput {
  @IdField('Resource')
  resourceId!: string;
}

@InputType({ description: 'Your review of a resource; a second one changes the first.' })
export class ReviewResourceInput {
  @IdField('Resource')
  resourceId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'At most 2000 characters.' })
  comment?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: '0: there was no review yet.',
  })
  version?: number | null;
}
