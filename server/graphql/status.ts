import type { ApolloServerPlugin, HeaderMap } from '@apollo/server';
import type { Context } from '../context.ts';
import { REPLAYED_HEADER } from '#domain/requests';

const statuses: Record<string, number> = {
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
};

/**
 * GraphQL returns 200 with errors in it; but anything in between (a proxy, a monitor, a client that retries) must see
 * from the status that a call was refused for now, and when to retry.
 */
export const statusPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ contextValue, response }) {
        if (contextValue.isReplay) response.http.headers.set(REPLAYED_HEADER, 'true');
        if (response.body.kind !== 'single') return;
        for (const { extensions } of response.body.singleResult.errors ?? []) {
          const status = statuses[String(extensions?.['code'])];
          if (status === undefined) continue;
          response.http.status = status;
          const seconds = extensions?.['retryAfterSeconds'];
          if (seconds) response.http.headers.set('retry-after', String(seconds));
        }
      },
    };
  },
};

/** The type of responses that the draft of GraphQL over HTTP adds to plain JSON. */
export const GRAPHQL_TYPE = 'application/graphql-response+json';

/** Codes of operations that were read and cannot be executed. */
const unexecuted = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
]);

/**
 * The status of Apollo Server's response. As the draft has it, an operation that cannot be executed is 400 only in the
 * draft's own type: a client that takes plain JSON may drop the errors of any other response than 200.
 */
export function statusOf(status: number, headers: HeaderMap, body: string): number {
  if (status !== 400 || headers.get('content-type')?.startsWith(GRAPHQL_TYPE)) return status;
  const { errors = [] } = JSON.parse(body) as { errors?: { extensions?: { code?: string } }[] };
  return errors.every(({ extensions }) => unexecuted.has(extensions?.code ?? '')) ? 200 : status;
}
