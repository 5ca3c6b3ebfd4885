import type { ApolloClient } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import {
  ActivityDocument,
  AddBookmarkDocument,
  CreateActivityDocument,
  CreateLearningGoalDocument,
  CreateReflectiveLogDocument,
  DeleteActivityDocument,
  DeleteLearningGoalDocument,
  DeleteReflectiveLogDocument,
  PlanVersionsDocument,
  ReflectiveLogDocument,
  RemoveBookmarkDocument,
  RestoreActivityDocument,
  RestoreLearningGoalDocument,
  RestoreReflectiveLogDocument,
  UpdateActivityDocument,
  UpdateLearningGoalDocument,
  UpdateReflectiveLogDocument,
} from '#client/graphql/generated.ts';
import type { EvidenceOwnerKey } from '#domain/evidence-files';
import { isTemporaryId, type OutboxChange } from '#domain/outbox';

type Fields = Record<string, unknown>;

/** A mutation that can wait on the device. */
interface Operation {
  document: DocumentNode;
  noun: Noun;
  change: OutboxChange;
  /** Fields that the change sets on the record, besides those it sends. */
  sets?: (input: Fields, now: string) => Fields;
  /** What is sent, as of the moment when the user made the change. */
  fixed?: (input: Fields, now: string) => Fields;
}

/** The records whose changes can wait: their GraphQL type, and the query that loads the server's copy. */
export const nouns = {
  activity: { type: 'Activity', load: ActivityDocument, titled: ['title'] },
  reflection: { type: 'ReflectiveLog', load: ReflectiveLogDocument, titled: ['content'] },
  goal: { type: 'LearningGoal', load: PlanVersionsDocument, titled: ['title'] },
  bookmark: { type: 'Resource', load: null, titled: ['title'] },
} as const;
export type Noun = keyof typeof nouns;

/** The kinds of record that a waiting file can belong to. */
export const fileNouns: Record<EvidenceOwnerKey, string> = {
  activityId: 'activity',
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
  CreateLearningGoal: { document: CreateLearningGoalDocument, noun: 'goal', change: 'create' },
  UpdateLearningGoal: { document: UpdateLearningGoalDocument, noun: 'goal', change: 'update' },
  DeleteLearningGoal: { document: DeleteLearningGoalDocument, noun: 'goal', change: 'delete' },
  RestoreLearningGoal: { document: RestoreLearningGoalDocument, noun: 'goal', change: 'restore' },
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
  const named = id ?? (input as Fields | undefined)?.['resourceId'];
  return typeof named === 'string' ? named : null;
}

/** Fields of input that are no fields of the record. */
const notShown = new Set(['version', 'reason', 'resourceId', 'plannedActivityId']);

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
  const found = nouns[noun].titled.map((field) => input[field]).find((text) => text);
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
export const responseOf = (name: string, record: Fields) => ({
  [name[0]!.toLowerCase() + name.slice(1)]: record,
});

/** Returns the response to a mutation that waits, as far as it can be known. */
export function expectedResponse(name: string, noun: Noun, record: string, fields: Fields) {
  const version = isTemporaryId(record) ? { version: 0 } : {};
  return responseOf(name, { __typename: nouns[noun].type, ...version, ...fields, id: record });
}
