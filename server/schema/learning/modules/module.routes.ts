import { limit, oneOf, texts } from '#server/rest/queries';
import { asking, byId, versionedInput, get, post, type Route } from '#server/rest/route';
import * as learning from './learning.ts';
import * as modules from './modules.ts';
import { moduleFilters, moduleTabs } from '#domain/learning/modules';
import { moduleCompletionSchema } from '#domain/learning/modules.schema';

export const moduleRoutes: readonly Route[] = [
  get(
    '/modules',
    'modules',
    asking(
      { category: oneOf(moduleFilters), status: oneOf(moduleTabs), ...texts('query') },
      modules.list,
    ),
  ),
  get(
    '/modules/recommended',
    'recommendedModules',
    asking(limit, (ctx, _, { limit }) => modules.recommend(ctx, limit)),
  ),
  get('/modules/:id', 'module', byId(modules.get), { response: { type: 'ModuleDetail' } }),
  post(
    '/modules/:id/complete',
    'completeModule',
    versionedInput(moduleCompletionSchema, (ctx, id, input) =>
      learning.complete(ctx, { ...(input as object), moduleId: id }),
    ),
    { status: 200 },
  ),
];
