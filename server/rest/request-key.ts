import { invalid } from '../errors.ts';
import type { Handler } from './call.ts';
import { entryOf, type Route } from './route.ts';
import { REQUEST_KEY_HEADER, requestKeyInBody, requestKeyNotTaken } from '#domain/requests';

/**
 * Refuses an idempotency key that a POST does not take: its caller would repeat the request in good faith, and so would a
 * balancer. What a POST only reads may be read again.
 */
export function onlyTakenKey(route: Route, handler: Handler): Handler {
  const { method, idempotent, body } = route;
  if (method !== 'post' || idempotent || entryOf(route).access === 'read') return handler;
  const message = body?.fields['requestKey'] ? requestKeyInBody : requestKeyNotTaken;
  return (ctx, call) => {
    if (ctx.caller.requestKey !== null) throw invalid({ [REQUEST_KEY_HEADER]: message });
    return handler(ctx, call);
  };
}
