import { texts } from '#server/rest/queries';
import { asking, get, type Route } from '#server/rest/route';
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
