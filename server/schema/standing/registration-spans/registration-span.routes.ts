import { asUser } from '#server/rest/handlers';
import { texts } from '#server/rest/queries';
import { del, post, taking, type Route } from '#server/rest/route';
import * as registrationSpans from './registration-spans.ts';
import { DAY_PATTERN } from '#domain/standing/registration-spans';
import { registrationSpanSchema } from '#domain/standing/registration-spans.schema';

const registrationSpan = registrationSpanSchema('2026-01-01');

export const registrationSpanRoutes: readonly Route[] = [
  post(
    '/user/registration-spans',
    'setRegistrationSpan',
    taking(registrationSpan, asUser(registrationSpans.set)),
    { status: 200 },
  ),
  del(
    '/user/registration-spans/:from',
    'deleteRegistrationSpan',
    {
      handler: (ctx, { params, query }) =>
        registrationSpans.remove(ctx, params['from'], query['registration']),
      query: texts('registration'),
    },
    { params: { from: { type: 'string', pattern: DAY_PATTERN } } },
  ),
];
