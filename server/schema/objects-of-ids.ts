import DataLoader from 'dataloader';
import {
  getNamedType,
  GraphQLID,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { batchOptions } from '../db/batch-options.ts';
import { nounByName } from './id-nouns.ts';
import { nodeKinds } from './nodes/nodes.ts';

type Field = GraphQLField<unknown, Context>;

/**
 * Adds the record beside its bare id, `document` beside `documentId`, for every type that is read by its id (decision
 * 076). All of a list are read in one statement for each type of record.
 */
export function addObjectsOfIds(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields = type.getFields() as Record<string, Field>;
    for (const field of Object.values(fields)) {
      const name = /^([a-z]\w*)Id$/.exec(field.name)?.[1];
      // The noun of an owner is that of the kind beside it.
      if (!name || name === 'owner' || getNamedType(field.type) !== GraphQLID) continue;
      const noun = nounByName(type.name, field.name);
      const object = schema.getType(noun);
      if (fields[name] || !Object.hasOwn(nodeKinds, noun) || !isObjectType(object)) continue;
      fields[name] = {
        name,
        type: object,
        description: `The record of \`${field.name}\`; null without one, or if it no longer exists.`,
        args: [],
        resolve: (source, _args, ctx) => {
          const id = (source as Record<string, unknown>)[field.name];
          return id === null || id === undefined ? null : loaderOf(ctx, noun).load(Number(id));
        },
        deprecationReason: undefined,
        extensions: {},
        astNode: undefined,
      };
    }
  }
  return schema;
}

type Loader = DataLoader<number, object | null>;
const loaders = new WeakMap<Context, Map<string, Loader>>();

function loaderOf(ctx: Context, noun: string): Loader {
  const own = loaders.get(ctx) ?? new Map<string, Loader>();
  loaders.set(ctx, own);
  const found = own.get(noun);
  if (found) return found;
  const made: Loader = new DataLoader(async (ids) => {
    const records = await nodeKinds[noun]!.many(ctx, [...new Set(ids)]);
    const byId = new Map(records.map((record) => [record.id, record]));
    return ids.map((id) => byId.get(id) ?? null);
  }, batchOptions);
  own.set(noun, made);
  return made;
}
