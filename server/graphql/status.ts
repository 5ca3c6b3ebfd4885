import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context.ts';

const statuses: Record<string, number> = {
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INSUFFICIENT_STORAGE: 507,
};

/**
 * GraphQL returns 200 with errors in it; but anything in between (a proxy, a monitor, a client that
 * retries) must see from the status that a call was refused for now, and when to come back.
 */
export const statusPlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
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
