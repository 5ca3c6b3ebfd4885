import type { JsonSchema, OpenApi, Operation } from './types.ts';
import { nameIn } from './words.ts';

/** One request in the words of a shell and of two languages. */
export interface Lines {
  curl: string;
  JavaScript: string;
  Python: string;
}

export interface Asked {
  method: string;
  path: string;
  operation: Operation;
}

/** Lines to copy. They use the session's cookie that the head of the page sets up. */
export function linesOf(document: OpenApi, { method, path, operation }: Asked): Lines {
  const url = document.servers[0]!.url + withValues(path, operation);
  const isSignedIn = operation.security?.length !== 0;
  const [type] = Object.keys(operation.requestBody?.content ?? {});
  const sent = { url, method, type, body: smallestBody(document, operation), isSignedIn };
  return { curl: curl(sent), JavaScript: javascript(sent), Python: python(sent) };
}

interface Sent {
  url: string;
  method: string;
  type: string | undefined;
  /** Undefined if the body is a file, or there is none. */
  body: object | undefined;
  isSignedIn: boolean;
}

function curl({ url, method, type, body, isSignedIn }: Sent): string {
  const parts = [
    `curl${isSignedIn ? ' -b cookies.txt' : ''}${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${url}'`,
    ...(type ? [`-H 'Content-Type: ${type}'`] : []),
    ...(body ? [`-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`] : []),
    ...(type && !body ? ['--data-binary @file'] : []),
  ];
  return parts.join(' \\\n  ');
}

function javascript({ url, method, type, body, isSignedIn }: Sent): string {
  const headers = [
    ...(isSignedIn ? ['cookie'] : []),
    ...(type ? [`'content-type': '${type}'`] : []),
  ];
  const options = [
    ...(method === 'get' ? [] : [`method: '${method.toUpperCase()}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body ? [`body: JSON.stringify(${JSON.stringify(body)})`] : []),
    ...(type && !body ? ['body: file'] : []),
  ];
  const given = options.length > 0 ? `, {\n  ${options.join(',\n  ')},\n}` : '';
  return `const response = await fetch('${url}'${given});`;
}

function python({ url, method, type, body, isSignedIn }: Sent): string {
  const given = [
    `'${url}'`,
    ...(body ? [`json=${literal(body)}`] : []),
    ...(type && !body ? ['data=file', `headers={'Content-Type': '${type}'}`] : []),
  ];
  return `response = ${isSignedIn ? 'session' : 'requests'}.${method}(${given.join(', ')})`;
}

const words: Record<string, string> = { true: 'True', false: 'False', null: 'None' };

/** Formats a value as Python. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(
      ([key, each]) => `${JSON.stringify(key)}: ${literal(each)}`,
    );
    return `{${pairs.join(', ')}}`;
  }
  return words[String(value)] ?? JSON.stringify(value);
}

/** The path with a value for each of its parameters. */
const withValues = (path: string, { parameters }: Operation): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    return encodeURIComponent(String(parameter?.example ?? parameter?.schema.enum?.[0] ?? 1));
  });

/** The required fields of the body, as in its example. */
function smallestBody(document: OpenApi, { requestBody }: Operation): object | undefined {
  const { schema, example } = requestBody?.content['application/json'] ?? {};
  if (!schema) return undefined;
  const { required = [], properties = {} } = resolved(document, schema);
  const given = (example ?? {}) as Record<string, unknown>;
  // An update requires no field, so its example has the first one.
  const names = required.length > 0 ? required : Object.keys(given).slice(0, 1);
  return Object.fromEntries(names.map((name) => [name, given[name] ?? valueOf(properties[name])]));
}

const resolved = ({ components }: OpenApi, schema: JsonSchema): JsonSchema =>
  schema.$ref ? (components.schemas[nameIn(schema.$ref)] ?? {}) : schema;

/** A placeholder for fields without an example. */
function valueOf(schema: JsonSchema | undefined): unknown {
  const [type] = [schema?.type ?? 'string'].flat();
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema?.minimum ?? 1;
  return schema?.enum?.[0] ?? '…';
}
