import type { ServerResponse } from 'node:http';
import type { CountedLimit, LimitDisplay } from '../auth/sign-in/counting.ts';
import { currentResponse } from './request-id.ts';

const counted = new WeakMap<ServerResponse, Map<string, CountedLimit>>();

/**
 * Shows limits in the headers `RateLimit` and `RateLimit-Policy` of the current response
 * (draft-ietf-httpapi-ratelimit-headers). Without effect over a websocket.
 */
export const rateLimitHeaders: LimitDisplay = {
  show: (limit) => change((limits) => limits.set(limit.name, limit)),
  hide: (name) => change((limits) => limits.delete(name)),
};

function change(run: (limits: Map<string, CountedLimit>) => void): void {
  const res = currentResponse();
  if (!res || res.headersSent) return;
  const limits = counted.get(res) ?? new Map<string, CountedLimit>();
  counted.set(res, limits);
  run(limits);
  set(
    res,
    'RateLimit',
    limits,
    ({ remaining, resetSeconds }) => `r=${remaining};t=${resetSeconds}`,
  );
  set(
    res,
    'RateLimit-Policy',
    limits,
    ({ quota, windowSeconds }) => `q=${quota};w=${windowSeconds}`,
  );
}

function set(
  res: ServerResponse,
  header: string,
  limits: ReadonlyMap<string, CountedLimit>,
  valueOf: (limit: CountedLimit) => string,
): void {
  const items = [...limits].map(([name, limit]) => `"${name}";${valueOf(limit)}`);
  if (items.length > 0) res.setHeader(header, items.join(', '));
  else res.removeHeader(header);
}
