import { getNamedType, isInputObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import manifest from '../../../package.json' with { type: 'json' };
import { cookieName } from '../../auth/sessions/session-token.ts';
import type { Env } from '../../env.ts';
import { isOpen, type Route } from '../route.ts';
import { contract } from '../routes.ts';
import { bodySchema } from './bodies.ts';
import { isRepeatable, refusal, refusals, refusalsOf } from './refusals.ts';
import { Schemas } from './schemas.ts';
import type {
  ResponseObject,
  Content,
  JsonSchema,
  OpenApi,
  Operation,
  Parameter,
} from './types.ts';
import { REPLAYED_HEADER, REQUEST_KEY_HEADER, REQUEST_KEY_MAX } from '#domain/requests';

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
  schemas.add('Refusal', refusal);
  return {
    openapi: '3.1.0',
    info: {
      title: 'ParaMed CPD',
      version: manifest.version,
      summary: manifest.description,
      description: introduction,
    },
    servers: [{ url: `${env.publicUrl}/api` }],
    security: [{ session: [] }],
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.collected,
      responses: refusals,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName(env) } },
    },
  };
}

const introduction =
  'Sign in with `POST /login` or `POST /register`: the session is a cookie. Requests and responses are JSON. ' +
  'Ids are integers, times are ISO 8601 in UTC, and a day stands as its midnight UTC. ' +
  'A refusal says why in `message`, and in `fields` for each field that is wrong. ' +
  'Keys that are not listed never take effect.';

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
  const again = route.also?.includes(200) && { 200: { ...response, description: 'It was there.' } };
  return {
    operationId: route.name,
    summary: route.summary ?? twin?.description ?? route.name,
    tags: [tag],
    parameters: [
      ...pathParameters(route, twin),
      ...queryParameters(route, twin),
      ...(route.idempotent ? [requestKey] : []),
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { [route.status]: response, ...again, ...refusalsOf(route) },
    ...(isOpen(route) && { security: [] }),
  };
}

const requestKey: Parameter = {
  name: REQUEST_KEY_HEADER,
  in: 'header',
  required: false,
  description: `A name of your own for this request. Sent again under it with the same body, the request creates nothing: it returns the record created first, with \`${REPLAYED_HEADER}: true\`. With another body it is refused (409).`,
  schema: { type: 'string', minLength: 1, maxLength: REQUEST_KEY_MAX },
};

function bodyOf({ body, files, name }: Route, twin: Twin, schemas: Schemas): Content | undefined {
  if (files) return Object.fromEntries(files.map((type) => [type, {}]));
  if (!body) return undefined;
  const input = getNamedType(twin?.args.find((arg) => arg.name === 'input')?.type ?? null);
  const schema = schemas.add(
    input?.name ?? `${name}Input`,
    bodySchema(body, isInputObjectType(input) ? input : undefined),
  );
  return { 'application/json': { schema } };
}

function responseOf(route: Route, twin: Twin, schemas: Schemas): ResponseObject {
  const { status, response, query } = route;
  if (status === 204) return { description: 'Done.' };
  if (response && 'file' in response) {
    const types = [response.file].flat();
    return {
      description: 'The file.',
      content: Object.fromEntries(types.map((type) => [type, {}])),
    };
  }
  if (response && 'files' in response) {
    const content = Object.entries(response.files).map(([media, types]) => [
      media,
      types ? { schema: oneOfTypes([types].flat(), schemas) } : {},
    ]);
    return { description: 'The file.', content: Object.fromEntries(content) as Content };
  }
  const headers = {
    ...(query?.['after'] && {
      Link: { description: 'The next page, if any: rel="next".', schema: text },
    }),
    ...(isRepeatable(route) && {
      [REPLAYED_HEADER]: {
        description: 'true if an earlier request under the same key has created the record.',
        schema: { type: 'string', enum: ['true'] },
      },
    }),
  };
  return {
    description: 'Done.',
    ...(Object.keys(headers).length > 0 && { headers }),
    content: { 'application/json': { schema: schemaOf(route, twin, schemas) } },
  };
}

function oneOfTypes(types: readonly string[], schemas: Schemas): JsonSchema {
  const refs = types.map((type) => schemas.ref(type));
  return refs.length === 1 ? refs[0]! : { anyOf: refs };
}

function schemaOf({ name, response }: Route, twin: Twin, schemas: Schemas): JsonSchema {
  if (response && 'schema' in response) return response.schema;
  if (response && 'type' in response) return schemas.ref(response.type);
  if (!twin) throw new Error(`GraphQL has no ${name}: the route must say what it returns.`);
  return schemas.ofResponse(twin.type);
}

const text = { type: 'string' };
const anId = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };

/** GraphQL says of its id what the last part of the path is. */
function pathParameters({ path, params }: Route, twin: Twin): Parameter[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const id = twin?.args.find(({ type }) => getNamedType(type).name === 'ID');
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    description: (name === names.at(-1) && id?.description) || 'Which one.',
    schema: params?.[name] ?? anId,
  }));
}

function queryParameters({ query = {} }: Route, twin: Twin): Parameter[] {
  return Object.entries(query).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: false,
    description:
      description ?? twin?.args.find((arg) => arg.name === name)?.description ?? 'A filter.',
    schema,
  }));
}
