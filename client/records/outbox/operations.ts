import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import {
  ActivityDocument,
  AddBookmarkDocument,
  CarryOverLearningGoalDocument,
  CloseLearningGoalDocument,
  CreateActivityDocument,
  CreateCredentialDocument,
  CreateDocumentDocument,
  CreateLearningGoalDocument,
  CreatePresetDocument,
  CreatePlannedActivityDocument,
  CreateReflectiveLogDocument,
  CredentialDocument,
  DeleteActivityDocument,
  DeleteCredentialDocument,
  DeleteDocumentDocument,
  DocumentDocument,
  DeleteLearningGoalDocument,
  DeletePlannedActivityDocument,
  DeletePresetDocument,
  DeleteReflectiveLogDocument,
  LearningPlanDocument,
  PlanVersionsDocument,
  PresetDocument,
  ReflectiveLogDocument,
  RemoveBookmarkDocument,
  ReopenLearningGoalDocument,
  ModulePlayerDocument,
  SubmitQuizDocument,
  type SubmitQuizMutation,
  RestoreActivityDocument,
  RestoreCredentialDocument,
  RestoreDocumentDocument,
  RestoreLearningGoalDocument,
  RestorePlannedActivityDocument,
  RestorePresetDocument,
  RestoreReflectiveLogDocument,
  UpdateActivityDocument,
  UpdateCredentialDocument,
  UpdateDocumentDocument,
  UpdateLearningGoalDocument,
  UpdatePlannedActivityDocument,
  UpdatePresetDocument,
  UpdateReflectiveLogDocument,
} from '#client/graphql/generated.ts';
import type { ToastContent } from '#client/lib/toast.ts';
import type { EvidenceOwnerKey } from '#domain/evidence-files';
import { moduleLink, moduleMessages } from '#domain/modules';
import type { OutboxChange } from '#domain/outbox';
import { PAGE_MAX } from '#domain/pages';
import { isTemporaryId } from '#domain/temporary-ids';

type Fields = Record<string, unknown>;

/** A mutation that can wait on the device. */
interface Operation {
  document: DocumentNode;
  noun: Noun;
  change: OutboxChange;
  /** Fields that the change sets on the record, besides those it sends. */
  sets?: (input: Fields, now: string) => Fields;
  /** Fixes the input as of the moment when the user made the change. */
  fixed?: (input: Fields, now: string) => Fields;
  /** Returns the message about its result and the screen that shows it, if only the server can know the result. */
  graded?: (data: Fields) => { toast: ToastContent; path: string };
}

/** A kind of record whose changes can wait. */
interface Kind {
  /** Its GraphQL type. */
  type: string;
  /** The query whose response holds the server's copy; null if edits are not compared. */
  load: DocumentNode | null;
  /** Variables of the query besides the id. */
  variables?: Fields;
  /** The field that stands for its title. */
  titled: string;
}

export type Noun =
  | 'activity'
  | 'preset'
  | 'reflection'
  | 'credential'
  | 'document'
  | 'goal'
  | 'planned activity'
  | 'quiz'
  | 'bookmark';

export const nouns: Record<Noun, Kind> = {
  activity: { type: 'Activity', load: ActivityDocument, titled: 'title' },
  preset: { type: 'Preset', load: PresetDocument, titled: 'title' },
  reflection: { type: 'ReflectiveLog', load: ReflectiveLogDocument, titled: 'content' },
  credential: { type: 'Credential', load: CredentialDocument, titled: 'title' },
  document: { type: 'Document', load: DocumentDocument, titled: 'title' },
  goal: { type: 'LearningGoal', load: PlanVersionsDocument, titled: 'title' },
  'planned activity': {
    type: 'PlannedActivity',
    load: LearningPlanDocument,
    variables: { period: 'all', first: PAGE_MAX },
    titled: 'title',
  },
  // Its record is the module.
  quiz: { type: 'Module', load: ModulePlayerDocument, titled: 'title' },
  bookmark: { type: 'Resource', load: null, titled: 'title' },
};

/** Returns the kind of record of a stored change; undefined if this version of the app does not know it. */
export const kindOf = (noun: string): Kind | undefined =>
  Object.hasOwn(nouns, noun) ? nouns[noun as Noun] : undefined;

