import type {
  AnswerModuleReviewMutation,
  CompleteModuleMutation,
  SubmitQuizMutation,
} from '#client/graphql/generated.ts';
import type { ToastContent } from '#client/lib/toast.ts';
import { moduleLink, moduleMessages } from '#domain/learning/modules';
import { moduleReviewMessages } from '#domain/learning/module-reviews';
import type { OutboxChange, OutboxEntry } from '#domain/records/outbox';
import { isTemporaryId } from '#domain/records/temporary-ids';
import { nouns, recordNouns, type Noun, type RecordType } from './kinds.ts';
import { completionObjection, progressObjection, type Objection } from './progress.ts';

type Fields = Record<string, unknown>;

/** A mutation that can wait on the device. */
interface Operation {
  noun: Noun;
  change: OutboxChange;
  /** Fields that the change sets on the record, besides those it sends. */
  sets?: (input: Fields, now: string) => Fields;
  /** Fixes the input as of the moment when the user made the change. */
  fixed?: (input: Fields, now: string) => Fields;
  /** Returns the response while it waits, unless that is the record. */
  expected?: (record: string) => Fields | null;
  /** Returns why it must not be sent, given the server's copy and what waits; sent again, it starts from `begun`. */
  objection?: (
    entry: OutboxEntry,
    theirs: Fields | null,
    queue: readonly OutboxEntry[],
  ) => Objection | null;
  /** Returns the message about its result and the screen that shows it, if only the server can know the result. */
  graded?: (data: Fields) => { toast: ToastContent; path: string };
}

/** A tick counts from the moment of the press, not from when it is sent. */
const completedThen = (input: Fields, now: string): Fields =>
  input['status'] === 'completed' && !input['completedDate']
    ? { ...input, completedDate: now }
    : input;

const reopened = ({ status }: Fields): Fields =>
  status === 'in-progress' ? { completedDate: null } : {};

type Four = `${'Create' | 'Update' | 'Delete' | 'Restore'}${RecordType}`;

/** The mutations by which each kind of record is created, edited, deleted and restored. */
const ofRecords = Object.fromEntries(
  recordNouns.flatMap((noun) =>
    (['Create', 'Update', 'Delete', 'Restore'] as const).map((verb) => [
      `${verb}${nouns[noun].type}`,
      { noun, change: verb.toLowerCase() },
    ]),
  ),
) as Record<Four, Operation>;

/** The mutations that can wait, by name; `documents.ts` has their text. A stored change refers to its mutation by this name: never rename one. */
export const operations = {
  ...ofRecords,
  UpdateActivity: {
    noun: 'activity',
    change: 'update',
    fixed: completedThen,
    sets: reopened,
  },
  AddPracticePeriods: {
    noun: 'practice hours',
    change: 'several',
    expected: () => null,
  },
  CloseLearningGoal: {
    noun: 'goal',
    change: 'set',
    sets: ({ outcome }) => ({
      status: outcome,
      ...(outcome !== 'not-achieved' && { canCarryOver: false }),
    }),
  },
  ReopenLearningGoal: {
    noun: 'goal',
    change: 'set',
    sets: () => ({ status: 'open', reflection: null }),
  },
  CarryOverLearningGoal: {
    noun: 'goal',
    change: 'carry',
    sets: () => ({ canCarryOver: false }),
  },
  SaveModuleProgress: {
    noun: 'quiz',
    change: 'progress',
    sets: () => ({ inProgress: true }),
    expected: (id) => ({
      __typename: 'ModuleProgress',
      module: { __typename: 'Module', id, inProgress: true },
    }),
    objection: progressObjection,
  },
  SubmitQuiz: {
    noun: 'quiz',
    change: 'answer',
    expected: () => null,
    graded: (data) => {
      const { submitQuiz } = data as unknown as SubmitQuizMutation;
      const toast = moduleMessages.quizSubmitted(submitQuiz);
      return { toast, path: moduleLink(submitQuiz.module.id) };
    },
  },
  CompleteModule: {
    noun: 'quiz',
    change: 'complete',
    expected: () => null,
    objection: completionObjection,
    graded: (data) => {
      const { completeModule } = data as unknown as CompleteModuleMutation;
      return { toast: moduleMessages.completed, path: moduleLink(completeModule.module.id) };
    },
  },
  AnswerModuleReview: {
    noun: 'review',
    change: 'answer',
    sets: () => ({ dueReview: null }),
    expected: () => null,
    graded: (data) => {
      const { answerModuleReview } = data as unknown as AnswerModuleReviewMutation;
      const toast = moduleReviewMessages.graded(answerModuleReview);
      return { toast, path: moduleLink(answerModuleReview.module.id) };
    },
  },
  SendCrewSession: {
    noun: 'crew session',
    change: 'create',
    expected: () => null,
  },
  SendCrewTicket: {
    noun: 'crew ticket',
    change: 'create',
    expected: () => null,
  },
  AddBookmark: {
    noun: 'bookmark',
    change: 'set',
    sets: () => ({ bookmarked: true }),
  },
  RemoveBookmark: {
    noun: 'bookmark',
    change: 'set',
    sets: () => ({ bookmarked: false }),
  },
} satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** Returns the mutation of that name; undefined if it cannot wait. */
export const operationOf = (name: string): Operation | undefined =>
  Object.hasOwn(operations, name) ? operations[name as OperationName] : undefined;

/** Returns the id of the record that a mutation's variables name; null if it creates one. */
export function recordOf({ id, input }: Fields): string | null {
  const { resourceId, moduleId } = (input ?? {}) as Fields;
  const named = id ?? resourceId ?? moduleId;
  return typeof named === 'string' ? named : null;
}

/** Fields of input that are no fields of the record. */
const notShown = new Set(['version', 'reason', 'resourceId', 'plannedActivityId']);

/** Returns the fields of a record that a waiting change shows before the server knows of it. */
export function shownFields(name: string, variables: Fields, now: string): Fields {
  const input = (variables['input'] ?? {}) as Fields;
  const operation = operationOf(name);
  // The input of a mutation that does not return the record has no fields of it.
  const fields = operation?.expected
    ? []
    : Object.entries(input).filter(([field]) => !notShown.has(field));
  return { ...Object.fromEntries(fields), ...operation?.sets?.(input, now) };
}

/** Returns the data of a mutation's response that holds the record. */
export const responseOf = (name: string, record: Fields | null) => ({
  [name[0]!.toLowerCase() + name.slice(1)]: record,
});

/** Returns the response to a mutation that waits, as far as it can be known; null for what only the server knows. */
export function expectedResponse(name: string, noun: Noun, record: string, fields: Fields) {
  const expected = operationOf(name)?.expected;
  if (expected) return responseOf(name, expected(record));
  const version = isTemporaryId(record) ? { version: 0 } : {};
  return responseOf(name, { __typename: nouns[noun].type, ...version, ...fields, id: record });
}
