import { texts } from '../../rest/queries.ts';
import { asking, get, type Route } from '../../rest/route.ts';
import * as pace from './pace.ts';

export const paceRoutes: readonly Route[] = [
  get(
    '/cpd-pace',
    'cpdPace',
    asking(texts('period', 'registration'), (ctx, { period, registration: of }) =>
      pace.get(ctx, period, of),
    ),
  ),
];
