import { kinds } from '../../records/kinds.ts';
import { crud } from '../../rest/crud.ts';
import { ids } from '../../rest/queries.ts';
import type { Route } from '../../rest/route.ts';
import * as logs from './reflective-logs.ts';

export const reflectiveLogRoutes: readonly Route[] = crud('/reflective-logs', logs, {
  name: 'ReflectiveLog',
  schemas: kinds['reflective-log'].schemas,
  filters: ids('activityId'),
});
