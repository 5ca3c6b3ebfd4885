import { kinds } from '../../records/kinds.ts';
import { crud } from '../../rest/crud.ts';
import { oneOf } from '../../rest/queries.ts';
import { post, taking, type Route } from '../../rest/route.ts';
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
