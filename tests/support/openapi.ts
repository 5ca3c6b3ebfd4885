import type { JsonSchema, OpenApi, Operation } from '#server/rest/openapi/types';
import type { TestClient } from './client.ts';
import { schemaErrors } from './json-schema.ts';

/** An operation of the document, prepared for tests. */
export interface DescribedOperation {
  method: string;
  path: string;
  name: string;
  operation: Operation;
  /** Status on success. */
  status: number;
  isPublic: boolean;
  /** Schema of its JSON body; null if it has none. */
  body: JsonSchema | null;
}

export interface CallInput {
  pathParams?: Record<string, unknown>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The REST API as its OpenAPI document describes it. */
export class DescribedApi {
  readonly document: OpenApi;
  readonly operations: DescribedOperation[];

  constructor(document: OpenApi) {
    this.document = document;
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) =>
        described(document, method.toUpperCase(), path, operation!),
      ),
    );
  }

  at(method: string, path: string): DescribedOperation | undefined {
    return this.operations.find((each) => each.method === method && each.path === path);
  }

  /** Calls an operation and throws if the response does not match the document. */
  async call(
    client: TestClient,
    { method, path, name, operation }: DescribedOperation,
    { pathParams = {}, query, body, headers }: CallInput,
  ): Promise<{ status: number; body: any; headers: Headers }> {
    const address = path.replace(/\{(\w+)\}/g, (_, part: string) => String(pathParams[part]));
    const [type = ''] = Object.keys(operation.requestBody?.content ?? {});
    const response = await client.fetch(`/api${address}?${new URLSearchParams(query)}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': type }), ...headers },
      ...(body !== undefined && {
        body: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    const wrong = mismatch(this.document, operation, response, text);
    if (wrong.length > 0) {
      throw new Error(`${name} returned ${response.status}: ${wrong.join('; ')}`);
    }
    const isJson = /^application\/(problem\+)?json/.test(
      response.headers.get('content-type') ?? '',
    );
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }
}

function described(
  document: OpenApi,
  method: string,
  path: string,
  operation: Operation,
): DescribedOperation {
  const schema = operation.requestBody?.content['application/json']?.schema;
  const statuses = Object.keys(operation.responses).map(Number);
  return {
    method,
    path,
    name: operation.operationId,
    operation,
    // 206 needs a Range.
    status: Math.max(...statuses.filter((status) => status < 206)),
    isPublic: operation.security?.length === 0,
    body: schema?.$ref ? named(document.components.schemas, schema.$ref) : (schema ?? null),
  };
}

const named = <T>(things: Record<string, T>, ref: string): T => things[ref.split('/').at(-1)!]!;

function mismatch(
  document: OpenApi,
  operation: Operation,
  { status, headers }: Response,
  text: string,
): string[] {
  if (headers.get('cache-control') !== 'no-store') return ['a browser may store it'];
  const given = operation.responses[status];
  if (!given) return ['the document has no such status'];
  const response = '$ref' in given ? named(document.components.responses, given.$ref) : given;
  const undocumented = [
    'link',
    'retry-after',
    'etag',
    'location',
    'allow',
    'accept-ranges',
    'content-range',
  ].filter(
    (name) =>
      headers.has(name) &&
      !Object.keys(response.headers ?? {}).some((known) => known.toLowerCase() === name),
  );
  if (undocumented.length > 0) return [`${undocumented.join()} is not in the document`];
  const types = Object.keys(response.content ?? {});
  if (types.length === 0) return text === '' ? [] : ['a body is not in the document'];
  const sent = headers.get('content-type')?.split(';')[0] ?? '';
  const content = response.content?.[sent];
  if (!content) return [`${sent} instead of ${types.join(' or ')}`];
  return content.schema
    ? schemaErrors(JSON.parse(text), content.schema, document.components.schemas)
    : [];
}
