/** What the page begins with. */
export interface Beginning {
  /** The operations to ask at once, by name. */
  queries: Record<string, string>;
  /** Files of the sign-in, those that every signed-in screen needs, and those of the dashboard. */
  auth: string[];
  code: string[];
  dashboard: string[];
  /** Files of what one is likely to open, so that it opens at once, and without a connection. */
  later: string[];
}

export interface EarlyRequest {
  query: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Asked before the program was there; each is taken once. */
    earlyRequests?: Record<string, EarlyRequest>;
  }
}

/** Where this browser notes that somebody is signed in. */
export const SIGNED_IN_KEY = 'signed-in';

/**
 * Runs in the page's head, by itself: its text is the script, so it names nothing outside. Without the note that
 * somebody is signed in it asks for no data.
 */
export function beginEarly({ queries, auth, code, dashboard, later }: Beginning): void {
  const { head } = document;
  const load = (files: string[], fetchPriority: 'auto' | 'low') => {
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/${file}`;
      link.fetchPriority = fetchPriority;
      head.append(link);
    }
  };
  const { pathname } = window.location;
  if (/^\/(verify|confirm-email|forgot-password|reset-password)/.test(pathname)) return;
  if (pathname === '/auth') return load(auth, 'auto');
  const isDashboard = pathname === '/';
  let isKnown = false;
  try {
    isKnown = localStorage.getItem('signed-in') !== null;
  } catch {
    // Without storage nobody is known.
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
    // Whoever takes it hears of a failure.
    response.catch(() => {});
    window.earlyRequests[name] = { query, response };
  }
  load([...new Set(isDashboard ? code.concat(dashboard) : code)], 'auto');
  if (!isKnown) return;
  // Fetched, not run, a few at a time, and only when the screen is there.
  const loadSome = () => {
    load(later.splice(0, 10), 'low');
    if (later.length > 0) setTimeout(loadSome, 100);
  };
  addEventListener('load', () => setTimeout(loadSome, 3_000));
}
