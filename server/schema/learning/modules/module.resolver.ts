import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/context';
import { RECOMMENDED_MODULES } from '#domain/learning/modules';
import { Activity } from '../../records/activities/activity.entity.ts';
import { defineNode } from '../../mechanics/node-kinds.ts';
import * as completions from './completions.ts';
import * as learning from './learning.ts';
import * as reviews from './module-reviews.ts';
import {
  AnswerModuleReviewInput,
  CompleteModuleInput,
  ModuleArgs,
  SaveModuleProgressInput,
  SubmitQuizInput,
} from './module.input.ts';
import {
  ActivityCompletion,
  AnsweredModuleReview,
  AskedQuestion,
  CaseStudy,
  DueModuleReview,
  FurtherReading,
  Module,
  ModuleCategoryCount,
  ModuleCompletion,
  ModuleFigure,
  ModuleProgress,
  ModuleTeaching,
  QuestionResult,
  QuizAttempt,
} from './module.type.ts';
import * as modules from './modules.ts';
import { IdArg } from '../../mechanics/id-nouns.ts';

defineNode('Module', Module, modules.many);

@Resolver(() => Module)
export class ModuleResolver {
  @Query(() => [Module], { description: 'The learning modules, in their order.' })
  modules(@Ctx() ctx: Context, @Args(() => ModuleArgs) args: ModuleArgs) {
    return modules.list(ctx, args);
  }

  @Query(() => Module, { description: 'One learning module.' })
  module(@Ctx() ctx: Context, @IdArg('id', 'Module') id: string) {
    return modules.get(ctx, id);
  }

  @Query(() => [Module], {
    description:
      'Modules that you have not completed: first those in the category with your fewest hours, then those with the badge.',
  })
  recommendedModules(
    @Ctx() ctx: Context,
    @Arg('limit', () => Int, {
      defaultValue: RECOMMENDED_MODULES,
    })
    limit: number,
  ) {
    return modules.recommend(ctx, limit);
  }

  @Query(() => [ModuleCategoryCount], {
    description: 'The choices of the category filter and how many modules each selects.',
  })
  moduleCategories(@Ctx() ctx: Context) {
    return modules.categories(ctx);
  }

  @Mutation(() => QuizAttempt, {
    description:
      'Submits the quiz of a module; every question needs an answer. Each attempt asks other questions. Once too few are left, the next attempt opens a day later (`nextTryAt`).',
  })
  submitQuiz(@Ctx() ctx: Context, @Arg('input', () => SubmitQuizInput) input: SubmitQuizInput) {
    return learning.submitQuiz(ctx, input);
  }

  @Mutation(() => ModuleProgress, {
    description: 'Stores your position in the player of a module.',
  })
  saveModuleProgress(
    @Ctx() ctx: Context,
    @Arg('input', () => SaveModuleProgressInput)
    input: SaveModuleProgressInput,
  ) {
    return learning.saveProgress(ctx, input);
  }

  @Mutation(() => ModuleCompletion, {
    description:
      'Completes a module once you have passed its quiz: its hours become a completed activity. `hoursNotice` says if they are more than was measured. Repeating it changes nothing.',
  })
  completeModule(
    @Ctx() ctx: Context,
    @Arg('input', () => CompleteModuleInput)
    input: CompleteModuleInput,
  ) {
    return learning.complete(ctx, { ...input, hours: input.hours ?? undefined });
  }

  @Mutation(() => AnsweredModuleReview, {
    description:
      'Answers the review of a module that is due, once; every question needs an answer. It gives no hours.',
  })
  answerModuleReview(
    @Ctx() ctx: Context,
    @Arg('input', () => AnswerModuleReviewInput)
    input: AnswerModuleReviewInput,
  ) {
    return reviews.answer(ctx, input);
  }

  @FieldResolver(() => ModuleTeaching)
  content(@Ctx() ctx: Context, @Root() module: Module) {
    return modules.content(ctx, module);
  }

  @FieldResolver(() => [CaseStudy])
  async caseStudies(@Ctx() ctx: Context, @Root() module: Module) {
    return (await modules.extras(ctx, module)).caseStudies;
  }

  @FieldResolver(() => [ModuleFigure])
  async figures(@Ctx() ctx: Context, @Root() module: Module) {
    return (await modules.extras(ctx, module)).figures;
  }

  @FieldResolver(() => [FurtherReading])
  async furtherReading(@Ctx() ctx: Context, @Root() module: Module) {
    return (await modules.extras(ctx, module)).furtherReading;
  }

  @FieldResolver(() => String, {
    description: 'Who wrote it, and which clinician reviewed it when.',
  })
  async madeBy(@Ctx() ctx: Context, @Root() module: Module) {
    return (await modules.extras(ctx, module)).madeBy;
  }

  @FieldResolver(() => [AskedQuestion], {
    description:
      'Of your next quiz, drawn from the module’s bank: the same ones until you submit it. The answers come with the attempt.',
  })
  async questions(@Ctx() ctx: Context, @Root() module: Module) {
    return (await modules.quiz(ctx, module)).questions;
  }

  @FieldResolver(() => String, {
    description:
      'Names these questions; send it with the answers. It changes with each submitted quiz and with the text.',
  })
  async quizKey(@Ctx() ctx: Context, @Root() module: Module) {
    return (await modules.quiz(ctx, module)).quizKey;
  }
}

@Resolver(() => QuizAttempt)
export class QuizAttemptResolver {
  @FieldResolver(() => [QuestionResult], {
    description: 'Empty once the text of the module has changed.',
  })
  results(@Ctx() ctx: Context, @Root() attempt: QuizAttempt) {
    return modules.results(ctx, attempt);
  }

  @FieldResolver(() => Module)
  module(@Ctx() ctx: Context, @Root() { moduleId }: QuizAttempt) {
    return modules.card(ctx, moduleId);
  }
}

@Resolver(() => ModuleProgress)
export class ModuleProgressResolver {
  @FieldResolver(() => Module)
  module(@Ctx() ctx: Context, @Root() { moduleId }: ModuleProgress) {
    return modules.card(ctx, moduleId);
  }
}

@Resolver(() => ModuleCompletion)
export class ModuleCompletionResolver {
  @FieldResolver(() => Module)
  module(@Ctx() ctx: Context, @Root() { moduleId }: ModuleCompletion) {
    return modules.card(ctx, moduleId);
  }
}

@Resolver(() => Activity)
export class ActivityCompletionResolver {
  @FieldResolver(() => ActivityCompletion, {
    nullable: true,
    description: 'Of the learning module that recorded it.',
  })
  completion(@Ctx() ctx: Context, @Root() { id }: Activity) {
    return completions.ofActivity(ctx, id);
  }
}

@Resolver(() => DueModuleReview)
export class DueModuleReviewResolver {
  @FieldResolver(() => [AskedQuestion], {
    description:
      'Drawn from the module’s bank, first those that you were not asked yet. The answers come once you have answered.',
  })
  async questions(@Ctx() ctx: Context, @Root() due: DueModuleReview) {
    return (await modules.review(ctx, due)).questions;
  }

  @FieldResolver(() => String, {
    description: 'Names these questions; send it with the answers.',
  })
  async quizKey(@Ctx() ctx: Context, @Root() due: DueModuleReview) {
    return (await modules.review(ctx, due)).quizKey;
  }
}

@Resolver(() => AnsweredModuleReview)
export class AnsweredModuleReviewResolver {
  @FieldResolver(() => Module)
  module(@Ctx() ctx: Context, @Root() { moduleId }: AnsweredModuleReview) {
    return modules.card(ctx, moduleId);
  }
}
