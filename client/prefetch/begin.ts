/** Data for the script in the page's head. */
export interface Beginning {
  /** The operations to request at once, by name. */
  queries: Record<string, string>;
  /** Files of the sign-in, of every signed-in screen, and of the dashboard. */
  auth: string[];
  code: string[];
  dashboard: string[];
  /** Address of the list of files that the page loads once it is idle. */
  later: string;
}

/** The files to load once a page is idle, by purpose. */
export interface FilesForLater {
  /** Files of screens that are likely next, so that they open at once. */
  likely: string[];
  /** Files of the forms and lists that work without a connection. */
  offline: string[];
}

export interface EarlyRequest {
  query: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Requests sent before the program loaded; each response is used once. */
    earlyRequests?: Record<string, EarlyRequest>;
    /** Address of `FilesForLater`; undefined while developing. */
    filesForLater?: string;
  }
}

/** Storage key of the note that a user is signed in. */
export const SIGNED_IN_KEY = 'signed-in';

/**
 * Runs alone in the page's head: its source is the script, so it uses nothing from outside. Without the note that a
 * user is signed in, it requests no data.
 */
export function beginEarly({ queries, auth, code, dashboard, later }: Beginning): void {
  window.filesForLater = later;
  const { head } = document;
  const load = (files: string[]) => {
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/${file}`;
      head.append(link);
    }
  };
  const { pathname } = window.location;
  if (
    /^\/(verify|shared|confirm|teach|does-this-count|forgot-password|reset-password)/.test(pathname)
  )
    return;
  if (pathname === '/auth') return load(auth);
  const isDashboard = pathname === '/';
  let isKnown = false;
  try {
    isKnown = localStorage.getItem('signed-in') !== null;
  } catch {
    // Without storage no user counts as signed in.
  }
  window.earlyRequests = {};
  for (const [name, query] of isKnown ? Object.entries(queries) : []) {
    if (name === 'Dashboard' && !isDashboard) continue;
    const response = fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ operationName: name, variables: {}, query }),
    });
    // The code that uses the response handles a failure.
    response.catch(() => {});
    window.earlyRequests[name] = { query, response };
  }
  load([...new Set(isDashboard ? code.concat(dashboard) : code)]);
}
