import { getNamedType, isInputObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import manifest from '../../../package.json' with { type: 'json' };
import { cookieName } from '../../auth/sessions/session-token.ts';
import type { Env } from '../../env.ts';
import { policy } from '../../auth/policy.ts';
import { entryOf, isOpen, locationOf, type Route } from '../route.ts';
import { contract, routes as allRoutes } from '../routes.ts';
import { bodySchema } from './bodies.ts';
import { examples } from './examples.ts';
import { graphqlOnly } from './graphql-only.ts';
import {
  contentRangeHeader,
  fileHeaders,
  headerParameters,
  headersOf,
  keptOf,
  requestIdHeader,
} from './headers.ts';
import { problem, refusals, refusalsOf } from './refusals.ts';
import { nullable, Schemas } from './schemas.ts';
import type {
  ResponseObject,
  Content,
  JsonSchema,
  OpenApi,
  Operation,
  Parameter,
} from './types.ts';
import { PRODUCT } from '#domain/product';

/** REST as an OpenAPI document: from the table of routes, the forms it validates with, and the types of GraphQL. */
export function openApi(env: Env, schema: GraphQLSchema): OpenApi {
  const schemas = new Schemas(schema);
  const paths: OpenApi['paths'] = {};
  for (const [tag, routes] of Object.entries(contract)) {
    for (const route of routes) {
      const path = (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {});
      path[route.method] = operation(tag, route, twinOf(schema, route.name), schemas);
    }
  }
  schemas.add('Problem', problem);
  return {
    openapi: '3.1.0',
    info: {
      title: PRODUCT,
      version: manifest.version,
      summary: manifest.description,
      description: introduction,
      license: { name: manifest.license, identifier: manifest.license },
      contact: { name: 'Support', url: `${env.publicUrl}/help` },
    },
    servers: [{ url: `${env.publicUrl}/api`, description: 'This server.' }],
    security: [{ session: [] }, { accessToken: [] }],
    tags: Object.entries(contract).map(([name, routes]) => ({
      name,
      description: `${[...new Set(routes.map(({ path }) => `\`/${path.split('/')[1]}\``))].join(', ')}.`,
    })),
    paths,
    'x-graphql-only': graphqlOnly(schema),
    components: {
      schemas: schemas.collected,
      responses: refusals,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName(env) },
        accessToken: { type: 'http', scheme: 'bearer', description: tokenNote },
      },
    },
  };
}

const introduction =
  'Send an access token, which you create in Settings, as `Authorization: Bearer …`, or sign in with `POST /login` or ' +
  '`POST /register`: the session is a cookie. Requests and responses are JSON. ' +
  'Ids are integers, times are ISO 8601 in UTC, and days are YYYY-MM-DD; those of the user’s registration stand as their midnight UTC.\n\n' +
  'A refusal is a problem document (RFC 9457): `detail` says why, `code` names the kind, and `fields` has what is wrong by field. ' +
  'Fields and parameters that are not listed are refused by name; `userId`, `id`, `role` and `password` in a body never take effect.\n\n' +
  'Lists are arrays; `Link` has the next page. Records have an `ETag`: send it as `If-None-Match` to read only what is new (304), and as `If-Match` to change only what you have seen (412). ' +
  'An `Idempotency-Key` makes a creation safe to send again. `RateLimit` shows what is left of a limit that counts a request.';

const tokenNote =
  'An access token has scopes, such as activities:read or activities:write, which includes reading; an operation lists the one that it needs, and is refused (403) by its name without it.';

type Twin = GraphQLField<unknown, unknown> | undefined;

/** The GraphQL field of the same name: of the query, of the mutation, or of the user. */
function twinOf(schema: GraphQLSchema, name: string): Twin {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getType('User')];
  const fields = roots.map((type) => type && 'getFields' in type && type.getFields()[name]);
  return fields.find((field): field is GraphQLField<unknown, unknown> => Boolean(field));
}

function operation(tag: string, route: Route, twin: Twin, schemas: Schemas): Operation {
  const body = bodyOf(route, twin, schemas);
  const response = responseOf(route, twin, schemas);
  const kept = keptOf(route);
  const same = route.method === 'get' && (isJson(response) || kept) && { 304: unchanged };
  const part = kept === 'in parts' && { 206: partly(response) };
  const again = route.also?.includes(200) && { 200: { ...response, description: 'It was there.' } };
  return {
    operationId: route.name,
    ...wordsOf(route, twin),
    tags: [tag],
    parameters: [
      ...pathParameters(route, twin),
      ...queryParameters(route, twin),
      ...headerParameters(route, isJson(response)),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { [route.status]: response, ...again, ...part, ...same, ...refusalsOf(route) },
    ...securityOf(route),
  };
}

/** The first sentence is the summary; the description has the rest, and what an access token needs. */
function wordsOf(route: Route, twin: Twin): Pick<Operation, 'summary' | 'description'> {
  const words = route.summary ?? twin?.description ?? route.name;
  const summary = /^.*?\.(?=\s|$)/s.exec(words)?.[0] ?? words;
  const rest = words.slice(summary.length).trim();
  return { summary, description: [rest, tokenNeedOf(route)].filter(Boolean).join(' ') };
}

/** Describes what an access token needs, from the policy. */
function tokenNeedOf(route: Route): string {
  const { tokens, noun, access } = policy.needOf(entryOf(route));
  if (isOpen(route) || tokens === 'always') return 'Needs no session.';
  if (tokens === 'never') return 'Closed to access tokens.';
  return `Scope: \`${noun}:${access}\`.`;
}

/**
 * A session, or an access token with the scope that the policy demands; sign-in, security and links are closed to
 * tokens. Linters take scopes under `security` for those of OAuth alone, so an extension states them.
 */
function securityOf(route: Route): Pick<Operation, 'security' | 'x-required-scopes'> {
  if (isOpen(route)) return { security: [] };
  const { tokens, noun, access } = policy.needOf(entryOf(route));
  if (tokens === 'never') return { security: [{ session: [] }] };
  const security: Record<string, string[]>[] = [{ session: [] }, { accessToken: [] }];
  return tokens === 'scoped'
    ? { security, 'x-required-scopes': [`${noun}:${access}`] }
    : { security };
}

function bodyOf({ body, files, name }: Route, twin: Twin, schemas: Schemas): Content | undefined {
  if (files) return Object.fromEntries(files.map((type) => [type, {}]));
  if (!body) return undefined;
  const type = getNamedType(twin?.args.find((arg) => arg.name === 'input')?.type ?? null);
  const input = isInputObjectType(type) ? type : undefined;
  // A body has what GraphQL takes as arguments beside its input, too.
  const beside = (twin?.args ?? []).filter((arg) => arg.name in body.fields);
  const schema = schemas.add(
    input && beside.length === 0 ? input.name : `${name}Input`,
    bodySchema(body, input, beside),
  );
  const { request } = examples[name] ?? {};
  return { 'application/json': { schema, ...(request !== undefined && { example: request }) } };
}

function responseOf(route: Route, twin: Twin, schemas: Schemas): ResponseObject {
  const { status, response } = route;
  if (status === 204) return { description: 'Done.', headers: requestIdHeader };
  const example = examples[route.name]?.response;
  if (response && 'file' in response) {
    const types = [response.file].flat();
    const described = { ...(response.schema && { schema: response.schema, example }) };
    return {
      description: 'The file.',
      headers: fileHeaders(route),
      content: Object.fromEntries(types.map((type) => [type, described])),
    };
  }
  if (response && 'files' in response) {
    const content = Object.entries(response.files).map(([media, types]) => [
      media,
      types ? { schema: oneOfTypes([types].flat(), schemas) } : {},
    ]);
    return { description: 'The file.', content: Object.fromEntries(content) as Content };
  }
  const schema = schemaOf(route, twin, schemas);
  return {
    description: 'Done.',
    headers: headersOf(route, {
      isCreated: locationOf(route, allRoutes) !== undefined,
      isVersioned: schemas.isVersioned(schema),
    }),
    content: {
      'application/json': { schema, ...(example !== undefined && { example }) },
    },
  };
}

const isJson = ({ content }: ResponseObject): boolean =>
  content?.['application/json'] !== undefined;

const unchanged: ResponseObject = {
  description: 'The same as the response that If-None-Match names.',
  headers: {
    ...requestIdHeader,
    ETag: { description: 'The one that If-None-Match names.', schema: { type: 'string' } },
  },
};

const partly = ({ headers, content }: ResponseObject): ResponseObject => ({
  description: 'The part of the file that Range names.',
  headers: { ...headers, ...contentRangeHeader },
  ...(content && { content }),
});

function oneOfTypes(types: readonly string[], schemas: Schemas): JsonSchema {
  const refs = types.map((type) => schemas.ref(type));
  return refs.length === 1 ? refs[0]! : { anyOf: refs };
}

function schemaOf({ name, response }: Route, twin: Twin, schemas: Schemas): JsonSchema {
  if (response && 'schema' in response && response.schema) return response.schema;
  if (response && 'type' in response) {
    const ref = schemas.ref(response.type);
    if (response.isList) return { type: 'array', items: ref };
    return response.nullable ? nullable(ref) : ref;
  }
  if (!twin) throw new Error(`GraphQL has no ${name}: the route must say what it returns.`);
  return schemas.ofResponse(twin.type);
}

const anId = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };

/** The description of GraphQL's `id` argument describes the last part of the path. */
function pathParameters({ path, params, name: operationName }: Route, twin: Twin): Parameter[] {
  const values = examples[operationName]?.path ?? {};
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const id = twin?.args.find(({ type }) => getNamedType(type).name === 'ID');
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    ...described(name === names.at(-1) ? id?.description : null),
    schema: params?.[name] ?? anId,
    example: values[name] ?? 1,
  }));
}

/** A parameter whose name and schema say all has no description. */
const described = (description: string | null | undefined) => (description ? { description } : {});

function queryParameters({ query = {} }: Route, twin: Twin): Parameter[] {
  return Object.entries(query).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...described(description ?? twin?.args.find((arg) => arg.name === name)?.description),
    schema,
  }));
}
