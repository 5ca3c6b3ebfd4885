import {
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
} from 'graphql';
import { createEvents } from '#server/realtime/pubsub';
import { createSchema } from '#server/schema/index';

/** The schema as the server builds it. */
export const schema: GraphQLSchema = createSchema(createEvents(null).pubsub);

export interface RootField {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  /** An operation that asks for it with the least that the schema demands. */
  operation: string;
}

/** Every field of Query, Mutation and Subscription, so that a new one cannot be forgotten. */
export function rootFields(): RootField[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const;
  return roots.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      kind,
      name: field.name,
      operation: `${kind} { ${call(field)} }`,
    })),
  );
}

function call(field: GraphQLField<unknown, unknown>): string {
  const args = field.args
    .filter(isRequiredArgument)
    .map((arg) => `${arg.name}: ${something(arg.type)}`);
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection}`;
}

const samples: Record<string, string> = {
  ID: '"1"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  DateTime: '"2026-01-01T00:00:00.000Z"',
  URL: '"https://example.org/"',
};

function something(type: GraphQLInputType): string {
  if (isNonNullType(type)) return something(type.ofType);
  if (isListType(type)) return `[${something(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return samples[type.name] ?? '"some text"';
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  return `{ ${fields.map((field) => `${field.name}: ${something(field.type)}`).join(', ')} }`;
}
