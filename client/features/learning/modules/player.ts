import type {
  CertificatePartsFragment,
  CompleteModuleInput,
  ModulePlayerQuery,
  QuizAttemptPartsFragment,
  QuizPartsFragment,
  SaveModuleProgressInput,
  SubmitQuizInput,
} from '#client/graphql/generated.ts';
import type { WaitingEntry } from '#client/lib/outbox.ts';
import { moduleSteps, type Choice, type ModuleStep } from '#domain/learning/modules';

export type PlayerModule = ModulePlayerQuery['module'];

/** The chosen option of a question; null while unanswered. */
export type Answer = Choice | null;

/** The user's progress in a module. */
export interface Player {
  step: ModuleStep;
  /** The questions of the next attempt; those of a submitted one are in its results. */
  quiz: QuizPartsFragment;
  answers: Answer[];
  /** The submitted quiz; null while its answers can still change. */
  attempt: QuizAttemptPartsFragment | null;
  reflection: string;
  /** True if any attempt passed. */
  passed: boolean;
  completed: boolean;
  certificate: CertificatePartsFragment | null;
  /** The activity that its completion recorded, if it still exists. */
  activityId: string | null;
  /** The hours of a completed module. */
  recordedHours: number | null;
  /** Reason why fewer hours were proposed. */
  hoursNotice: string | null;
}

/**
 * Returns the state in which the player opens: at the saved step, at the start, or, for a completed module, with the
 * last answers.
 */
export function playerOf(module: PlayerModule): Player {
  const { completed, completion, lastAttempt, passed, progress } = module;
  const { quizKey, nextTryAt, questions } = module;
  const rest = {
    passed,
    ...completionOf(module),
    quiz: { quizKey, nextTryAt, questions },
  };
  if (completed || !progress) {
    const attempt = completed ? (lastAttempt ?? null) : null;
    const answers = answersOf(module.questions, attempt?.results.map(({ chosen }) => chosen) ?? []);
    return { ...rest, step: 'content', answers, attempt, reflection: completion?.reflection ?? '' };
  }
  const attempt = progress.submitted ? (lastAttempt ?? null) : null;
  const known = moduleSteps.find((step) => step === progress.step) ?? 'content';
  return {
    ...rest,
    // A changed text comes with a new quiz, which must be submitted first.
    step: known === 'reflection' && !attempt ? 'quiz' : known,
    answers: answersOf(module.questions, progress.answers),
    attempt,
    reflection: progress.reflection,
  };
}

const completionOf = ({ completed, completion }: PlayerModule) => ({
  completed,
  certificate: completion?.certificate ?? null,
  activityId: completion?.activityId ?? null,
  recordedHours: completion?.hours ?? null,
  hoursNotice: completion?.hoursNotice ?? null,
});

/** Returns the player's state for a module that was completed while it was open. */
export const withCompletion = (player: Player, module: PlayerModule): Player =>
  module.completed && !player.completed ? { ...player, ...completionOf(module) } : player;

/** Returns a module with the progress that waits on this device. */
export function withWaiting(
  module: PlayerModule,
  { variables }: Pick<WaitingEntry, 'variables'>,
): PlayerModule {
  if (module.completed) return module;
  const { step, answers, quizKey, reflection, studiedSeconds } = variables[
    'input'
  ] as SaveModuleProgressInput & { step: ModuleStep };
  const saved = module.progress ?? noProgress;
  const isDraft = answers && quizKey === module.quizKey;
  return {
    ...module,
    progress: {
      ...saved,
      step,
      ...(isDraft && { answers: answers.map((each) => each ?? null), submitted: false }),
      reflection: reflection ?? saved.reflection,
      studiedSeconds: saved.studiedSeconds + (studiedSeconds ?? 0),
    },
  };
}

const noProgress: NonNullable<PlayerModule['progress']> = {
  step: 'content',
  answers: [],
  submitted: false,
  reflection: '',
  studiedSeconds: 0,
};

/**
 * Returns the player at the quiz if answers to it are in the outbox: with those that were refused and can be sent again,
 * such as while the bank rests.
 */
export function withAnswers(player: Player, entry: WaitingEntry | undefined): Player {
  if (!entry || player.completed) return player;
  const { quizKey } = entry.variables['input'] as SubmitQuizInput;
  const isOpen = entry.state !== 'waiting' && quizKey === player.quiz.quizKey;
  return { ...(isOpen ? withKept(player, entry) : player), step: 'quiz' };
}

/** Returns the player with the answers that wait to be graded. */
export function withKept(player: Player, { variables }: WaitingEntry): Player {
  const { answers, quizKey } = variables['input'] as SubmitQuizInput;
  const { quiz } = player;
  const given = quizKey === quiz.quizKey ? answers : [];
  return { ...player, attempt: null, answers: answersOf(quiz.questions, given) };
}

/** Returns the player's state with the reflection of a completion that waits or was refused. */
export function withEnding(player: Player, ending: WaitingEntry | undefined): Player {
  if (!ending || player.completed) return player;
  const { reflection } = ending.variables['input'] as CompleteModuleInput;
  return reflection ? { ...player, step: 'reflection', reflection } : player;
}

/** One entry per question, with the choice so far. */
export function answersOf(
  questions: PlayerModule['questions'],
  chosen: readonly unknown[] = [],
): Answer[] {
  return questions.map((_, index) => {
    const answer = chosen[index];
    return answer === 0 || answer === 1 || answer === 2 ? answer : null;
  });
}
