import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import {
  lexicographicSortSchema,
  printSchema,
  specifiedDirectives,
  type GraphQLInterfaceType,
  type GraphQLSchema,
} from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { AccountResolver, SessionResolver } from '../auth/account/account.resolver.ts';
import { AuthResolver } from '../auth/sign-in/auth.resolver.ts';
import { addObjectsOfIds } from './records/global-ids/objects-of-ids.ts';
import { policy } from '../auth/policy.ts';
import { PasswordResolver, SecurityResolver } from '../auth/account/security.resolver.ts';
import { CountedEvidenceResolver } from './standing/summary/counted-evidence.resolver.ts';
import { createEvents, type PubSub } from '../realtime/pubsub.ts';
import { AccessTokenResolver } from './account/access-tokens/access-token.resolver.ts';
import { ActivityResolver } from './records/activities/activity.resolver.ts';
import {
  HeldRegistrationResolver,
  UserRegistrationsResolver,
} from './account/users/registration.resolver.ts';
import { RegistrationSpanResolver } from './standing/registration-spans/registration-span.resolver.ts';
import { BoardAnswerResolver } from './standing/board-answers/board-answer.resolver.ts';
import { BinResolver } from './records/bin/bin.resolver.ts';
import { retentionResolvers } from './records/bin/retention.resolver.ts';
import { describeRoots } from './mechanics/describe-roots.ts';
import { enforcePolicy } from './mechanics/enforce-policy.ts';
import { makeIdsGlobal } from './mechanics/global-ids.ts';
import { nodeKinds } from './mechanics/node-kinds.ts';
import { makeRootsNullable, semanticNonNull } from './mechanics/nullable-roots.ts';
import { withDirectives } from './mechanics/printed-directives.ts';
import { closedToTokens, requiresScopes, stateNeeds } from './mechanics/stated-needs.ts';
import { ImportResolver } from './records/imports/import.resolver.ts';
import {
  AuditNoticeResolver,
  UserAuditNoticeResolver,
} from './records/audit-notices/audit-notice.resolver.ts';
import { CredentialResolver } from './records/credentials/credential.resolver.ts';
import { CpdYearResolver } from './standing/cpd-years/cpd-year.resolver.ts';
import { DocumentResolver } from './records/documents/document.resolver.ts';
import { ActivityAttestationsResolver } from './proof/attestations/attestation.resolver.ts';
import {
  ConfirmationRequestResolver,
  ConfirmationResolver,
} from './proof/attestations/confirmation.resolver.ts';
import { CertificateResolver } from './learning/modules/certificate.resolver.ts';
import { CrewSessionResolver } from './proof/crew-sessions/crew-session.resolver.ts';
import { TeamReceiptResolver, TeamResolver } from './proof/teams/team.resolver.ts';
import { CountResolver } from './standing/does-this-count/count.resolver.ts';
import { PresetResolver } from './records/presets/preset.resolver.ts';
import {
  LearningGoalResolver,
  PlannedActivityResolver,
} from './records/learning-goals/learning-goal.resolver.ts';
import {
  ActivityEvidenceResolver,
  CitedEvidenceResolver,
  CredentialEvidenceResolver,
  DocumentEvidenceResolver,
  EvidenceFileResolver,
  ReflectiveLogEvidenceResolver,
} from './records/evidence-files/evidence-file.resolver.ts';
import {
  ActivityCompletionResolver,
  AnsweredModuleReviewResolver,
  DueModuleReviewResolver,
  ModuleCompletionResolver,
  ModuleProgressResolver,
  ModuleResolver,
  QuizAttemptResolver,
} from './learning/modules/module.resolver.ts';
import { NodeResolver } from './records/global-ids/node.resolver.ts';
import { RecordChangeResolver } from './records/global-ids/record-change.resolver.ts';
import { Node } from './records/global-ids/node.type.ts';
import { typeOf } from './records/global-ids/type-of.ts';
import { NotificationPreferenceResolver } from './messages/notification-preferences/notification-preference.resolver.ts';
import {
  NotificationResolver,
  UserNotificationResolver,
} from './messages/notifications/notification.resolver.ts';
import { PaceResolver } from './standing/pace/pace.resolver.ts';
import { LinkedIdentityResolver } from './account/linked-identities/linked-identity.resolver.ts';
import { PasskeyResolver } from './account/passkeys/passkey.resolver.ts';
import { SharedSubmissionResolver } from './proof/shared-submissions/shared-submission.resolver.ts';
import {
  ReportFileResolver,
  PortfolioResolver,
  ReportEvidenceResolver,
} from './proof/portfolio/portfolio.resolver.ts';
import { RecoveryResolver } from './account/recovery/recovery.resolver.ts';
import {
  historyOf,
  historyResolvers,
  ChangesResolver,
  RecordsChangedResolver,
  TimelinePointResolver,
  UserRecordChainResolver,
} from './records/record-events/record-event.resolver.ts';
import { LearningGoalDetail } from './records/learning-goals/learning-goal.type.ts';
import { ReflectiveLogResolver } from './records/reflective-logs/reflective-log.resolver.ts';
import {
  ResourceResolver,
  ResourceReviewResolver,
} from './learning/resources/resource.resolver.ts';
import {
  ActivityReadinessResolver,
  AuditReadinessResolver,
} from './standing/summary/audit-readiness.resolver.ts';
import {
  SecurityEventResolver,
  UserSecurityEventResolver,
} from './account/security-events/security-event.resolver.ts';
import { PracticePeriodResolver } from './records/practice-periods/practice-period.resolver.ts';
import { RenewalResolver } from './standing/renewal/renewal.resolver.ts';
import { SearchResolver } from './records/search/search.resolver.ts';
import { SupportResolver } from './account/help/support.resolver.ts';
import { TotpResolver } from './account/totp/totp.resolver.ts';
import { RosterResolver } from './messages/rosters/roster.resolver.ts';
import { CalendarFeedResolver } from './messages/calendar-feeds/calendar-feed.resolver.ts';
import {
  PushDeviceResolver,
  PushResolver,
} from './messages/push-subscriptions/push-subscription.resolver.ts';
import {
  EmailAddressResolver,
  UserEmailResolver,
} from './account/email-addresses/email-address.resolver.ts';
import { UserImageResolver } from './account/user-images/user-image.resolver.ts';
import { UserResolver } from './account/users/user.resolver.ts';
import { WebhookResolver } from './account/webhooks/webhook.resolver.ts';
import { specifyScalars } from './mechanics/specified-by.ts';
import { acceptWords } from './mechanics/vocabulary.ts';

