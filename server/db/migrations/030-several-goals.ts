import { Migration } from '@mikro-orm/migrations';
import { accountStep, indexStep, later } from '../online/step.ts';
import { begunTimelines } from './027-record-events.ts';
import { leftOutWithChecks } from './029-confirmed-checks.ts';

export const activitiesByGoals = indexStep(
  `create index activities_by_goals on activities using gin (goal_ids) where goal_ids <> '{}'`,
);

/** The copy is a change of the activity, so its timeline begins before. */
export const severalGoals = accountStep('030-several-goals', {
  after: [begunTimelines.name],
  async change(query, { owner, after, size }) {
    const ids = await query<{ id: number }>({
      text: `select id from activities where user_id = $1 and id > $2 and goal_id is not null order by id limit $3`,
      values: [owner, after, size],
    });
    await query({
      text: `update activities set goal_ids = array[goal_id] where id = any($1::int[]) and goal_ids = '{}'`,
      values: [ids.map(({ id }) => id)],
    });
    return ids.length === size ? ids.at(-1)!.id : null;
  },
});

/**
 * An activity serves several goals (docs/decisions/037-several-goals-and-documents.md). The column goal_id stays for
 * the previous version; nothing else reads it.
 */
export class SeveralGoals extends Migration {
  override name = '030-several-goals';

  override up(): void | Promise<void> {
    this.addSql(`alter table "activities" add "goal_ids" int[] not null default '{}';`);
    this.addSql(later(activitiesByGoals, severalGoals));
    // No goal reads like a column that is not there yet, so that the text of old records stays the same.
    this.addSql(
      `create or replace function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
       return jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
         - '{${leftOutWithChecks.join(',')}}'::text[] - case when record -> 'goal_ids' = '[]' then 'goal_ids' else '' end);`,
    );
    this.addSql(
      `create function forget_removed_goals() returns trigger language plpgsql as $$
       begin
         update activities a set goal_ids = array(
           select g.id from unnest(a.goal_ids) with ordinality g(id, place)
           where g.id not in (select r.id from removed r) order by place)
         where a.goal_ids <> '{}' and a.goal_ids && array(select r.id from removed r);
         return null;
       end $$;`,
    );
    this.addSql(
      `create trigger learning_goals_forgotten after delete on learning_goals referencing old table as removed for each statement execute function forget_removed_goals();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger learning_goals_forgotten on learning_goals;`);
    this.addSql(`drop function forget_removed_goals;`);
    this.addSql(
      `create or replace function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
       return jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
         - '{${leftOutWithChecks.join(',')}}'::text[]);`,
    );
    this.addSql(`alter table "activities" drop column "goal_ids";`);
  }
}
