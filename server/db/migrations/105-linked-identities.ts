import { Migration } from '@mikro-orm/migrations';
import { constraintStep, indexStep, later } from '../online/step.ts';

/** Finds the sessions that an identity has opened, when its provider ends them. */
export const sessionsOfIdentities = indexStep(
  `create index sessions_identity_id_index on sessions (identity_id)`,
);

export const identitiesOfSessions = constraintStep('sessions', 'sessions_identity_id_foreign');

/**
 * Identities at providers sign in (docs/decisions/115-sign-in-by-a-service.md). An account that was created with one has
 * no password until its owner sets one. A session that an identity opened ends when the provider says so.
 */
export class LinkedIdentities extends Migration {
  override name = '105-linked-identities';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "linked_identities" ("id" serial primary key, "user_id" int not null, "issuer" text not null, "subject" text not null, "created_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null);`,
    );
    this.addSql(
      `alter table "linked_identities" add constraint "linked_identities_once" unique ("issuer", "subject");`,
    );
    this.addSql(
      `alter table "linked_identities" add constraint "linked_identities_of_user" unique ("user_id", "issuer");`,
    );
    this.addSql(
      `alter table "linked_identities" add constraint "linked_identities_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "sessions" add "identity_id" int null, add "provider_session" text null;`,
    );
    this.addSql(
      `alter table "sessions" add constraint "sessions_identity_id_foreign" foreign key ("identity_id") references "linked_identities" ("id") on delete set null not valid;`,
    );
    this.addSql(later(sessionsOfIdentities, identitiesOfSessions));
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "sessions" drop column "identity_id", drop column "provider_session";`,
    );
    this.addSql(`drop table if exists "linked_identities" cascade;`);
  }
}
