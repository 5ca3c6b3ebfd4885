import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { enumName } from '../schema/mechanics/vocabulary.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes the variables of a query as typed clients take them: the names of enums, instead of the words that this server
 * takes as well.
 */
export function typedValues(schema: GraphQLSchema, query: string, variables: Values): Values {
  const types = new Map<string, GraphQLInputType>();
  for (const definition of parse(query).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const found = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
      if (found) types.set(variable.name.value, found);
    }
  }
  const typed = Object.entries(variables).map(([name, value]) => {
    const type = types.get(name);
    return [name, type ? named(type, value) : value];
  });
  return Object.fromEntries(typed) as Values;
}

function named(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return named(type.ofType, value);
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((each) => named(type.ofType, each)) : value;
  }
  if (isEnumType(type)) return typeof value === 'string' ? enumName(value) : value;
  if (!isInputObjectType(type) || value === null || typeof value !== 'object') return value;
  const fields = type.getFields();
  const each = Object.entries(value).map(([name, inner]) => {
    const field = fields[name];
    return [name, field ? named(field.type, inner) : inner];
  });
  return Object.fromEntries(each);
}
