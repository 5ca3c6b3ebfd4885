import { isConditional, isRepeatable, type Route } from '../route.ts';
import type { Headers, Parameter } from './types.ts';
import { REPLAYED_HEADER, REQUEST_KEY_HEADER, REQUEST_KEY_MAX } from '#domain/requests';

const text = { type: 'string' };

export const requestIdHeader: Headers = {
  'X-Request-Id': { description: 'The request; the log knows it by this.', schema: text },
};

export const retryAfterHeader: Headers = {
  'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } },
};

/** Of draft-ietf-httpapi-ratelimit-headers; http/rate-limit-headers.ts sets them. */
export const rateLimitHeaders: Headers = {
  RateLimit: {
    description:
      'If the request counted against a limit: how many more may follow (`r`) within how many seconds (`t`), by the name of the limit.',
    schema: text,
  },
  'RateLimit-Policy': {
    description: 'The limit itself: so many (`q`) within so many seconds (`w`).',
    schema: text,
  },
};

interface About {
  /** True if the response has the address of a new record. */
  isCreated: boolean;
  /** True if the response is a record with a version. */
  isVersioned: boolean;
}

/** The headers of a success with a body of JSON. */
export function headersOf(route: Route, { isCreated, isVersioned }: About): Headers {
  const { method, query, also } = route;
  return {
    ...requestIdHeader,
    ...(method === 'get' && {
      ETag: { description: 'Identifies this state, for If-None-Match.', schema: text },
    }),
    ...(method !== 'get' &&
      isVersioned && {
        ETag: { description: 'Identifies the new state, for If-Match.', schema: text },
      }),
    ...(query?.['after'] && {
      Link: {
        description: query['before']
          ? 'The next page and the last, the previous and the first, where there are any (rel="next", "last", "prev", "first").'
          : 'The next page, if any (rel="next"), and from there the first (rel="first").',
        schema: text,
      },
    }),
    ...(isCreated && {
      Location: { description: 'Where the new record is.', schema: text },
    }),
    ...(isRepeatable(route) && {
      [REPLAYED_HEADER]: {
        description: 'true if an earlier request under the same key has created the record.',
        schema: { type: 'string', enum: ['true'] },
      },
    }),
    ...(also?.includes(429) && rateLimitHeaders),
  };
}

/** The headers that a request may have. */
export function headerParameters(route: Route, returnsJson: boolean): Parameter[] {
  return [
    ...(route.idempotent ? [requestKey] : []),
    ...(isConditional(route) ? [ifMatch] : []),
    ...(route.method === 'get' && returnsJson ? [ifNoneMatch] : []),
  ];
}

const header = (name: string, description: string, schema: Parameter['schema']): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const requestKey = header(
  REQUEST_KEY_HEADER,
  `A name of your own for this request. Sent again under it with the same body, the request creates nothing: it returns the record created first, with \`${REPLAYED_HEADER}: true\`. With another body it is refused (409). A key is kept as long as its record.`,
  { type: 'string', minLength: 1, maxLength: REQUEST_KEY_MAX },
);

const ifMatch = header(
  'If-Match',
  'The ETag of the record as you read it, or its version in quotes: if it has changed since, nothing is done (412).',
  text,
);

const ifNoneMatch = header(
  'If-None-Match',
  'The ETag of an earlier response: if it would be the same, the response is 304 without a body.',
  text,
);
