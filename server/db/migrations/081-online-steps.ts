import { Migration } from '@mikro-orm/migrations';
import { onlineTables } from '../online/step.ts';

/** A step of an upgrade is no edit: neither the version nor the date of the last change may grow. */
const counting = (name: string, body: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as $$
       begin
         if current_setting('paramed.online', true) = 'on' then
           return new;
         end if;
         ${body}
         return new;
       end $$;`;

/** Steps that run while users work (docs/decisions/081-upgrades-while-users-write.md). */
export class Online extends Migration {
  override name = '081-online-steps';

  override up(): void | Promise<void> {
    for (const sql of onlineTables) this.addSql(sql);
    this.addSql(counting('count_version', `new.version := old.version + 1;`));
    this.addSql(
      counting(
        'count_change',
        `new.version := old.version + 1;
         if new.changed_at is not distinct from old.changed_at then
           new.changed_at := now();
         end if;`,
      ),
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "online_accounts" cascade;`);
    this.addSql(`drop table if exists "online_steps" cascade;`);
  }
}
