import { Migration } from '@mikro-orm/migrations';

export class Bin extends Migration {
  override name = '011-bin';

  override up(): void | Promise<void> {
    this.addSql(
      `create index learning_goals_bin on learning_goals (user_id, deleted_at desc, id desc) where deleted_at is not null;`,
    );
    this.addSql(
      `create index documents_bin on documents (user_id, deleted_at desc, id desc) where deleted_at is not null;`,
    );
    this.addSql(
      `create index activities_bin on activities (user_id, deleted_at desc, id desc) where deleted_at is not null;`,
    );
    this.addSql(
      `create index reflective_logs_bin on reflective_logs (user_id, deleted_at desc, id desc) where deleted_at is not null;`,
    );
    this.addSql(
      `create index planned_activities_bin on planned_activities (user_id, deleted_at desc, id desc) where deleted_at is not null;`,
    );
    this.addSql(
      `create index evidence_files_bin on evidence_files (user_id, deleted_at desc, id desc) where deleted_at is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "activities_bin";`);
    this.addSql(`drop index "documents_bin";`);
    this.addSql(`drop index "evidence_files_bin";`);
    this.addSql(`drop index "learning_goals_bin";`);
    this.addSql(`drop index "planned_activities_bin";`);
    this.addSql(`drop index "reflective_logs_bin";`);
  }
}
