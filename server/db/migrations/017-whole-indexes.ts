import { Migration } from '@mikro-orm/migrations';

/** The tables whose requests have keys, and the column of their owner. */
const owners = {
  activities: 'user_id',
  reflective_logs: 'user_id',
  documents: 'user_id',
  learning_goals: 'user_id',
  planned_activities: 'user_id',
  external_resources: 'added_by',
};

/**
 * Gives look-ups of all rows of a user, or of all references to a deleted row, an index: before, an export and the
 * deletion of an account read whole tables.
 */
export class WholeIndexes extends Migration {
  override name = '017-whole-indexes';

  override up(): void | Promise<void> {
    for (const [table, owner] of Object.entries(owners)) {
      this.addSql(`create unique index ${table}_by_owner on ${table} (${owner}, request_key);`);
    }
    this.addSql(
      `create index activities_by_goal on activities (goal_id, occurred_at desc, id desc) where goal_id is not null;`,
    );
    this.addSql(
      `create index planned_activities_by_goal on planned_activities (goal_id, planned_date, id);`,
    );
    this.addSql(
      `create index "module_completions_activity_id_index" on "module_completions" ("activity_id");`,
    );
    this.addSql(
      `create index "module_progress_attempt_id_index" on "module_progress" ("attempt_id");`,
    );
    // Last, since it shuts readers out until the end: the indexes that the others replace.
    for (const table of Object.keys(owners)) this.addSql(`drop index "${table}_request";`);
    this.addSql(`drop index "activities_goal";`);
    this.addSql(`drop index "planned_activities_goal";`);
  }

  override down(): void | Promise<void> {
    this.addSql(
      `create index planned_activities_goal on planned_activities (goal_id, planned_date, id) where deleted_at is null;`,
    );
    this.addSql(
      `create index activities_goal on activities (goal_id, occurred_at desc, id desc) where goal_id is not null and deleted_at is null;`,
    );
    for (const [table, owner] of Object.entries(owners)) {
      this.addSql(
        `create unique index ${table}_request on ${table} (${owner}, request_key) where request_key is not null;`,
      );
      this.addSql(`drop index "${table}_by_owner";`);
    }
    this.addSql(`drop index "module_progress_attempt_id_index";`);
    this.addSql(`drop index "module_completions_activity_id_index";`);
    this.addSql(`drop index "planned_activities_by_goal";`);
    this.addSql(`drop index "activities_by_goal";`);
  }
}
