import { inWords } from './words.ts';

export interface RestResult<T = any> {
  status: number;
  body: T;
  headers: Headers;
}

export interface GraphQLResult<T = any> {
  data: T;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; fields?: Record<string, string> };
  }[];
  status: number;
  headers: Headers;
}

/** A refusal without what differs from one request to the next. */
export function withoutRequest<T>(body: T): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const { instance: _, requestId: _id, ...rest } = body as Record<string, unknown>;
  return rest as T;
}

/** Called with every response that any client receives. */
export const responseListeners = new Set<
  (client: TestClient, asked: string, answer: Response) => void
>();

/** One browser, or one program with an access token: keeps its cookie and calls REST and GraphQL over real HTTP. */
export class TestClient {
  cookie = '';
  /** An access token. */
  token = '';
  /** The registered user, as the server returned it. */
  user!: { id: number; username: string; fullName: string };
  readonly #server: { url: string };

  constructor(server: { url: string }) {
    this.#server = server;
  }

  get url(): string {
    return this.#server.url;
  }

  async fetch(
    path: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const response = await fetch(this.#server.url + path, {
      ...init,
      headers: {
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...init.headers,
      },
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) {
      if (cookie.includes('_session=')) this.cookie = cookie.split(';')[0]!;
    }
    for (const listener of responseListeners)
      listener(this, `${init.method ?? 'GET'} ${path}`, response);
    return response;
  }

  async rest<T = any>(method: string, path: string, body?: unknown): Promise<RestResult<T>> {
    const response = await this.fetch(`/api${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text && isJson(response) ? JSON.parse(text) : undefined,
      headers: response.headers,
    };
  }

  /** Enums and ids as the app reads them; `raw` has their names and global ids. */
  async graphql<T = any>(query: string, variables: object = {}): Promise<GraphQLResult<T>> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query, variables }),
      headers: { 'content-type': 'application/json' },
    });
    const body = (await response.json()) as GraphQLResult<T>;
    return {
      ...body,
      ...('data' in body && { data: inWords(query, body.data) }),
      status: response.status,
      headers: response.headers,
    };
  }

  /** Sends a body as it is. */
  async raw(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ): Promise<{ status: number; text: string; body: any; headers: Headers }> {
    const response = await this.fetch(path, { method, body, headers });
    const text = await response.text();
    return { status: response.status, text, body: parsed(text), headers: response.headers };
  }
}

const isJson = ({ headers }: Response): boolean =>
  /^application\/(problem\+)?json/.test(headers.get('content-type') ?? '');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Pages and files are no JSON.
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** Password of every user that a test signs up. */
export const PASSWORD = 'night-shift-7';

let people = 0;

/** Returns a new client with a new account, signed in. */
export async function signedUp(server: { url: string }, change: object = {}): Promise<TestClient> {
  const client = new TestClient(server);
  people += 1;
  const response = await client.rest('POST', '/register', {
    username: `medic${people}-${Math.random().toString(36).slice(2, 8)}`,
    password: PASSWORD,
    fullName: `Alex Medic ${people}`,
    organization: 'Queensland Ambulance Service',
    ...change,
  });
  if (response.status !== 201) throw new Error(`registration returned ${response.status}`);
  client.user = response.body;
  return client;
}
