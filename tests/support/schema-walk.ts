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

/** Every input object that a mutation takes, as an operation over `$input` with a sample to spoil. */
export function inputs(): { name: string; query: string; sample: Record<string, unknown> }[] {
  return Object.values(schema.getMutationType()!.getFields()).flatMap((field) => {
    const input = field.args.find((arg) => arg.name === 'input');
    const type = input && getNamedType(input.type);
    if (!isInputObjectType(type)) return [];
    const others = field.args
      .filter((arg) => arg !== input && isRequiredArgument(arg))
      .map((arg) => `, ${arg.name}: ${something(arg.type)}`);
    const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
    const call = `${field.name}(input: $input${others.join('')})${selection}`;
    const sample = Object.fromEntries(
      Object.values(type.getFields()).map(({ name, type: each }) => [name, valueOf(each)]),
    );
    return [{ name: field.name, query: `mutation($input: ${input!.type}) { ${call} }`, sample }];
  });
}

/** A sample as JSON has it: keys in quotes. */
const valueOf = (type: GraphQLInputType): unknown =>
  JSON.parse(something(type).replace(/([{,] )(\w+):/g, '$1"$2":'));

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
