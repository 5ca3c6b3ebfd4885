import { invalid } from '../../errors.ts';

/** The values by which a list is ordered, the most significant first. Together they are unique in the list. */
export type Key = readonly [unknown, ...unknown[]];

/** The key of a list that is ordered by a moment, then by id. */
export type Newest = readonly [at: Date, id: number];

/** A value of a key: how a cursor holds it, and how it is read and checked again. */
export interface Part<T> {
  write(this: void, value: T): unknown;
  /** Undefined if the value was not written by `write`. */
  read(this: void, value: unknown): T | undefined;
}

/** Identifies the list that a cursor belongs to, its order and, if it is the list of something, of what. */
export interface Order<K extends Key> {
  /** The list in words, with its order if it has several. */
  list: string;
  /** Subject of the list, such as the id of a record or the words of a search. */
  of?: string | number;
  parts: { readonly [I in keyof K]: Part<K[I]> };
}

const [FIRST_MOMENT, LAST_MOMENT] = ['0001-01-01', '+010000-01-01'].map((day) => Date.parse(day));

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

export const moment: Part<Date> = {
  write: (value) => value.getTime(),
  read: (value) =>
    isWithin(value, FIRST_MOMENT!, LAST_MOMENT!) && Number.isInteger(value)
      ? new Date(value)
      : undefined,
};

/** A civil day, as YYYY-MM-DD. */
export const day: Part<string> = {
  write: (value) => value,
  read: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    new Date(`${value}T00:00Z`).toJSON()?.startsWith(value)
      ? value
      : undefined,
};

export const id: Part<number> = {
  write: Number,
  read: (value) =>
    isWithin(value, 0, 2_147_483_647) && Number.isInteger(value) ? value : undefined,
};

/** A number of any fraction that no order exceeds. */
export const quantity: Part<number> = {
  write: Number,
  read: (value) => (isWithin(value, 0, 1_000_000) ? value : undefined),
};

export const words: Part<string> = {
  write: (value) => value,
  read: (value) =>
    typeof value === 'string' && !/[\0\p{Surrogate}]/u.test(value) ? value : undefined,
};

export const flag: Part<boolean> = {
  write: (value) => value,
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

export const oneOf = <K extends string>(choices: readonly K[]): Part<K> => ({
  write: (value) => value,
  read: (value) => choices.find((choice) => choice === value),
});

/** The order of a list by a moment, then by id. */
export const byMoment = (list: string, of?: string | number): Order<Newest> => ({
  list,
  ...(of !== undefined && { of }),
  parts: [moment, id],
});

/** Maximum characters of a cursor: longer than any of ours. */
const CURSOR_MAX = 4_000;

/** Opaque to callers: the list, what it is of, and the key of a row, so that the row itself may change or go. */
export function cursorOf<K extends Key>({ list, of = '', parts }: Order<K>, key: K): string {
  const written = parts.map((part: Part<unknown>, index: number) => part.write(key[index]));
  return Buffer.from(JSON.stringify([list, String(of), ...written])).toString('base64url');
}

/** The key that a cursor names; throws invalid() in the name of the argument for one of another list or order. */
export function parseCursor<K extends Key>(order: Order<K>, cursor: string, name: string): K {
  const { list, of = '', parts } = order;
  const [itsList, itsOf, ...written] = valuesIn(cursor);
  if (itsList !== list && typeof itsList === 'string' && /^[a-z ,]{1,60}$/.test(itsList)) {
    throw invalid({ [name]: `${name} is a cursor of ${itsList}, not of ${list}` });
  }
  const key = parts.map((part: Part<unknown>, index: number) => part.read(written[index]));
  const isOurs = itsList === list && itsOf === String(of) && !key.includes(undefined);
  if (!isOurs || cursorOf(order, key as unknown as K) !== cursor) {
    throw invalid({ [name]: `${name} is not a cursor of this list` });
  }
  return key as unknown as K;
}

function valuesIn(cursor: string): unknown[] {
  if (cursor.length > CURSOR_MAX) return [];
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : [];
  } catch {
    // No JSON: not a cursor, which the caller reports.
    return [];
  }
}
