/**
 * The vocabularies of domain/ as GraphQL enums, from each noun's folder. Vocabularies that grow while older versions run
 * are not enums (decision 072).
 */
export * from './activities/activity.enums.ts';
export * from './attestations/attestation.enums.ts';
export * from './bin/bin.enums.ts';
export * from './counts/count.enums.ts';
export * from './credentials/credential.enums.ts';
export * from './crew-sessions/crew-session.enums.ts';
export * from './documents/document.enums.ts';
export * from './evidence-files/evidence-file.enums.ts';
export * from './imports/import.enums.ts';
export * from './learning-goals/learning-goal.enums.ts';
export * from './modules/module.enums.ts';
export * from './notification-preferences/notification-preference.enums.ts';
export * from './pace/pace.enums.ts';
export * from './portfolio/portfolio.enums.ts';
export * from './practice-periods/practice-period.enums.ts';
export * from './presets/preset.enums.ts';
export * from './record-events/record-event.enums.ts';
export * from './registration-spans/registration-span.enums.ts';
export * from './renewal/renewal.enums.ts';
export * from './resources/resource.enums.ts';
export * from './rosters/roster.enums.ts';
export * from './rule-source.enums.ts';
export * from './search/search.enums.ts';
export * from './shared-submissions/shared-submission.enums.ts';
export * from './summary/summary.enums.ts';
export * from './users/registration.enums.ts';
export * from './webhooks/webhook.enums.ts';