/** The kinds of record that a waiting file can belong to. */
export const fileNouns: Record<EvidenceOwnerKey, string> = {
  activityId: 'activity',
  credentialId: 'credential',
  reflectiveLogId: 'reflection',
  documentId: 'document',
};

/** A tick counts from the moment of the press, not from when it is sent. */
const completedThen = (input: Fields, now: string): Fields =>
  input['status'] === 'completed' && !input['completedDate']
    ? { ...input, completedDate: now }
    : input;

const reopened = ({ status }: Fields): Fields =>
  status === 'in-progress' ? { completedDate: null } : {};

/** The mutations that can wait, by name. A stored change refers to its mutation by this name: never rename one. */
export const operations = {
  CreateActivity: {
    document: CreateActivityDocument,
    noun: 'activity',
    change: 'create',
  },
  UpdateActivity: {
    document: UpdateActivityDocument,
    noun: 'activity',
    change: 'update',
    fixed: completedThen,
    sets: reopened,
  },
  DeleteActivity: { document: DeleteActivityDocument, noun: 'activity', change: 'delete' },
  RestoreActivity: { document: RestoreActivityDocument, noun: 'activity', change: 'restore' },
  CreatePreset: { document: CreatePresetDocument, noun: 'preset', change: 'create' },
  UpdatePreset: { document: UpdatePresetDocument, noun: 'preset', change: 'update' },
  DeletePreset: { document: DeletePresetDocument, noun: 'preset', change: 'delete' },
  RestorePreset: { document: RestorePresetDocument, noun: 'preset', change: 'restore' },
  CreateReflectiveLog: {
    document: CreateReflectiveLogDocument,
    noun: 'reflection',
    change: 'create',
  },
  UpdateReflectiveLog: {
    document: UpdateReflectiveLogDocument,
    noun: 'reflection',
    change: 'update',
  },
  DeleteReflectiveLog: {
    document: DeleteReflectiveLogDocument,
    noun: 'reflection',
    change: 'delete',
  },
  RestoreReflectiveLog: {
    document: RestoreReflectiveLogDocument,
    noun: 'reflection',
    change: 'restore',
  },
  CreateCredential: { document: CreateCredentialDocument, noun: 'credential', change: 'create' },
  UpdateCredential: { document: UpdateCredentialDocument, noun: 'credential', change: 'update' },
  DeleteCredential: { document: DeleteCredentialDocument, noun: 'credential', change: 'delete' },
  RestoreCredential: { document: RestoreCredentialDocument, noun: 'credential', change: 'restore' },
  CreateDocument: { document: CreateDocumentDocument, noun: 'document', change: 'create' },
  UpdateDocument: { document: UpdateDocumentDocument, noun: 'document', change: 'update' },
  DeleteDocument: { document: DeleteDocumentDocument, noun: 'document', change: 'delete' },
  RestoreDocument: { document: RestoreDocumentDocument, noun: 'document', change: 'restore' },
  CreateLearningGoal: { document: CreateLearningGoalDocument, noun: 'goal', change: 'create' },
  UpdateLearningGoal: { document: UpdateLearningGoalDocument, noun: 'goal', change: 'update' },
  DeleteLearningGoal: { document: DeleteLearningGoalDocument, noun: 'goal', change: 'delete' },
  RestoreLearningGoal: { document: RestoreLearningGoalDocument, noun: 'goal', change: 'restore' },
  CloseLearningGoal: {
    document: CloseLearningGoalDocument,
    noun: 'goal',
    change: 'set',
    sets: ({ outcome }) => ({
      status: outcome,
      ...(outcome !== 'not-achieved' && { canCarryOver: false }),
    }),
  },
  ReopenLearningGoal: {
    document: ReopenLearningGoalDocument,
    noun: 'goal',
    change: 'set',
    sets: () => ({ status: 'open', reflection: null }),
  },
  CarryOverLearningGoal: {
    document: CarryOverLearningGoalDocument,
    noun: 'goal',
    change: 'carry',
    sets: () => ({ canCarryOver: false }),
  },
  SubmitQuiz: {
    document: SubmitQuizDocument,
    noun: 'quiz',
    change: 'answer',
    graded: (data) => {
      const { submitQuiz } = data as unknown as SubmitQuizMutation;
      const toast = moduleMessages.quizSubmitted(submitQuiz);
      return { toast, path: moduleLink(submitQuiz.module.id) };
    },
  },
  CreatePlannedActivity: {
    document: CreatePlannedActivityDocument,
    noun: 'planned activity',
    change: 'create',
  },
  UpdatePlannedActivity: {
    document: UpdatePlannedActivityDocument,
    noun: 'planned activity',
    change: 'update',
  },
  DeletePlannedActivity: {
    document: DeletePlannedActivityDocument,
    noun: 'planned activity',
    change: 'delete',
  },
  RestorePlannedActivity: {
    document: RestorePlannedActivityDocument,
    noun: 'planned activity',
    change: 'restore',
  },
  AddBookmark: {
    document: AddBookmarkDocument,
    noun: 'bookmark',
    change: 'set',
    sets: () => ({ bookmarked: true }),
  },
  RemoveBookmark: {
    document: RemoveBookmarkDocument,
    noun: 'bookmark',
    change: 'set',
    sets: () => ({ bookmarked: false }),
  },
} satisfies Record<string, Operation>;

