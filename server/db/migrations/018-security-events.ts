import { raw } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { usernameSkeleton } from '../../auth/sign-in/username-skeleton.ts';

/** Accounts per statement. */
const BATCH = 2_000;

export class SecurityEvents extends Migration {
  override name = '018-security-events';

  override up(): Promise<void> {
    this.addSql(
      `create table "security_events" ("id" serial primary key, "user_id" int not null, "kind" text not null, "at" timestamptz(3) not null, "device" text not null, "network" text null, "session_id" uuid null);`,
    );
    this.addSql(
      `create index security_events_list on security_events (user_id, at desc, id desc);`,
    );
    this.addSql(`create index security_events_age on security_events (at);`);
    this.addSql(
      `alter table "security_events" add constraint "security_events_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    // An event is deleted with its account, whose row no longer exists by then, or when it is old
    // (domain/account/security-events.ts).
    this.addSql(
      `create function keep_security_events() returns trigger language plpgsql as $$
       begin
         if tg_op = 'DELETE' and (
           old.at < now() - interval '2 years' + interval '1 day'
           or not exists (select from users where id = old.user_id)
         ) then
           return old;
         end if;
         raise exception 'Security events are only added to.';
       end $$;`,
    );
    this.addSql(
      `create trigger security_events_kept before update or delete on security_events for each row execute function keep_security_events();`,
    );
    // Existing sessions count as used now; the previous version of the program does not write the column.
    this.addSql(
      `alter table "sessions" add "last_seen_at" timestamptz(3) not null default now(), add "authenticated_at" timestamptz(3) null;`,
    );
    this.addSql(`create index "sessions_expires_at_index" on "sessions" ("expires_at");`);
    this.addSql(`alter table "users" add "username_skeleton" text null;`);
    this.addSql(`create index "users_username_skeleton_index" on "users" ("username_skeleton");`);
    // A message about a changed e-mail address goes to the previous address.
    this.addSql(`alter table "deliveries" add "address" text null;`);
    return this.fillSkeletons();
  }

  /** Unicode's table is in the program, not in the database. */
  private async fillSkeletons(): Promise<void> {
    const users = (await this.execute('select id, username from users')) as {
      id: number;
      username: string;
    }[];
    for (let start = 0; start < users.length; start += BATCH) {
      const batch = users.slice(start, start + BATCH).map(({ id, username }) => ({
        id,
        skeleton: usernameSkeleton(username),
      }));
      this.addSql(
        raw(
          `update users u set username_skeleton = s.skeleton
           from json_to_recordset(?::json) s (id int, skeleton text) where u.id = s.id`,
          [JSON.stringify(batch)],
        ),
      );
    }
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "deliveries" drop column "address";`);
    this.addSql(`alter table "users" drop column "username_skeleton";`);
    this.addSql(`drop index "sessions_expires_at_index";`);
    this.addSql(
      `alter table "sessions" drop column "last_seen_at", drop column "authenticated_at";`,
    );
    this.addSql(`drop table "security_events";`);
    this.addSql(`drop function keep_security_events();`);
  }
}
