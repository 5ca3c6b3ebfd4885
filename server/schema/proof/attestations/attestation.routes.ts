import { answering } from '#server/rest/handlers';
import { byId, versionedInput, get, post, taking, type Route } from '#server/rest/route';
import * as attestations from './attestations.ts';
import * as confirmationRequests from './confirmation-requests.ts';
import * as confirmations from './confirmations.ts';
import {
  confirmationLinkSchema,
  confirmationRequestSchema,
  confirmationSchema,
  refusalSchema,
} from '#domain/proof/confirmations.schema';

export const attestationRoutes: readonly Route[] = [
  get('/activities/:id/attestations', 'attestations', byId(attestations.list)),
  get(
    '/activities/:id/confirmation-requests',
    'confirmationRequests',
    byId(confirmationRequests.list),
  ),
  post(
    '/activities/:id/confirmation-requests',
    'createConfirmationRequest',
    versionedInput(confirmationRequestSchema, confirmationRequests.create),
    { also: [403, 409, 429] },
  ),
  post(
    '/confirmation-requests/:id/revoke',
    'revokeConfirmationRequest',
    byId(confirmationRequests.revoke),
    { status: 200, also: [409] },
  ),
  // The secret is in the body, since addresses are logged.
  post('/confirmation', 'confirmation', taking(confirmationLinkSchema, confirmations.get), {
    status: 200,
    also: [404, 429],
  }),
  post(
    '/confirmation/sign',
    'signConfirmation',
    answering(confirmationSchema, confirmations.sign),
    { also: [403, 404, 409, 410, 429] },
  ),
  post(
    '/confirmation/refuse',
    'refuseConfirmation',
    answering(refusalSchema, confirmations.refuse),
    { also: [403, 404, 410, 429] },
  ),
];
