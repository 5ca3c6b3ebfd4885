import { Migration } from '@mikro-orm/migrations';
import { unlessLater } from '../online/step.ts';
import { begunTimelines } from './027-record-events.ts';
import { leftOutWithAnswers } from './058-private-answers.ts';

const record = `jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
     - '{${leftOutWithAnswers.join(',')}}'::text[] - case when record -> 'goal_ids' = '[]' then 'goal_ids' else '' end
     - case when record -> 'document_ids' = '[]' then 'document_ids' else '' end`;

/** The moment of a change of plan is what it says; of any other record it is only when it was last written. */
const moment = `case when kind = 'goal-change' then jsonb_build_object('changed_at', record -> 'changed_at') else '{}' end`;

const recordContent = (content: string) =>
  `create or replace function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
   return ${content};`;

/** Changes of plan and their reasons are in the timeline, too (docs/decisions/036-the-timeline.md). */
export class TrackedChanges extends Migration {
  override name = '061-tracked-changes';

  override up(): void | Promise<void> {
    this.addSql(recordContent(`${record} || ${moment})`));
    this.addSql(
      `select track_records('goal_changes', 'goal-change', '{field,changed_at,claimed_changed_at}');`,
    );
    this.addSql(
      unlessLater(
        begunTimelines,
        `declare
         owner int;
       begin
         perform set_config('timezone', 'UTC', true);
         for owner in select id from users order by id loop
           perform append_record_events(array_agg(
             record_change('goal-change', to_jsonb(c), 'begun', record_content('goal-change', to_jsonb(c))::text, null)
             order by c.id))
           from goal_changes c where c.user_id = owner having count(*) > 0;
         end loop;
       end;`,
      ),
    );
  }

  override down(): void | Promise<void> {
    for (const what of ['added', 'changed', 'removed']) {
      this.addSql(`drop trigger goal_changes_${what} on goal_changes;`);
    }
    this.addSql(recordContent(`${record})`));
  }
}
