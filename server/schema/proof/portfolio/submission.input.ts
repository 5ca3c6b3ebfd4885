import { Field, ID, InputType } from 'type-graphql';
import { SUBMISSION_CHOICE_MAX } from '#domain/proof/submission';
import { SubmissionAdditionEnum, SubmissionSectionEnum } from './portfolio.enums.ts';

const upTo = `at most ${SUBMISSION_CHOICE_MAX} ids.`;

@InputType({
  description:
    'What is added to a submission, left out of it or withheld in it; everything else of CPD is in it.',
})
export class SubmissionChoiceInput {
  @Field(() => [SubmissionAdditionEnum], {
    nullable: true,
    description: 'What stands beside CPD; nothing by default.',
  })
  include?: string[];

  @Field(() => [SubmissionSectionEnum], {
    nullable: true,
  })
  withoutSections?: string[];

  @Field(() => [ID], { nullable: true, description: `Activities to leave out, ${upTo}` })
  withoutActivities?: number[];

  @Field(() => [ID], { nullable: true, description: `Reflective logs to leave out, ${upTo}` })
  withoutReflections?: number[];

  @Field(() => [ID], { nullable: true, description: `Documents to leave out, ${upTo}` })
  withoutDocuments?: number[];

  @Field(() => [ID], { nullable: true, description: `Evidence files to leave out, ${upTo}` })
  withoutFiles?: number[];

  @Field(() => [ID], {
    nullable: true,
    description: `Reflective logs of which only the day is printed, ${upTo}`,
  })
  withheldReflections?: number[];

  @Field(() => [ID], {
    nullable: true,
    description: `Activities whose reflection on the learning module is withheld, ${upTo}`,
  })
  withheldModuleReflections?: number[];
}
