import type { ClassType } from 'type-graphql';
import type { Context } from '#server/context';

/** Reads those of the given records that the caller may read, in any order. */
export type ReadMany = (ctx: Context, ids: readonly number[]) => Promise<readonly { id: number }[]>;

interface NodeKind {
  /** The class of its GraphQL type. */
  type: ClassType;
  many: ReadMany;
}

/** Every type that can be read by id alone, by its name; the resolver of each noun adds its own. */
export const nodeKinds: Record<string, NodeKind> = {};

/** Makes the records of a GraphQL type readable by their id alone, through `node` and `nodes`. */
export function defineNode(name: string, type: ClassType, many: ReadMany): void {
  nodeKinds[name] = { type, many };
}
