import type { InferType } from 'yup';
import { flag } from '../fields.ts';
import { field, form } from '../forms.ts';
import { isTimelineKind, timelineKinds, type TimelineKind } from '../records/record-events.ts';
import { webhookLimits, webhookMessages as messages, webhookUrl } from './webhooks.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A new webhook. If `local` is set, for development, an address of this machine is valid too. */
export function webhookSchema({ local = false } = {}) {
  return form({
    accessTokenId: field<string>(
      (raw) => raw,
      (value) => (typeof value === 'string' && UUID.test(value) ? null : messages.token),
      { type: 'string', format: 'uuid' },
    )
      .nonNullable(messages.token)
      .required(messages.token),
    address: field<string>(
      (raw) => (typeof raw === 'string' ? raw.trim() : raw),
      (value) =>
        typeof value === 'string' && webhookUrl(value, { local }) ? null : messages.address,
      {
        type: 'string',
        description: `An https address of a public host, up to ${webhookLimits.addressCharacters} characters, such as ${messages.addressExample}.`,
      },
    )
      .nonNullable(messages.address)
      .required(messages.address),
    kinds: field<readonly TimelineKind[]>(
      (raw) => raw,
      (value) =>
        Array.isArray(value) && value.length <= timelineKinds.length && value.every(isTimelineKind)
          ? null
          : messages.kinds,
      { type: 'array', items: { type: 'string', enum: timelineKinds } },
    )
      .nonNullable(messages.kinds)
      .default([]),
  });
}
export type WebhookInput = InferType<ReturnType<typeof webhookSchema>>;

/** The form that resumes a webhook. */
export const resumeWebhookSchema = form({ skip: flag('Skip').default(false) });
