import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { ReviewWeek } from '#domain/messages/due-dates';
import type { Choice, ModuleStep, Reviewer } from '#domain/learning/modules';
import { GraphQLAddress } from '../../mechanics/address.ts';
import { CertificateType } from './certificate.type.ts';
import { ActivityCategoryEnum } from '../../records/activities/activity.enums.ts';
import { ModuleCategoryEnum, ModuleStepEnum } from './module.enums.ts';
import { GraphQLDay } from '../../mechanics/day.scalar.ts';
import { IdField } from '../../mechanics/id-nouns.ts';

const WITHOUT_SCOPE = (empty: string) =>
  `${empty} for an access token without the scope reflective-logs:read.`;

@ObjectType({ description: 'A row of a table.' })
export class ContentRow {
  @Field(() => [String], { description: 'One for each column; the first names the row.' })
  cells!: string[];
}

@ObjectType({ description: 'A table of the teaching text.' })
export class ContentTable {
  @Field(() => String)
  caption!: string;

  @Field(() => [String])
  columns!: string[];

  @Field(() => [ContentRow])
  rows!: ContentRow[];
}

@ObjectType({ description: 'A paragraph, a list or a table; the other two are null.' })
export class ContentBlock {
  @Field(() => String, { nullable: true })
  text!: string | null;

  @Field(() => [String], { nullable: true })
  list!: string[] | null;

  @Field(() => ContentTable, { nullable: true })
  table!: ContentTable | null;
}

@ObjectType({ description: 'A part of the teaching text under its heading.' })
export class ContentSection {
  @Field(() => String)
  heading!: string;

  @Field(() => [ContentBlock])
  blocks!: ContentBlock[];
}

@ObjectType({ description: 'A source of the teaching text.' })
export class ContentReference {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  publisher!: string;

  @Field(() => Int, { description: 'Of the edition that was read.' })
  year!: number;

  @Field(() => GraphQLAddress, { nullable: true })
  url!: string | null;
}

@ObjectType({ description: 'A work for those who want more than the module.' })
export class FurtherReading {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  publisher!: string;

  @Field(() => Int)
  year!: number;

  @Field(() => GraphQLAddress)
  url!: string;

  @Field(() => Int, { description: 'Estimated; not part of the module.' })
  minutes!: number;
}

@ObjectType({ description: 'A drawing that goes with the teaching text.' })
export class ModuleFigure {
  @Field(() => String)
  key!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'The heading that it follows.' })
  section!: string;

  @Field(() => [String], { description: 'Everything that it shows.' })
  words!: string[];
}

@ObjectType({ description: 'A decision that a scene offers.' })
export class CaseChoice {
  @Field(() => String)
  text!: string;

  @Field(() => String)
  consequence!: string;

  @Field(() => String, { description: 'Why it was good, or not.' })
  reason!: string;

  @Field(() => String)
  source!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The key of the next scene; null at the end.',
  })
  next!: string | null;
}

@ObjectType({ description: 'A scene of a case.' })
export class CaseScene {
  @Field(() => String)
  key!: string;

  @Field(() => String, { description: 'What you see and know.' })
  text!: string;

  @Field(() => [CaseChoice], { description: 'Two to four.' })
  choices!: CaseChoice[];
}

@ObjectType({
  description: 'A case with branching decisions. It is not graded and gives no hours.',
})
export class CaseStudy {
  @Field(() => String)
  key!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  summary!: string;

  @Field(() => [CaseScene], { description: 'It begins with the first.' })
  scenes!: CaseScene[];

  @Field(() => [String], { description: 'What to take away.' })
  debrief!: string[];
}

@ObjectType({ description: 'A public video that goes with a module.' })
export class ContentVideo {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  provider!: string;

  @Field(() => GraphQLAddress)
  url!: string;
}

@ObjectType('ModuleContent', { description: 'The content of a module.' })
export class ModuleTeaching {
  @Field(() => [String])
  objectives!: string[];

  @Field(() => [ContentSection])
  sections!: ContentSection[];

  @Field(() => [String])
  keyPoints!: string[];

