import { kinds } from '#server/records/kinds';
import { crud } from '#server/rest/crud';
import { ids } from '#server/rest/queries';
import type { Route } from '#server/rest/route';
import * as logs from './reflective-logs.ts';

export const reflectiveLogRoutes: readonly Route[] = crud('/reflective-logs', logs, {
  name: 'ReflectiveLog',
  schemas: kinds['reflective-log'].schemas,
  filters: ids('activityId'),
});
