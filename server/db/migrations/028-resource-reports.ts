import { Migration } from '@mikro-orm/migrations';
import { accountStep, indexStep, later } from '../online/step.ts';

export const usedByOthers = accountStep('028-used-by-others', {
  who: 'exists (select from external_resources r where r.added_by = u.id)',
  async change(query, { owner }) {
    await query({
      text: `update external_resources set used_by_others = true
        where added_by = $1 and not in_catalogue and not used_by_others and resource_used_by_others(id, added_by)`,
      values: [owner],
    });
    return null;
  },
});

export const resourceIndexes = [
  indexStep(
    `create index external_resources_recommended on external_resources (cpd_category, id desc) where (in_catalogue or used_by_others) and deleted_at is null and removed_at is null`,
  ),
  indexStep(
    `create index external_resources_bin on external_resources (deleted_at) where deleted_at is not null`,
  ),
];

/**
 * Users report resources, edit and delete their own; operators remove them. A resource that a user added is recommended
 * to others once two others have bookmarked or reviewed it: triggers record that, so that also the previous version of
 * the program counts.
 */
export class ResourceReports extends Migration {
  override name = '028-resource-reports';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "external_resources" add "version" int not null default 1, add "used_by_others" boolean not null default false, add "deleted_at" timestamptz(3) null, add "removed_at" timestamptz(3) null, add "removed_reason" text null;`,
    );
    this.addSql(
      `create function resource_used_by_others(resource int, adder int) returns boolean language sql stable return (
         select count(*) >= 2 from (
           select user_id from resource_bookmarks where resource_id = resource
           union select user_id from resource_reviews where resource_id = resource) u
         where user_id is distinct from adder);`,
    );
    this.addSql(
      `create function count_resource_use() returns trigger language plpgsql as $$
       begin
         -- Locks the resource, so that the second of two at once counts the first.
         perform 1 from external_resources
           where id = new.resource_id and not in_catalogue and not used_by_others for no key update;
         if found then
           update external_resources set used_by_others = true
             where id = new.resource_id and resource_used_by_others(id, added_by);
         end if;
         return null;
       end $$;`,
    );
    for (const table of ['resource_bookmarks', 'resource_reviews']) {
      this.addSql(
        `create trigger ${table}_use after insert on ${table} for each row execute function count_resource_use();`,
      );
    }
    this.addSql(
      `create trigger external_resources_version before update of title, description, url, image_url, type, provider, peer_reviewed, cpd_category, cpd_hours, tags, deleted_at on external_resources for each row execute function count_version();`,
    );
    this.addSql(later(...resourceIndexes, usedByOthers));

    this.addSql(
      `create table "resource_reports" ("id" serial primary key, "resource_id" int not null, "user_id" int not null, "reason" text not null, "comment" text null, "created_at" timestamptz(3) not null);`,
    );
    this.addSql(
      `alter table "resource_reports" add constraint "resource_reports_user_id_resource_id_unique" unique ("user_id", "resource_id");`,
    );
    this.addSql(
      `create index resource_reports_list on resource_reports (resource_id, created_at desc, id desc);`,
    );
    this.addSql(
      `alter table "resource_reports" add constraint "resource_reports_resource_id_foreign" foreign key ("resource_id") references "external_resources" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "resource_reports" add constraint "resource_reports_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "resource_reports";`);
    this.addSql(`drop index "external_resources_bin";`);
    this.addSql(`drop index "external_resources_recommended";`);
    this.addSql(`drop trigger "external_resources_version" on "external_resources";`);
    for (const table of ['resource_bookmarks', 'resource_reviews']) {
      this.addSql(`drop trigger "${table}_use" on "${table}";`);
    }
    this.addSql(`drop function count_resource_use();`);
    this.addSql(`drop function resource_used_by_others(int, int);`);
    this.addSql(
      `alter table "external_resources" drop column "version", drop column "used_by_others", drop column "deleted_at", drop column "removed_at", drop column "removed_reason";`,
    );
  }
}
