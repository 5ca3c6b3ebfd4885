import { Field, InputType } from 'type-graphql';
import { SUBMISSION_CHOICE_MAX } from '#domain/proof/submission';
import { SubmissionAdditionEnum, SubmissionSectionEnum } from './portfolio.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

const upTo = `At most ${SUBMISSION_CHOICE_MAX} ids.`;

@InputType({
  description: 'What is added, left out or withheld; everything else of CPD is in it.',
})
export class SubmissionChoiceInput {
  @Field(() => [SubmissionAdditionEnum], {
    nullable: true,
    description: 'Nothing by default.',
  })
  include?: string[];

  @Field(() => [SubmissionSectionEnum], {
    nullable: true,
  })
  withoutSections?: string[];

  @IdField(['Activity'], { nullable: true, description: upTo })
  withoutActivities?: number[];

  @IdField(['ReflectiveLog'], {
    nullable: true,
    description: upTo,
  })
  withoutReflections?: number[];

  @IdField(['Document'], { nullable: true, description: upTo })
  withoutDocuments?: number[];

  @IdField(['EvidenceFile'], {
    nullable: true,
    description: upTo,
  })
  withoutFiles?: number[];

  @IdField(['ReflectiveLog'], {
    nullable: true,
    description: `Only their day is printed. ${upTo}`,
  })
  withheldReflections?: number[];

  @IdField(['Activity'], {
    nullable: true,
    description: `Activities of modules. ${upTo}`,
  })
  withheldModuleReflections?: number[];
}
