import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { PAGE_DEFAULT, PAGE_MAX } from '#domain/pages';
import { invalid } from '../errors.ts';
import type { Direction } from './page-ways.ts';

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `The number of records from the beginning, or after \`after\`, 1 to ${PAGE_MAX}; ${PAGE_DEFAULT} by default.`,
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The cursor after which the page begins.' })
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Instead of \`first\`: the number of records from the end, or before \`before\`, 1 to ${PAGE_MAX}.`,
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Instead of `after`: the cursor before which the page ends.',
  })
  before?: string | null;
}

@ObjectType({ description: 'The ends of a page of a list.' })
export class PageInfo {
  @Field(() => Boolean, {
    description:
      'True if more follow; always true of a page before a cursor, since that record follows.',
  })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description:
      'True if more come before; of a page after a cursor always, for that record comes before.',
  })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the first one, for `before`.',
  })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last one, for `after`.' })
  endCursor!: string | null;
}

export interface Edge<T> {
  cursor: string;
  node: T;
}

export interface Connection<T> {
  edges: Edge<T>[];
  nodes: T[];
  pageInfo: PageInfo;
  totalCount: number;
}

/** The Relay connection type of a noun; its own extra fields are added by a subclass. */
export function connectionType<T extends object>(name: string, node: ClassType<T>) {
  @ObjectType(`${name}Edge`, { description: `One ${name} of a list, with its cursor.` })
  class EdgeType implements Edge<T> {
    @Field(() => String, { description: 'Marks the place in the list.' })
    cursor!: string;

    @Field(() => node, { description: 'The record.' })
    node!: T;
  }

  @ObjectType({ description: 'A page of a list.' })
  abstract class ConnectionType implements Connection<T> {
    static readonly Edge: ClassType<Edge<T>> = EdgeType;

    @Field(() => [EdgeType], { description: 'The records with their cursors.' })
    edges!: EdgeType[];

    @Field(() => [node], { description: 'The records alone.' })
    nodes!: T[];

    @Field(() => PageInfo, { description: 'The ends of this page.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'The number on all pages.' })
    totalCount!: number;
  }
  return ConnectionType;
}

/** A place in a list: the moment and the id by which lists are ordered. */
export interface Place {
  at: Date;
  id: number;
}

/** `from` is the place after which it begins, or before which it ends if it is read backwards. */
export interface Page<P = Place> {
  direction: Direction;
  size: number;
  from: P | null;
}

const given = (value: unknown) => value !== undefined && value !== null && value !== '';

type Parse<P> = (cursor: string, name: string) => P;

/** The page that is asked for; throws invalid() for a size outside 1…PAGE_MAX, a foreign cursor, or both directions at once. */
export function pageOf(args: PageArgs): Page;
export function pageOf<P>(args: PageArgs, parse: Parse<P>): Page<P>;
export function pageOf(
  { first, after, last, before }: PageArgs,
  parse: Parse<unknown> = parseCursor,
): Page<unknown> {
  if (!given(last) && !given(before)) {
    const from = after ? parse(after, 'after') : null;
    return { direction: 'forward', size: sizeOf('first', first), from };
  }
  const name = given(last) ? 'last' : 'before';
  for (const [other, value] of Object.entries({ first, after })) {
    if (given(value)) {
      throw invalid({
        [other]: `${other} and ${name} cannot go together: ask for first and after, or for last and before`,
      });
    }
  }
  const from = before ? parse(before, 'before') : null;
  return { direction: 'backward', size: sizeOf('last', last), from };
}

/** A number of records; throws invalid() in the name of its argument for one outside 1…PAGE_MAX. */
export function sizeOf(name: string, given: number | null | undefined, fallback = PAGE_DEFAULT) {
  const size = given ?? fallback;
  if (Number.isInteger(size) && size >= 1 && size <= PAGE_MAX) return size;
  throw invalid({ [name]: `${name} must be from 1 to ${PAGE_MAX}` });
}

/** The parameters of a page whose place is a moment and an id. One row more shows whether the list goes on. */
export const placeParameters = ({ from, size }: Page) =>
  [from?.at ?? null, from?.id ?? null, size + 1] as const;

/** Opaque to callers: the moment and the id by which lists are ordered. */
export const cursorOf = (at: Date, id: number) =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** The place that a cursor marks; throws invalid() if it is not one of ours. */
export function parseCursor(cursor: string, name = 'after'): Place {
  const found = /^(-?\d{1,15})\.(\d{1,10})$/.exec(
    cursor.length > 60 ? '' : Buffer.from(cursor, 'base64url').toString(),
  );
  const at = new Date(Number(found?.[1] ?? NaN));
  if (!found || Number.isNaN(at.getTime()) || Number(found[2]) > 2_147_483_647) {
    throw foreignCursor(name);
  }
  return { at, id: Number(found[2]) };
}

/** The cursor of a list of several kinds of record. */
export const kindCursorOf = (at: Date, id: number, kind: string) => `${cursorOf(at, id)}.${kind}`;

/** Parses the cursor of a list of these kinds of record. */
export const kindCursorParser =
  <K extends string>(kinds: readonly K[]) =>
  (cursor: string, name: string): Place & { kind: K } => {
    const [place = '', given] = cursor.split('.', 2);
    const kind = kinds.find((each) => each === given);
    if (!kind) throw foreignCursor(name);
    return { ...parseCursor(place, name), kind };
  };

/** The error for a cursor of another list. */
export const foreignCursor = (name: string) =>
  invalid({ [name]: `${name} is not a cursor of this list` });

/** Makes a page from one row more than requested, which shows whether the list goes on in its direction. */
export function connection<T>(
  found: { nodes: T[]; totalCount: number },
  { direction, size, from }: Page<unknown>,
  cursor: (node: T) => string,
): Connection<T> {
  const isForward = direction === 'forward';
  const near = found.nodes.slice(0, size);
  const nodes = isForward ? near : near.toReversed();
  const edges = nodes.map((node) => ({ cursor: cursor(node), node }));
  const goesOn = found.nodes.length > size;
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: isForward ? goesOn : from !== null,
      hasPreviousPage: isForward ? from !== null : goesOn,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: found.totalCount,
  };
}
