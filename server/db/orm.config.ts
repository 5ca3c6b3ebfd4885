import { Migrator } from '@mikro-orm/migrations';
import { notFound } from '../errors.ts';
import { Installation } from '../auth/installation.entity.ts';
import { KnownDevice } from '../auth/sessions/known-device.entity.ts';
import { UsedChallenge } from '../auth/factors/used-challenge.entity.ts';
import { RateLimit } from '../auth/sign-in/rate-limit.entity.ts';
import { Session } from '../auth/sessions/session.entity.ts';
import { CpdPeriod, OtherCpdPeriod } from '../reminders/cpd-period.entity.ts';
import { kindOf } from '../records/kinds.ts';
import { ReminderJob } from '../reminders/job.entity.ts';
import { Reminder } from '../reminders/reminder.entity.ts';
import { GoalChange } from '../schema/records/learning-goals/goal-change.entity.ts';
import { Import } from '../schema/records/imports/import.entity.ts';
import { Roster, StoredQuiet, StoredShift } from '../schema/messages/rosters/roster.entity.ts';
import { NotificationPreference } from '../schema/messages/notification-preferences/notification-preference.entity.ts';
import { BadgeKey } from '../schema/learning/open-badges/badge-key.entity.ts';
import { Certificate } from '../schema/learning/modules/certificate.entity.ts';
import { ModuleAttempt } from '../schema/learning/modules/attempt.entity.ts';
import { ModuleCompletion } from '../schema/learning/modules/completion.entity.ts';
import { LearningModule } from '../schema/learning/modules/module.entity.ts';
import { ModuleProgress } from '../schema/learning/modules/progress.entity.ts';
import { ModuleReview } from '../schema/learning/modules/review.entity.ts';
import { Notification } from '../schema/messages/notifications/notification.entity.ts';
import { LinkedIdentity } from '../schema/account/linked-identities/linked-identity.entity.ts';
import { Passkey } from '../schema/account/passkeys/passkey.entity.ts';
import { PasswordReset } from '../schema/account/recovery/password-reset.entity.ts';
import { RecoveryCode } from '../schema/account/recovery/recovery-code.entity.ts';
import { TotpSecret } from '../schema/account/totp/totp-secret.entity.ts';
import { Delivery } from '../schema/messages/notifications/delivery.entity.ts';
import { ResourceBookmark } from '../schema/learning/resources/bookmark.entity.ts';
import { ResourceReport } from '../schema/learning/resources/report.entity.ts';
import { Resource, ResourceReview } from '../schema/learning/resources/resource.entity.ts';
import { ResourceWord } from '../schema/learning/resources/word.entity.ts';
import { RecordChainHead } from '../schema/records/record-events/record-chain.entity.ts';
import { RecordEvent } from '../schema/records/record-events/record-event.entity.ts';
import { ReceiptReading } from '../schema/proof/teams/receipt-reading.entity.ts';
import { StandingReceipt } from '../schema/proof/teams/standing-receipt.entity.ts';
import { TeamInvitation } from '../schema/proof/teams/team-invitation.entity.ts';
import { TeamMember } from '../schema/proof/teams/team-member.entity.ts';
import { TeamSharing } from '../schema/proof/teams/team-sharing.entity.ts';
import { Team } from '../schema/proof/teams/team.entity.ts';
import { SharedSubmission } from '../schema/proof/shared-submissions/shared-submission.entity.ts';
import { SharedSubmissionAccess } from '../schema/proof/shared-submissions/shared-submission-access.entity.ts';
import { SecurityEvent } from '../schema/account/security-events/security-event.entity.ts';
import { Attestation } from '../schema/proof/attestations/attestation.entity.ts';
import { ConfirmationRequest } from '../schema/proof/attestations/confirmation-request.entity.ts';
import { TimelineLeaf } from '../schema/proof/timeline-stamps/timeline-leaf.entity.ts';
import { TimelineStamp } from '../schema/proof/timeline-stamps/timeline-stamp.entity.ts';
import { UserImage } from '../schema/account/user-images/user-image.entity.ts';
import { CrewConfirmation } from '../schema/proof/crew-sessions/crew-confirmation.entity.ts';
import { CrewFeedback } from '../schema/proof/crew-sessions/crew-feedback.entity.ts';
import { CrewKey } from '../schema/proof/crew-sessions/crew-key.entity.ts';
import { CrewMember } from '../schema/proof/crew-sessions/crew-member.entity.ts';
import { CrewStatement } from '../schema/proof/crew-sessions/crew-statement.entity.ts';
import { CrewSession } from '../schema/proof/crew-sessions/crew-session.entity.ts';
import { CrewTicket } from '../schema/proof/crew-sessions/crew-ticket.entity.ts';
import { CrewTime } from '../schema/proof/crew-sessions/crew-time.entity.ts';
import { CalendarFeed } from '../schema/messages/calendar-feeds/calendar-feed.entity.ts';
import { EmailAddress } from '../schema/account/email-addresses/email-address.entity.ts';
import { PushSubscription } from '../schema/messages/push-subscriptions/push-subscription.entity.ts';
import { User } from '../schema/account/users/user.entity.ts';
import { WebhookDelivery } from '../schema/account/webhooks/webhook-delivery.entity.ts';
import { Webhook } from '../schema/account/webhooks/webhook.entity.ts';
import { FileRemoval } from '../storage/file-removal.entity.ts';
import { migrations } from './migrations/index.ts';
import { ScheduledStep, StepOfAccount } from './online/online-step.entity.ts';

