import { momentLabel } from './moments.ts';
import { NO_VALUE } from './records/record-fields.ts';

/** Texts of a conflict between two edits of the same record. */
export const versionMessages = {
  /** The server's error, also for API clients. */
  changed: 'This was changed elsewhere in the meantime.',
  notAVersion: 'Version must be a whole number',
  title: 'Changed elsewhere',
  text: (changedAt: Date | null, now: Date, timeZone?: string) => {
    const when = changedAt && ` (${momentLabel(changedAt, now, timeZone)})`;
    return `While you were writing, this was saved somewhere else${when ?? ''}. Choose what to keep. Your changes are not saved yet, and nothing is lost.`;
  },
  conflictSides: { mine: 'Yours', theirs: 'Saved elsewhere' },
  changedBy: {
    mine: 'Only you changed this.',
    theirs: 'Only changed elsewhere.',
    both: 'Changed in both places: please choose.',
  },
  nothing: NO_VALUE,
  save: 'Save',
  keepTheirs: 'Keep the other version',
  back: 'Back to editing',
  kept: 'The form now shows the other version',
  loadFailed: 'The other version could not be loaded',
  gone: {
    title: 'Deleted elsewhere',
    text: 'While you were writing, this was deleted somewhere else. Your text is still here.',
    restore: 'Restore and save',
    restoreFailed: 'It could not be restored',
    saveAsNew: 'Save as new',
  },
} as const;

type Fields = Record<string, unknown>;

/** A record as it was when an edit of it began. */
export interface Begun {
  version: number;
  values: Fields;
}

export const sides = ['mine', 'theirs'] as const;
export type Side = (typeof sides)[number];

/** A field that differs between my values and the saved ones. */
export interface Difference {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** The side that changed it since the edit began; if both did, the user must choose. */
  changedBy: Side | 'both';
}

/** Returns the named fields in which mine and theirs differ, and which side changed each since `begun`. */
export function differences(
  begun: Fields,
  mine: Fields,
  theirs: Fields,
  fields: readonly string[],
): Difference[] {
  return fields
    .filter((field) => !same(mine[field], theirs[field]))
    .map((field) => {
      const isMine = same(begun[field], theirs[field]);
      const isTheirs = same(begun[field], mine[field]);
      const changedBy = isMine ? 'mine' : isTheirs ? 'theirs' : 'both';
      return { field, mine: mine[field], theirs: theirs[field], changedBy };
    });
}

/** Returns my values, with theirs for the fields where the user chose them. */
export function mergeVersions<Values extends Fields>(
  mine: Values,
  theirs: Values,
  chosen: Readonly<Record<string, Side>>,
): Values {
  const taken = Object.entries(theirs).filter(([field]) => chosen[field] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
