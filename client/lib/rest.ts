interface Body {
  message?: string;
  requestId?: string;
}

/** A refusal of the server, told in the shape of GraphQL's, so that `messageOf` can say either. */
class RestError extends Error {
  readonly errors: { message: string; extensions: { requestId: string | undefined } }[];

  constructor(message: string, requestId?: string) {
    super(message);
    this.errors = [{ message, extensions: { requestId } }];
  }
}

/** Asks the REST interface, for what GraphQL does not carry: files. Throws what `messageOf` can say. */
export async function callRest(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as Body | null;
  const message = body?.message || response.statusText || 'The server refused this.';
  throw new RestError(message, body?.requestId);
}
