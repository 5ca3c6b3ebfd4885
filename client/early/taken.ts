import { SIGNED_IN_KEY } from './begin.ts';

/** `fetch`, but for an operation that the page has asked for already: then that answer. */
export const earlyOrFetch: typeof fetch = async (input, init) => {
  const early = typeof init?.body === 'string' ? take(init.body) : undefined;
  // What failed then may work now.
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

/** Notes for the next visit whether somebody is signed in here; who it is, only the cookie says. */
export function noteSignedIn(isSignedIn: boolean): void {
  // What was asked for one is not for the next.
  if (!isSignedIn) delete window.earlyRequests;
  try {
    if (isSignedIn) localStorage.setItem(SIGNED_IN_KEY, 'yes');
    else localStorage.removeItem(SIGNED_IN_KEY);
  } catch {
    // Without storage the next visit begins as ever.
  }
}

/** Whether the last visit noted so. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) !== null;
  } catch {
    return false;
  }
}
