import { vocabulary } from '../../mechanics/vocabulary.ts';
import { webhookDeliveryStates, webhookStates } from '#domain/account/webhooks';

export const WebhookStateEnum = vocabulary(
  'WebhookState',
  'Whether a webhook sends messages.',
  webhookStates,
);
export const WebhookDeliveryStateEnum = vocabulary(
  'WebhookDeliveryState',
  'What became of a message.',
  webhookDeliveryStates,
);