  @Field(() => [ContentReference])
  references!: ContentReference[];

  @Field(() => ContentVideo, { nullable: true })
  video!: ContentVideo | null;
}

@ObjectType('QuizQuestion', { description: 'A question of a quiz, without its answer.' })
export class AskedQuestion {
  @Field(() => Int, { description: 'In the quiz, from 0.' })
  index!: number;

  @Field(() => String)
  question!: string;

  @Field(() => [String], {
    description: 'Three; an answer is the index of one, from 0.',
  })
  options!: string[];
}

@ObjectType({ description: 'A question of a submitted quiz, with its answer.' })
export class QuestionResult extends AskedQuestion {
  @Field(() => Int, { description: 'An index of options.' })
  chosen!: Choice;

  @Field(() => Int, { description: 'An index of options.' })
  correctAnswer!: Choice;

  @Field(() => Boolean)
  isCorrect!: boolean;

  @Field(() => String, {
    description: 'Why it is right, and the others are wrong.',
  })
  explanation!: string;
}

@ObjectType({ description: 'A quiz that you submitted. Attempts are kept.' })
export class QuizAttempt {
  @Field(() => ID)
  id!: number;

  @IdField('Module')
  moduleId!: number;

  @Field(() => String)
  version!: string;

  @Field(() => Int, { description: 'In percent, rounded.' })
  score!: number;

  @Field(() => Int)
  correct!: number;

  @Field(() => Int)
  total!: number;

  @Field(() => Boolean)
  passed!: boolean;

  @Field(() => GraphQLDateTime)
  submittedAt!: Date;
}

@ObjectType({ description: 'Where you left the player of a module.' })
export class ModuleProgress {
  moduleId!: number;

  @Field(() => ModuleStepEnum)
  step!: ModuleStep;

  @Field(() => [Int], {
    nullable: 'items',
    description:
      'In the order of the questions (of `lastAttempt` if submitted), null for an open one; empty before the first choice.',
  })
  answers!: (Choice | null)[];

  @Field(() => Boolean, {
    description: 'True: the answers are those of `lastAttempt`; else they are a draft.',
  })
  submitted!: boolean;

  @Field(() => String, {
    description: `A draft. ${WITHOUT_SCOPE('Empty')}`,
  })
  reflection!: string;

  @Field(() => Int, {
    description:
      'In view and in use so far, as the player reported, within the time between its reports.',
  })
  studiedSeconds!: number;

  @Field(() => Int)
  percent!: number;

  @Field(() => GraphQLDateTime)
  updatedAt!: Date;
}

@ObjectType({ description: 'Your completion of a module; at most one per module.' })
export class ModuleCompletion {
  moduleId!: number;

  @IdField('Activity', {
    nullable: true,
    description: 'If that still exists.',
  })
  activityId!: number | null;

  @Field(() => String)
  version!: string;

  @Field(() => Int, { description: 'In percent.' })
  score!: number;

  @Field(() => String, {
    nullable: true,
    description: WITHOUT_SCOPE('Null'),
  })
  reflection!: string | null;

  @Field(() => Float)
  hours!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Measured; null if none were.',
  })
  studiedSeconds!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why fewer hours were proposed, such as less time than reading the text takes; null if the hours are within the proposal. The certificate shows hours, measured time and attempts.',
  })
  hoursNotice!: string | null;

  @Field(() => GraphQLDateTime)
  completedAt!: Date;

  @Field(() => CertificateType, {
    nullable: true,
    description: 'Null only if the completion is older than certificates.',
  })
  certificate!: CertificateType | null;
}

@ObjectType({ description: 'What the completion of a learning module shows of its activity.' })
export class ActivityCompletion {
  @Field(() => String, {
    nullable: true,
    description: WITHOUT_SCOPE('Null'),
  })
  reflection!: string | null;

  @Field(() => GraphQLDateTime)
  completedAt!: Date;

  @Field(() => CertificateType, {
    nullable: true,
    description: 'Null only if the completion is older than certificates.',
  })
  certificate!: CertificateType | null;
}

