import { Migration } from '@mikro-orm/migrations';
import { constraintStep, later } from '../online/step.ts';

/** Only a taught session has a provider, and must have one. */
export const providersOfTaught = constraintStep('crew_sessions', 'crew_sessions_provider');

/** Sessions whose host teaches and does not attend, and anonymous feedback on them (docs/decisions/114-taught-sessions.md). */
export class TaughtSessions extends Migration {
  override name = '106-taught-sessions';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "crew_sessions" add "kind" text not null default 'crew', add "provider" text null, add "objectives" text null;`,
    );
    this.addSql(
      `alter table "crew_sessions" add constraint "crew_sessions_provider" check ((kind = 'taught') = (provider is not null) and (kind = 'taught' or objectives is null)) not valid;`,
    );
    this.addSql(
      `alter table "crew_members" add "list_allowed" boolean not null default false, add "teaches" boolean not null default false, add "feedback_given" boolean not null default false;`,
    );
    this.addSql(`alter table "crew_tickets" add "list_allowed" boolean not null default false;`);
    this.addSql(
      `create table "crew_feedback" ("id" uuid not null default gen_random_uuid(), "session_id" int not null, "usefulness" int not null, "change" text null, primary key ("id"));`,
    );
    this.addSql(`create index "crew_feedback_session_id_index" on "crew_feedback" ("session_id");`);
    this.addSql(
      `alter table "crew_feedback" add constraint "crew_feedback_session_id_foreign" foreign key ("session_id") references "crew_sessions" ("id") on delete cascade;`,
    );
    this.addSql(later(providersOfTaught));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "crew_feedback" cascade;`);
    this.addSql(`alter table "crew_tickets" drop column "list_allowed";`);
    this.addSql(
      `alter table "crew_members" drop column "list_allowed", drop column "teaches", drop column "feedback_given";`,
    );
    this.addSql(`alter table "crew_sessions" drop constraint "crew_sessions_provider";`);
    this.addSql(
      `alter table "crew_sessions" drop column "kind", drop column "provider", drop column "objectives";`,
    );
  }
}
