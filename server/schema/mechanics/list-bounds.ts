import { TOKENS_MAX } from '#domain/account/access-tokens';
import { REPEATABLE_EACH } from '#domain/records/activities';
import { ACTIVITIES_AT_ONCE } from '#domain/records/activity-changes';
import { ATTESTATIONS_MAX } from '#domain/proof/attestations';
import { boardAnswerLimits } from '#domain/standing/board-answers';
import { REQUESTS_MAX } from '#domain/proof/confirmations';
import { CPD_YEARS_MAX } from '#domain/standing/cpd-years';
import { CODES_AHEAD } from '#domain/proof/crew-codes';
import { crewLimits } from '#domain/proof/crew-sessions';
import { ACTIVITY_DOCUMENTS_MAX } from '#domain/records/documents';
import { EVIDENCE_MAX_FILES } from '#domain/records/evidence-files';
import { IMPORT_MAX_ROWS } from '#domain/records/imports';
import { ACTIVITY_GOALS_MAX } from '#domain/records/learning-goals';
import { EVENT_CHANGES_MAX, PAGE_MAX } from '#domain/pages';
import { PROVIDERS_MAX } from '#domain/account/linked-identities';
import { PASSKEYS_MAX } from '#domain/account/passkeys';
import { practiceLimits } from '#domain/records/practice-periods';
import { PUSH_DEVICES_MAX } from '#domain/messages/push-subscriptions';
import { breakLimits } from '#domain/standing/registration-details';
import { spanLimits } from '#domain/standing/registration-spans';
import { OTHER_REGISTRATIONS_MAX } from '#domain/standing/registrations';
import { teamLimits } from '#domain/proof/teams';
import { webhookLimits } from '#domain/account/webhooks';

const REGISTRATIONS_MAX = 1 + OTHER_REGISTRATIONS_MAX;

/**
 * The length of each list of objects that has no pages if it is full, by its field, or by the field alone where every type
 * has the same. The rule of domain/ that bounds it holds when a record is written or the list is read.
 */
export const listBounds: Readonly<Record<string, number>> = {
  attestations: ATTESTATIONS_MAX,
  confirmationRequests: REQUESTS_MAX,
  countsFor: REGISTRATIONS_MAX,
  credentials: teamLimits.asked,
  evidenceFiles: EVIDENCE_MAX_FILES,
  // With their educator.
  members: crewLimits.attendees + 1,
  registrationBreaks: breakLimits.count,
  registrationSpans: spanLimits.count,
  registrations: REGISTRATIONS_MAX,
  'AccountSecurity.linkedIdentities': PROVIDERS_MAX,
  'AccountSecurity.passkeys': PASSKEYS_MAX,
  'Activity.documents': ACTIVITY_DOCUMENTS_MAX,
  'Activity.goals': ACTIVITY_GOALS_MAX,
  'ChangedActivities.refused': ACTIVITIES_AT_ONCE,
  'CrewCodes.codes': CODES_AHEAD,
  'HeldRegistration.sharing': OTHER_REGISTRATIONS_MAX,
  'Mutation.addPracticePeriods': practiceLimits.several,
  'NotificationsChange.added': EVENT_CHANGES_MAX,
  'PracticePeriod.documents': ACTIVITY_DOCUMENTS_MAX,
  'Push.devices': PUSH_DEVICES_MAX,
  'Query.cpdYears': CPD_YEARS_MAX,
  'Query.identityProviders': PROVIDERS_MAX,
  'Query.duplicateActivities': IMPORT_MAX_ROWS,
  'Query.renewalHints': REGISTRATIONS_MAX,
  'Query.repeatableActivities': 2 * REPEATABLE_EACH,
  'RecordChain.differing': PAGE_MAX,
  'RecordsChange.changes': EVENT_CHANGES_MAX,
  'User.accessTokens': TOKENS_MAX,
  'User.boardAnswers': boardAnswerLimits.count,
  'User.sessions': PAGE_MAX,
  'User.webhooks': webhookLimits.perAccount,
};

/** The bound of a list without pages, if it has one. */
export const boundOf = (type: string, field: string): number | undefined =>
  listBounds[`${type}.${field}`] ?? listBounds[field];

/**
 * Types that are read, worked out or written as a whole, and lists that each version of the program has. Their lists, and
 * those of their parts, are as long as the plan, the rule, the period or the text that they describe;
 * PORTFOLIO_MAX_RECORDS limits the reports among them.
 */
export const wholes: readonly string[] = [
  'Query.moduleCategories',
  'Query.modules',
  'User.profileItems',
  'AccountImport',
  'ActivityReadiness',
  'AnsweredModuleReview',
  'AuditReadiness',
  'CountPart',
  'CpdPace',
  'CpdSummary',
  'CpdYear',
  'FrozenSubmission',
  'LearningGoal',
  'Module',
  'NotificationPreferences',
  'Portfolio',
  'Recency',
  'Renewal',
  'Roster',
  'Submission',
  'YearInReview',
];
