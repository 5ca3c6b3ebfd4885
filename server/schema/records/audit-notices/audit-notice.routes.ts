import { kinds } from '#server/records/kinds';
import { crud } from '#server/rest/crud';
import type { Route } from '#server/rest/route';
import * as auditNotices from './audit-notices.ts';

export const auditNoticeRoutes: readonly Route[] = crud('/audit-notices', auditNotices, {
  name: 'AuditNotice',
  schemas: kinds['audit-notice'].schemas,
  restoreAlso: [409],
});