const isNode = new Set<Function>(Object.values(nodeKinds).map(({ type }) => type));

/** The whole GraphQL schema, from the resolvers' classes. */
export function createSchema(pubSub: PubSub): GraphQLSchema {
  // A field without a resolver of its own is a property: nothing of type-graphql need be called to read it.
  for (const type of getMetadataStorage().objectTypes) {
    type.simpleResolvers ??= true;
    if (isNode.has(type.target)) type.interfaceClasses = [Node];
  }
  const schema = buildSchemaSync({
    resolvers: [
      AuthResolver,
      AccountResolver,
      SessionResolver,
      PasswordResolver,
      SecurityResolver,
      AccessTokenResolver,
      WebhookResolver,
      LinkedIdentityResolver,
      PasskeyResolver,
      TotpResolver,
      RecoveryResolver,
      SecurityEventResolver,
      UserSecurityEventResolver,
      UserResolver,
      UserImageResolver,
      ActivityResolver,
      CrewSessionResolver,
      TeamResolver,
      TeamReceiptResolver,
      ImportResolver,
      ReflectiveLogResolver,
      LearningGoalResolver,
      ActivityAttestationsResolver,
      ConfirmationRequestResolver,
      ConfirmationResolver,
      PresetResolver,
      PlannedActivityResolver,
      AuditNoticeResolver,
      CredentialResolver,
      UserAuditNoticeResolver,
      PracticePeriodResolver,
      DocumentResolver,
      EvidenceFileResolver,
      ActivityEvidenceResolver,
      CitedEvidenceResolver,
      CredentialEvidenceResolver,
      DocumentEvidenceResolver,
      ReflectiveLogEvidenceResolver,
      BinResolver,
      ...retentionResolvers,
      ...historyResolvers,
      historyOf('learning-goal', LearningGoalDetail),
      TimelinePointResolver,
      ChangesResolver,
      RecordChangeResolver,
      RecordsChangedResolver,
      UserRecordChainResolver,
      ModuleResolver,
      QuizAttemptResolver,
      ModuleProgressResolver,
      ModuleCompletionResolver,
      ActivityCompletionResolver,
      DueModuleReviewResolver,
      AnsweredModuleReviewResolver,
      CertificateResolver,
      CountResolver,
      ResourceResolver,
      ResourceReviewResolver,
      NotificationResolver,
      UserNotificationResolver,
      ReportFileResolver,
      PortfolioResolver,
      ReportEvidenceResolver,
      SharedSubmissionResolver,
      PaceResolver,
      CpdYearResolver,
      ActivityReadinessResolver,
      AuditReadinessResolver,
      CountedEvidenceResolver,
      RenewalResolver,
      NodeResolver,
      SearchResolver,
      SupportResolver,
      NotificationPreferenceResolver,
      PushResolver,
      PushDeviceResolver,
      BoardAnswerResolver,
      RegistrationSpanResolver,
      UserRegistrationsResolver,
      HeldRegistrationResolver,
      CalendarFeedResolver,
      RosterResolver,
      EmailAddressResolver,
      UserEmailResolver,
    ],
    directives: [...specifiedDirectives, semanticNonNull, requiresScopes, closedToTokens],
    pubSub: pubSub as never,
    validate: false,
  });
  describeRoots(schema);
  // type-graphql would resolve it later, and compiled code does not wait for that.
  (schema.getType('Node') as GraphQLInterfaceType).resolveType = (record) => typeOf(record);
  const complete = makeIdsGlobal(addObjectsOfIds(acceptWords(specifyScalars(schema))));
  return stateNeeds(makeRootsNullable(enforcePolicy(complete, policy)), policy);
}

/** The schema as `schema.graphql` holds it. */
export function printedSchema(built = createSchema(createEvents(null).pubsub)): string {
  const schema = lexicographicSortSchema(built);
  const printed = withDirectives(printSchema(schema), schema);
  return `# Written by \`npm run schema\` from the server's classes. Do not edit.\n\n${printed}\n`;
}

export const writeSchema = (file: string): void => writeFileSync(file, printedSchema());
