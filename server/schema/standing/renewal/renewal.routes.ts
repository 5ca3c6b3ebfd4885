import * as reports from '#server/reports/makers';
import { pdfFor } from '#server/rest/handlers';
import { texts } from '#server/rest/queries';
import { asking, get, plain, type Route } from '#server/rest/route';
import * as recency from './recency.ts';
import * as renewal from './renewal.ts';

export const recencyRoutes: readonly Route[] = [get('/recency', 'recency', plain(recency.get))];

export const renewalRoutes: readonly Route[] = [
  get(
    '/renewal',
    'renewal',
    asking(texts('registration'), (ctx, { registration: of }) => renewal.get(ctx, of)),
  ),
  get(
    '/renewal/statement.pdf',
    'renewalStatementPdf',
    pdfFor(
      'What your record shows of each declaration of a renewal, on one page; `considered` names those that you have considered, parted by commas.',
      ['considered', 'registration'],
      reports.renewalStatement,
    ),
    { also: [400] },
  ),
];
