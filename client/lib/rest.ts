import { messageOf } from './form-errors.ts';

/** A refusal of the server, in its own words. */
class RestError extends Error {}

/** Asks the REST interface, for what GraphQL does not carry: files. Throws what `restMessageOf` can say. */
export async function callRest(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init });
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as { message?: string } | null;
  throw new RestError(body?.message || response.statusText || 'The server refused this.');
}

/** The server's own words, else a plain sentence about the connection. */
export const restMessageOf = (error: unknown): string =>
  error instanceof RestError ? error.message : messageOf(error);
