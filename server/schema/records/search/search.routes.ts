import { first, texts } from '#server/rest/queries';
import { asking, get, type Route } from '#server/rest/route';
import * as search from './search.ts';

export const searchRoutes: readonly Route[] = [
  get(
    '/search',
    'search',
    asking({ ...texts('query'), ...first }, (ctx, { query }, { first }) =>
      search.all(ctx, { query, first }),
    ),
  ),
];
