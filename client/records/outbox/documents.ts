import type { DocumentNode } from 'graphql';
import {
  LearningPlanDocument,
  ModulePlayerDocument,
  PlanVersionsDocument,
} from '#client/graphql/generated.ts';
import * as written from '#client/graphql/outbox-documents.ts';
import { PAGE_MAX } from '#domain/pages';
import type { Noun } from './kinds.ts';
import type { OperationName } from './operations.ts';

/**
 * The text of every mutation that can wait. Apart from what the outbox does with it, and loaded when one is sent: every
 * screen opens the outbox, and most have nothing to send.
 */
export const mutations: Record<OperationName, DocumentNode> = written.mutations;

/** The query whose response holds the server's copy of a record, and its variables besides the id. */
interface Load {
  query: DocumentNode;
  variables?: Record<string, unknown>;
}

/** The kinds of record that edits are compared with. */
export const loads: Partial<Record<string, Load>> = {
  ...written.queries,
  goal: { query: PlanVersionsDocument },
  'planned activity': {
    query: LearningPlanDocument,
    variables: { period: 'all', first: PAGE_MAX },
  },
  // Its record is the module.
  quiz: { query: ModulePlayerDocument },
} satisfies Partial<Record<Noun, Load>>;
