import { mapValues, SharedParts, type Ref } from './shared-parts.ts';
import type { JsonSchema } from './types.ts';

type Named = Record<string, JsonSchema>;

interface About {
  /** References to the schemas of bodies. */
  bodies: ReadonlySet<string>;
  /** By the reference to a schema. */
  examples: ReadonlyMap<string, unknown>;
}

/** The schemas with each field that recurs under a name of its own, and with an example. */
export function sharedSchemas(given: Named, { bodies, examples }: About): object {
  const schemas = mapValues(given, (each, name) => {
    const ref = `#/components/schemas/${name}`;
    const example = examples.get(ref);
    const isBody = bodies.has(ref);
    return {
      ...(isBody ? each : open(each)),
      ...(example !== undefined && { examples: [example] }),
    };
  });
  const fields = new SharedParts(
    'schemas',
    Object.values(schemas).flatMap(fieldsIn),
    Object.keys(schemas),
  );
  const shared = (schema: JsonSchema): JsonSchema =>
    withinFields(schema, (name, field) => {
      const part = fields.refTo(name, field);
      return part === field ? shared(field) : part;
    });
  return mapValues({ ...schemas, ...fields.components }, shared);
}

/** A response may get fields that a program does not know; a body may not. */
function open({ additionalProperties, ...schema }: JsonSchema): JsonSchema {
  const isOpen = additionalProperties === undefined || additionalProperties === false;
  return isOpen ? schema : { ...schema, additionalProperties };
}

/** The fields of a schema at every depth, with their names. */
function fieldsIn({ properties = {}, items, anyOf = [] }: JsonSchema): [string, JsonSchema][] {
  // A reference is short already.
  const own = Object.entries(properties).filter(([, { type }]) => type !== undefined);
  const inside = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [...own, ...inside.flatMap(fieldsIn)];
}

/** A schema with another schema for each of its fields. */
function withinFields(
  schema: JsonSchema,
  change: (name: string, field: JsonSchema) => JsonSchema | Ref,
): JsonSchema {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: mapValues(properties, (field, name) => change(name, field)),
    }),
    ...(items && { items: withinFields(items, change) }),
    ...(anyOf && { anyOf: anyOf.map((each) => withinFields(each, change)) }),
  };
}
