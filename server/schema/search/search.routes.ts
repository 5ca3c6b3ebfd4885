import { first, texts } from '../../rest/queries.ts';
import { asking, get, type Route } from '../../rest/route.ts';
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
