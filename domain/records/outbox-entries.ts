import type { Begun } from '../versions.ts';

type Fields = Record<string, unknown>;

/**
 * Kinds of change: a file is added to a record, `several` creates several records at once, and progress is the place
 * and the drafts in a module.
 */
export type OutboxChange =
  | 'create'
  | 'several'
  | 'update'
  | 'delete'
  | 'restore'
  | 'set'
  | 'carry'
  | 'progress'
  | 'answer'
  | 'complete'
  | 'file';

/** A form's values and the version of the record on which they are based; null for a new record. */
export interface OutboxForm {
  /** Names the form and its record, as the key of its drafts. */
  place: string;
  values: Fields;
  begun: Begun | null;
}

/** A change that waits on this device until the server has accepted it. */
export interface OutboxEntry {
  /** Sorts in the order in which the changes were made, regardless of the clock. */
  id: string;
  /** Name of the mutation. */
  operation: string;
  change: OutboxChange;
  noun: string;
  variables: Fields;
  /** Idempotency key, the same at each attempt. */
  requestKey: string;
  /** The record that it changes; for a new one a temporary id, which later changes refer to. */
  record: string;
  /** Name by which the user knows it. */
  title: string;
  savedAt: string;
  form: OutboxForm | null;
  /** True once an attempt has begun: the server may have received it. */
  isAttempted: boolean;
  state: 'waiting' | 'refused' | 'conflict';
  /** The server's message, if it refused. */
  message: string | null;
}

/** The result of an entry that the server accepted. */
export interface SentRecord {
  id: string;
  version?: number;
}
