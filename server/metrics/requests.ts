import type { Request } from 'express';
import type { Server, ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';
import { clientOperations } from './client-operations.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']);

/** Measures how long requests take, from their headers to the last byte of the response. */
export function measureRequests(registry: Registry, server: Server): void {
  const duration = new Histogram({
    name: 'paramed_http_request_duration_seconds',
    help: 'How long requests take, by route or by operation of the app.',
    labelNames: ['method', 'route', 'operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  server.on('request', (req: Request, res: ServerResponse) => {
    const took = duration.startTimer();
    res.once('close', () => {
      const method = methods.has(req.method) ? req.method : 'other';
      took({ method, ...routeOf(req), status: String(res.statusCode) });
    });
  });
}

/** Paths where routers are mounted; Express knows the others. */
const mounted = /^\/(api|calendar|unsubscribe|sandbox)(?=[/?]|$)/i;

/** The route of a request as the program defines it: the address that a caller wrote is never a label. */
export function routeOf({ route, originalUrl, url, body }: Request): { route: string; operation: string } {
  // Queries that take the fast path never reach Express.
  const path: unknown = url === '/graphql' ? url : route?.path;
  if (typeof path !== 'string') return { route: 'other', operation: '' };
  const mount = mounted.exec(originalUrl)?.[0].toLowerCase() ?? '';
  if (path !== '/graphql') return { route: `${mount}${path}`, operation: '' };
  const name: unknown = body?.operationName;
  const known = typeof name === 'string' && clientOperations.has(name);
  return { route: path, operation: known ? name : 'other' };
}
