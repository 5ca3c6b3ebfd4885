import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Choice, ModuleStep } from '#domain/modules';
import { GraphQLAddress } from '../address.ts';
import { CertificateType } from './certificate.type.ts';

@ObjectType({ description: 'A paragraph or a list; one of the two is null.' })
export class ContentBlock {
  @Field(() => String, { nullable: true, description: 'The paragraph.' })
  text!: string | null;

  @Field(() => [String], { nullable: true, description: 'The points of the list.' })
  list!: string[] | null;
}

@ObjectType({ description: 'A part of the teaching text under its heading.' })
export class ContentSection {
  @Field(() => String, { description: 'Its heading.' })
  heading!: string;

  @Field(() => [ContentBlock], { description: 'Its paragraphs and lists, in order.' })
  blocks!: ContentBlock[];
}

@ObjectType({ description: 'What the teaching text was written from.' })
export class ContentReference {
  @Field(() => String, { description: 'The title of the guideline or study.' })
  title!: string;

  @Field(() => String, { description: 'Who published it.' })
  publisher!: string;

  @Field(() => Int, { description: 'The year of the edition that was read.' })
  year!: number;

  @Field(() => GraphQLAddress, { nullable: true, description: 'Where it is.' })
  url!: string | null;
}

@ObjectType({ description: 'A public video that goes with a module.' })
export class ContentVideo {
  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'Who made it.' })
  provider!: string;

  @Field(() => GraphQLAddress, { description: 'Where it is.' })
  url!: string;
}

@ObjectType('ModuleContent', { description: 'What a module teaches.' })
export class ModuleTeaching {
  @Field(() => [String], { description: 'What a reader can do afterwards.' })
  objectives!: string[];

  @Field(() => [ContentSection], { description: 'The teaching text.' })
  sections!: ContentSection[];

  @Field(() => [String], { description: 'What to take away.' })
  keyPoints!: string[];

  @Field(() => [ContentReference], { description: 'The sources.' })
  references!: ContentReference[];

  @Field(() => ContentVideo, { nullable: true, description: 'A video, where there is one.' })
  video!: ContentVideo | null;
}

@ObjectType('QuizQuestion', { description: 'A question of a quiz, without its answer.' })
export class AskedQuestion {
  @Field(() => Int, { description: 'Its place in the quiz, from 0.' })
  index!: number;

  @Field(() => String, { description: 'What is asked.' })
  question!: string;

  @Field(() => [String], {
    description: 'The three choices; an answer is the index of one, from 0.',
  })
  options!: string[];
}

@ObjectType({ description: 'A question of a submitted quiz, with its answer.' })
export class QuestionResult extends AskedQuestion {
  @Field(() => Int, { description: 'The index of the option that was chosen.' })
  chosen!: Choice;

  @Field(() => Int, { description: 'The index of the right option.' })
  correctAnswer!: Choice;

  @Field(() => Boolean, { description: 'Whether the chosen option is the right one.' })
  isCorrect!: boolean;

  @Field(() => String, { description: 'Why the right one is right, and why the others are not.' })
  explanation!: string;
}

@ObjectType({ description: 'A submitted quiz of yours. Attempts are kept.' })
export class QuizAttempt {
  @Field(() => ID, { description: 'Identifies the attempt.' })
  id!: number;

  @Field(() => ID, { description: 'The module whose quiz it is.' })
  moduleId!: number;

  @Field(() => String, { description: 'The version of the module that was asked about.' })
  version!: string;

  @Field(() => Int, { description: 'Percent of right answers, rounded.' })
  score!: number;

  @Field(() => Int, { description: 'How many answers were right.' })
  correct!: number;

  @Field(() => Int, { description: 'How many questions there were.' })
  total!: number;

  @Field(() => Boolean, { description: 'Whether the score reaches the pass mark.' })
  passed!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was submitted.' })
  submittedAt!: Date;
}

