import { byId, del, get, paged, plain, post, taking, type Route } from '#server/rest/route';
import * as deliveries from './webhook-deliveries.ts';
import * as webhooks from './webhooks.ts';
import { resumeWebhookSchema, webhookSchema } from '#domain/account/webhooks.schema';

/** A message is sent within the request. */
const sending = { status: 200, also: [409, 429] };

export const webhookRoutes: readonly Route[] = [
  get('/user/webhooks', 'webhooks', plain(webhooks.own)),
  post('/user/webhooks', 'createWebhook', taking(webhookSchema(), webhooks.create), {
    also: [403, 409],
  }),
  del('/user/webhooks/:id', 'deleteWebhook', byId(webhooks.remove)),
  post(
    '/user/webhooks/:id/resume',
    'resumeWebhook',
    {
      handler: (ctx, { params, body }) => webhooks.resume(ctx, params['id'], body),
      body: resumeWebhookSchema,
    },
    { status: 200 },
  ),
  post('/user/webhooks/:id/test', 'sendTestWebhook', byId(deliveries.sendTest), sending),
  get('/user/webhooks/:id/deliveries', 'webhookDeliveries', paged(deliveries.list)),
  post(
    '/user/webhook-deliveries/:id/resend',
    'resendWebhookDelivery',
    byId(deliveries.resend),
    sending,
  ),
];
