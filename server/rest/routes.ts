import { Router, type Request, type Response } from 'express';
import * as auth from '../auth/auth.ts';
import type { Context } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import { certificateReport } from '../reports/certificates.ts';
import { evidenceReport, reflectionReport } from '../reports/forms.ts';
import { guidelinesReport } from '../reports/guidelines.ts';
import type { Report } from '../reports/report.ts';
import * as activities from '../schema/activities/activities.ts';
import * as documents from '../schema/documents/documents.ts';
import * as modules from '../schema/modules/modules.ts';
import * as notifications from '../schema/notifications/notifications.ts';
import * as reflectiveLogs from '../schema/reflective-logs/reflective-logs.ts';
import * as resources from '../schema/resources/resources.ts';
import * as summary from '../schema/summary/summary.ts';
import { exportAll } from '../schema/users/export.ts';
import * as userImages from '../schema/users/user-images.ts';
import * as users from '../schema/users/users.ts';
import { download, unchanging } from './file.ts';
import { respond, Unchanged, unknownPath, type Handler } from './respond.ts';
import { PAGE_MAX } from '#domain/pages';

type Method = 'get' | 'post' | 'patch' | 'delete';
export type Route = readonly [method: Method, path: string, status: number, handler: Handler];

/** The whole REST contract. Lists are plain arrays; `?first=` and the Link header page them. */
export const routes: readonly Route[] = [
  ['get', '/user', 200, async (ctx) => users.toPublic((await users.me(ctx)) ?? refuse())],
  ['post', '/login', 200, async (ctx, { body }) => users.toPublic(await auth.login(ctx, body))],
  [
    'post',
    '/register',
    201,
    async (ctx, { body }) => users.toPublic(await auth.register(ctx, body)),
  ],
  ['post', '/logout', 200, async (ctx) => ({ ok: await auth.logout(ctx) })],
  [
    'patch',
    '/user/profile',
    200,
    async (ctx, { body }) => users.toPublic(await users.updateProfile(ctx, body)),
  ],
  [
    'patch',
    '/user/registration',
    200,
    async (ctx, { body }) => users.toPublic(await users.updateRegistration(ctx, body)),
  ],
  [
    'post',
    '/user/image',
    201,
    async (ctx, { body }) => users.toPublic(await userImages.replace(ctx, body)),
  ],
  [
    'get',
    '/user/image/:version',
    200,
    async (ctx, { params }) =>
      unchanging(await userImages.get(ctx, params['version']), 'image/webp'),
  ],
  ['delete', '/user/image', 204, (ctx) => userImages.remove(ctx)],
  [
    'get',
    '/user/export',
    200,
    async (ctx) => {
      const { text, fileName } = await exportAll(ctx);
      return download(text, fileName, 'application/json');
    },
  ],

  ['get', '/activities', 200, (ctx, { query }) => activities.list(ctx, page(query))],
  ['get', '/activities/recent', 200, (ctx) => activities.recent(ctx)],
  ['get', '/activities/:id', 200, (ctx, { params }) => activities.get(ctx, params['id'])],
  ['post', '/activities', 201, (ctx, { body }) => activities.create(ctx, body)],
  [
    'patch',
    '/activities/:id',
    200,
    (ctx, { params, body }) => activities.update(ctx, params['id'], body),
  ],
  ['delete', '/activities/:id', 204, (ctx, { params }) => activities.remove(ctx, params['id'])],
  [
    'post',
    '/activities/:id/restore',
    200,
    (ctx, { params }) => activities.restore(ctx, params['id']),
  ],

  ['get', '/reflective-logs', 200, (ctx, { query }) => reflectiveLogs.list(ctx, page(query))],
  ['post', '/reflective-logs', 201, (ctx, { body }) => reflectiveLogs.create(ctx, body)],
  [
    'patch',
    '/reflective-logs/:id',
    200,
    (ctx, { params, body }) => reflectiveLogs.update(ctx, params['id'], body),
  ],
  [
    'delete',
    '/reflective-logs/:id',
    204,
    (ctx, { params }) => reflectiveLogs.remove(ctx, params['id']),
  ],
  [
    'post',
    '/reflective-logs/:id/restore',
    200,
    (ctx, { params }) => reflectiveLogs.restore(ctx, params['id']),
  ],

  ['get', '/documents', 200, (ctx, { query }) => documents.list(ctx, page(query))],
  ['get', '/documents/:id', 200, (ctx, { params }) => documents.get(ctx, params['id'])],
  ['post', '/documents', 201, (ctx, { body }) => documents.create(ctx, body)],
  [
    'patch',
    '/documents/:id',
    200,
    (ctx, { params, body }) => documents.update(ctx, params['id'], body),
  ],
  ['delete', '/documents/:id', 204, (ctx, { params }) => documents.remove(ctx, params['id'])],
  [
    'post',
    '/documents/:id/restore',
    200,
    (ctx, { params }) => documents.restore(ctx, params['id']),
  ],

  ['get', '/modules', 200, (ctx, { query }) => modules.list(ctx, query)],
  [
    'get',
    '/modules/recommended',
    200,
    (ctx, { query }) => modules.recommend(ctx, optionalNumber(query['limit'])),
  ],
  ['get', '/modules/:id', 200, (ctx, { params }) => modules.get(ctx, params['id'])],

  [
    'get',
    '/resources/recommendations',
    200,
    (ctx, { query }) =>
      resources.recommend(ctx, { ...query, limit: optionalNumber(query['limit']) }),
  ],
  ['post', '/resources', 201, (ctx, { body }) => resources.create(ctx, body)],
  [
    'post',
    '/resources/:id/bookmark',
    201,
    async (ctx, { params }) => written(await resources.addBookmark(ctx, params['id'])),
  ],
  [
    'delete',
    '/resources/:id/bookmark',
    204,
    (ctx, { params }) => resources.removeBookmark(ctx, params['id']),
  ],
  [
    'get',
    '/bookmarks',
    200,
    (ctx, { query }) =>
      resources.bookmarks(ctx, {
        first: optionalNumber(query['first']),
        skip: optionalNumber(query['skip']),
      }),
  ],
  [
    'get',
    '/resources/:id/reviews',
    200,
    (ctx, { params, query }) => resources.reviews(ctx, params['id'], page(query)),
  ],
  [
    'post',
    '/resources/:id/reviews',
    201,
    async (ctx, { params, body }) => written(await resources.review(ctx, params['id'], body)),
  ],
  [
    'delete',
    '/resources/:id/reviews/:review',
    204,
    (ctx, { params }) => resources.removeReview(ctx, params['review'], params['id']),
  ],

  [
    'get',
    '/cpd-summary',
    200,
    async (ctx, { query }) => summary.toPublic(await summary.get(ctx, query['period'])),
  ],

  ['get', '/notifications', 200, (ctx, { query }) => notifications.list(ctx, page(query))],
  [
    'patch',
    '/notifications/:id/read',
    200,
    (ctx, { params }) => notifications.markRead(ctx, params['id']),
  ],
  [
    'post',
    '/notifications/read',
    200,
    async (ctx) => ({ read: await notifications.markAllRead(ctx) }),
  ],

  ['get', '/guidelines.pdf', 200, async (ctx) => pdf(await guidelinesReport(ctx))],
  [
    'get',
    '/templates/certificates/:id.pdf',
    200,
    async (ctx, { params }) => pdf(await certificateReport(ctx, params['id'])),
  ],
  [
    'get',
    '/templates/reflections/:id.pdf',
    200,
    async (ctx, { params }) => pdf(await reflectionReport(ctx, params['id'])),
  ],
  [
    'get',
    '/templates/evidence/cover-sheet.pdf',
    200,
    async (ctx) => pdf(await evidenceReport(ctx)),
  ],
];

export function restRouter(contextOf: (req: Request, res: Response) => Context): Router {
  const router = Router();
  for (const [method, path, status, handler] of routes) {
    router[method](path, respond(status, handler, contextOf));
  }
  router.use(unknownPath);
  return router;
}

/** A list's paging as REST asks for it: as many as one page may hold unless it says fewer. */
const page = ({ first, after, ...filters }: Record<string, string | undefined>) => ({
  ...filters,
  first: first === undefined ? PAGE_MAX : Number(first),
  after,
});

const optionalNumber = (text: string | undefined) =>
  text === undefined ? undefined : Number(text);

const written = ({ record, isNew }: { record: unknown; isNew: boolean }) =>
  isNew ? record : new Unchanged(record);

const pdf = ({ bytes, fileName }: Report) => download(bytes, fileName, 'application/pdf');

function refuse(): never {
  throw unauthenticated();
}
