import type {
  CompleteModuleInput,
  ModulePlayerQuery,
  SaveModuleProgressInput,
} from '#client/graphql/generated.ts';
import { moduleMessages } from '#domain/learning/modules';
import type { OutboxEntry } from '#domain/records/outbox';
import type { Begun } from '#domain/versions';

/** Reason why a waiting change is not sent. */
export interface Objection {
  message: string;
  /** The state from which a resent change starts; missing if it can only be discarded. */
  begun?: Begun;
}

/**
 * Returns why progress in a module that waited is not sent: the server would drop answers to questions that were
 * submitted since, reopen a completed module, or replace another device's draft, without a message. Answers that the
 * user has submitted meanwhile wait behind it, and get that message themselves.
 */
export function progressObjection(
  { variables, form, noun, record }: Pick<OutboxEntry, 'variables' | 'form' | 'noun' | 'record'>,
  theirs: Record<string, unknown> | null,
  queue: readonly OutboxEntry[],
): Objection | null {
  const module = theirs as ModulePlayerQuery['module'] | null;
  if (!module) return null;
  const { answers, quizKey, reflection } = variables['input'] as SaveModuleProgressInput;
  if (module.completed) return { message: moduleMessages.completedElsewhere };
  const isSubmitted = queue.some(
    (each) => each.change === 'answer' && each.noun === noun && each.record === record,
  );
  if (answers && !isSubmitted && quizKey !== module.quizKey)
    return { message: moduleMessages.quizReplaced };
  if (reflection === undefined || reflection === null || !form?.begun) return null;
  const stored = module.progress?.reflection ?? '';
  if ([reflection, form.begun.values['reflection']].includes(stored)) return null;
  return {
    message: moduleMessages.reflectionChanged,
    begun: { ...form.begun, values: { reflection: stored } },
  };
}

/** A module is completed once: a completion elsewhere with another reflection or hours would win without a message. */
export function completionObjection(
  { variables }: Pick<OutboxEntry, 'variables'>,
  theirs: Record<string, unknown> | null,
): Objection | null {
  const { completion } = (theirs ?? {}) as Partial<ModulePlayerQuery['module']>;
  if (!completion) return null;
  const { hours, reflection } = variables['input'] as CompleteModuleInput;
  const isSame =
    completion.hours === hours && (completion.reflection ?? '') === (reflection ?? '').trim();
  return isSame ? null : { message: moduleMessages.completedElsewhere };
}
