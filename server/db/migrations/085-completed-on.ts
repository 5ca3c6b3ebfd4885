import { Migration } from '@mikro-orm/migrations';
import { accountStep, constraintStep, dropIndexStep, indexStep, later } from '../online/step.ts';
import { activitiesYears } from './051-years-index.ts';
import { leftOutWithAnswers } from './058-private-answers.ts';

/** Leaves out the named column of activities, if given; certificates have one of the same name. */
const recordContent = (column = '') =>
  `create or replace function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
   return jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
     - '{${leftOutWithAnswers.join(',')}}'::text[] - case when kind = 'activity' then '${column}' else '' end - case when record -> 'goal_ids' = '[]' then 'goal_ids' else '' end
     - case when record -> 'document_ids' = '[]' then 'document_ids' else '' end
     || case when kind = 'goal-change' then jsonb_build_object('changed_at', record -> 'changed_at') else '{}' end);`;

/** SQL of the day of a moment in the time zone of the owner. */
const dayOf = (moment: string, owner: string) =>
  `(${moment} at time zone (select time_zone from users where id = ${owner}))::date`;

/** The days of earlier completions, in the zone that the owner has now. */
export const completedDays = accountStep('085-completed-days', {
  async change(query, { owner, after, size }) {
    const ids = await query<{ id: number }>({
      text: `update activities set completed_on = ${dayOf('coalesce(completed_date, last_completed_date)', '$1')}
        where id in (
          select id from activities where user_id = $1 and id > $2 and completed_on is null
            and coalesce(completed_date, last_completed_date) is not null
          order by id limit $3)
        returning id`,
      values: [owner, after, size],
    });
    return ids.length === size ? Math.max(...ids.map(({ id }) => id)) : null;
  },
});

export const activitiesDays = indexStep(
  `create index activities_days on activities (user_id, completed_on) include (category, activity_type, hours, is_interactive) where status = 'completed' and deleted_at is null`,
);

/** Refuses a day that is not that of the moment anywhere on earth. */
export const nearMoment = constraintStep('activities', 'activities_completed_on');

/** Hours are summed by day now. */
export const noActivitiesYears = dropIndexStep('activities_years', {
  after: [activitiesYears.name, activitiesDays.name],
});

/**
 * The day of a completion as a civil date beside its moment, so that a change of the time zone moves no activity
 * (docs/decisions/085). The trigger fills it in for the previous version, and keeps it while the moment stays.
 */
export class CompletedOn extends Migration {
  override name = '085-completed-on';

  override up(): void | Promise<void> {
    this.addSql(recordContent('completed_on'));
    this.addSql(`alter table "activities" add "completed_on" date null;`);
    this.addSql(
      `alter table "activities" add constraint "activities_completed_on" check (completed_date is null or completed_on is null or abs(completed_on - (completed_date at time zone 'UTC')::date) <= 1) not valid;`,
    );
    this.addSql(
      `create function keep_completed_on() returns trigger language plpgsql as $$
       begin
         if new.completed_date is null or (new.completed_on is not null and (tg_op = 'INSERT'
             or new.completed_on is distinct from old.completed_on
             or new.completed_date = coalesce(old.completed_date, old.last_completed_date))) then
           return new;
         end if;
         new.completed_on := ${dayOf('new.completed_date', 'new.user_id')};
         return new;
       end $$;`,
    );
    this.addSql(
      `create trigger activities_completed_on before insert or update of completed_date, completed_on on activities
       for each row execute function keep_completed_on();`,
    );
    this.addSql(later(completedDays, activitiesDays, noActivitiesYears, nearMoment));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger activities_completed_on on activities;`);
    this.addSql(`drop function keep_completed_on;`);
    this.addSql(`alter table "activities" drop column "completed_on";`);
    this.addSql(recordContent());
    this.addSql(
      `create index if not exists activities_years on activities (user_id, completed_date) include (category, activity_type, hours, is_interactive) where status = 'completed' and deleted_at is null;`,
    );
  }
}
