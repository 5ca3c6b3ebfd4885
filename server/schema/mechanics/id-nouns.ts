import { Arg, Extensions, Field, getMetadataStorage, ID } from 'type-graphql';
import { typeOfKind } from '#domain/records/bin';

/** Each ID of the schema states its noun: the type whose record it identifies (decision 076). */

/** Nouns of an ID that depend on a field or argument beside it. */
export interface NounByKind {
  kind: string;
  /** Nouns whose kind is not their name in lower case. */
  nouns?: Readonly<Record<string, string>>;
}

/** Marks an argument whose resolver decodes the global id itself. */
export const RAW = Symbol('raw');

type IdNoun = string | NounByKind;
type Given = IdNoun | typeof RAW;
type OneOrList<Noun> = Noun | readonly [Noun];

interface Options {
  description?: string;
  nullable?: boolean;
}

interface Extended {
  extensions: Readonly<Record<string, unknown>>;
}

const typeOf = (noun: OneOrList<Given>) => () => (Array.isArray(noun) ? [ID] : ID);
const one = (noun: OneOrList<Given>) => (Array.isArray(noun) ? noun[0] : noun) as Given;

/** A field that is the ID of a noun, or a list of them: `@IdField(['Activity'])`. An `id` needs none if it is its type's own. */
export const IdField =
  (noun: OneOrList<IdNoun>, options: Options = {}): PropertyDecorator =>
  (target, key) => {
    Field(typeOf(noun), options)(target, key);
    Extensions({ noun: one(noun) })(target, key);
  };

/** An argument that is the ID of a noun, or a list of them. */
export const IdArg =
  (name: string, noun: OneOrList<Given>, options: Options = {}): ParameterDecorator =>
  (target, key, index) => {
    Arg(name, typeOf(noun), options)(target, key!, index);
    Extensions({ [`noun of ${name}`]: one(noun) })(target, key!);
  };

/** The noun of a field of an object, or of an argument that a class declares; undefined if it states none. */
export const nounOfField = ({ extensions }: Extended) => extensions['noun'] as IdNoun | undefined;

/** The noun of a field of an input: type-graphql does not hand its extensions on to the inputs that extend it. */
export function nounOfInput(input: string, name: string): IdNoun | undefined {
  const { inputTypes, fieldExtensions } = getMetadataStorage();
  const target = inputTypes.find((type) => type.name === input)?.target;
  return fieldExtensions.find(
    (field) =>
      field.fieldName === name &&
      (field.target === target || field.target.isPrototypeOf(target as object)),
  )?.extensions['noun'] as IdNoun | undefined;
}

/** The noun of an argument of a field; undefined if it states none. */
export const nounOfArgument = (field: Extended, argument: Extended & { name: string }) =>
  (field.extensions[`noun of ${argument.name}`] ?? nounOfField(argument)) as Given | undefined;

/** The noun that a kind beside an ID means; null without a kind. */
export const nounOf = ({ nouns }: NounByKind, kind: unknown): string | null =>
  typeof kind === 'string' ? (nouns?.[kind] ?? typeOfKind(kind)) : null;
