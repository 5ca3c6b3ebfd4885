import type { HeaderMap } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';

/** Values of `Accept` kept; browsers and our client send two or three. */
const KEPT_TYPES = 20;

/** The content type that Apollo Server returned for each value of `Accept` so far. */
export class ResponseTypes {
  readonly #known = new LRUCache<string, string>({ max: KEPT_TYPES });

  of({ headers }: IncomingMessage): string | undefined {
    return this.#known.get(headers.accept ?? '');
  }

  learn({ headers: { accept = '' } }: IncomingMessage, headers: HeaderMap): void {
    const type = headers.get('content-type');
    if (type) this.#known.set(accept, type);
  }
}
