import { LRUCache } from 'lru-cache';
import { cacheLimits } from '../cache-limits.ts';

export type Entity<T> = (abstract new () => T) & {
  /** SQL of the columns that can hold words of a reflection, for a caller who may not read those. */
  withoutReflections?: Readonly<Record<string, string>>;
};

/**
 * A query, written once: SQL with $1, $2 … that returns one JSON value (see `rows`). With an entity, `columns` are its
 * public columns as `"camelCase"`, and its dates are revived.
 */
export interface Query<R> {
  name: string;
  entity?: Entity<object>;
  /** Columns that the noun's own code needs, even if the operation does not select them. */
  needs?: readonly string[];
  sql: (columns: string, asks: (field: string) => boolean) => string;
  /** True for queries that others should not wait for: many records at once, or a search. */
  isSlow?: boolean;
  /** True if words of reflections are left out of the columns. */
  withoutReflections?: boolean;
  /** The selected fields; undefined selects all. */
  fields?: ReadonlySet<string>;
  /** Never set; carries the result's type. */
  result?: R;
}

export const defineQuery = <R>(definition: Query<R>): Query<R> => definition;

/** The fields that an operation selects below a field, at any depth; `key` joins their names. */
export interface Fields {
  key: string;
  names: ReadonlySet<string>;
}

const narrowed = new WeakMap<Query<unknown>, LRUCache<string, Query<unknown>>>();

/** Returns the query without columns and sums that are not selected; the whole query if `fields` is null. */
export function selectFields<R>(whole: Query<R>, fields: Fields | null | undefined): Query<R> {
  if (!fields) return whole;
  const known = narrowed.get(whole) ?? new LRUCache({ max: cacheLimits.narrowed });
  narrowed.set(whole, known);
  const found = known.get(fields.key) as Query<R> | undefined;
  if (found) return found;
  const made = { ...whole, name: `${whole.name}(${fields.key})`, fields: fields.names };
  known.set(fields.key, made);
  return made;
}

const withheld = new WeakMap<Query<unknown>, Query<unknown>>();

/** Returns the query as it is for a caller who may not read words of reflections. */
export function withoutReflections(whole: Query<unknown>): Query<unknown> {
  if (!whole.entity?.withoutReflections) return whole;
  const known = withheld.get(whole);
  if (known) return known;
  const made = { ...whole, name: `${whole.name} without reflections`, withoutReflections: true };
  withheld.set(whole, made);
  return made;
}

/** SQL that returns the rows of a select as one JSON array, empty if there are none. */
export const rows = (select: string) =>
  `select coalesce(json_agg(r), '[]'::json) from (${select}) r`;
