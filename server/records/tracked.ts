import { kindOf } from './kinds.ts';

/**
 * The table of each kind of record in the timeline: those that a user edits, what learning modules gave, and what others
 * confirmed.
 */
export const trackedTables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(kindOf).map(([kind, { table }]) => [kind, table])),
  'module-completion': 'module_completions',
  certificate: 'certificates',
  attestation: 'attestations',
};
