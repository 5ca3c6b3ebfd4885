import { Migration } from '@mikro-orm/migrations';
import { leftOut } from './027-record-events.ts';

/** The answers to checks are the owner's alone and are no part of the activity. */
export const leftOutWithChecks = [...leftOut, 'confirmed_checks'];

const recordContent = (names: readonly string[]) =>
  `create or replace function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
   return jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
     - '{${names.join(',')}}'::text[]);`;

/** Stores the checks that the owner of an activity confirmed (domain/records/plausibility.ts). */
export class ConfirmedChecks extends Migration {
  override name = '029-confirmed-checks';

  override up(): void | Promise<void> {
    this.addSql(`alter table "activities" add "confirmed_checks" text[] null;`);
    this.addSql(recordContent(leftOutWithChecks));
  }

  override down(): void | Promise<void> {
    this.addSql(recordContent(leftOut));
    this.addSql(`alter table "activities" drop column "confirmed_checks";`);
  }
}
