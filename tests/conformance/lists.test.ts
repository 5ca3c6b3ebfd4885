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
import { boundOf } from '#server/schema/mechanics/list-bounds';
import { schema } from '#tests/support/schema-walk';

/** Decision 077: what can grow is a connection; any other list of objects has a bound, or is part of a whole. */
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);

const isConnection = (type: GraphQLObjectType) => 'pageInfo' in type.getFields();
const isNode = (type: GraphQLObjectType) =>
  'id' in type.getFields() && type.getInterfaces().length > 0;

interface Found {
  type: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  name: string;
}

const fields: Found[] = types
  .filter((type) => !isConnection(type))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({
      type,
      field,
      name: `${type.name}.${field.name}`,
    })),
  );
const lists = fields
  .filter(({ field }) => isListType(getNullableType(field.type)))
  .filter(({ field }) => isCompositeType(getNamedType(field.type)));

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

/**
 * Types that are read, worked out or written as a whole, and lists that each version of the program has. Their lists, and
 * those of their parts, are as long as the plan, the rule, the period or the text that they describe;
 * PORTFOLIO_MAX_RECORDS limits the reports among them.
 */
const wholes: readonly string[] = [
  'Query.moduleCategories',
  'Query.modules',
  'User.profileItems',
  'AccountImport',
  'ActivityReadiness',
  'AnsweredModuleReview',
  'AuditReadiness',
  'CountPart',
  'CpdPace',
  'CpdSummary',
  'CpdYear',
  'FrozenSubmission',
  'LearningGoal',
  'Module',
  'NotificationPreferences',
  'Portfolio',
  'Recency',
  'Renewal',
  'Roster',
  'Submission',
  'YearInReview',
];

const parts = partsOf(wholes);
const pageSizes = ['first', 'last', 'limit'];
const isSized = ({ field }: Found) =>
  field.args.some(({ name }) => [...pageSizes, 'ids'].includes(name));
const isPart = ({ type, name }: Found) => parts.has(type.name) || wholes.includes(name);
const isBounded = ({ field }: Found) => boundOf(field) !== undefined;

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
  const known = new Set(lists.map(({ name }) => name));
  const others = fields.filter(isBounded).filter(({ name }) => !known.has(name));
  expect(others.map(({ name }) => name)).toEqual([]);
  const listed = new Set(lists.flatMap(({ name, type }) => [name, type.name]));
  const holding = (name: string) => [...partsOf([name]), name].some((each) => listed.has(each));
  expect(wholes.filter((name) => !holding(name))).toEqual([]);
});
