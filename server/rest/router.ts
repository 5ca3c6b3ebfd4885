import { Router, type Request, type Response } from 'express';
import { policy } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { announced } from '../realtime/announce.ts';
import type { Call, Handler } from './call.ts';
import { onlyIfMatched, withoutMatching } from './conditional.ts';
import { onlyKnown } from './known-input.ts';
import { refuseOtherMethods } from './methods.ts';
import { onlyTakenKey } from './request-key.ts';
import { respond, unknownPath } from './respond.ts';
import { entryOf, isConditional, locationOf, ruleOf, type Route } from './route.ts';
import { routes } from './routes.ts';

/** Mounts the table of routes: each behind its rule and the checks that all requests need. */
export function restRouter(contextOf: (req: Request, res: Response) => Context): Router {
  const router = Router();
  const mount = (route: Route) => {
    const { method, path, status } = route;
    const location = locationOf(route, routes);
    const isReadBackwards = 'before' in (route.query ?? {});
    const entry = { ...entryOf(route), rule: ruleOf(route) };
    const known = onlyTakenKey(route, onlyKnown(route, matched(route)));
    const handler = entry.access === 'write' ? announced((ctx) => ctx, known) : known;
    const guarded = policy.guard(entry, (ctx: Context, _call: Call) => ctx, handler);
    router[method](path, respond({ status, location, isReadBackwards }, guarded, contextOf));
  };
  // Routes without parameters come first, so that no literal address is taken for the id of a record.
  for (const hasParameters of [false, true]) {
    const some = routes.filter(({ path }) => path.includes(':') === hasParameters);
    some.forEach(mount);
    refuseOtherMethods(router, some);
  }
  router.use(unknownPath);
  return router;
}

function matched(route: Route): Handler {
  if (route.method === 'get') return route.handler;
  return isConditional(route) ? onlyIfMatched(route.handler) : withoutMatching(route.handler);
}
