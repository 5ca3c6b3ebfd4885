import { kindOf } from './kinds.ts';
import type { BinKind } from '#domain/records/bin';
import type { TimelineKind } from '#domain/records/record-events';

/**
 * The table of each kind of record in the timeline: those that a user edits, changes of plan, completions and
 * certificates of learning modules, and confirmations by others.
 */
export const trackedTables: Readonly<Record<TimelineKind, string>> = {
  ...(Object.fromEntries(
    Object.entries(kindOf).map(([kind, { table }]) => [kind, table]),
  ) as Record<BinKind, string>),
  'goal-change': 'goal_changes',
  'module-completion': 'module_completions',
  certificate: 'certificates',
  attestation: 'attestations',
};
