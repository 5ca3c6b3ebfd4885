import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { PAGE_DEFAULT, PAGE_MAX } from '#domain/pages';
import { invalid } from '../errors.ts';

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: `How many, 1 to ${PAGE_MAX}; ${PAGE_DEFAULT} when not said.`,
  })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The cursor after which the page begins.' })
  after?: string | null;
}

@ObjectType({ description: 'Where a page of a list ends.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether more follow.' })
  hasNextPage!: boolean;

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

    @Field(() => PageInfo, { description: 'Where this page ends.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'How many there are on all pages.' })
    totalCount!: number;
  }
  return ConnectionType;
}

/** A place in a list: the moment and the id by which lists are ordered. */
export interface Place {
  at: Date;
  id: number;
}

export interface Page {
  first: number;
  after: Place | null;
}

/** The page that is asked for; throws invalid() for a size outside 1…PAGE_MAX or a foreign cursor. */
export function pageOf({ first, after }: PageArgs): Page {
  const size = first ?? PAGE_DEFAULT;
  if (!Number.isInteger(size) || size < 1 || size > PAGE_MAX) {
    throw invalid({ first: `first must be from 1 to ${PAGE_MAX}` });
  }
  return { first: size, after: after ? parseCursor(after) : null };
}

/** Opaque to callers: the moment and the id by which lists are ordered. */
export const cursorOf = (at: Date, id: number) =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** The place that a cursor marks; throws invalid() if it is not one of ours. */
export function parseCursor(cursor: string): Place {
  const found = /^(-?\d{1,15})\.(\d{1,10})$/.exec(
    cursor.length > 60 ? '' : Buffer.from(cursor, 'base64url').toString(),
  );
  const at = new Date(Number(found?.[1] ?? NaN));
  if (!found || Number.isNaN(at.getTime()) || Number(found[2]) > 2_147_483_647) {
    throw invalid({ after: 'after is not a cursor of this list' });
  }
  return { at, id: Number(found[2]) };
}

/** A page from one row more than requested, which shows whether another page follows. */
export function connection<T>(
  found: { nodes: T[]; totalCount: number },
  page: Page,
  cursor: (node: T) => string,
): Connection<T> {
  const nodes = found.nodes.slice(0, page.first);
  const edges = nodes.map((node) => ({ cursor: cursor(node), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: found.nodes.length > page.first,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: found.totalCount,
  };
}
