import { Migration } from '@mikro-orm/migrations';

/**
 * Imports of activities stored only the id of their first record, and undoing one removed no more. The other records
 * were written by the same statement, so they have the same user and moment. For imported accounts nothing shows which
 * records came with them.
 */
export class ImportRecords extends Migration {
  override name = '016-import-records';

  override up(): void | Promise<void> {
    this.addSql(
      `update imports i
       set record_ids = jsonb_build_object('activities', found.ids)
       from (
         select i.id, jsonb_agg(a.id order by a.id) as ids
         from imports i
         join activities a on a.user_id = i.user_id and a.created_at = i.created_at
           and a.module_id is null and a.request_key is null
         where i.kind = 'activities' and jsonb_array_length(i.record_ids -> 'activities') < i.row_count
         group by i.id, i.row_count
         having count(*) <= i.row_count) found
       where i.id = found.id;`,
    );
  }

  override down(): void | Promise<void> {}
}
