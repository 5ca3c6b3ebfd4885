import { Migration } from '@mikro-orm/migrations';

export class LearningPlan extends Migration {
  override name = '007-learning-plan';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "learning_goals" ("id" serial primary key, "user_id" int not null, "period_year" int not null, "title" text not null, "why" text not null, "measure" text not null, "target_date" date not null, "status" text not null default 'open', "reflection" text null, "closed_at" timestamptz(3) null, "carried_from_id" int null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null);`,
    );
    this.addSql(
      `create index "learning_goals_carried_from_id_index" on "learning_goals" ("carried_from_id");`,
    );
    this.addSql(
      `create index learning_goals_list on learning_goals (user_id, period_year, target_date, id) where deleted_at is null;`,
    );
    this.addSql(
      `create table "planned_activities" ("id" serial primary key, "user_id" int not null, "goal_id" int not null, "activity_id" int null, "title" text not null, "category" text not null, "hours" numeric(5,1) not null, "planned_date" date null, "created_at" timestamptz(3) not null, "deleted_at" timestamptz(3) null, constraint planned_activities_hours_positive check (hours > 0));`,
    );
    this.addSql(
      `create index "planned_activities_activity_id_index" on "planned_activities" ("activity_id");`,
    );
    this.addSql(
      `create index planned_activities_goal on planned_activities (goal_id, planned_date, id) where deleted_at is null;`,
    );
    this.addSql(
      `create index planned_activities_calendar on planned_activities (user_id, planned_date) where planned_date is not null and deleted_at is null;`,
    );
    this.addSql(
      `create table "goal_changes" ("id" serial primary key, "user_id" int not null, "goal_id" int not null, "field" text not null, "from_value" text not null, "to_value" text not null, "reason" text null, "changed_at" timestamptz(3) not null);`,
    );
    this.addSql(`create index "goal_changes_user_id_index" on "goal_changes" ("user_id");`);
    this.addSql(
      `create index "goal_changes_goal_id_id_index" on "goal_changes" ("goal_id", "id");`,
    );
    this.addSql(`alter table "activities" add "goal_id" int null;`);
    this.addSql(
      `create index activities_goal on activities (goal_id, occurred_at desc, id desc) where goal_id is not null and deleted_at is null;`,
    );
    this.addSql(
      `alter table "learning_goals" add constraint "learning_goals_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "learning_goals" add constraint "learning_goals_carried_from_id_foreign" foreign key ("carried_from_id") references "learning_goals" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "planned_activities" add constraint "planned_activities_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "planned_activities" add constraint "planned_activities_goal_id_foreign" foreign key ("goal_id") references "learning_goals" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "planned_activities" add constraint "planned_activities_activity_id_foreign" foreign key ("activity_id") references "activities" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "goal_changes" add constraint "goal_changes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "goal_changes" add constraint "goal_changes_goal_id_foreign" foreign key ("goal_id") references "learning_goals" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "activities" add constraint "activities_goal_id_foreign" foreign key ("goal_id") references "learning_goals" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "activities" drop column "goal_id";`);
    this.addSql(`drop table if exists "goal_changes" cascade;`);
    this.addSql(`drop table if exists "planned_activities" cascade;`);
    this.addSql(`drop table if exists "learning_goals" cascade;`);
  }
}
