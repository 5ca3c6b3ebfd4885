import {
  getNamedType,
  GraphQLID,
  GraphQLScalarType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { globalId, parseGlobalId } from '#domain/global-ids';
import {
  argumentNouns,
  nounByName,
  nounOfKind,
  nounsByKind,
  RAW,
  viewsOf,
  type NounByKind,
} from './id-nouns.ts';

type Field = GraphQLField<unknown, unknown>;
type Values = Record<string, unknown>;
type Decode = (value: unknown, args: Values) => unknown;

const isId = (type: GraphQLOutputType | GraphQLInputType) => getNamedType(type) === GraphQLID;

/**
 * Makes every ID of the schema the global id of a noun (decision 076): encoded where a field is read, decoded before a
 * resolver is called, so that resolvers and records know of plain ids alone. An ID without a noun stops the start.
 */
export function makeIdsGlobal(schema: GraphQLSchema): GraphQLSchema {
  const mutations = schema.getMutationType();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInterfaceType(type)) describe(type.getFields()['id']);
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isId(field.type)) encodeField(schema, type.name, field);
      decodeArguments(schema, field, type === mutations);
    }
  }
  return schema;
}

function describe(field: Field | undefined): void {
  if (field) field.description = `${field.description ?? ''} Opaque and globally unique.`.trim();
}

/** The scalar of a field with a noun of its own, while compiled code is made (see `compilingIds`). */
interface Encoded {
  field: Field;
  type: GraphQLOutputType;
  scalarType: GraphQLOutputType;
  resolve: Field['resolve'];
}
const encodedOf = new WeakMap<GraphQLSchema, Encoded[]>();

/** Resolvers that read one property and encode it: they need nothing else of the record. */
const plainResolvers = new WeakSet<object>();

/** True if a field is a property of its object: without a resolver, or an id. */
export const isProperty = ({ resolve }: Pick<Field, 'resolve'>): boolean =>
  !resolve || plainResolvers.has(resolve);

function encodeField(schema: GraphQLSchema, typeName: string, field: Field): void {
  const { name } = field;
  if (field.resolve) throw new Error(`${typeName}.${name} is an ID with a resolver of its own.`);
  if (name === 'id') describe(field);
  const byKind = nounsByKind[`${typeName}.${name}`];
  if (byKind) {
    const view = name === 'id' ? `${typeName}.` : '';
    field.resolve = (source) => {
      const record = source as Values;
      const noun = nounOf(byKind, record[byKind.kind]);
      return noun && each(record[name], (id) => globalId(view + noun, id));
    };
    return;
  }
  const noun = name === 'id' ? (viewsOf[typeName] ?? typeName) : nounByName(typeName, name);
  mustExist(schema, noun, `${typeName}.${name}`);
  const prefix = name === 'id' && noun !== typeName ? `${typeName}.${noun}` : noun;
  const encode = (id: string | number) => globalId(prefix, id);
  const resolve = (source: unknown) => each((source as Values)[name], encode);
  plainResolvers.add(resolve);
  field.resolve = resolve;
  const scalar = new GraphQLScalarType({
    name: `ID_${prefix.replace('.', '_')}`,
    serialize: (value) => encode(value as string | number),
  });
  const all = encodedOf.get(schema) ?? [];
  all.push({ field, type: field.type, scalarType: withScalar(field.type, scalar), resolve });
  encodedOf.set(schema, all);
}

function withScalar(type: GraphQLOutputType, scalar: GraphQLScalarType): GraphQLOutputType {
  if (isNonNullType(type)) return new GraphQLNonNull(withScalar(type.ofType, scalar));
  return isListType(type) ? new GraphQLList(withScalar(type.ofType, scalar)) : scalar;
}

function each(value: unknown, encode: (id: string | number) => string): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => each(one, encode));
  return encode(value as string | number);
}

