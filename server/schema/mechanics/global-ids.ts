import {
  getNamedType,
  GraphQLID,
  isInputObjectType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { globalId, parseGlobalId } from '#domain/records/global-ids';
import {
  nounOf,
  nounOfArgument,
  nounOfField,
  nounOfInput,
  RAW,
  type NounByKind,
} from './id-nouns.ts';

type Field = GraphQLField<unknown, unknown>;
type Values = Record<string, unknown>;
type Decode = (value: unknown, args: Values) => unknown;

const isId = (type: GraphQLOutputType | GraphQLInputType) => getNamedType(type) === GraphQLID;

/**
 * Makes every ID of the schema the global id of a noun (decision 076): encoded where a field is read, decoded before a
 * resolver is called, so resolvers and records know only plain ids. An ID without a noun stops the start.
 */
export function makeIdsGlobal(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isId(field.type)) encodeField(schema, type.name, field);
      decodeArguments(schema, field);
    }
  }
  return schema;
}

/** Resolvers that read one property and encode it, so a read need select no other column for them. */
const plainResolvers = new WeakSet<object>();

/** True if a field is a property of its object: it has no resolver, or is an id. */
export const isProperty = ({ resolve }: Pick<Field, 'resolve'>): boolean =>
  !resolve || plainResolvers.has(resolve);

function encodeField(schema: GraphQLSchema, typeName: string, field: Field): void {
  const { name } = field;
  if (field.resolve) throw new Error(`${typeName}.${name} is an ID with a resolver of its own.`);
  const noun = nounOfField(field) ?? (name === 'id' ? typeName : undefined);
  if (typeof noun === 'object') {
    field.resolve = (source) => {
      const record = source as Values;
      const of = nounOf(noun, record[noun.kind]);
      return of && each(record[name], (id) => globalId(of, id));
    };
    return;
  }
  mustExist(schema, noun, `${typeName}.${name}`);
  const prefix = name === 'id' && noun !== typeName ? `${typeName}.${noun}` : noun;
  const encode = (id: string | number) => globalId(prefix, id);
  field.resolve = (source) => each((source as Values)[name], encode);
  plainResolvers.add(field.resolve);
}

function each(value: unknown, encode: (id: string | number) => string): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => each(one, encode));
  return encode(value as string | number);
}

/** Puts the resolver of a field behind one that turns the global ids of its arguments into plain ones. */
function decodeArguments(schema: GraphQLSchema, field: Field): void {
  const decoders = field.args.flatMap((argument) => {
    const { name, type } = argument;
    const decode = isId(type) ? ofArgument(schema, field, argument) : ofInput(schema, type);
    return decode ? [[name, decode] as const] : [];
  });
  if (decoders.length === 0) return;
  const decoded = (args: Values): Values => {
    const plain = { ...args };
    for (const [name, decode] of decoders) {
      if (plain[name] !== undefined) plain[name] = decode(plain[name], args);
    }
    return plain;
  };
  const { resolve, subscribe } = field;
  if (resolve) field.resolve = (source, args, ...rest) => resolve(source, decoded(args), ...rest);
  if (subscribe) {
    field.subscribe = (source, args, ...rest) => subscribe(source, decoded(args), ...rest);
  }
}

function ofArgument(schema: GraphQLSchema, field: Field, argument: GraphQLArgument): Decode | null {
  const noun = nounOfArgument(field, argument);
  if (noun === RAW) return null;
  if (typeof noun === 'object') {
    return (value, args) => plainOf(nounOf(noun, args[noun.kind]), value);
  }
  mustExist(schema, noun, `${field.name}(${argument.name}:)`);
  return (value) => plainOf(noun, value);
}

const inputs = new WeakMap<GraphQLSchema, Map<string, Decode | null>>();

/** Returns null if a type has no ids. The result copies the input, which another field may share. */
function ofInput(schema: GraphQLSchema, given: GraphQLInputType): Decode | null {
  const type = getNamedType(given);
  if (!isInputObjectType(type)) return null;
  const known = inputs.get(schema) ?? new Map<string, Decode | null>();
  inputs.set(schema, known);
  const found = known.get(type.name);
  if (found !== undefined) return found;
  known.set(type.name, null);
  const decoders = Object.values(type.getFields()).flatMap((field) => {
    const { name } = field;
    if (!isId(field.type)) {
      const below = ofInput(schema, field.type);
      return below ? [[name, below] as const] : [];
    }
    const noun = nounOfInput(type.name, name);
    mustExist(schema, noun, `${type.name}.${name}`);
    return [[name, (value: unknown) => plainOf(noun, value)] as const];
  });
  const decode: Decode = (value, args) => {
    if (Array.isArray(value)) return value.map((one) => decode(one, args));
    if (typeof value !== 'object' || value === null) return value;
    // type-graphql later turns it into an instance of the input's class.
    const plain: Values = { ...value };
    for (const [name, below] of decoders) {
      if (plain[name] !== undefined) plain[name] = below(plain[name], args);
    }
    return plain;
  };
  const result = decoders.length > 0 ? decode : null;
  known.set(type.name, result);
  return result;
}

/** Returns the plain id in a noun's global id. Anything else stays as it is: a plain id is valid, the id of another noun is not. */
function plainOf(noun: string | null, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => plainOf(noun, one));
  const parsed = parseGlobalId(value);
  return parsed && parsed.noun === noun ? parsed.id : value;
}

function mustExist(
  schema: GraphQLSchema,
  noun: string | NounByKind | undefined,
  place: string,
): asserts noun is string {
  if (typeof noun !== 'string' || !isObjectType(schema.getType(noun))) {
    throw new Error(`The ID ${place} has no noun.`);
  }
}
