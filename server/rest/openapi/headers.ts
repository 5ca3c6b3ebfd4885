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

export const challengeHeader: Headers = {
  'WWW-Authenticate': {
    description:
      'Bearer: an access token would do; with error="invalid_token" if the one sent is not valid.',
    schema: text,
  },
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

/** How a file can be read again, or in parts; undefined for one that is made for each request. */
export const keptOf = ({ response }: Route): 'whole' | 'in parts' | undefined =>
  response && 'file' in response ? response.kept : undefined;

/** The headers of a file. */
export function fileHeaders(route: Route): Headers {
  const kept = keptOf(route);
  return {
    ...requestIdHeader,
    ...(kept && {
      ETag: {
        description: 'Identifies these bytes, for If-None-Match and If-Range.',
        schema: text,
      },
    }),
    ...(kept === 'in parts' && {
      'Accept-Ranges': { description: 'bytes: Range may ask for a part.', schema: text },
    }),
  };
}

/** The size of a file, and which part of it is sent. */
export const contentRangeHeader: Headers = {
  'Content-Range': {
    description:
      '`bytes 0-499/1234`: the first and the last byte, and the size of the file; `bytes */1234` if none is sent.',
    schema: text,
  },
};

/** The headers that a request may have. */
export function headerParameters(route: Route, returnsJson: boolean): Parameter[] {
  const kept = keptOf(route);
  return [
    ...(route.idempotent ? [requestKey] : []),
    ...(isConditional(route) ? [ifMatch] : []),
    ...(route.method === 'get' && (returnsJson || kept) ? [ifNoneMatch] : []),
    ...(kept === 'in parts' ? [range, ifRange] : []),
  ];
}

const header = (name: string, description: string, schema: Parameter['schema']): Parameter => ({
  name,
  in: 'header',
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

const range = header(
  'Range',
  'One range of bytes, such as `bytes=0-499`, `bytes=500-` or `bytes=-500`: the response is that part (206). Several ranges and other units return the whole file.',
  text,
);

const ifRange = header(
  'If-Range',
  'The ETag of the file that Range continues: if it is another file by now, the response is the whole of it (200).',
  text,
);
