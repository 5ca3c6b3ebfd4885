/** Codes of a connection that failed since the server was stopped or killed while a request was on it. */
export const CONNECTION_LOST = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'] as const;

/** Codes of requests to a server that is down: its connections are lost, and new ones are refused. */
export const SERVER_DOWN = ['ECONNREFUSED', ...CONNECTION_LOST] as const;

/** Returns the code of an error, or of its cause: `fetch` wraps the error of the connection. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : errorCode(error.cause);
}

/** Returns a handler that turns errors of these codes or names (`AbortError`) into null; it throws all others. */
export const admit =
  (...expected: readonly string[]) =>
  (error: unknown): null => {
    const found = [errorCode(error), (error as Partial<Error> | null)?.name];
    if (expected.some((each) => found.includes(each))) return null;
    throw error;
  };
