import { report } from '../../rest/report.ts';
import { submission } from '../../rest/submission.ts';
import { get, post, type Route } from '../../rest/route.ts';

export const portfolioRoutes: readonly Route[] = [
  get('/report', 'portfolio', report),
  post('/report', 'submission', submission),
];
