/**
 * Defines the vocabularies of domain/ as GraphQL enums, each in its noun’s folder. Vocabularies that grow while older
 * versions run are not enums (decision 072).
 */
import './records/activities/activity.enums.ts';
import './proof/attestations/attestation.enums.ts';
import './records/bin/bin.enums.ts';
import './standing/counts/count.enums.ts';
import './records/credentials/credential.enums.ts';
import './proof/crew-sessions/crew-session.enums.ts';
import './records/documents/document.enums.ts';
import './records/evidence-files/evidence-file.enums.ts';
import './records/imports/import.enums.ts';
import './records/learning-goals/learning-goal.enums.ts';
import './learning/modules/module.enums.ts';
import './messages/notification-preferences/notification-preference.enums.ts';
import './standing/pace/pace.enums.ts';
import './proof/portfolio/portfolio.enums.ts';
import './records/practice-periods/practice-period.enums.ts';
import './records/presets/preset.enums.ts';
import './records/record-events/record-event.enums.ts';
import './standing/registration-spans/registration-span.enums.ts';
import './standing/renewal/renewal.enums.ts';
import './learning/resources/resource.enums.ts';
import './messages/rosters/roster.enums.ts';
import './standing/rule-source.enums.ts';
import './records/search/search.enums.ts';
import './proof/shared-submissions/shared-submission.enums.ts';
import './standing/summary/summary.enums.ts';
import './proof/teams/team.enums.ts';
import './account/users/registration.enums.ts';
import './account/webhooks/webhook.enums.ts';
