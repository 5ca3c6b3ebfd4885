import {
  getNamedType,
  GraphQLID,
  isObjectType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '#server/context';
import { nounOf, nounOfField } from '../../mechanics/id-nouns.ts';
import { loadNode, mayReadType } from './node-loader.ts';
import { nodeKinds } from '../../mechanics/node-kinds.ts';

type Field = GraphQLField<unknown, Context>;
type Values = Record<string, unknown>;

/** IDs of records that `node` does not read: they are in the bin. */
const unreadable: readonly string[] = ['BinItem.recordId'];

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
      if (!name || fields[name] || getNamedType(field.type) !== GraphQLID) continue;
      const place = `${type.name}.${field.name}`;
      if (unreadable.includes(place)) continue;
      const noun = nounOfField(field);
      if (!noun) continue;
      const isAny = typeof noun === 'object';
      const object = schema.getType(isAny ? 'Node' : noun);
      if (!isAny && (!Object.hasOwn(nodeKinds, noun) || !isObjectType(object))) continue;
      fields[name] = {
        name,
        type: object as GraphQLOutputType & object,
        description: undefined,
        args: [],
        resolve: (source, _args, ctx) => {
          const values = source as Values;
          const id = values[field.name];
          const of = isAny ? nounOf(noun, values[noun.kind]) : noun;
          if (id === null || id === undefined || of === null) return null;
          if (isAny && !mayReadType(ctx, of)) return null;
          return loadNode(ctx, { type: of, id: Number(id) });
        },
        deprecationReason: undefined,
        extensions: {},
        astNode: undefined,
      };
    }
  }
  return schema;
}