@ObjectType({ description: 'Where you left the player of a module.' })
export class ModuleProgress {
  moduleId!: number;

  @Field(() => String, { description: 'content, quiz or reflection.' })
  step!: ModuleStep;

  @Field(() => [Int], {
    nullable: 'items',
    description:
      'The chosen options in the order of the questions, null where open; empty before the first choice.',
  })
  answers!: (Choice | null)[];

  @Field(() => Boolean, {
    description: 'Whether these answers were submitted, as `lastAttempt`; else they are a draft.',
  })
  submitted!: boolean;

  @Field(() => String, { description: 'The draft of the reflection; empty before it is begun.' })
  reflection!: string;

  @Field(() => Int, { description: 'How far that is, in percent, for the progress bar.' })
  percent!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was saved.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'That you completed a module: once for each.' })
export class ModuleCompletion {
  moduleId!: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The activity that it recorded, if that still exists.',
  })
  activityId!: number | null;

  @Field(() => String, { description: 'The version of the module that was learned.' })
  version!: string;

  @Field(() => Int, { description: 'The score of the quiz that was passed, in percent.' })
  score!: number;

  @Field(() => String, { nullable: true, description: 'The reflection, where the module has one.' })
  reflection!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was completed.' })
  completedAt!: Date;

  @Field(() => CertificateType, {
    nullable: true,
    description: 'The certificate of it; null only for one from before there were certificates.',
  })
  certificate!: CertificateType | null;
}

@ObjectType('Module', { description: 'A learning module, and how far you are with it.' })
export class Module {
  @Field(() => ID, { description: 'Identifies the module.' })
  id!: number;

  @Field(() => String, { description: 'Its name in addresses: acls, trauma and so on.' })
  slug!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'What it is about.' })
  description!: string;

  @Field(() => String, { description: 'The CPD category that its hours count in.' })
  category!: string;

  @Field(() => Int, { description: 'CPD hours that completing it records.' })
  hours!: number;

  @Field(() => GraphQLAddress, { nullable: true, description: 'A picture.' })
  imageUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether it has the Recommended badge.' })
  isRecommended!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it has the Interactive badge. The activity it records is not interactive: that takes other practitioners.',
  })
  isInteractive!: boolean;

  @Field(() => Boolean, { description: 'Whether it ends with a reflection.' })
  hasReflection!: boolean;

  @Field(() => String, { description: 'The version of its text.' })
  version!: string;

  @Field(() => GraphQLDateTime, {
    description: 'The day its text was last reviewed, as midnight UTC.',
  })
  lastReviewed!: Date;

  @Field(() => Int, { description: 'How many questions the quiz has.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Minutes it takes, roughly.' })
  estimatedMinutes!: number;

  @Field(() => Int, { description: 'The percentage from which the quiz is passed.' })
  passMark!: number;

  @Field(() => Boolean, { description: 'Whether you completed it.' })
  completed!: boolean;

  @Field(() => Boolean, { description: 'Whether you began it and have not completed it.' })
  inProgress!: boolean;

  @Field(() => Boolean, { description: 'Whether one of your attempts passed the quiz.' })
  passed!: boolean;

  @Field(() => ModuleProgress, { nullable: true, description: 'Where you left the player.' })
  progress!: ModuleProgress | null;

  @Field(() => QuizAttempt, { nullable: true, description: 'Your latest attempt at the quiz.' })
  lastAttempt!: QuizAttempt | null;

  @Field(() => ModuleCompletion, { nullable: true, description: 'Your completion, once it is.' })
  completion!: ModuleCompletion | null;
}

@ObjectType({ description: 'A choice of the category filter, with what it selects.' })
export class ModuleCategoryCount {
  @Field(() => String, { description: 'What `modules(category)` takes; "all" for every category.' })
  category!: string;

  @Field(() => String, { description: 'How the choice reads.' })
  label!: string;

  @Field(() => Int, { description: 'How many modules it selects.' })
  count!: number;
}
