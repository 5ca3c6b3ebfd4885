/**
 * The vocabularies of domain/ as GraphQL enums, from each noun's folder. Vocabularies that grow while older versions run
 * are not enums (decision 072).
 */
export * from './records/activities/activity.enums.ts';
export * from './proof/attestations/attestation.enums.ts';
export * from './records/bin/bin.enums.ts';
export * from './standing/counts/count.enums.ts';
export * from './records/credentials/credential.enums.ts';
export * from './proof/crew-sessions/crew-session.enums.ts';
export * from './records/documents/document.enums.ts';
export * from './records/evidence-files/evidence-file.enums.ts';
export * from './records/imports/import.enums.ts';
export * from './records/learning-goals/learning-goal.enums.ts';
export * from './learning/modules/module.enums.ts';
export * from './messages/notification-preferences/notification-preference.enums.ts';
export * from './standing/pace/pace.enums.ts';
export * from './proof/portfolio/portfolio.enums.ts';
export * from './records/practice-periods/practice-period.enums.ts';
export * from './records/presets/preset.enums.ts';
export * from './records/record-events/record-event.enums.ts';
export * from './standing/registration-spans/registration-span.enums.ts';
export * from './standing/renewal/renewal.enums.ts';
export * from './learning/resources/resource.enums.ts';
export * from './messages/rosters/roster.enums.ts';
export * from './standing/rule-source.enums.ts';
export * from './records/search/search.enums.ts';
export * from './proof/shared-submissions/shared-submission.enums.ts';
export * from './standing/summary/summary.enums.ts';
export * from './account/users/registration.enums.ts';
export * from './account/webhooks/webhook.enums.ts';
