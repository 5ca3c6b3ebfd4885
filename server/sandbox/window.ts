import type { TopicId } from './topics.ts';

/** An operation of the client by its name; a root field of the schema; or, as `me.security`, a field of the user. */
export type Example =
  | string
  | {
      operation: string;
      /** Says in the sandbox what the operation does. */
      note?: string;
      /** New names of variables that mean something else elsewhere in the window. */
      rename?: Readonly<Record<string, string>>;
    };

/** One tab of the sandbox: the operations of a noun and the variables that they share. */
export interface SandboxWindow {
  /** The page that it is on; its first tab is shown. */
  topic: TopicId;
  name: string;
  note?: string;
  examples: readonly Example[];
  /** Values by name; the variable `input` of an operation is named after the operation. */
  variables: Readonly<Record<string, unknown>>;
  /**
   * Refers to an operation's record: `id of createActivity` in the variables becomes the id of the record that the operation
   * made in this visit.
   */
  ids?: Readonly<Record<string, string>>;
}
