import { texts } from '#server/rest/queries';
import { asking, get, paged, type Route } from '#server/rest/route';
import * as countedEvidence from './counted-evidence.ts';
import * as summary from './summary.ts';

export const summaryRoutes: readonly Route[] = [
  get(
    '/cpd-summary',
    'cpdSummary',
    asking(texts('period', 'registration'), async (ctx, { period, registration: of }) =>
      summary.toPublic(await summary.get(ctx, period, undefined, undefined, of)),
    ),
  ),
  get('/counted-evidence', 'countedEvidence', paged(countedEvidence.list, texts('period'))),
];
