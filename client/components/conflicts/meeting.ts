import { codeOf } from '#client/lib/form-errors.ts';
import { differences, type Begun, type Difference } from '#domain/versions';
import type { Edited, Saved } from './edited.ts';

/** What a form that was overtaken shows in its place. */
export type Conflict<Values> =
  { kind: 'changed'; theirs: Saved<Values>; differences: Difference[] } | { kind: 'gone' };

/**
 * How what is saved stands to my values. Nothing to decide is no conflict: what is saved now is then what to go on
 * from. Throws where it cannot be loaded.
 */
export async function meet<Values extends Record<string, unknown>>(
  edited: Edited<Values>,
  begun: Begun,
  mine: Values,
): Promise<Conflict<Values> | { kind: 'none'; theirs: Saved<Values> }> {
  const theirs = await loaded(edited);
  if (!theirs) return { kind: 'gone' };
  const found = differences(begun.values, mine, theirs.values, Object.keys(edited.labels));
  if (found.every(({ changedBy }) => changedBy === 'mine')) return { kind: 'none', theirs };
  return { kind: 'changed', theirs, differences: found };
}

async function loaded<Values>({ load }: Edited<Values>): Promise<Saved<Values> | null> {
  try {
    return await load();
  } catch (error) {
    if (codeOf(error) === 'NOT_FOUND') return null;
    throw error;
  }
}
