import { Migration } from '@mikro-orm/migrations';

export class ActivityTrace extends Migration {
  override name = '009-activity-trace';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "activities" add "provider" text null, add "start_date" date null, add "end_date" date null, add "setting" text null, add "place" text null, add "practitioners" text null, add "practitioner_count" int null, add "content_elements" text[] not null default '{}', add "how_it_meets" text null;`,
    );
    this.addSql(`alter table "evidence_files" add "missing_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "evidence_files" drop column "missing_at";`);
    this.addSql(
      `alter table "activities" drop column "provider", drop column "start_date", drop column "end_date", drop column "setting", drop column "place", drop column "practitioners", drop column "practitioner_count", drop column "content_elements", drop column "how_it_meets";`,
    );
  }
}
