import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLList,
  isNonNullType,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { rootFields } from './enforce-policy.ts';

/** Marks a nullable field that is null only together with an error at its path. */
export const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'It is null only if there is an error at its path.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      type: new GraphQLList(GraphQLInt),
      defaultValue: [0],
      description: 'Where in a list of lists this holds; 0 is the field itself.',
    },
  },
});

/**
 * Makes every field of Query, Mutation and Subscription nullable: one that fails leaves the others of its operation, and
 * a write that was stored is never reported as null with them (decision 062).
 */
export function makeRootsNullable(schema: GraphQLSchema): GraphQLSchema {
  for (const field of rootFields(schema)) {
    if (!isNonNullType(field.type)) continue;
    field.type = field.type.ofType;
    field.extensions = { ...field.extensions, semanticNonNull: true };
  }
  return schema;
}

/** Adds @semanticNonNull to the fields of a printed schema; graphql-js prints no directives. */
export function withSemanticNonNull(printed: string, schema: GraphQLSchema): string {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const names = new Set(roots.map((type) => type?.name));
  const ends: number[] = [];
  for (const type of parse(printed).definitions) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION || !names.has(type.name.value)) continue;
    const fields = (schema.getType(type.name.value) as GraphQLObjectType).getFields();
    for (const { name, type: given } of type.fields ?? []) {
      if (fields[name.value]!.extensions['semanticNonNull']) ends.push(given.loc!.end);
    }
  }
  return ends.reduceRight(
    (text, end) => `${text.slice(0, end)} @semanticNonNull${text.slice(end)}`,
    printed,
  );
}
