import { kinds } from '#server/records/kinds';
import { crud } from '#server/rest/crud';
import { oneOf } from '#server/rest/queries';
import { post, taking, type Route } from '#server/rest/route';
import * as practicePeriods from './practice-periods.ts';
import { practiceKinds } from '#domain/records/practice-periods';
import { practicePeriodsSchema } from '#domain/records/practice-periods.schema';

export const practicePeriodRoutes: readonly Route[] = [
  ...crud('/practice-periods', practicePeriods, {
    name: 'PracticePeriod',
    schemas: kinds['practice-period'].schemas,
    filters: { kind: oneOf(practiceKinds.map((value) => ({ value }))) },
  }),
  post(
    '/practice-periods/several',
    'addPracticePeriods',
    taking(practicePeriodsSchema, practicePeriods.addSeveral),
  ),
];