export const entities = [
  User,
  Session,
  KnownDevice,
  Installation,
  SecurityEvent,
  LinkedIdentity,
  Passkey,
  TotpSecret,
  RecoveryCode,
  PasswordReset,
  UsedChallenge,
  ...Object.values(kindOf).map(({ entity }) => entity),
  Import,
  CrewSession,
  CrewMember,
  CrewConfirmation,
  CrewFeedback,
  CrewStatement,
  CrewKey,
  CrewTicket,
  CrewTime,
  GoalChange,
  Attestation,
  ConfirmationRequest,
  FileRemoval,
  SharedSubmission,
  SharedSubmissionAccess,
  Team,
  TeamMember,
  TeamInvitation,
  TeamSharing,
  StandingReceipt,
  ReceiptReading,
  RecordChainHead,
  RecordEvent,
  LearningModule,
  ModuleAttempt,
  ModuleProgress,
  ModuleCompletion,
  ModuleReview,
  Certificate,
  Resource,
  ResourceReview,
  ResourceBookmark,
  ResourceReport,
  ResourceWord,
  Notification,
  NotificationPreference,
  Delivery,
  EmailAddress,
  PushSubscription,
  CalendarFeed,
  Webhook,
  WebhookDelivery,
  Roster,
  StoredShift,
  StoredQuiet,
  Reminder,
  ReminderJob,
  CpdPeriod,
  OtherCpdPeriod,
  UserImage,
  RateLimit,
  BadgeKey,
  ScheduledStep,
  StepOfAccount,
  TimelineStamp,
  TimelineLeaf,
];

/** Settings of both databases; `database.ts` opens the connection. */
export const ormConfig = (onStatement?: (text: string) => void) => ({
  entities,
  extensions: [Migrator],
  forceUtcTimezone: true,
  // The entities must not drop what migrations add by hand, such as the search of resources.
  schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true },
  findOneOrFailHandler: () => notFound(),
  migrations: {
    migrationsList: migrations,
    snapshot: false,
    silent: true,
    transactional: true,
    // No migration runs, but this makes the ORM query its table within the transaction of a restore.
    includeWildcardSchema: true,
    allOrNothing: true,
  },
  ...(onStatement && {
    debug: ['query' as const],
    logger: (line: string) => onStatement(line),
    colors: false,
  }),
});
