import {
  concat,
  defer,
  filter,
  fromEvent,
  merge,
  race,
  retry,
  throwError,
  timer,
  type Observable,
} from 'rxjs';

/** Reconnects at once, then with growing delays and jitter, so that clients do not all return together. */
const LONGEST_WAIT_MS = 30_000;
const waitMs = (attempt: number) =>
  Math.min(LONGEST_WAIT_MS, 500 * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);

/** Subscribes again whenever the events end or fail: the server has closed them, or the connection broke. */
export const reconnecting = <T>(
  subscribe: () => Observable<T>,
  isFinal: (error: unknown) => boolean = () => false,
): Observable<T> =>
  defer(() =>
    concat(
      subscribe(),
      throwError(() => new Error('The server has said goodbye.')),
    ),
  ).pipe(
    retry({
      resetOnSuccess: true,
      delay: (error: unknown, attempt) =>
        isFinal(error) ? throwError(() => error) : race(timer(waitMs(attempt)), waking()),
    }),
  );

/** Resolves when the network returns or the page becomes visible. */
const waking = () =>
  merge(
    fromEvent(window, 'online'),
    fromEvent(document, 'visibilitychange').pipe(filter(() => !document.hidden)),
  );
