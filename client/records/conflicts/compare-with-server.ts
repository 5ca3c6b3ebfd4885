import { codeOf } from '#client/lib/form-errors.ts';
import { comparedFields, type FieldSpecs } from '#domain/records/record-fields';
import { differences, type Begun, type Difference } from '#domain/versions';
import type { Edited, Saved } from './edited.ts';

/** A choice that the user must make before the form can be saved. */
export type Conflict<Values> =
  { kind: 'changed'; theirs: Saved<Values>; differences: Difference[] } | { kind: 'gone' };

/**
 * Compares the form with the server's copy of the record. Returns 'none' if every difference is the user's own: then
 * the server's copy is the new base of the edit. Throws if the copy cannot be loaded.
 */
export async function compareWithServer<Values extends Record<string, unknown>>(
  edited: Edited<Values>,
  fields: FieldSpecs<Values>,
  base: Begun,
  mine: Values,
): Promise<Conflict<Values> | { kind: 'none'; theirs: Saved<Values> }> {
  const theirs = await loaded(edited);
  if (!theirs) return { kind: 'gone' };
  const found = differences(base.values, mine, theirs.values, comparedFields<Values>(fields));
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
