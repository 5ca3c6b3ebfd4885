import type { MigrationObject } from '@mikro-orm/core';
import { Foundation } from './001-foundation.ts';
import { DemoAccount } from './002-demo-account.ts';
import { ModulesAndResources } from './003-modules-and-resources.ts';
import { ProfileAndSettings } from './004-profile-and-settings.ts';
import { NotificationsAndReminders } from './005-notifications-and-reminders.ts';
import { EvidenceFiles } from './006-evidence-files.ts';
import { LearningPlan } from './007-learning-plan.ts';
import { Certificates } from './008-certificates.ts';
import { ActivityTrace } from './009-activity-trace.ts';
import { Imports } from './010-imports.ts';
import { Bin } from './011-bin.ts';
import { RequestKeys } from './014-request-keys.ts';
import { Versions } from './015-versions.ts';
import { ImportRecords } from './016-import-records.ts';
import { WholeIndexes } from './017-whole-indexes.ts';
import { SecurityEvents } from './018-security-events.ts';
import { SecondFactors } from './019-second-factors.ts';
import { ClaimsOfImports } from './020-claims-of-imports.ts';
import { DamagedFiles } from './021-damaged-files.ts';
import { QuestionBanks } from './022-question-banks.ts';
import { ResourceReports } from './028-resource-reports.ts';

/** All migrations, oldest first; `npm run migration` writes the next one, to be added here. */
export const migrations: MigrationObject[] = [
  { name: '001-foundation', class: Foundation },
  { name: '002-demo-account', class: DemoAccount },
  { name: '003-modules-and-resources', class: ModulesAndResources },
  { name: '004-profile-and-settings', class: ProfileAndSettings },
  { name: '005-notifications-and-reminders', class: NotificationsAndReminders },
  { name: '006-evidence-files', class: EvidenceFiles },
  { name: '007-learning-plan', class: LearningPlan },
  { name: '008-certificates', class: Certificates },
  { name: '009-activity-trace', class: ActivityTrace },
  { name: '010-imports', class: Imports },
  { name: '011-bin', class: Bin },
  { name: '014-request-keys', class: RequestKeys },
  { name: '015-versions', class: Versions },
  { name: '016-import-records', class: ImportRecords },
  { name: '017-whole-indexes', class: WholeIndexes },
  { name: '018-security-events', class: SecurityEvents },
  { name: '019-second-factors', class: SecondFactors },
  { name: '020-claims-of-imports', class: ClaimsOfImports },
  { name: '021-damaged-files', class: DamagedFiles },
  { name: '022-question-banks', class: QuestionBanks },
  { name: '028-resource-reports', class: ResourceReports },
];
