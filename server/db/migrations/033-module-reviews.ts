import { Migration } from '@mikro-orm/migrations';

/** The questions of a completed module that are asked again after 1, 4 and 12 weeks. */
export class ModuleReviews extends Migration {
  override name = '033-module-reviews';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "module_reviews" ("id" serial primary key, "user_id" int not null, "module_id" int not null, "week" int not null, "version" text not null, "asked" jsonb not null, "answers" jsonb not null, "correct" int not null, "total" int not null, "answered_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "module_reviews" add constraint "module_reviews_user_id_module_id_week_unique" unique ("user_id", "module_id", "week");`,
    );
    this.addSql(
      `alter table "module_reviews" add constraint "module_reviews_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "module_reviews" add constraint "module_reviews_module_id_foreign" foreign key ("module_id") references "cpd_modules" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "module_reviews" add constraint "module_reviews_correct" check ((correct >= 0) AND (correct <= total));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "module_reviews" cascade;`);
  }
}
