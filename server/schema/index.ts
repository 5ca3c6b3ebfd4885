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
import { addObjectsOfIds } from './objects-of-ids.ts';
import { policy } from '../auth/policy.ts';
import { SecurityResolver } from '../auth/account/security.resolver.ts';
import { CountedEvidenceResolver } from './summary/counted-evidence.resolver.ts';
import { createEvents, type PubSub } from '../realtime/pubsub.ts';
import { AccessTokenResolver } from './access-tokens/access-token.resolver.ts';
import { ActivityResolver } from './activities/activity.resolver.ts';
import {
  HeldRegistrationResolver,
  UserRegistrationsResolver,
} from './users/registration.resolver.ts';
import { RegistrationSpanResolver } from './registration-spans/registration-span.resolver.ts';
import { BoardAnswerResolver } from './board-answers/board-answer.resolver.ts';
import { BinResolver } from './bin/bin.resolver.ts';
import { retentionResolvers } from './bin/retention.resolver.ts';
import { describeRoots } from './describe-roots.ts';
import { enforcePolicy } from './enforce-policy.ts';
import { makeIdsGlobal } from './global-ids.ts';
import { makeRootsNullable, semanticNonNull } from './nullable-roots.ts';
import { withDirectives } from './printed-directives.ts';
import { closedToTokens, requiresScopes, stateNeeds } from './stated-needs.ts';
import { ImportResolver } from './imports/import.resolver.ts';
import {
  AuditNoticeResolver,
  UserAuditNoticeResolver,
} from './audit-notices/audit-notice.resolver.ts';
import { CredentialResolver } from './credentials/credential.resolver.ts';
import { CpdYearResolver } from './cpd-years/cpd-year.resolver.ts';
import { DocumentResolver } from './documents/document.resolver.ts';
import { ActivityAttestationsResolver } from './attestations/attestation.resolver.ts';
import {
  ConfirmationRequestResolver,
  ConfirmationResolver,
} from './attestations/confirmation.resolver.ts';
import { CertificateResolver } from './modules/certificate.resolver.ts';
import { CrewSessionResolver } from './crew-sessions/crew-session.resolver.ts';
import { CountResolver } from './counts/count.resolver.ts';
import { PresetResolver } from './presets/preset.resolver.ts';
import {
  LearningGoalResolver,
  PlannedActivityResolver,
} from './learning-goals/learning-goal.resolver.ts';
import {
  ActivityEvidenceResolver,
  CitedEvidenceResolver,
  CredentialEvidenceResolver,
  DocumentEvidenceResolver,
  EvidenceFileResolver,
  ReflectiveLogEvidenceResolver,
} from './evidence-files/evidence-file.resolver.ts';
import {
  ActivityCompletionResolver,
  AnsweredModuleReviewResolver,
  DueModuleReviewResolver,
  ModuleCompletionResolver,
  ModuleProgressResolver,
  ModuleResolver,
  QuizAttemptResolver,
} from './modules/module.resolver.ts';
import { NodeResolver } from './nodes/node.resolver.ts';
import { RecordChangeResolver } from './nodes/record-change.resolver.ts';
import { Node } from './nodes/node.type.ts';
import { nodeKinds } from './nodes/node-kinds.ts';
import { typeOf } from './nodes/type-of.ts';
import { NotificationPreferenceResolver } from './notification-preferences/notification-preference.resolver.ts';
import {
  NotificationResolver,
  UserNotificationResolver,
} from './notifications/notification.resolver.ts';
import { PaceResolver } from './pace/pace.resolver.ts';
import { PasskeyResolver } from './passkeys/passkey.resolver.ts';
import { SharedSubmissionResolver } from './shared-submissions/shared-submission.resolver.ts';
import {
  PortfolioFileResolver,
  PortfolioResolver,
  SubmissionEvidenceResolver,
} from './portfolio/portfolio.resolver.ts';
import { RecoveryResolver } from './recovery/recovery.resolver.ts';
import {
  historyOf,
  historyResolvers,
  ChangesResolver,
  RecordsChangedResolver,
  TimelinePointResolver,
  UserRecordChainResolver,
} from './record-events/record-event.resolver.ts';
import { LearningGoalDetail } from './learning-goals/learning-goal.type.ts';
import { ReflectiveLogResolver } from './reflective-logs/reflective-log.resolver.ts';
import { ResourceResolver, ResourceReviewResolver } from './resources/resource.resolver.ts';
import {
  ActivityReadinessResolver,
  AuditReadinessResolver,
} from './summary/audit-readiness.resolver.ts';
import {
  SecurityEventResolver,
  UserSecurityEventResolver,
} from './security-events/security-event.resolver.ts';
import { PracticePeriodResolver } from './practice-periods/practice-period.resolver.ts';
import { RenewalResolver } from './renewal/renewal.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { SupportResolver } from './support/support.resolver.ts';
import { TotpResolver } from './totp/totp.resolver.ts';
import { RosterResolver } from './rosters/roster.resolver.ts';
import { CalendarFeedResolver } from './calendar-feeds/calendar-feed.resolver.ts';
import {
  PushDeviceResolver,
  PushResolver,
} from './push-subscriptions/push-subscription.resolver.ts';
import {
  EmailAddressResolver,
  UserEmailResolver,
} from './email-addresses/email-address.resolver.ts';
import { UserImageResolver } from './user-images/user-image.resolver.ts';
import { UserResolver } from './users/user.resolver.ts';
import { WebhookResolver } from './webhooks/webhook.resolver.ts';
import { specifyScalars } from './specified-by.ts';
import { acceptWords } from './vocabulary.ts';

const isNode = new Set(Object.values(nodeKinds).map(({ type }) => type));

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
      SecurityResolver,
      AccessTokenResolver,
      WebhookResolver,
      PasskeyResolver,
      TotpResolver,
      RecoveryResolver,
      SecurityEventResolver,
      UserSecurityEventResolver,
      UserResolver,
      UserImageResolver,
      ActivityResolver,
      CrewSessionResolver,
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
      PortfolioFileResolver,
      PortfolioResolver,
      SubmissionEvidenceResolver,
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
