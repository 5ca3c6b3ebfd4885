import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { PAGE_DEFAULT, PAGE_MAX } from '#domain/pages';
import { invalid } from '../../errors.ts';
import { cursorOf, parseCursor, type Key, type Newest, type Order } from './cursors.ts';
import type { Direction } from './page-ways.ts';

@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true })
  first?: number | null;

  @Field(() => String, { nullable: true })
  after?: string | null;

  @Field(() => Int, { nullable: true })
  last?: number | null;

  @Field(() => String, { nullable: true })
  before?: string | null;
}

@ObjectType({
  description: `The ends of a page: the \`first\` records (1 to ${PAGE_MAX}; ${PAGE_DEFAULT} by default) after the cursor \`after\`, or the \`last\` ones before the cursor \`before\`. The connection has the records alone (\`nodes\`), with their cursors (\`edges\`), and their number on all pages (\`totalCount\`).`,
})
export class PageInfo {
  @Field(() => Boolean, {
    description: 'Always true of a page before a cursor.',
  })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description: 'Always true of a page after a cursor.',
  })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'For `before`.',
  })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'For `after`.' })
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
  @ObjectType(`${name}Edge`, { description: 'A record and its cursor.' })
  class EdgeType implements Edge<T> {
    @Field(() => String)
    cursor!: string;

    @Field(() => node)
    node!: T;
  }

  @ObjectType({ description: 'A page of a list.' })
  abstract class ConnectionType implements Connection<T> {
    static readonly Edge: ClassType<Edge<T>> = EdgeType;

    @Field(() => [EdgeType])
    edges!: EdgeType[];

    @Field(() => [node])
    nodes!: T[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;

    @Field(() => Int)
    totalCount!: number;
  }
  return ConnectionType;
}

/** A page of a list; `from` is the key after which it begins, or before which it ends if it is read backwards. */
export interface Page<K extends Key = Newest> {
  direction: Direction;
  size: number;
  from: K | null;
  /** The number of parts of a key. */
  width: number;
  /** The cursor of a key of this list. */
  cursor: (key: K) => string;
}

const given = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * The requested page; throws invalid() for a size outside 1…PAGE_MAX, a foreign cursor, or both directions at once.
 */
export function pageOf<K extends Key>(
  { first, after, last, before }: PageArgs,
  order: Order<K>,
): Page<K> {
  const common = { width: order.parts.length, cursor: (key: K) => cursorOf(order, key) };
  if (!given(last) && !given(before)) {
    const from = after ? parseCursor(order, after, 'after') : null;
    return { ...common, direction: 'forward', size: sizeOf('first', first), from };
  }
  const name = given(last) ? 'last' : 'before';
  for (const [other, value] of Object.entries({ first, after })) {
    if (given(value)) {
      throw invalid({
        [other]: `${other} and ${name} cannot go together: ask for first and after, or for last and before`,
      });
    }
  }
  const from = before ? parseCursor(order, before, 'before') : null;
  return { ...common, direction: 'backward', size: sizeOf('last', last), from };
}

/** A number of records; throws invalid() in the name of its argument for one outside 1…PAGE_MAX. */
export function sizeOf(name: string, given: number | null | undefined, fallback = PAGE_DEFAULT) {
  const size = given ?? fallback;
  if (Number.isInteger(size) && size >= 1 && size <= PAGE_MAX) return size;
  throw invalid({ [name]: `${name} must be from 1 to ${PAGE_MAX}` });
}

/** The parameters of a page: each part of its key, and its size. One row more shows whether the list continues. */
export const pageParameters = <K extends Key>({ from, size, width }: Page<K>): unknown[] => [
  ...(from ?? Array.from({ length: width }, () => null)),
  size + 1,
];

/** Makes a page from one row more than requested, which shows whether the list continues in its direction. */
export function connection<T, K extends Key>(
  found: { nodes: T[]; totalCount: number },
  { direction, size, from, cursor }: Page<K>,
  keyOf: (node: T) => NoInfer<K>,
): Connection<T> {
  const isForward = direction === 'forward';
  const near = found.nodes.slice(0, size);
  const nodes = isForward ? near : near.toReversed();
  const edges = nodes.map((node) => ({ cursor: cursor(keyOf(node)), node }));
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
