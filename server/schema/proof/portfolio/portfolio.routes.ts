import { report } from '#server/rest/report';
import { submission } from '#server/rest/submission';
import { get, post, type Route } from '#server/rest/route';

export const portfolioRoutes: readonly Route[] = [
  get('/report', 'portfolio', report),
  post('/report', 'submission', submission),
];
