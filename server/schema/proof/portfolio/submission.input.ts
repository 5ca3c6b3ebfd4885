import { Field, InputType } from 'type-graphql';
import { SUBMISSION_CHOICE_MAX } from '#domain/proof/submission';
import { SubmissionAdditionEnum, SubmissionSectionEnum } from './portfolio.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

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

  @IdField(['Activity'], { nullable: true, description: `Activities to leave out, ${upTo}` })
  withoutActivities?: number[];

  @IdField(['ReflectiveLog'], {
    nullable: true,
    description: `Reflective logs to leave out, ${upTo}`,
  })
  withoutReflections?: number[];

  @IdField(['Document'], { nullable: true, description: `Documents to leave out, ${upTo}` })
  withoutDocuments?: number[];

  @IdField(['EvidenceFile'], {
    nullable: true,
    description: `Evidence files to leave out, ${upTo}`,
  })
  withoutFiles?: number[];

  @IdField(['ReflectiveLog'], {
    nullable: true,
    description: `Reflective logs of which only the day is printed, ${upTo}`,
  })
  withheldReflections?: number[];

  @IdField(['Activity'], {
    nullable: true,
    description: `Activities whose reflection on the learning module is withheld, ${upTo}`,
  })
  withheldModuleReflections?: number[];
}
