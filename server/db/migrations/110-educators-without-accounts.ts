import { Migration } from '@mikro-orm/migrations';
import { indexStep, later } from '../online/step.ts';

/** Educators without an account whose secret works: the few that the job looks at. */
export const educatorsWithSecrets = indexStep(
  `create index "crew_members_educators" on "crew_members" ("session_id") where teaches and secret_hash is not null`,
);

/** Educators who have no account (docs/decisions/114-taught-sessions.md). */
export class EducatorsWithoutAccounts extends Migration {
  override name = '110-educators-without-accounts';

  override up(): void | Promise<void> {
    this.addSql(later(educatorsWithSecrets));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "crew_members_educators";`);
  }
}
