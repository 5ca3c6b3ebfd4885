import { added } from '#server/rest/handlers';
import { restored } from '#server/rest/crud';
import { limit, texts } from '#server/rest/queries';
import {
  asking,
  byId,
  byVersion,
  versionedInput,
  del,
  get,
  paged,
  patch,
  post,
  idempotentInput,
  type Route,
} from '#server/rest/route';
import * as resourceReports from './reports.ts';
import * as resources from './resources.ts';
import * as reviews from './reviews.ts';
import {
  reportSchema,
  resourceChangeSchema,
  resourceSchema,
  reviewSchema,
} from '#domain/learning/resources.schema';

export const resourceRoutes: readonly Route[] = [
  get(
    '/resources/recommendations',
    'resources',
    asking({ ...texts('query', 'cpdCategory', 'type', 'after'), ...limit }, (ctx, texts, numbers) =>
      resources.recommend(ctx, { ...texts, ...numbers }),
    ),
  ),
  get('/resources/:id', 'resource', byId(resources.get)),
  post('/resources', 'createResource', idempotentInput(resourceSchema, resources.create)),
  patch('/resources/:id', 'updateResource', versionedInput(resourceChangeSchema, resources.update)),
  del('/resources/:id', 'deleteResource', byVersion(resources.remove)),
  post('/resources/:id/restore', 'restoreResource', byId(resources.restore), restored),
  post(
    '/resources/:id/report',
    'reportResource',
    versionedInput(reportSchema, added(resourceReports.write)),
    {
      also: [200, 429],
    },
  ),
  del('/resources/:id/report', 'withdrawResourceReport', byId(resourceReports.withdraw)),
  post('/resources/:id/bookmark', 'addBookmark', byId(added(resources.addBookmark)), {
    also: [200],
  }),
  del('/resources/:id/bookmark', 'removeBookmark', byId(resources.removeBookmark)),
  get('/bookmarks', 'bookmarks', paged(resources.bookmarks)),
  get(
    '/resources/:id/reviews',
    'resourceReviews',
    paged((ctx, page, id) => reviews.list(ctx, id, page)),
  ),
  post(
    '/resources/:id/reviews',
    'reviewResource',
    versionedInput(reviewSchema, added(reviews.write)),
    {
      also: [200],
    },
  ),
  del('/resources/:id/reviews/:review', 'deleteReview', {
    handler: (ctx, { params }) => reviews.remove(ctx, params['review'], params['id']),
  }),
];