/**
 * Runs the compiler with ids as leaves that encode themselves, which takes a fifth less time than a resolver for each.
 * The compiler tells scalars apart by their names and only looks at types while it runs.
 */
export function compilingIds<Result>(schema: GraphQLSchema, compile: () => Result): Result {
  const all = encodedOf.get(schema) ?? [];
  for (const each of all) {
    each.field.type = each.scalarType;
    delete each.field.resolve;
  }
  try {
    return compile();
  } finally {
    for (const { field, type, resolve } of all) Object.assign(field, { type, resolve });
  }
}

/** Puts the resolver of a field behind one that turns the global ids of its arguments into plain ones. */
function decodeArguments(schema: GraphQLSchema, field: Field, isMutation: boolean): void {
  const decoders = field.args.flatMap(({ name, type }) => {
    const decode = isId(type)
      ? ofArgument(schema, field, name, isMutation)
      : ofInput(schema, type as GraphQLInputType);
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

function ofArgument(
  schema: GraphQLSchema,
  field: Field,
  name: string,
  isMutation: boolean,
): Decode | null {
  const place = `${field.name}(${name}:)`;
  const given = argumentNouns[`${field.name}.${name}`];
  if (given === RAW) return null;
  if (typeof given === 'object') {
    return (value, args) => plainOf(nounOf(given, args[given.kind]), value);
  }
  const noun =
    given ??
    (name === 'id' ? nounOfField(schema, field, isMutation) : nounByName(field.name, name));
  mustExist(schema, noun, place);
  return (value) => plainOf(noun, value);
}

/** `deleteCrewMember(id:)` is about a CrewMember, whatever it returns; `activity(id:)` about what it returns. */
function nounOfField(schema: GraphQLSchema, { name, type }: Field, isMutation: boolean): string {
  const named = name.replace(/^[a-z]+/, '');
  return isMutation && isObjectType(schema.getType(named)) ? named : getNamedType(type).name;
}

const inputs = new WeakMap<GraphQLSchema, Map<string, Decode | null>>();

/** Null if a type has no ids. The input itself is not changed: another field may have the same one. */
function ofInput(schema: GraphQLSchema, given: GraphQLInputType): Decode | null {
  const type = getNamedType(given);
  if (!isInputObjectType(type)) return null;
  const known = inputs.get(schema) ?? new Map<string, Decode | null>();
  inputs.set(schema, known);
  const found = known.get(type.name);
  if (found !== undefined) return found;
  known.set(type.name, null);
  const decoders = Object.values(type.getFields()).flatMap(({ name, type: fieldType }) => {
    if (!isId(fieldType)) {
      const below = ofInput(schema, fieldType);
      return below ? [[name, below] as const] : [];
    }
    const noun = argumentNouns[`${type.name}.${name}`] ?? nounByName(type.name, name);
    if (typeof noun !== 'string') throw new Error(`${type.name}.${name} needs one noun.`);
    mustExist(schema, noun, `${type.name}.${name}`);
    return [[name, (value: unknown) => plainOf(noun, value)] as const];
  });
  const decode: Decode = (value, args) => {
    if (Array.isArray(value)) return value.map((one) => decode(one, args));
    if (typeof value !== 'object' || value === null) return value;
    // type-graphql makes instances of the input's class of it later.
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

/** The plain id of a noun's global id. A plain id stays as it is, and the id of another noun, which is no plain id. */
function plainOf(noun: string | null, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => plainOf(noun, one));
  const parsed = parseGlobalId(value);
  return parsed && parsed.noun === noun ? parsed.id : value;
}

const nounOf = ({ nouns }: NounByKind, kind: unknown): string | null =>
  typeof kind === 'string' ? (nouns?.[kind] ?? nounOfKind(kind)) : null;

function mustExist(schema: GraphQLSchema, noun: string, place: string): void {
  if (!isObjectType(schema.getType(noun))) throw new Error(`The ID ${place} has no noun.`);
}
