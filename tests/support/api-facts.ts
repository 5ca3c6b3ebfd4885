import type { JsonSchema, OpenApi } from '#server/rest/openapi/types';

/**
 * Returns what programs rely on in REST, one fact a line. A line that is removed or changed breaks programs, and so
 * does a new one that ends in `required`.
 */
export function apiFacts({ paths, components: named }: OpenApi): string[] {
  const components = {
    schemas: Object.fromEntries(
      Object.entries(named.schemas).map(([name, each]) => [name, withWords(each, named.schemas)]),
    ),
  };
  const facts = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { parameters, requestBody, responses } = operation!;
      const route = `${method.toUpperCase()} ${path}`;
      return [
        route,
        ...parameters
          .filter((each) => each.in !== 'path')
          .flatMap(({ name, required, schema }) => factsOf(`${route} ?${name}`, schema, required)),
        ...Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) => [
          `${route} takes ${type}`,
          ...bodyFacts(route, schema),
        ]),
        ...Object.entries(responses).flatMap(([status, response]) =>
          '$ref' in response
            ? [`${route} ${status}`]
            : Object.entries(response.content ?? { '': {} }).map(([type, { schema }]) =>
                `${route} ${status} ${type} ${schema ? typeOf(schema) : ''}`.trim(),
              ),
        ),
      ];
    }),
  );
  const records = Object.entries(components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).flatMap(([key, schema]) => factsOf(`${name}.${key}`, schema)),
  );
  return [...new Set([...facts, ...records])].toSorted();
}

/** A schema with the words of its vocabularies in place of their names, which no request or response has. */
function withWords(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const { $ref, items, anyOf, properties } = schema;
  const words = $ref && schemas[$ref.split('/').at(-1)!];
  if (words && words.enum) return words;
  const [choice, other] = anyOf?.map((each) => withWords(each, schemas)) ?? [];
  if (choice?.enum && other?.type === 'null') {
    return { type: ['string', 'null'], enum: [...choice.enum, null] };
  }
  return {
    ...schema,
    ...(items && { items: withWords(items, schemas) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, withWords(each, schemas)]),
      ),
    }),
  };
}

const bodyFacts = (route: string, { properties = {}, required = [] }: JsonSchema = {}) =>
  Object.entries(properties).flatMap(([key, schema]) =>
    factsOf(`${route} .${key}`, schema, required.includes(key)),
  );

/** The type of a value, and each of the words that it may be. */
function factsOf(place: string, schema: JsonSchema, required = false): string[] {
  const words = schema.enum ?? schema.items?.enum ?? [];
  return [
    `${place}: ${typeOf(schema)}${required ? ' required' : ''}`,
    ...words.filter((word) => word !== null).map((word) => `${place} = ${word}`),
  ];
}

function typeOf({ $ref, anyOf, type, format, items, properties }: JsonSchema): string {
  if ($ref) return $ref.split('/').at(-1)!;
  if (anyOf) return anyOf.map(typeOf).join(' | ');
  const types = [type ?? 'any'].flat().map((each) => {
    if (each === 'array' && items) return `[${typeOf(items)}]`;
    if (each === 'object' && properties)
      return `{ ${Object.keys(properties).toSorted().join(', ')} }`;
    return each === 'null' || !format ? each : `${each} (${format})`;
  });
  return types.join(' | ');
}
