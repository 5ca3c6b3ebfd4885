import { post, taking, type Route } from '#server/rest/route';
import * as counts from './counts.ts';
import { doesThisCountSchema } from '#domain/records/count-answers.schema';

export const countRoutes: readonly Route[] = [
  post('/does-this-count', 'doesThisCount', taking(doesThisCountSchema, counts.judge), {
    status: 200,
    also: [429],
  }),
];
