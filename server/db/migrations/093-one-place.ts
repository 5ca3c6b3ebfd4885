import { Migration } from '@mikro-orm/migrations';
import { accountStep, later } from '../online/step.ts';

/**
 * The times of existing crew sessions, in the order in which their activities were recorded: of two at once the first
 * one counts, unless one that was settled before this step has the time already. The owner of the other one and those
 * who read its confirmations see what is left of it; the activity and its hours stay as they are.
 */
export const countedTimes = accountStep('093-counted-times', {
  who: `exists (select from crew_members m where m.user_id = u.id and m.activity_id is not null)`,
  async change(query, { owner, after, size }) {
    const members = await query<{ id: number; activityId: number; hours: number | null }>({
      text: `select m.id, m.activity_id as "activityId", m.hours::float8 as hours
        from crew_members m join crew_sessions s on s.id = m.session_id
        where m.user_id = $1 and m.activity_id > $2 and m.removed_at is null and s.ended_at is not null
        order by m.activity_id limit $3`,
      values: [owner, after, size],
    });
    for (const { id, activityId, hours } of members) {
      await query({
        text: `insert into crew_times (user_id, activity_id, during)
          select m.user_id, m.activity_id, unnest(
            (select range_agg(tstzrange((p ->> 'from')::timestamptz, (p ->> 'to')::timestamptz))
              from jsonb_array_elements(m.presences) p where (p ->> 'from')::timestamptz < (p ->> 'to')::timestamptz)
            * tstzmultirange(tstzrange(s.started_at, s.ended_at))
            - coalesce((select range_agg(t.during) from crew_times t where t.user_id = m.user_id), '{}'))
          from crew_members m join crew_sessions s on s.id = m.session_id
          where m.id = $1 and not exists (select from crew_times t where t.activity_id = m.activity_id)`,
        values: [id],
      });
      const [left] = await query<{ hours: number }>({
        text: `select coalesce(floor(sum(extract(epoch from upper(during) - lower(during))) / 1800) / 2, 0)::float8 as hours
          from crew_times where activity_id = $1`,
        values: [activityId],
      });
      if (hours === null || left!.hours >= hours) continue;
      const values = [activityId, left!.hours];
      await query({
        text: `update crew_members set hours = $2, version = version + 1 where activity_id = $1`,
        values,
      });
      await query({
        text: `update attestations set corrected_hours = $2
          where activity_id = $1 and source = 'crew-session' and least(hours, corrected_hours) > $2`,
        values,
      });
      await query({
        text: `insert into notifications (user_id, kind, title, message, link, created_at)
          select a.user_id, 'crew-session-ended', 'Two crew sessions at the same time',
            'One person is in one place. Time that you have in “' || a.title
              || '” counts in another crew session, so '
              || case when $2::float8 > 0 then 'others confirm ' || $2::float8 || ' h of it' else 'nobody confirms it' end
              || '. Your activity has ' || a.hours::float8 || ' h: correct its hours.',
            '/cpd-log/' || a.id, now()
          from activities a join users u on u.id = a.user_id
          where a.id = $1 and a.deleted_at is null and not u.is_demo`,
        values,
      });
    }
    return members.length === size ? members.at(-1)!.activityId : null;
  },
});

/**
 * When a person was in a crew session, as far as it counts for an activity: never at two places at once, which the
 * database enforces (docs/decisions/094).
 */
export class OnePlace extends Migration {
  override name = '093-one-place';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "crew_times" ("id" serial primary key, "user_id" int not null, "activity_id" int not null, "during" tstzrange not null);`,
    );
    this.addSql(`create index "crew_times_user_id_index" on "crew_times" ("user_id");`);
    this.addSql(`create index "crew_times_activity_id_index" on "crew_times" ("activity_id");`);
    this.addSql(
      `alter table "crew_times" add constraint "crew_times_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "crew_times" add constraint "crew_times_activity_id_foreign" foreign key ("activity_id") references "activities" ("id") on delete cascade;`,
    );
    // A range of one number compares for equality without the extension btree_gist.
    this.addSql(
      `alter table "crew_times" add constraint "crew_times_one_place" exclude using gist (int4range(user_id, user_id, '[]') with &&, during with &&);`,
    );
    this.addSql(
      `alter table "crew_times" add constraint "crew_times_some_time" check (not isempty(during));`,
    );
    this.addSql(later(countedTimes));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "crew_times" cascade;`);
  }
}
