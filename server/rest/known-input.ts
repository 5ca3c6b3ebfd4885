import { ignoredKeys, refuseUnknown } from '../unknown-names.ts';
import type { Handler } from './call.ts';
import { bodySchema } from './openapi/bodies.ts';
import type { JsonSchema } from './openapi/types.ts';
import type { Route } from './route.ts';

/** The query parameter of the same kind. */
const ignoredParameters = new Set(['userId']);

/** Refuses names that the route does not read: otherwise a misspelt one would seem to have worked. */
export function onlyKnown(
  { query, body }: Pick<Route, 'query' | 'body'>,
  handler: Handler,
): Handler {
  const parameters = Object.keys(query ?? {});
  const schema = body && bodySchema(body);
  return (ctx, call) => {
    refuseUnknown('parameter', '', Object.keys(call.query), parameters, ignoredParameters);
    if (schema) refuseFields(schema, call.body, '');
    return handler(ctx, call);
  };
}

/** Refuses names at every depth that the schema does not have; the specification's client sends some more at the first. */
function refuseFields(schema: JsonSchema, value: unknown, path: string): void {
  const { items, properties, additionalProperties } = schema.anyOf?.[0] ?? schema;
  if (items && Array.isArray(value)) {
    value.forEach((each, index) => refuseFields(items, each, `${path}[${index}]`));
  }
  if (!properties || !isObject(value)) return;
  if (!additionalProperties) {
    const ignored = path === '' ? ignoredKeys : noKeys;
    refuseUnknown('field', path, Object.keys(value), Object.keys(properties), ignored);
  }
  for (const [name, below] of Object.entries(properties)) {
    if (Object.hasOwn(value, name)) {
      const given = (value as Record<string, unknown>)[name];
      refuseFields(below, given, path ? `${path}.${name}` : name);
    }
  }
}

const noKeys: ReadonlySet<string> = new Set();

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
