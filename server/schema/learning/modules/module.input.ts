import { ArgsType, Field, Float, InputType, Int } from 'type-graphql';
import type { Choice } from '#domain/learning/modules';
import { ActivityCategoryEnum } from '../../records/activities/activity.enums.ts';
import { ModuleStatusEnum, ModuleStepEnum } from './module.enums.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

@ArgsType()
export class ModuleArgs {
  @Field(() => String, {
    nullable: true,
    description: 'In title, description or category, in any case.',
  })
  query?: string | null;

  @Field(() => ActivityCategoryEnum, {
    nullable: true,
    description: 'Categories that belong to it are included.',
  })
  category?: string | null;

  @Field(() => ModuleStatusEnum, { nullable: true })
  status?: string | null;
}

@InputType({ description: 'The answers of a quiz.' })
export class SubmitQuizInput {
  @IdField('Module')
  moduleId!: string;

  @Field(() => [Int], {
    nullable: 'items',
    description: 'The index of the chosen option of every question, in the order shown.',
  })
  answers!: (number | null)[];

  @Field(() => String, {
    nullable: true,
    description:
      'Came with the questions: if they were answered since, nothing is graded (CONFLICT). Left out, the current ones are meant.',
  })
  quizKey?: string | null;
}

@InputType({ description: 'The answers of a module’s review.' })
export class AnswerModuleReviewInput {
  @IdField('Module')
  moduleId!: string;

  @Field(() => Int, { description: 'Of the review that is due: 1, 4 or 12.' })
  week!: number;

  @Field(() => [Int], {
    nullable: 'items',
    description: 'The index of the chosen option of every question, in the order shown.',
  })
  answers!: (number | null)[];

  @Field(() => String, {
    nullable: true,
    description:
      'Came with the questions: if they have changed since, nothing is recorded (CONFLICT). Left out, the current ones are meant.',
  })
  quizKey?: string | null;
}

@InputType({ description: 'Completes a module after its quiz is passed.' })
export class CompleteModuleInput {
  @IdField('Module')
  moduleId!: string;

  @Field(() => String, {
    nullable: true,
    description: '50 characters or more, if the module ends with one.',
  })
  reflection?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'In steps of half an hour, at most the module’s, which are recorded if it is left out.',
  })
  hours?: number | null;
}

@InputType({ description: 'Where the player of a module is left.' })
export class SaveModuleProgressInput {
  @IdField('Module')
  moduleId!: string;

  @Field(() => ModuleStepEnum, {
    description: 'Reflection only after the quiz was submitted.',
  })
  step!: string;

  @Field(() => [Int], {
    nullable: 'itemsAndList',
    description:
      'Null for an open question; starts another attempt. If left out, the answers stay.',
  })
  answers?: (Choice | null)[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Came with the questions: a draft for questions that were answered since is not stored.',
  })
  quizKey?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'If left out, it stays.',
  })
  reflection?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'In view and in use since the last call. They are added up, each within the time since the call before.',
  })
  studiedSeconds?: number | null;
}
