import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { boundOf, listBounds, wholes } from '#server/schema/mechanics/list-bounds';
import { schema } from '#tests/support/schema-walk';

/** Decision 077: what can grow is a connection; any other list of objects has a bound, or is part of a whole. */
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);

const isConnection = (type: GraphQLObjectType) => 'pageInfo' in type.getFields();
const isNode = (type: GraphQLObjectType) =>
  'id' in type.getFields() && type.getInterfaces().length > 0;

interface List {
  type: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  name: string;
}

const lists: List[] = types
  .filter((type) => !isConnection(type))
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => isListType(getNullableType(field.type)))
      .filter((field) => isCompositeType(getNamedType(field.type)))
      .map((field) => ({ type, field, name: `${type.name}.${field.name}` })),
  );

/** Returns the types that these types consist of; a record or a page that they name is no part of them. */
function partsOf(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (type: GraphQLObjectType) => {
    if (found.has(type.name)) return;
    found.add(type.name);
    for (const field of Object.values(type.getFields())) {
      const below = getNamedType(field.type);
      if (isObjectType(below) && !isNode(below) && !isConnection(below)) visit(below);
    }
  };
  for (const name of names) {
    const type = schema.getType(name);
    if (isObjectType(type)) visit(type);
  }
  return found;
}

const parts = partsOf(wholes);
const pageSizes = ['first', 'last', 'limit'];
const isSized = ({ field }: List) =>
  field.args.some(({ name }) => [...pageSizes, 'ids'].includes(name));
const isPart = ({ type, name }: List) => parts.has(type.name) || wholes.includes(name);
const isBounded = ({ type, field }: List) => boundOf(type.name, field.name) !== undefined;

describe('every list of objects without pages', () => {
  test('has a bound, or is part of a whole, or names its size', () => {
    const others = lists.filter((each) => !isBounded(each) && !isPart(each) && !isSized(each));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('that has a bound takes no size', () => {
    expect(lists.filter(isBounded).filter(isSized)).toEqual([]);
  });
});

test('every bound is that of a list, and every whole has one', () => {
  const names = new Set(lists.flatMap(({ name, field }) => [name, field.name]));
  expect(Object.keys(listBounds).filter((name) => !names.has(name))).toEqual([]);
  const listed = new Set(lists.flatMap(({ name, type }) => [name, type.name]));
  const holding = (name: string) => [...partsOf([name]), name].some((each) => listed.has(each));
  expect(wholes.filter((name) => !holding(name))).toEqual([]);
});