@ObjectType({
  description:
    'Three questions of a module that you completed, asked again 1, 4 and 12 weeks later. They give no hours.',
})
export class DueModuleReview {
  moduleId!: number;

  @Field(() => Int, { description: 'After your completion: 1, 4 or 12.' })
  week!: ReviewWeek;

  @Field(() => String)
  version!: string;
}

@ObjectType({ description: 'A review that you answered.' })
export class AnsweredModuleReview {
  moduleId!: number;

  @Field(() => Int, { description: 'After your completion: 1, 4 or 12.' })
  week!: ReviewWeek;

  @Field(() => Int)
  correct!: number;

  @Field(() => Int)
  total!: number;

  @Field(() => GraphQLDateTime)
  answeredAt!: Date;

  @Field(() => [QuestionResult])
  results!: QuestionResult[];
}

@ObjectType({ description: 'A clinician who read the text of a module and stands by it.' })
export class ModuleReviewer implements Reviewer {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  role!: string;

  @Field(() => GraphQLDay)
  on!: string;
}

@ObjectType('Module', { description: 'A learning module with your progress.' })
export class Module {
  @Field(() => ID)
  id!: number;

  @Field(() => String, { description: 'In addresses: acls, trauma and so on.' })
  slug!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => ModuleCategoryEnum)
  category!: string;

  @Field(() => Int, { description: 'CPD that its completion records.' })
  hours!: number;

  @Field(() => GraphQLAddress, { nullable: true })
  imageUrl!: string | null;

  @Field(() => Boolean, { description: 'It has the Recommended badge.' })
  isRecommended!: boolean;

  @Field(() => Boolean, {
    description:
      'True if it ends with a reflection. It is self-paced all the same, and the activity it records is not interactive.',
  })
  isInteractive!: boolean;

  @Field(() => Boolean, { description: 'True if it ends with one.' })
  hasReflection!: boolean;

  @Field(() => String)
  version!: string;

  @Field(() => GraphQLDay, {
    description: 'When its authors last revised it; `reviewers` are the clinicians who read it.',
  })
  lastReviewed!: Date;

  @Field(() => [String])
  authors!: string[];

  @Field(() => [ModuleReviewer], {
    description: 'Empty until a clinician stands by its text.',
  })
  reviewers!: ModuleReviewer[];

  @Field(() => Int, { description: 'In a quiz.' })
  questionCount!: number;

  @Field(() => Int)
  estimatedMinutes!: number;

  @Field(() => Int, {
    description: 'For the text, the cases, a quiz and the reflection, counted from their words.',
  })
  studyMinutes!: number;

  @Field(() => Int, {
    description: 'In which most adults cannot have read the text once, at 300 words a minute.',
  })
  shortestReadingMinutes!: number;

  @Field(() => Int, { description: 'In percent.' })
  passMark!: number;

  @Field(() => Boolean)
  completed!: boolean;

  @Field(() => Boolean, { description: 'Started, not completed.' })
  inProgress!: boolean;

  @Field(() => Boolean, { description: 'By one of your attempts.' })
  passed!: boolean;

  @Field(() => ModuleProgress, { nullable: true })
  progress!: ModuleProgress | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'From when you can submit the quiz again: a day after your latest attempt once too few questions are left that you were not asked. Null if you can now.',
  })
  nextTryAt!: Date | null;

  @Field(() => QuizAttempt, { nullable: true })
  lastAttempt!: QuizAttempt | null;

  @Field(() => ModuleCompletion, {
    nullable: true,
  })
  completion!: ModuleCompletion | null;

  @Field(() => DueModuleReview, {
    nullable: true,
    description: 'The newest one that is due.',
  })
  dueReview!: DueModuleReview | null;
}

@ObjectType({ description: 'A choice of the category filter, with the number of modules.' })
export class ModuleCategoryCount {
  @Field(() => ActivityCategoryEnum, {
    nullable: true,
    description: 'Null for every category.',
  })
  category!: string | null;

  @Field(() => String)
  label!: string;

  @Field(() => Int)
  count!: number;
}
