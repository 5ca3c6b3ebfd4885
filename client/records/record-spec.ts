import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import type { ToastContent } from '#client/lib/toast.ts';

/** Fields of every record. */
export interface RecordRow {
  id: string;
  version: number;
  /** Named in the question before a deletion. */
  title?: string;
}

/** A record that must be kept for an audit. */
export interface KeptRow extends RecordRow {
  /** The last day on which an auditor can ask for it. */
  keepUntil: string;
}

/** A mutation with one field, which returns a record. */
type Mutation<Row, Variables> = TypedDocumentNode<Record<string, Row>, Variables>;

/** Describes one kind of record to the hooks of this folder, once. */
export interface RecordSpec<Row extends RecordRow, Values, Input, Removed = unknown> {
  /** Names the drafts of its form on this device. */
  name: string;
  /** The list of the query root that holds the records. */
  list: string;
  /** Other fields of the query root that show the record; they are fetched again after a change, as the list is. */
  alsoShownIn: readonly string[];
  /** Returns the form's values for a record, or for a new one. */
  toValues: (row?: Row) => Values;
  /** Returns what the form sends. */
  toInput: (values: Values) => Input;
  /** Loads the server's copy, past the cache. */
  load: (
    client: ApolloClient,
    id: string,
  ) => Promise<(Row & { updatedAt: string | null }) | undefined>;
  create: Mutation<Row, { input: Input }>;
  update: Mutation<Row, { id: string; input: Input & { version: number } }>;
  remove: TypedDocumentNode<Removed, { id: string }>;
  /** Returns the response of a deletion, before the server sends it. */
  removed: (row: Row) => Removed;
  restore: Mutation<Row, { id: string }>;
  messages: {
    created: ToastContent;
    updated: ToastContent;
    /** Shown with the server's message; the description replaces a missing one. */
    saveFailed: string | { title: string; description?: string };
    deleted: string;
    deleteFailed: string | ToastContent;
    restored: string;
    restoreFailed: string | ToastContent;
    /** Asks before a deletion; `text` says what it does. */
    deleteConfirm: { title: string; text: (title: string) => string };
  };
}
