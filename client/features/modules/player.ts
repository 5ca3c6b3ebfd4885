import type {
  CertificatePartsFragment,
  ModulePlayerQuery,
  QuizAttemptPartsFragment,
} from '#client/graphql/generated.ts';
import { moduleSteps, type Choice, type ModuleStep } from '#domain/modules';

export type PlayerModule = ModulePlayerQuery['module'];

/** The chosen option of a question; null while it is open. */
export type Answer = Choice | null;

/** Where somebody is in a module. */
export interface Player {
  step: ModuleStep;
  answers: Answer[];
  /** The submitted quiz; null while its answers may still be changed. */
  attempt: QuizAttemptPartsFragment | null;
  reflection: string;
  /** Whether any attempt passed. */
  passed: boolean;
  completed: boolean;
  certificate: CertificatePartsFragment | null;
}

/** Where the player opens: where one left it, at the beginning, or for a completed module with its last answers shown. */
export function playerOf(module: PlayerModule): Player {
  const { completed, completion, lastAttempt, passed, progress } = module;
  const rest = { passed, completed, certificate: completion?.certificate ?? null };
  if (completed || !progress) {
    const attempt = completed ? (lastAttempt ?? null) : null;
    const answers = answersOf(module, attempt?.results.map(({ chosen }) => chosen) ?? []);
    return { ...rest, step: 'content', answers, attempt, reflection: completion?.reflection ?? '' };
  }
  const attempt = progress.submitted ? (lastAttempt ?? null) : null;
  const known = moduleSteps.find((step) => step === progress.step) ?? 'content';
  return {
    ...rest,
    // A text that changed has a new quiz to submit first.
    step: known === 'reflection' && !attempt ? 'quiz' : known,
    answers: answersOf(module, progress.answers),
    attempt,
    reflection: progress.reflection,
  };
}

/** One place for every question, with what was chosen so far. */
export function answersOf(module: PlayerModule, chosen: readonly unknown[]): Answer[] {
  return module.questions.map((_, index) => {
    const answer = chosen[index];
    return answer === 0 || answer === 1 || answer === 2 ? answer : null;
  });
}
