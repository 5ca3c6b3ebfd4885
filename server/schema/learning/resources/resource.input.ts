import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { updateInput } from '#server/records/input';
import { versionOption } from '#server/records/record.entity';
import { connectionType, PageArgs } from '../../mechanics/pages.ts';
import { reportReasons, resourceLimits } from '#domain/learning/resources';
import { Resource, ResourceReview } from './resource.entity.ts';
import {
  ReportReasonEnum,
  ResourceCategoryEnum,
  ResourceCategoryFilterEnum,
  ResourceTypeEnum,
  ResourceTypeFilterEnum,
} from './resource.enums.ts';

@ArgsType()
export class ResourceArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'Words to search for, the last one as a beginning too. Without any, what fills your emptiest category comes first.',
  })
  query?: string | null;

  @Field(() => ResourceCategoryFilterEnum, {
    nullable: true,
    description:
      'Clinical Practice, Professional Development, Research, Education or Leadership; Research & Education selects two.',
  })
  cpdCategory?: string | null;

  @Field(() => ResourceTypeFilterEnum, {
    nullable: true,
    description:
      'article, video, podcast, course, guideline, research, tool, webinar, ebook or other.',
  })
  type?: string | null;
}

@ObjectType({ description: 'A page of resources.' })
export class ResourceConnection extends connectionType('Resource', Resource) {}

@ObjectType({ description: 'A page of reviews.' })
export class ResourceReviewConnection extends connectionType('ResourceReview', ResourceReview) {}

@InputType({ description: 'A resource to add to the library that everybody shares.' })
export class CreateResourceInput {
  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What it is about.' })
  description!: string;

  @Field(() => GraphQLAddress, { description: 'Its address; http or https.' })
  url!: string;

  @Field(() => ResourceTypeEnum, {
    description:
      'article, video, podcast, course, guideline, research, tool, webinar, ebook or other.',
  })
  type!: string;

  @Field(() => String, { description: 'Who publishes it.' })
  provider!: string;

  @Field(() => Boolean, { nullable: true, description: 'True if it is peer reviewed.' })
  peerReviewed?: boolean | null;

  @Field(() => ResourceCategoryEnum, {
    description: 'Clinical Practice, Professional Development, Research, Education or Leadership.',
  })
  cpdCategory!: string;

  @Field(() => Float, { description: 'Hours of CPD, in steps of half an hour, at least 0.5.' })
  cpdHours!: number;

  @Field(() => [String], {
    nullable: true,
    description: 'What to file it under; at most 20 of at most 40 characters.',
  })
  tags?: string[] | null;
}

@InputType({ description: 'The changes to a resource; what is left out stays.' })
export class UpdateResourceInput extends updateInput(CreateResourceInput) {}

@InputType({ description: 'Your report of a resource; a second one changes the first.' })
export class ReportResourceInput {
  @Field(() => ID, { description: 'The resource.' })
  resourceId!: string;

  @Field(() => ReportReasonEnum, {
    description: `${reportReasons.slice(0, -1).join(', ')} or ${reportReasons.at(-1)}.`,
  })
  reason!: string;

  @Field(() => String, {
    nullable: true,
    description: `What the operator should know, in at most ${resourceLimits.reportComment.max} characters.`,
  })
  comment?: string | null;
}

@InputType({ description: 'A resource to keep at hand.' })
export class AddBookmarkInput {
  @Field(() => ID, { description: 'The resource.' })
  resourceId!: string;
}

@InputType({ description: 'Your review of a resource; a second one changes the first.' })
export class ReviewResourceInput {
  @Field(() => ID, { description: 'The resource.' })
  resourceId!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  rating!: number;

  @Field(() => String, { nullable: true, description: 'Why, in at most 2000 characters.' })
  comment?: string | null;

  @Field(() => Int, {
    ...versionOption,
    description: `${versionOption.description} 0 says that there was no review yet.`,
  })
  version?: number | null;
}
