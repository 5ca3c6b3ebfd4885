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
  @Field(() => [String], { description: 'One cell for each column; the first names the row.' })
  cells!: string[];
}

@ObjectType({ description: 'A table of the teaching text.' })
export class ContentTable {
  @Field(() => String, { description: 'What it shows.' })
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

  @Field(() => [ContentBlock], { description: 'Its paragraphs and lists, in order.' })
  blocks!: ContentBlock[];
}

@ObjectType({ description: 'A source of the teaching text.' })
export class ContentReference {
  @Field(() => String, { description: 'The title of the guideline or study.' })
  title!: string;

  @Field(() => String)
  publisher!: string;

  @Field(() => Int, { description: 'The year of the edition that was read.' })
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

  @Field(() => Int, { description: 'The year of the edition.' })
  year!: number;

  @Field(() => GraphQLAddress)
  url!: string;

  @Field(() => Int, { description: 'Minutes that it takes, estimated; not part of the module.' })
  minutes!: number;
}

@ObjectType({ description: 'A drawing that goes with the teaching text.' })
export class ModuleFigure {
  @Field(() => String, { description: 'Names the drawing.' })
  key!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'The heading of the section that it follows.' })
  section!: string;

  @Field(() => [String], { description: 'Everything that it shows, in words.' })
  words!: string[];
}

@ObjectType({ description: 'A decision that a scene offers.' })
export class CaseChoice {
  @Field(() => String, { description: 'The decision.' })
  text!: string;

  @Field(() => String)
  consequence!: string;

  @Field(() => String, { description: 'Why it was a good decision, or not.' })
  reason!: string;

  @Field(() => String, { description: 'The source of the reason.' })
  source!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The key of the next scene; null if the case ends here.',
  })
  next!: string | null;
}

@ObjectType({ description: 'A scene of a case.' })
export class CaseScene {
  @Field(() => String, { description: 'Its name within the case.' })
  key!: string;

  @Field(() => String, { description: 'What you see and know.' })
  text!: string;

  @Field(() => [CaseChoice], { description: 'The decisions, two to four.' })
  choices!: CaseChoice[];
}

@ObjectType({
  description: 'A case with branching decisions. It is not graded and gives no hours.',
})
export class CaseStudy {
  @Field(() => String, { description: 'Its name within the module.' })
  key!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'The situation in a sentence or two.' })
  summary!: string;

  @Field(() => [CaseScene], { description: 'Its scenes; it begins with the first.' })
  scenes!: CaseScene[];

  @Field(() => [String], { description: 'What to take away, whatever was decided.' })
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
  @Field(() => [String], { description: 'The learning outcomes.' })
  objectives!: string[];

  @Field(() => [ContentSection])
  sections!: ContentSection[];

  @Field(() => [String])
  keyPoints!: string[];

  @Field(() => [ContentReference])
  references!: ContentReference[];

  @Field(() => ContentVideo, { nullable: true, description: 'A video, if there is one.' })
  video!: ContentVideo | null;
}

@ObjectType('QuizQuestion', { description: 'A question of a quiz, without its answer.' })
export class AskedQuestion {
  @Field(() => Int, { description: 'Its position in the quiz, from 0.' })
  index!: number;

  @Field(() => String)
  question!: string;

  @Field(() => [String], {
    description: 'The three choices; an answer is the index of one, from 0.',
  })
  options!: string[];
}

@ObjectType({ description: 'A question of a submitted quiz, with its answer.' })
export class QuestionResult extends AskedQuestion {
  @Field(() => Int, { description: 'The index of the chosen option.' })
  chosen!: Choice;

  @Field(() => Int, { description: 'The index of the correct option.' })
  correctAnswer!: Choice;

  @Field(() => Boolean, { description: 'True if the chosen option is correct.' })
  isCorrect!: boolean;

  @Field(() => String, {
    description: 'Why the correct option is right, and the others are wrong.',
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

  @Field(() => Int, { description: 'Percent of correct answers, rounded.' })
  score!: number;

  @Field(() => Int)
  correct!: number;

  @Field(() => Int)
  total!: number;

  @Field(() => Boolean, { description: 'True if the score reaches the pass mark.' })
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
      'The chosen options in the order of the questions (of `lastAttempt` if submitted), null for an open one; empty before the first choice.',
  })
  answers!: (Choice | null)[];

  @Field(() => Boolean, {
    description: 'True if these answers were submitted, as `lastAttempt`; else they are a draft.',
  })
  submitted!: boolean;

  @Field(() => String, {
    description: `The draft of the reflection; empty at first. ${WITHOUT_SCOPE('Empty')}`,
  })
  reflection!: string;

  @Field(() => Int, {
    description:
      'Seconds for which it was in view and in use so far, as the player reported, within the time between its reports.',
  })
  studiedSeconds!: number;

  @Field(() => Int, { description: 'Progress through the module, in percent.' })
  percent!: number;

  @Field(() => GraphQLDateTime)
  updatedAt!: Date;
}

@ObjectType({ description: 'Your completion of a module; at most one per module.' })
export class ModuleCompletion {
  moduleId!: number;

  @IdField('Activity', {
    nullable: true,
    description: 'The activity that it recorded, if that still exists.',
  })
  activityId!: number | null;

  @Field(() => String)
  version!: string;

  @Field(() => Int, { description: 'The score of the passed quiz, in percent.' })
  score!: number;

