import { Migration } from '@mikro-orm/migrations';

/** Records that an imported account brings with the date in its file. */
const records = [
  'activities',
  'reflective_logs',
  'documents',
  'learning_goals',
  'planned_activities',
];

/** The tables in an import's `record_ids`, as an export names them. */
const imported: Record<string, string> = {
  activities: 'activities',
  reflective_logs: 'reflectiveLogs',
  documents: 'documents',
  learning_goals: 'learningGoals',
  planned_activities: 'plannedActivities',
};

/** A summary counts these by date, from the index alone. */
const counted = ['reflective_logs', 'documents'];

export class ClaimsOfImports extends Migration {
  override name = '020-claims-of-imports';

  override up(): void | Promise<void> {
    for (const table of records) {
      this.addSql(
        `alter table "${table}" add "claimed_created_at" timestamptz(3) null, add "request_hash" text null;`,
      );
    }
    this.addSql(`alter table "goal_changes" add "claimed_changed_at" timestamptz(3) null;`);
    this.addSql(`alter table "external_resources" add "request_hash" text null;`);
    this.addSql(`alter table "imports" add "request_hash" text null;`);
    // Earlier imports stored the file's date as if the record had been created here on that day.
    for (const table of records) {
      this.addSql(
        `update ${table} r
         set claimed_created_at = r.created_at, created_at = i.created_at
         from imports i cross join lateral jsonb_array_elements_text(i.record_ids -> '${imported[table]}') e (id)
         where i.kind = 'account' and r.id = e.id::int and r.user_id = i.user_id
           and r.created_at < i.created_at and r.claimed_created_at is null;`,
      );
    }
    this.addSql(
      `update goal_changes c
       set claimed_changed_at = c.changed_at, changed_at = g.created_at
       from learning_goals g
       where g.id = c.goal_id and g.claimed_created_at is not null and c.changed_at < g.created_at;`,
    );
    for (const table of counted) {
      this.addSql(
        `create index ${table}_newest on ${table} (user_id, created_at desc, id desc) include (claimed_created_at) where deleted_at is null;`,
      );
    }
    // Last, since it shuts readers out until the end: the indexes that the others replace.
    for (const table of counted) this.addSql(`drop index "${table}_list";`);
  }

  override down(): void | Promise<void> {
    for (const table of counted) {
      this.addSql(
        `create index ${table}_list on ${table} (user_id, created_at desc, id desc) where deleted_at is null;`,
      );
      this.addSql(`drop index "${table}_newest";`);
    }
    this.addSql(`alter table "imports" drop column "request_hash";`);
    this.addSql(`alter table "external_resources" drop column "request_hash";`);
    this.addSql(`alter table "goal_changes" drop column "claimed_changed_at";`);
    for (const table of records) {
      this.addSql(
        `alter table "${table}" drop column "claimed_created_at", drop column "request_hash";`,
      );
    }
  }
}
