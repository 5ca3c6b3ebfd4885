import { integersHere, parseGlobalId } from '#domain/records/global-ids';
import { invalid } from '../errors.ts';
import { ignoredKeys, refuseUnknown } from '../unknown-names.ts';
import { noneOf } from '../validate.ts';
import type { Handler } from './call.ts';
import { bodySchema } from './openapi/bodies.ts';
import type { JsonSchema } from './openapi/types.ts';
import type { Route } from './route.ts';

/** The query parameter of the same kind. */
const ignoredParameters = new Set(['userId']);

/**
 * Refuses names that the route does not read, since a misspelt one would seem to have worked, and words of a parameter
 * that its description does not list.
 */
export function onlyKnown(
  { query = {}, body, params = {} }: Pick<Route, 'query' | 'body' | 'params'>,
  handler: Handler,
): Handler {
  const parameters = Object.keys(query);
  const schema = body && bodySchema(body);
  return (ctx, call) => {
    refuseUnknown('parameter', '', Object.keys(call.query), parameters, ignoredParameters);
    for (const [name, given] of Object.entries(call.params)) {
      if (!params[name]) refuseGlobalId(given, name);
    }
    for (const name of parameters) {
      const given = call.query[name];
      const words = query[name]?.enum;
      if (query[name]?.type === 'integer') refuseGlobalId(given, name);
      if (given && words && !words.includes(given)) throw invalid(noneOf(name, words));
    }
    if (schema) refuseFields(schema, call.body, '');
    return handler(ctx, call);
  };
}

/** Refuses names at every depth that the schema does not have; the specification's client sends some more at the first. */
function refuseFields(schema: JsonSchema, value: unknown, path: string): void {
  const { items, properties, additionalProperties, type } = schema.anyOf?.[0] ?? schema;
  if ([type].flat().includes('integer')) refuseGlobalId(value, path);
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

/** A program that mixes the ids of both APIs gets that as the reason, instead of "not found". */
function refuseGlobalId(given: unknown, name: string): void {
  const parsed = parseGlobalId(given);
  if (parsed) throw invalid({ [name]: integersHere(String(given), parsed.id) });
}

const noKeys: ReadonlySet<string> = new Set();

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);
