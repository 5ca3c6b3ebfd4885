import { Migration } from '@mikro-orm/migrations';

export class RequestKeys extends Migration {
  override name = '014-request-keys';

  override up(): void | Promise<void> {
    this.addSql(`alter table "activities" add "request_key" text null;`);
    this.addSql(
      `create unique index activities_request on activities (user_id, request_key) where request_key is not null;`,
    );
    this.addSql(`alter table "reflective_logs" add "request_key" text null;`);
    this.addSql(
      `create unique index reflective_logs_request on reflective_logs (user_id, request_key) where request_key is not null;`,
    );
    this.addSql(`alter table "documents" add "request_key" text null;`);
    this.addSql(
      `create unique index documents_request on documents (user_id, request_key) where request_key is not null;`,
    );
    this.addSql(`alter table "learning_goals" add "request_key" text null;`);
    this.addSql(
      `create unique index learning_goals_request on learning_goals (user_id, request_key) where request_key is not null;`,
    );
    this.addSql(`alter table "planned_activities" add "request_key" text null;`);
    this.addSql(
      `create unique index planned_activities_request on planned_activities (user_id, request_key) where request_key is not null;`,
    );
    this.addSql(`alter table "external_resources" add "request_key" text null;`);
    this.addSql(
      `create unique index external_resources_request on external_resources (added_by, request_key) where request_key is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "activities_request";`);
    this.addSql(`alter table "activities" drop column "request_key";`);
    this.addSql(`drop index "reflective_logs_request";`);
    this.addSql(`alter table "reflective_logs" drop column "request_key";`);
    this.addSql(`drop index "documents_request";`);
    this.addSql(`alter table "documents" drop column "request_key";`);
    this.addSql(`drop index "learning_goals_request";`);
    this.addSql(`alter table "learning_goals" drop column "request_key";`);
    this.addSql(`drop index "planned_activities_request";`);
    this.addSql(`alter table "planned_activities" drop column "request_key";`);
    this.addSql(`drop index "external_resources_request";`);
    this.addSql(`alter table "external_resources" drop column "request_key";`);
  }
}
