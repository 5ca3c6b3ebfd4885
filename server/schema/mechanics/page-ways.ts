import type { Query } from '../../db/query.ts';

/** A page is read forwards after a place, or backwards before one. */
export type Direction = 'forward' | 'backward';

/** The SQL words that differ: `desc` and `lt` for descending lists, `asc` and `gt` for ascending ones. */
export interface Way {
  desc: 'desc' | 'asc';
  asc: 'asc' | 'desc';
  lt: '<' | '>';
  gt: '>' | '<';
}

export const forwards: Way = { desc: 'desc', asc: 'asc', lt: '<', gt: '>' };
const backwards: Way = { desc: 'asc', asc: 'desc', lt: '>', gt: '<' };

/** The statement of a list for each direction. */
export type BothWays<R> = Record<Direction, Query<R>>;

/** Defines a list's statement for both directions. Read backwards, the nearest rows come first. */
export function defineBothWays<R>(define: (way: Way) => Query<R>): BothWays<R> {
  const backward = define(backwards);
  return {
    forward: define(forwards),
    backward: { ...backward, name: `${backward.name}, backwards` },
  };
}
