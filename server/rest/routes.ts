import { templateRoutes } from '../reports/template.routes.ts';
import { accessTokenRoutes } from '../schema/account/access-tokens/access-token.routes.ts';
import { activityRoutes } from '../schema/records/activities/activity.routes.ts';
import { attestationRoutes } from '../schema/proof/attestations/attestation.routes.ts';
import { auditNoticeRoutes } from '../schema/records/audit-notices/audit-notice.routes.ts';
import { binRoutes } from '../schema/records/bin/bin.routes.ts';
import { boardAnswerRoutes } from '../schema/standing/board-answers/board-answer.routes.ts';
import { countRoutes } from '../schema/standing/does-this-count/count.routes.ts';
import { cpdYearRoutes } from '../schema/standing/cpd-years/cpd-year.routes.ts';
import { credentialRoutes } from '../schema/records/credentials/credential.routes.ts';
import { teamRoutes } from '../schema/proof/teams/team.routes.ts';
import { crewSessionRoutes } from '../schema/proof/crew-sessions/crew-session.routes.ts';
import { documentRoutes } from '../schema/records/documents/document.routes.ts';
import { evidenceFileRoutes } from '../schema/records/evidence-files/evidence-file.routes.ts';
import { exportRoutes } from '../schema/account/exports/export.routes.ts';
import { importRoutes } from '../schema/records/imports/import.routes.ts';
import { learningGoalRoutes } from '../schema/records/learning-goals/learning-goal.routes.ts';
import { certificateRoutes } from '../schema/learning/modules/certificate.routes.ts';
import { moduleRoutes } from '../schema/learning/modules/module.routes.ts';
import { notificationRoutes } from '../schema/messages/notifications/notification.routes.ts';
import { paceRoutes } from '../schema/standing/pace/pace.routes.ts';
import { portfolioRoutes } from '../schema/proof/portfolio/portfolio.routes.ts';
import { practicePeriodRoutes } from '../schema/records/practice-periods/practice-period.routes.ts';
import { presetRoutes } from '../schema/records/presets/preset.routes.ts';
import { recordChainRoutes } from '../schema/records/record-events/record-chain.routes.ts';
import { reflectiveLogRoutes } from '../schema/records/reflective-logs/reflective-log.routes.ts';
import { registrationSpanRoutes } from '../schema/standing/registration-spans/registration-span.routes.ts';
import { recencyRoutes, renewalRoutes } from '../schema/standing/renewal/renewal.routes.ts';
import { resourceRoutes } from '../schema/learning/resources/resource.routes.ts';
import { rosterRoutes } from '../schema/messages/rosters/roster.routes.ts';
import { searchRoutes } from '../schema/records/search/search.routes.ts';
import { sharedSubmissionRoutes } from '../schema/proof/shared-submissions/shared-submission.routes.ts';
import { summaryRoutes } from '../schema/standing/summary/summary.routes.ts';
import { userImageRoutes } from '../schema/account/user-images/user-image.routes.ts';
import { registrationRoutes } from '../schema/account/users/registration.routes.ts';
import { userRoutes } from '../schema/account/users/user.routes.ts';
import { webhookRoutes } from '../schema/account/webhooks/webhook.routes.ts';
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
  Teams: teamRoutes,
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
