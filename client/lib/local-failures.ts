import isNetworkError from 'is-network-error';
import { failureMessages, localFailureMessages as local } from '#domain/records/failure-messages';
import { explainLocalFailures, messageOf } from './form-errors.ts';

/** Errors of the browser by their names: https://webidl.spec.whatwg.org/#dfn-error-names-table. */
const named: Partial<Record<string, string>> = {
  NetworkError: failureMessages.noConnection,
  TimeoutError: local.tookTooLong,
  AbortError: local.interrupted,
  NotReadableError: local.fileUnreadable,
  EncodingError: local.notDecoded,
  DataError: local.notDecoded,
  SyntaxError: local.notDecoded,
  URIError: local.notDecoded,
  QuotaExceededError: local.noRoom,
  NotAllowedError: local.notAllowed,
  SecurityError: local.notAllowed,
  InvalidStateError: local.storageFailed,
  TransactionInactiveError: local.storageFailed,
  VersionError: local.storageFailed,
  UnknownError: local.storageFailed,
};

/** Chromium, Firefox and Safari, in this order, if the code of a part does not arrive. */
const notLoaded =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** `TextDecoder` throws a TypeError, and so does decompression. */
const notDecoded = /encoded data was not valid|not a valid|compressed (?:data|input)/i;

/** Returns the message for a failure without a response of the server. */
export function localFailureOf(error: unknown): string {
  if (isNetworkError(error) || isClosedSocket(error)) return failureMessages.noConnection;
  const { name, message, cause } = describe(error);
  if (notLoaded.test(message)) return local.notLoaded;
  if (name === 'TypeError' && notDecoded.test(message)) return local.notDecoded;
  // The document and the database have errors of this name, too.
  if (name === 'NotFoundError' && /file/i.test(message)) return local.fileUnreadable;
  const known = named[name];
  if (known) return known;
  return cause ? messageOf(cause) : local.ofApp(name);
}

function describe(error: unknown): { name: string; message: string; cause?: unknown } {
  if (typeof error !== 'object' || error === null) return { name: typeof error, message: '' };
  const { name, message, cause } = error as { name?: unknown; message?: unknown; cause?: unknown };
  return { name: String(name ?? 'unknown'), message: String(message ?? ''), cause };
}

/** A websocket rejects with the event that closed it; Apollo Client makes an error of it. */
const isClosedSocket = (error: unknown): boolean =>
  (error instanceof Event && /^(?:close|error)$/.test(error.type)) ||
  (error instanceof Error && error.message.startsWith('Socket closed'));

explainLocalFailures(localFailureOf);
