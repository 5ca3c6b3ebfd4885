import { texts } from '#server/rest/queries';
import { asking, get, type Route } from '#server/rest/route';
import * as cpdYears from './cpd-years.ts';
import * as yearInReview from './year-in-review.ts';

export const cpdYearRoutes: readonly Route[] = [
  get(
    '/cpd-years',
    'cpdYears',
    asking(texts('registration'), (ctx, { registration: of }) => cpdYears.list(ctx, of)),
  ),
  get(
    '/year-in-review',
    'yearInReview',
    asking(
      { ...texts('period', 'registration'), titles: { type: 'boolean' } },
      (ctx, { period, titles, registration: of }) => yearInReview.get(ctx, period, titles, of),
    ),
  ),
];
