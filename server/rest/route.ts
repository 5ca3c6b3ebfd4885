import type { AnyObjectSchema } from 'yup';
import type { Entry } from '../auth/access.ts';
import { policy } from '../auth/policy.ts';
import type { Rule } from '../auth/rules.ts';
import type { Context } from '../context.ts';
import type { PageArgs } from '../schema/mechanics/pages.ts';
import type { Body } from '../storage/incoming.ts';
import type { JsonSchema } from './openapi/types.ts';
import { numberOf, paging, type Query } from './queries.ts';
import type { Call, Handler } from './call.ts';
import { withVersion } from './conditional.ts';
import type { Shape } from '#domain/forms';
import { PAGE_MAX } from '#domain/pages';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** One address: what runs there, and what openapi/document.ts cannot read off the program by itself. */
export interface Route extends Input, About {
  method: Method;
  /** Below /api, as Express writes it. */
  path: string;
  /** Names the operation. If GraphQL has a field of that name, its description and its type describe the route too. */
  name: string;
  /** The status of a success. */
  status: number;
}

/** The input that a route reads from a request. */
export interface Input {
  handler: Handler;
  body?: AnyObjectSchema;
  /** Instead of a body of JSON: a file of one of these types. */
  files?: readonly string[];
  query?: Query;
  /** True if it recognises a repeated request by its key (records/idempotent.ts). */
  idempotent?: boolean;
  /** True if it compares If-Match with the version of the record (conditional.ts). */
  conditional?: boolean;
}

export interface About {
  status?: number;
  summary?: string;
  /** The response's type as openapi/schemas.ts names it, if it differs from the field's; or no type of ours. */
  response?:
    | { type: string; nullable?: boolean; isList?: boolean }
    | { schema: JsonSchema }
    /** A file; with an ETag if it stays the same, and perhaps with parts of it (Range). */
    | { file: string | readonly string[]; kept?: 'whole' | 'in parts'; schema?: JsonSchema }
    /** One of several files by media type, with a type of ours, or one of several, where it is data. */
    | { files: Readonly<Record<string, string | readonly string[] | null>> };
  /** The schema of a parameter of the path that is not the id of a record. */
  params?: Record<string, Shape>;
  /** Its rule of the policy, if it is stricter than the GraphQL field of the same name. */
  rule?: Rule;
  /** The address of a record that it creates, if not its own address and the id. */
  location?: (record: any) => string;
  /** Statuses beyond those that follow from what it reads. */
  also?: readonly number[];
}

/** Returns the rule of the policy that a route is under. */
export const ruleOf = ({ name, rule }: Pick<Route, 'name' | 'rule'>): Rule =>
  rule ?? policy.ruleOf(name);

/** Returns a route's entry in the policy. */
export const entryOf = ({ name, method }: Pick<Route, 'name' | 'method'>): Entry => ({
  name,
  access: method === 'get' || policy.isReadByPost(name) ? 'read' : 'write',
});

/** True if a route works without a session. */
export const isOpen = (each: Pick<Route, 'name' | 'rule'>): boolean => ruleOf(each) === 'anyone';

/** The address below /api of what a POST creates: its own, or below the list if one record can be read there. */
export function locationOf(
  { method, path, status, location }: Route,
  routes: readonly Route[],
): ((record: any) => string) | undefined {
  if (location || method !== 'post' || status !== 201) return location;
  const isReadable = routes.some((each) => each.method === 'get' && each.path === `${path}/:id`);
  return isReadable ? ({ id }) => `${path}/${id}` : undefined;
}

/** True if a route compares If-Match: an update that has a version, or a deletion of a record that has one. */
export const isConditional = ({ method, body, conditional }: Route): boolean =>
  conditional === true || (method === 'patch' && body?.fields['version'] !== undefined);

/** True if it recognises a repeated request: by a header, or by a key in its body. */
export const isRepeatable = ({ idempotent, body }: Route): boolean =>
  idempotent === true || body?.fields['requestKey'] !== undefined;

const route =
  (method: Method, status: number) =>
  (path: string, name: string, input: Input & About, about: About = {}): Route => ({
    method,
    path,
    name,
    status,
    ...input,
    ...about,
  });

export const get = route('get', 200);
export const post = route('post', 201);
export const patch = route('patch', 200);
export const del = route('delete', 204);

type Run<A extends unknown[]> = (ctx: Context, ...input: A) => unknown;

/** Reads nothing but the caller. */
export const plain = (run: Run<[]>): Input => ({ handler: (ctx) => run(ctx) });

/** Reads the id, or another part of the path. */
export const byId = (run: Run<[id: unknown]>, part = 'id'): Input => ({
  handler: (ctx, { params }) => run(ctx, params[part]),
});

/** Reads a kind of record and an id among those of that kind. */
export const ofKind = (run: Run<[kind: unknown, id: unknown]>): Input => ({
  handler: (ctx, { params }) => run(ctx, params['kind'], params['id']),
});

/** Reads a body, which the noun validates with that schema. */
export const taking = (schema: AnyObjectSchema, run: Run<[input: unknown]>): Input => ({
  handler: (ctx, { body }) => run(ctx, body),
  body: schema,
});

/** Reads a body, and makes a record of it once under the key of the request. */
export const idempotentInput = (schema: AnyObjectSchema, run: Run<[input: unknown]>): Input => ({
  ...taking(schema, run),
  idempotent: true,
});

/** Reads the id and a body, and the version of both or of If-Match. */
export const versionedInput = (
  schema: AnyObjectSchema,
  run: Run<[id: unknown, input: unknown]>,
): Input => ({
  handler: (ctx, call) => run(ctx, call.params['id'], withVersion(call)),
  body: schema,
});

/** Reads the id, and the version of If-Match. */
export const byVersion = (run: Run<[id: unknown, version: number | undefined]>): Input => ({
  handler: (ctx, { params, version }) => run(ctx, params['id'], version),
  conditional: true,
});

/** Reads a file as it was sent; uploads.ts lets no other type through. */
export const uploading = (files: readonly string[], run: Run<[file: unknown]>): Input => ({
  handler: (ctx, { body }) => run(ctx, body),
  files,
});

/** Reads a file off the connection, with what the query says of it; uploads.ts has let it in. */
export const streaming = (query: Query, run: Run<[texts: Call['query'], body: Body]>): Input => ({
  handler: (ctx, call) => run(ctx, call.query, call.body as Body),
  files: ['application/octet-stream'],
  query,
});

/** Reads the query: its texts, some of them as numbers. */
export const asking = (
  query: Query,
  run: Run<[texts: Call['query'], numbers: Record<string, number | undefined>]>,
): Input => ({
  handler: (ctx, call) => {
    const names = Object.keys(query).filter((name) => query[name]?.type === 'integer');
    const numbers = names.map((name) => [name, numberOf(call.query[name])]);
    return run(ctx, call.query, Object.fromEntries(numbers));
  },
  query,
});

/** The largest page, from the requested end. */
function sizesOf({ first, last, after, before }: Record<string, string | undefined>): PageArgs {
  const given = { first: numberOf(first), last: numberOf(last) };
  if (first !== undefined || last !== undefined || (after && before)) return given;
  return before ? { last: PAGE_MAX } : { first: PAGE_MAX };
}

/** Reads a page of a list: as many as one page may hold unless it says fewer. */
export const paged = (run: Run<[args: PageArgs, id: unknown]>, filters?: Query): Input => ({
  handler: (ctx, { query, params }) => run(ctx, { ...query, ...sizesOf(query) }, params['id']),
  query: { ...filters, ...paging },
});
