import { templateRoutes } from '../reports/template.routes.ts';
import { accessTokenRoutes } from '../schema/access-tokens/access-token.routes.ts';
import { activityRoutes } from '../schema/activities/activity.routes.ts';
import { attestationRoutes } from '../schema/attestations/attestation.routes.ts';
import { auditNoticeRoutes } from '../schema/audit-notices/audit-notice.routes.ts';
import { binRoutes } from '../schema/bin/bin.routes.ts';
import { boardAnswerRoutes } from '../schema/board-answers/board-answer.routes.ts';
import { countRoutes } from '../schema/counts/count.routes.ts';
import { cpdYearRoutes } from '../schema/cpd-years/cpd-year.routes.ts';
import { credentialRoutes } from '../schema/credentials/credential.routes.ts';
import { crewSessionRoutes } from '../schema/crew-sessions/crew-session.routes.ts';
import { documentRoutes } from '../schema/documents/document.routes.ts';
import { evidenceFileRoutes } from '../schema/evidence-files/evidence-file.routes.ts';
import { exportRoutes } from '../schema/exports/export.routes.ts';
import { importRoutes } from '../schema/imports/import.routes.ts';
import { learningGoalRoutes } from '../schema/learning-goals/learning-goal.routes.ts';
import { certificateRoutes } from '../schema/modules/certificate.routes.ts';
import { moduleRoutes } from '../schema/modules/module.routes.ts';
import { notificationRoutes } from '../schema/notifications/notification.routes.ts';
import { paceRoutes } from '../schema/pace/pace.routes.ts';
import { portfolioRoutes } from '../schema/portfolio/portfolio.routes.ts';
import { practicePeriodRoutes } from '../schema/practice-periods/practice-period.routes.ts';
import { presetRoutes } from '../schema/presets/preset.routes.ts';
import { recordChainRoutes } from '../schema/record-events/record-chain.routes.ts';
import { reflectiveLogRoutes } from '../schema/reflective-logs/reflective-log.routes.ts';
import { registrationSpanRoutes } from '../schema/registration-spans/registration-span.routes.ts';
import { recencyRoutes, renewalRoutes } from '../schema/renewal/renewal.routes.ts';
import { resourceRoutes } from '../schema/resources/resource.routes.ts';
import { rosterRoutes } from '../schema/rosters/roster.routes.ts';
import { searchRoutes } from '../schema/search/search.routes.ts';
import { sharedSubmissionRoutes } from '../schema/shared-submissions/shared-submission.routes.ts';
import { summaryRoutes } from '../schema/summary/summary.routes.ts';
import { userImageRoutes } from '../schema/user-images/user-image.routes.ts';
import { registrationRoutes } from '../schema/users/registration.routes.ts';
import { userRoutes } from '../schema/users/user.routes.ts';
import { webhookRoutes } from '../schema/webhooks/webhook.routes.ts';
import type { Route } from './route.ts';

/**
 * The whole REST contract: the routes of each noun, from its own folder, under the headings of `/api`. Lists are plain
 * arrays; `?first=` and the Link header page them.
 */
export const contract: Record<string, readonly Route[]> = {
  Account: [
    ...userRoutes,
    ...boardAnswerRoutes,
    ...registrationSpanRoutes,
    ...registrationRoutes,
    ...userImageRoutes,
    ...recordChainRoutes,
    ...rosterRoutes,
    ...accessTokenRoutes,
    ...webhookRoutes,
    ...exportRoutes,
  ],
  Activities: activityRoutes,
  'Crew sessions': crewSessionRoutes,
  Imports: importRoutes,
  'Reflective logs': reflectiveLogRoutes,
  'Learning plan': learningGoalRoutes,
  Presets: presetRoutes,
  'Audit letters': auditNoticeRoutes,
  'Practice hours': [...practicePeriodRoutes, ...recencyRoutes],
  Credentials: credentialRoutes,
  Documents: documentRoutes,
  Evidence: evidenceFileRoutes,
  Search: searchRoutes,
  Bin: binRoutes,
  Modules: moduleRoutes,
  Certificates: certificateRoutes,
  Confirmations: attestationRoutes,
  'Does this count': countRoutes,
  Resources: resourceRoutes,
  'CPD summary': summaryRoutes,
  Progress: [...paceRoutes, ...cpdYearRoutes],
  Renewal: renewalRoutes,
  Report: portfolioRoutes,
  'Shared submissions': sharedSubmissionRoutes,
  Notifications: notificationRoutes,
  'To print': templateRoutes,
};

export const routes: readonly Route[] = Object.values(contract).flat();
