import { sharedFile } from '#server/rest/handlers';
import { byId, del, get, paged, post, taking, type Route } from '#server/rest/route';
import * as opening from './opening.ts';
import * as sharedSubmissions from './shared-submissions.ts';
import { openSharedSchema, sharedSubmissionSchema } from '#domain/proof/shared-submissions.schema';

export const sharedSubmissionRoutes: readonly Route[] = [
  get('/shared-submissions', 'sharedSubmissions', paged(sharedSubmissions.list)),
  post(
    '/shared-submissions',
    'createSharedSubmission',
    taking(sharedSubmissionSchema, sharedSubmissions.create),
    { also: [403, 409, 413, 429, 503] },
  ),
  get('/shared-submissions/:id', 'sharedSubmission', byId(sharedSubmissions.get), {
    summary: 'One of your links to submissions, and how it was used.',
    response: { type: 'SharedSubmission' },
  }),
  get(
    '/shared-submissions/:id/accesses',
    'sharedSubmissionAccesses',
    paged((ctx, page, id) => sharedSubmissions.accesses(ctx, page, id)),
  ),
  post('/shared-submissions/:id/revoke', 'revokeSharedSubmission', byId(sharedSubmissions.revoke), {
    status: 200,
  }),
  del('/shared-submissions/:id', 'deleteSharedSubmission', byId(sharedSubmissions.remove)),
  post('/shared-submissions/open', 'openSharedSubmission', taking(openSharedSchema, opening.open), {
    status: 200,
    also: [404, 429],
  }),
  post('/shared-submissions/open/pdf', 'sharedSubmissionPdf', sharedFile('PDF', opening.pdf)),
  post('/shared-submissions/open/pack', 'sharedSubmissionPack', sharedFile('pack', opening.pack)),
];
