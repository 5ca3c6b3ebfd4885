import { Migration } from '@mikro-orm/migrations';
import { unlessLater } from '../online/step.ts';
import { begunTimelines } from './027-record-events.ts';
import { leftOutWithChecks } from './029-confirmed-checks.ts';

/** The answers to "Does this count?" are the owner's alone, like those to checks. */
export const leftOutWithAnswers = [...leftOutWithChecks, 'count_answers'];

const recordContent = (names: readonly string[]) =>
  `create or replace function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
   return jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
     - '{${names.join(',')}}'::text[] - case when record -> 'goal_ids' = '[]' then 'goal_ids' else '' end
     - case when record -> 'document_ids' = '[]' then 'document_ids' else '' end);`;

/** The change that the timeline has from here; what it had before is no longer sent in a pack (timeline.ts). */
export const answersLeftOut = '{"answers_to_does_this_count": ["kept here", "kept apart"]}';

/**
 * Takes the answers to "Does this count?" out of the text that the timeline hashes and a pack carries
 * (docs/decisions/049-does-this-count.md). Each activity whose text had them gets one event with the text without them.
 */
export class PrivateAnswers extends Migration {
  override name = '058-private-answers';

  override up(): void | Promise<void> {
    this.addSql(recordContent(leftOutWithAnswers));
    // In a database from before 027 no activity has answers yet.
    this.addSql(
      unlessLater(
        begunTimelines,
        `declare
         owner int;
       begin
         -- An activity that is changed meanwhile would get an event with the text of before.
         lock table activities in share row exclusive mode;
         perform set_config('timezone', 'UTC', true);
         for owner in select id from users order by id loop
           perform append_record_events(array_agg(
             record_change('activity', to_jsonb(a), 'changed', record_content('activity', to_jsonb(a))::text, '${answersLeftOut}')
             order by a.id))
           from activities a
           where a.user_id = owner and (a.count_answers is not null or a.id in (
             select e.record_id from record_events e
             where e.user_id = owner and e.kind = 'activity' and e.changes like '%"count_answers"%'))
           having count(*) > 0;
         end loop;
       end;`,
      ),
    );
  }

  override down(): void | Promise<void> {
    this.addSql(recordContent(leftOutWithChecks));
  }
}
