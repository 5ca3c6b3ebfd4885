import { SIGNED_IN_KEY } from './begin.ts';

/** Like `fetch`, but returns the response to an operation that the page has already requested. */
export const earlyOrFetch: typeof fetch = async (input, init) => {
  const early = typeof init?.body === 'string' ? take(init.body) : undefined;
  // If the early request failed, a new one may succeed.
  const response = await early?.catch(() => undefined);
  return response ?? fetch(input, init);
};

function take(body: string): Promise<Response> | undefined {
  const waiting = window.earlyRequests;
  if (!waiting) return undefined;
  const { operationName, query, variables } = JSON.parse(body) as Record<string, unknown>;
  const early = waiting[String(operationName)];
  if (!early || early.query !== query || Object.keys(variables ?? {}).length > 0) return undefined;
  delete waiting[String(operationName)];
  return early.response;
}

/** Notes for the next visit if a user is signed in; only the cookie identifies them. */
export function noteSignedIn(isSignedIn: boolean): void {
  // A response for one user must not be used for the next.
  if (!isSignedIn) delete window.earlyRequests;
  try {
    if (isSignedIn) localStorage.setItem(SIGNED_IN_KEY, 'yes');
    else localStorage.removeItem(SIGNED_IN_KEY);
  } catch {
    // Without storage the next visit starts as usual.
  }
}

/** True if the last visit noted so. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) !== null;
  } catch {
    return false;
  }
}
