import {
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
} from 'graphql';
import { createEvents } from '#server/realtime/pubsub';
import { isBesideId } from '#server/schema/mechanics/beside-id';
import { createSchema } from '#server/schema/index';

/** The schema as the server builds it. */
export const schema: GraphQLSchema = createSchema(createEvents(null).pubsub);

export interface RootField {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  /** An operation that selects the field with the fewest arguments that the schema allows. */
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

/** Every mutation with an input object, as an operation over `$input` with a valid sample. */
export function mutationInputs(): {
  name: string;
  query: string;
  sample: Record<string, unknown>;
}[] {
  return Object.values(schema.getMutationType()!.getFields()).flatMap((field) => {
    const input = field.args.find((arg) => arg.name === 'input');
    const type = input && getNamedType(input.type);
    if (!isInputObjectType(type)) return [];
    const others = field.args
      .filter((arg) => arg !== input && isRequiredArgument(arg))
      .map((arg) => `, ${arg.name}: ${sampleLiteral(arg.type)}`);
    const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
    const call = `${field.name}(input: $input${others.join('')})${selection}`;
    const sample = Object.fromEntries(
      Object.values(type.getFields()).map(({ name, type: each }) => [name, valueOf(each)]),
    );
    return [{ name: field.name, query: `mutation($input: ${input!.type}) { ${call} }`, sample }];
  });
}

/** A sample as JSON, with quoted keys and names of enums. */
const valueOf = (type: GraphQLInputType): unknown =>
  JSON.parse(
    sampleLiteral(type)
      .replace(/(^|: |\[)([A-Z][A-Z_]*)(?=[\], ]|$)/g, '$1"$2"')
      .replace(/([{,] )(\w+):/g, '$1"$2":'),
  );

function call(field: GraphQLField<unknown, unknown>): string {
  const args = field.args
    .filter(isRequiredArgument)
    .map((arg) => `${arg.name}: ${sampleLiteral(arg.type)}`);
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection}`;
}

const samples: Record<string, string> = {
  ID: '"1"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Date: '"2026-01-01"',
  DateTime: '"2026-01-01T00:00:00.000Z"',
  URL: '"https://example.org/"',
  JSONObject: '{ some: 1 }',
};

function sampleLiteral(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sampleLiteral(type.ofType);
  if (isListType(type)) return `[${sampleLiteral(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return samples[type.name] ?? '"some text"';
  const fields = Object.values(type.getFields()).filter(isRequiredInputField);
  return `{ ${fields.map((field) => `${field.name}: ${sampleLiteral(field.type)}`).join(', ')} }`;
}

/** Selects all fields of a type without required arguments, down to a depth. */
export function selectionOf(type: GraphQLOutputType, depth = 4): string {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return '{ __typename id }';
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    // Deeper, it would exceed the limit of a document.
    if (depth < 3 && isBesideId(named, field.name)) return [];
    if (!isCompositeType(getNamedType(field.type))) return [field.name];
    const inside = depth > 1 ? selectionOf(field.type, depth - 1) : '';
    return inside ? [`${field.name} ${inside}`] : [];
  });
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '';
}

export interface FieldWithId {
  name: string;
  query: string;
  /** Valid variables with `id` in the tested place. */
  variables(id: string): Record<string, unknown>;
}

/** Every field of Query and Mutation that takes an id, in an argument or an input, once for each place. */
export function fieldsWithIds(samples: Record<string, Record<string, unknown>>): FieldWithId[] {
  return [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.values(root.getFields()).flatMap((field) => {
      const given = field.args.filter((arg) => isRequiredArgument(arg) || isId(arg.type));
      const kind = root.name.toLowerCase();
      const declared = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
      const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
      const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
      const query = `${kind}(${declared}) { ${field.name}(${passed})${selection} }`;
      const base = Object.fromEntries(
        given
          .filter((arg) => isRequiredArgument(arg))
          .map((arg) => [arg.name, sampleFor(arg, samples[field.name])]),
      );
      return placesOf(given).map((place) => ({
        name: `${field.name} ${place.join('.')}`,
        query,
        variables: (id) => withId(base, place, id),
      }));
    }),
  );
}

const isId = (type: GraphQLInputType): boolean => getNamedType(type).name === 'ID';

function sampleFor(arg: GraphQLArgument, body: Record<string, unknown> = {}): unknown {
  const type = getNamedType(arg.type);
  if (!isInputObjectType(type)) return valueOf(arg.type);
  const fields = Object.values(type.getFields());
  const known = fields.filter(({ name }) => name in body).map(({ name }) => [name, body[name]]);
  const sample = valueOf(arg.type);
  return Array.isArray(sample) ? sample : { ...(sample as object), ...Object.fromEntries(known) };
}

/** Paths of ids: ['id'], ['input', 'goalId'], or ['rows', 'goalId'] for that of each row. */
function placesOf(args: readonly GraphQLArgument[]): string[][] {
  return args.flatMap((arg) => {
    const type = getNamedType(arg.type);
    if (isId(arg.type)) return [[arg.name]];
    if (!isInputObjectType(type)) return [];
    const ids = Object.values(type.getFields()).filter((field) => isId(field.type));
    return ids.map((field) => [arg.name, field.name]);
  });
}

function withId(base: Record<string, unknown>, place: string[], id: string) {
  const [first = '', second] = place;
  if (second === undefined) return { ...base, [first]: id };
  const put = (into: unknown) => ({ ...(into as object), [second]: id });
  const within = base[first];
  return { ...base, [first]: Array.isArray(within) ? within.map(put) : put(within) };
}
