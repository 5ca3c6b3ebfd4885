import { kinds } from '../../records/kinds.ts';
import { crud } from '../../rest/crud.ts';
import type { Route } from '../../rest/route.ts';
import * as auditNotices from './audit-notices.ts';

export const auditNoticeRoutes: readonly Route[] = crud('/audit-notices', auditNotices, {
  name: 'AuditNotice',
  schemas: kinds['audit-notice'].schemas,
  restoreAlso: [409],
});
