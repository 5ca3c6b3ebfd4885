import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import { isBesideId } from '#server/schema/mechanics/beside-id';

/** Maximum depth of a selection: a screen's list, its edges, their record, its parts. */
const DEPTH = 5;

/**
 * Returns a query for a root field with every field below it that needs no argument, so that new fields are included.
 * `values` maps arguments to values: first by the field and the argument (`field.argument`), then by the argument's
 * name alone.
 */
export function wholeField(
  field: GraphQLField<unknown, unknown>,
  values: Record<string, string>,
): string {
  const given = field.args.flatMap((arg) => argumentOf(field.name, arg, values));
  return `{ ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selectionOf(field.type, [], isListType(getNullableType(field.type)))} }`;
}

function argumentOf(
  field: string,
  arg: GraphQLArgument,
  values: Record<string, string>,
): string | [] {
  const value = values[`${field}.${arg.name}`] ?? values[arg.name];
  if (value !== undefined) return `${arg.name}: ${value}`;
  if (isRequiredArgument(arg)) throw new Error(`No value for ${field}(${arg.name}).`);
  return [];
}

function selectionOf(output: GraphQLOutputType, path: readonly string[], inList = false): string {
  const type = getNamedType(output);
  if (isInterfaceType(type)) return ' { __typename id }';
  if (isEnumType(type) || !isObjectType(type)) return '';
  const fields = Object.values(type.getFields())
    .filter((field) => !field.args.some(isRequiredArgument))
    // A page for each record of a list would exceed the limit of a document.
    .filter((field) => !inList || !isConnection(field.type))
    // Records beside their ids are read by one piece of code with its own test.
    .filter((field) => !isBesideId(type, field.name))
    .map((field) => ({ field, type: getNamedType(field.type) }))
    .filter(
      ({ type: below }) =>
        !isObjectType(below) || (path.length < DEPTH && !path.includes(below.name)),
    );
  const texts = fields.map(({ field }) => {
    const isMany = isListType(getNullableType(field.type));
    const inside = selectionOf(field.type, [...path, type.name], inList || isMany);
    return isObjectType(getNamedType(field.type)) && inside === '' ? '' : field.name + inside;
  });
  const selected = texts.filter(Boolean).join(' ');
  return selected && ` { ${selected} }`;
}

const isConnection = (type: GraphQLOutputType) => getNamedType(type).name.endsWith('Connection');