  @Field(() => String, {
    nullable: true,
    description: `The reflection, if the module has one. ${WITHOUT_SCOPE('Null')}`,
  })
  reflection!: string | null;

  @Field(() => Float)
  hours!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds of study that were measured; null if none were.',
  })
  studiedSeconds!: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Why fewer hours were proposed, such as less time than reading the text takes, in words; null if the hours are within the proposal. The certificate shows the hours, the measured time and the number of attempts.',
  })
  hoursNotice!: string | null;

  @Field(() => GraphQLDateTime)
  completedAt!: Date;

  @Field(() => CertificateType, {
    nullable: true,
    description: 'Its certificate; null only if the completion is older than certificates.',
  })
  certificate!: CertificateType | null;
}

@ObjectType({ description: 'What the completion of a learning module shows of its activity.' })
export class ActivityCompletion {
  @Field(() => String, {
    nullable: true,
    description: `The reflection, if the module has one. ${WITHOUT_SCOPE('Null')}`,
  })
  reflection!: string | null;

  @Field(() => GraphQLDateTime)
  completedAt!: Date;

  @Field(() => CertificateType, {
    nullable: true,
    description: 'Its certificate; null only if the completion is older than certificates.',
  })
  certificate!: CertificateType | null;
}

@ObjectType({
  description:
    'Three questions of a module that you completed, asked again 1, 4 and 12 weeks later. They give no hours.',
})
export class DueModuleReview {
  moduleId!: number;

  @Field(() => Int, { description: 'The weeks after your completion: 1, 4 or 12.' })
  week!: ReviewWeek;

  @Field(() => String)
  version!: string;
}

@ObjectType({ description: 'A review that you answered.' })
export class AnsweredModuleReview {
  moduleId!: number;

  @Field(() => Int, { description: 'The weeks after your completion: 1, 4 or 12.' })
  week!: ReviewWeek;

  @Field(() => Int)
  correct!: number;

  @Field(() => Int)
  total!: number;

  @Field(() => GraphQLDateTime)
  answeredAt!: Date;

  @Field(() => [QuestionResult], { description: 'Every question with its answer and explanation.' })
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

  @Field(() => String, { description: 'Its name in addresses: acls, trauma and so on.' })
  slug!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => ModuleCategoryEnum)
  category!: string;

  @Field(() => Int, { description: 'The CPD hours that its completion records.' })
  hours!: number;

  @Field(() => GraphQLAddress, { nullable: true })
  imageUrl!: string | null;

  @Field(() => Boolean, { description: 'True if it has the Recommended badge.' })
  isRecommended!: boolean;

  @Field(() => Boolean, {
    description:
      'True if it ends with a reflection. It is self-paced all the same, and the activity it records is not interactive: that requires other practitioners.',
  })
  isInteractive!: boolean;

  @Field(() => Boolean, { description: 'True if it ends with a reflection.' })
  hasReflection!: boolean;

  @Field(() => String)
  version!: string;

  @Field(() => GraphQLDay, {
    description:
      'The day its text was last revised by its authors; `reviewers` are the clinicians who read it.',
  })
  lastReviewed!: Date;

  @Field(() => [String])
  authors!: string[];

  @Field(() => [ModuleReviewer], {
    description: 'The clinicians who read its text and stand by it; empty until one has.',
  })
  reviewers!: ModuleReviewer[];

  @Field(() => Int, { description: 'The number of questions in the quiz.' })
  questionCount!: number;

  @Field(() => Int, { description: 'The approximate duration in minutes.' })
  estimatedMinutes!: number;

  @Field(() => Int, {
    description:
      'Minutes that the text, the cases, a quiz and the reflection take, counted from their words.',
  })
  studyMinutes!: number;

  @Field(() => Int, {
    description:
      'Minutes in which most adults cannot have read the text once, counted from its words at 300 words a minute.',
  })
  shortestReadingMinutes!: number;

  @Field(() => Int, { description: 'The pass mark of the quiz, in percent.' })
  passMark!: number;

  @Field(() => Boolean)
  completed!: boolean;

  @Field(() => Boolean, { description: 'True if you started it and have not completed it.' })
  inProgress!: boolean;

  @Field(() => Boolean, { description: 'True if one of your attempts passed the quiz.' })
  passed!: boolean;

  @Field(() => ModuleProgress, { nullable: true, description: 'Where you left the player.' })
  progress!: ModuleProgress | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'The time from which you can submit the quiz again: a day after your latest attempt once too few questions are left that you were not asked. Null if you can now.',
  })
  nextTryAt!: Date | null;

  @Field(() => QuizAttempt, { nullable: true, description: 'Your latest attempt at the quiz.' })
  lastAttempt!: QuizAttempt | null;

  @Field(() => ModuleCompletion, {
    nullable: true,
    description: 'Your completion; null until then.',
  })
  completion!: ModuleCompletion | null;

  @Field(() => DueModuleReview, {
    nullable: true,
    description: 'Your review that is due, the newest one only; null if none is.',
  })
  dueReview!: DueModuleReview | null;
}

@ObjectType({ description: 'A choice of the category filter, with the number of modules.' })
export class ModuleCategoryCount {
  @Field(() => ActivityCategoryEnum, {
    nullable: true,
    description: 'The value for `modules(category)`; null for every category.',
  })
  category!: string | null;

  @Field(() => String)
  label!: string;

  @Field(() => Int, { description: 'The number of modules it selects.' })
  count!: number;
}
