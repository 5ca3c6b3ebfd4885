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

/** Sender of a request: a program with its token, a signed-in user, a visitor, or a user who signs in. */
type Sender = 'token' | 'session' | 'visitor' | 'signing in';

/** Lines to copy. They use the token of the head of the page, or the session that the lines of `login` keep. */
export function linesOf(document: OpenApi, { method, path, operation }: Asked): Lines {
  const url = document.servers[0]!.url + withValues(path, operation);
  const [type] = Object.keys(operation.requestBody?.content ?? {});
  const body = smallestBody(document, operation);
  const sent = { url, method, type, body, sender: senderOf(operation) };
  return { curl: curl(sent), JavaScript: javascript(sent), Python: python(sent) };
}

function senderOf({ operationId, security = [] }: Operation): Sender {
  if (['login', 'register'].includes(operationId)) return 'signing in';
  if (security.length === 0) return 'visitor';
  return security.some((each) => 'accessToken' in each) ? 'token' : 'session';
}

interface Sent {
  url: string;
  method: string;
  type: string | undefined;
  /** Undefined if the body is a file or missing. */
  body: object | undefined;
  sender: Sender;
}

const cookies: Partial<Record<Sender, string>> = {
  session: ' -b cookies.txt',
  'signing in': ' -c cookies.txt',
};

function curl({ url, method, type, body, sender }: Sent): string {
  const parts = [
    `curl${cookies[sender] ?? ''}${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${url}'`,
    ...(sender === 'token' ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(type ? [`-H 'Content-Type: ${type}'`] : []),
    ...(body ? [`-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`] : []),
    ...(type && !body ? ['--data-binary @file'] : []),
  ];
  return parts.join(' \\\n  ');
}

function javascript({ url, method, type, body, sender }: Sent): string {
  const headers = [
    ...(sender === 'token' ? ['authorization'] : []),
    ...(sender === 'session' ? ['cookie'] : []),
    ...(type ? [`'content-type': '${type}'`] : []),
  ];
  const options = [
    ...(method === 'get' ? [] : [`method: '${method.toUpperCase()}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body ? [`body: JSON.stringify(${JSON.stringify(body)})`] : []),
    ...(type && !body ? ['body: file'] : []),
  ];
  const given = options.length > 0 ? `, {\n  ${options.join(',\n  ')},\n}` : '';
  const kept =
    sender === 'signing in'
      ? "\nconst [cookie] = response.headers.getSetCookie().map((each) => each.split(';')[0]);"
      : '';
  return `const response = await fetch('${url}'${given});${kept}`;
}

const senders: Record<Sender, string> = {
  token: 'program',
  session: 'session',
  'signing in': 'session',
  visitor: 'requests',
};

function python({ url, method, type, body, sender }: Sent): string {
  const given = [
    `'${url}'`,
    ...(body ? [`json=${literal(body)}`] : []),
    ...(type && !body ? ['data=file', `headers={'Content-Type': '${type}'}`] : []),
  ];
  const begun = sender === 'signing in' ? 'session = requests.Session()\n' : '';
  return `${begun}response = ${senders[sender]}.${method}(${given.join(', ')})`;
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