/** Returns the mutation of that name; undefined if it cannot wait. */
export const operationOf = (name: string): Operation | undefined =>
  Object.hasOwn(operations, name) ? operations[name as keyof typeof operations] : undefined;

/** The record that a mutation's variables name; null if it creates one. */
export function recordOf({ id, input }: Fields): string | null {
  const { resourceId, moduleId } = (input ?? {}) as Fields;
  const named = id ?? resourceId ?? moduleId;
  return typeof named === 'string' ? named : null;
}

/** Fields of input that are no fields of the record. */
const notShown = new Set([
  'version',
  'reason',
  'resourceId',
  'plannedActivityId',
  'moduleId',
  'quizKey',
  'answers',
]);

/** Returns the fields of a record that a waiting change shows before the server knows of it. */
export function shownFields(name: string, variables: Fields, now: string): Fields {
  const input = (variables['input'] ?? {}) as Fields;
  const fields = Object.fromEntries(
    Object.entries(input).filter(([field]) => !notShown.has(field)),
  );
  return { ...fields, ...operationOf(name)?.sets?.(input, now) };
}

/** Returns what the user calls the record that the variables are about; empty if they do not say. */
export function titleIn(noun: Noun, variables: Fields): string {
  const input = (variables['input'] ?? {}) as Fields;
  const found = input[nouns[noun].titled];
  return typeof found === 'string' ? shortened(found) : '';
}

/** Reflections have no title: their first words stand for it. */
const shortened = (text: string): string =>
  text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH).trimEnd()}…` : text;

const TITLE_LENGTH = 80;

/** Returns the title of a record that a screen has loaded; empty if none has. */
export function cachedTitle({ cache }: ApolloClient, noun: Noun, record: string): string {
  const found = (cache.extract() as Record<string, Fields>)[`${nouns[noun].type}:${record}`];
  return found ? titleIn(noun, { input: found }) : '';
}

/** Returns the data of a mutation's response that holds the record. */
export const responseOf = (name: string, record: Fields | null) => ({
  [name[0]!.toLowerCase() + name.slice(1)]: record,
});

/** Returns the response to a mutation that waits, as far as it can be known; null for what only the server knows. */
export function expectedResponse(name: string, noun: Noun, record: string, fields: Fields) {
  if (operationOf(name)?.graded) return responseOf(name, null);
  const version = isTemporaryId(record) ? { version: 0 } : {};
  return responseOf(name, { __typename: nouns[noun].type, ...version, ...fields, id: record });
}

/** Returns a record from a response that holds it somewhere; null if it does not. */
export function recordIn(data: unknown, type: string, id: string): Fields | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Fields;
  if (fields['__typename'] === type && fields['id'] === id) return fields;
  for (const value of Object.values(fields)) {
    const found = recordIn(value, type, id);
    if (found) return found;
  }
  return null;
}
