import type { NotMerged } from '#domain/proof/submission';
import type { Merged, SubmissionJob } from './document.ts';
import type { PieceKey } from './merge/guests.ts';

/** Messages to the process that makes a submission. */
export type ToWriter =
  | { kind: 'job'; job: SubmissionJob }
  | { kind: 'content'; path: string; reason: null }
  | { kind: 'content'; path: null; reason: NotMerged };

/** Its messages. */
export type FromWriter =
  | { kind: 'need'; key: PieceKey }
  /** No more evidence is needed; what remains is our own text. */
  | { kind: 'read' }
  | { kind: 'done'; merged: Merged[] };
