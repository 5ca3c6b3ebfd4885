import { Migration } from '@mikro-orm/migrations';
import { accountStep, later, throughTables } from '../online/step.ts';

/**
 * Columns that are no part of what a record says: its owner, counters, keys of requests, states of its storage, what is
 * judged from its texts, and the date that the form offers again.
 */
export const leftOut = [
  'id',
  'user_id',
  'changed_at',
  'updated_at',
  'occurred_at',
  'request_key',
  'request_hash',
  'completion_id',
  'storage_key',
  'has_thumbnail',
  'missing_at',
  'is_damaged',
  'evidence_grade',
  'names_provider',
  'names_practitioners',
  'is_substantive',
  'last_completed_date',
];

/** Each table of records with its kind and the columns that are no private text. */
const tables = [
  [
    'activities',
    'activity',
    'category activity_type hours is_interactive status completed_date start_date end_date setting practitioner_count content_elements',
  ],
  ['reflective_logs', 'reflective-log', ''],
  ['documents', 'document', 'type expiry_date'],
  ['evidence_files', 'evidence-file', 'type size_bytes'],
  ['learning_goals', 'learning-goal', 'period_year target_date status closed_at'],
  ['planned_activities', 'planned-activity', 'category hours planned_date'],
  ['module_completions', 'module-completion', 'score completed_at'],
  ['certificates', 'certificate', 'hours score completed_on revoked_at'],
] as const;

/** The tables whose records existed before they had a timeline, with their kinds; the last one is tracked from 061 on. */
const before = [...tables, ['goal_changes', 'goal-change']] as const;

/**
 * One event `begun` for each record that existed before. Until an account is done, a trigger writes that of a record
 * before the record changes for the first time.
 */
export const begunTimelines = accountStep('027-begun-timelines', {
  change: throughTables(before, async (query, [table, kind], { owner, after, size }) => {
    const ids = await query<{ id: number }>({
      text: `select id from ${table} where user_id = $1 and id > $2 order by id limit $3`,
      values: [owner, after, size],
    });
    if (ids.length === 0) return [];
    // As the triggers do: a statement that waited for the chain then sees the events of the previous transaction.
    await query({
      text: `insert into record_chains (user_id, seq, hash) values ($1, 0, repeat('0', 64)) on conflict do nothing`,
      values: [owner],
    });
    await query({
      text: `select from record_chains where user_id = $1 for update`,
      values: [owner],
    });
    await query({
      text: `select append_record_events(array_agg(
          record_change('${kind}', to_jsonb(r), 'begun', record_content('${kind}', to_jsonb(r))::text, null) order by r.id))
        from ${table} r where r.user_id = $1 and r.id > $2 and r.id <= $3 and not exists (
          select from record_events e where e.user_id = $1 and e.kind = '${kind}' and e.record_id = r.id)
        having count(*) > 0`,
      values: [owner, after, ids.at(-1)!.id],
    });
    return ids.map(({ id }) => id);
  }),
  finish: [
    ...before.map(([table]) => `drop trigger if exists ${table}_begun on ${table}`),
    'drop function if exists begin_record',
  ],
});

/** Writes the event `begun` of a record that has none, before the record changes. */
const beginRecord = `create function begin_record() returns trigger language plpgsql set timezone = 'UTC' set jit = off as $$
  begin
    -- The rows of a deleted account are deleted after it.
    if exists (select from users where id = old.user_id) then
      insert into record_chains (user_id, seq, hash) values (old.user_id, 0, repeat('0', 64)) on conflict do nothing;
      perform from record_chains where user_id = old.user_id for update;
      if not exists (select from record_events e where e.user_id = old.user_id and e.kind = tg_argv[0] and e.record_id = old.id) then
        perform append_record_events(array[
          record_change(tg_argv[0], to_jsonb(old), 'begun', record_content(tg_argv[0], to_jsonb(old))::text, null)]);
      end if;
    end if;
    return case when tg_op = 'DELETE' then old else new end;
  end $$;`;

/**
 * The timeline (docs/decisions/036-the-timeline.md). Triggers write it, so that no path of the program, no earlier
 * version of it and no operator with SQL leaves a change out.
 */
export class RecordEvents extends Migration {
  override name = '027-record-events';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "record_chains" ("user_id" int not null, "seq" int not null, "hash" text not null, primary key ("user_id"));`,
    );
    this.addSql(
      `create table "record_events" ("user_id" int not null, "seq" int not null, "at" timestamptz(3) not null, "kind" text not null, "record_id" int not null, "owner_kind" text null, "owner_id" int null, "action" text not null, "changes" text null, "salt" text null, "record_hash" text null, "content_hash" text null, "previous_hash" text not null, "hash" text not null, primary key ("user_id", "seq"));`,
    );
    this.addSql(
      `create index record_events_of_record on record_events (user_id, kind, record_id, seq);`,
    );
    this.addSql(
      `create index record_events_of_owner on record_events (user_id, owner_kind, owner_id, seq) where owner_id is not null;`,
    );
    this.addSql(
      `alter table "record_chains" add constraint "record_chains_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "record_events" add constraint "record_events_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `create function record_hash(content text) returns text language sql immutable parallel safe
       return encode(sha256(convert_to(content, 'UTF8')), 'hex');`,
    );
    // Nulls are left out, so that a column that a later version adds does not change the text of old records.
    this.addSql(
      `create function record_content(kind text, record jsonb) returns jsonb language sql immutable parallel safe
       return jsonb_strip_nulls(case when kind = 'module-completion' then record else record - 'version' end
         - '{${leftOut.join(',')}}'::text[]);`,
    );
    this.addSql(
      `create type record_change as (user_id int, kind text, record_id int, owner_kind text, owner_id int, action text, record text, changes text);`,
    );
    this.addSql(
      `create function record_change(kind text, record jsonb, action text, content text, changes text) returns record_change language sql immutable parallel safe
       return row(
         (record ->> 'user_id')::int, kind, (record ->> 'id')::int,
         case when kind = 'evidence-file' then case
           when record ->> 'activity_id' is not null then 'activity'
           when record ->> 'document_id' is not null then 'document'
           else 'reflective-log' end end,
         case when kind = 'evidence-file' then
           coalesce(record ->> 'activity_id', record ->> 'document_id', record ->> 'reflective_log_id')::int end,
         action, content, changes)::record_change;`,
    );
    this.addSql(
      `create function record_content_hash(salt text, record_hash text, changes text) returns text language sql immutable parallel safe
       return record_hash(salt || chr(10) || record_hash || chr(10) || coalesce(changes, ''));`,
    );
    this.addSql(
      `create function record_event_line(seq int, at timestamptz, kind text, record_id int, owner_kind text, owner_id int, action text, content_hash text) returns text language sql immutable parallel safe
       return 'paramed-cpd-event-1' || chr(10) || seq || chr(10)
         || to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || chr(10) || kind || chr(10) || record_id || chr(10)
         || coalesce(owner_kind, '') || chr(10) || coalesce(owner_id::text, '') || chr(10)
         || action || chr(10) || coalesce(content_hash, '');`,
    );
    // The hash of each event covers that of the one before, which is the aggregate's state.
    this.addSql(
      `create function link_record_event(previous text, line text, head text) returns text language plpgsql immutable parallel safe as $$
       begin
         return record_hash(line || chr(10) || coalesce(previous, head));
       end $$;`,
    );
    this.addSql(
      `create aggregate record_link(line text, head text) (sfunc = link_record_event, stype = text);`,
    );
    this.addSql(
      `create function append_record_events(given record_change[]) returns void language plpgsql set jit = off set enable_nestloop = on as $$
       declare
         owner int;
         head record_chains;
         moment timestamptz(3);
       begin
         -- In the order of the accounts, so that two such statements cannot wait for each other. The rows of a deleted
         -- account are deleted after it, and have no timeline any more.
         for owner in select id from users where id in (select user_id from unnest(given)) order by id loop
           insert into record_chains (user_id, seq, hash) values (owner, 0, repeat('0', 64))
           on conflict (user_id) do nothing;
           select * into head from record_chains where user_id = owner for update;
           moment := date_trunc('milliseconds', clock_timestamp());
           with changes as materialized (
             select *, (head.seq + row_number() over ())::int as seq,
               case when record is not null then replace(gen_random_uuid()::text, '-', '') end as salt
             from unnest(given) where user_id = owner
           ), hashed as materialized (
             select *, record_hash(salt || chr(10) || record) as record_hash from changes
           ), sealed as materialized (
             select *, record_content_hash(salt, record_hash, changes) as content_hash from hashed
           ), linked as (
             select *, record_link(
               record_event_line(seq, moment, kind, record_id, owner_kind, owner_id, action, content_hash), head.hash)
               over (order by seq) as hash
             from sealed
           ), added as (
             insert into record_events
             select owner, seq, moment, kind, record_id, owner_kind, owner_id, action, changes, salt, record_hash,
               content_hash, coalesce(lag(hash) over (order by seq), head.hash), hash
             from linked returning seq, hash
           )
           update record_chains c set seq = added.seq, hash = added.hash
           from added where c.user_id = owner and added.seq = head.seq + (select count(*) from changes);
         end loop;
       end $$;`,
    );
    // The time zone decides how a moment reads in the text of a record. A plan of a connection's first, small change is
    // kept for a large one, so the two transition tables are never joined in a nested loop. Compiling such plans (jit)
    // would take longer than running them.
    this.addSql(
      `create function note_added_records() returns trigger language plpgsql set timezone = 'UTC' set jit = off as $$
       begin
         perform append_record_events(array_agg(
           record_change(tg_argv[0], r, 'added', record_content(tg_argv[0], r)::text, null) order by (r ->> 'id')::int))
         from (select to_jsonb(a) as r from added a) rows having count(*) > 0;
         return null;
       end $$;`,
    );
    this.addSql(
      `create function note_changed_records() returns trigger language plpgsql set timezone = 'UTC' set jit = off set enable_nestloop = off as $$
       begin
         perform append_record_events(array_agg(
           record_change(tg_argv[0], n, record_action(tg_argv[0], o, n), after::text, (
             select jsonb_object_agg(key, case when key = any(tg_argv[1]::text[]) then jsonb_build_array(b.value, a.value) end)::text
             from jsonb_each_text(before) b full join jsonb_each_text(after) a using (key)
             where key <> 'deleted_at' and b.value is distinct from a.value))
           order by (n ->> 'id')::int))
         from (
           select o, n, record_content(tg_argv[0], o) as before, record_content(tg_argv[0], n) as after
           from (select to_jsonb(a) as o, to_jsonb(b) as n from before_change a join after_change b using (id)) pairs
         ) texts where before <> after having count(*) > 0;
         return null;
       end $$;`,
    );
    this.addSql(
      `create function record_action(kind text, before jsonb, after jsonb) returns text language sql immutable parallel safe
       return case
         when (before ->> 'deleted_at') is null and (after ->> 'deleted_at') is not null then 'deleted'
         when (before ->> 'deleted_at') is not null and (after ->> 'deleted_at') is null then 'restored'
         when kind = 'activity' and (before ->> 'status') <> 'completed' and (after ->> 'status') = 'completed' then 'completed'
         else 'changed' end;`,
    );
    // Deletion for good keeps the hashes of what was there, and nothing with which the text could be guessed.
    this.addSql(
      `create function note_removed_records() returns trigger language plpgsql set jit = off as $$
       begin
         update record_events e set changes = null, salt = null, record_hash = null
         from removed r join users u on u.id = r.user_id
         where e.user_id = r.user_id and e.kind = tg_argv[0] and e.record_id = r.id and e.salt is not null;
         perform append_record_events(array_agg(
           record_change(tg_argv[0], to_jsonb(r), 'removed', null, null) order by r.id))
         from removed r having count(*) > 0;
         return null;
       end $$;`,
    );
    this.addSql(
      `create function keep_record_events() returns trigger language plpgsql as $$
       begin
         if tg_op = 'DELETE' then
           if not exists (select from users where id = old.user_id) then
             return old;
           end if;
         elsif new.changes is null and new.salt is null and new.record_hash is null then
           old.changes := null;
           old.salt := null;
           old.record_hash := null;
           if new is not distinct from old then
             return new;
           end if;
         end if;
         raise exception 'Record events are only added to.';
       end $$;`,
    );
    this.addSql(
      `create trigger record_events_kept before update or delete on record_events for each row execute function keep_record_events();`,
    );
    // A later kind of record calls this in its migration.
    this.addSql(
      `create function track_records(tracked text, kind text, facts text[]) returns void language plpgsql as $$
       begin
         execute format('create trigger %I after insert on %I referencing new table as added for each statement execute function note_added_records(%L)', tracked || '_added', tracked, kind);
         execute format('create trigger %I after update on %I referencing old table as before_change new table as after_change for each statement execute function note_changed_records(%L, %L)', tracked || '_changed', tracked, kind, facts);
         execute format('create trigger %I after delete on %I referencing old table as removed for each statement execute function note_removed_records(%L)', tracked || '_removed', tracked, kind);
       end $$;`,
    );
    // Reads all records of a kind as the timeline knows them, in any time zone of the connection.
    this.addSql(
      `create function record_contents(owner int, tracked text, kind text) returns table (id int, content text) language plpgsql stable set timezone = 'UTC' as $$
       begin
         return query execute format('select r.id, record_content(%L, to_jsonb(r))::text from %I r where r.user_id = $1', kind, tracked) using owner;
       end $$;`,
    );
    for (const [table, kind, facts] of tables) {
      this.addSql(`select track_records('${table}', '${kind}', string_to_array('${facts}', ' '));`);
    }
    this.addSql(beginRecord);
    for (const [table, kind] of before) {
      this.addSql(
        `create trigger ${table}_begun before update or delete on ${table} for each row
         when (current_setting('paramed.online', true) is distinct from 'on') execute function begin_record('${kind}');`,
      );
    }
    this.addSql(later(begunTimelines));
  }

  override down(): void | Promise<void> {
    for (const [table] of before) {
      this.addSql(`drop trigger if exists ${table}_begun on ${table};`);
    }
    this.addSql(`drop function if exists begin_record;`);
    for (const [table] of tables) {
      for (const what of ['added', 'changed', 'removed']) {
        this.addSql(`drop trigger ${table}_${what} on ${table};`);
      }
    }
    this.addSql(`drop aggregate record_link (text, text);`);
    for (const name of [
      'link_record_event',
      'track_records',
      'record_contents',
      'note_removed_records',
      'note_changed_records',
      'note_added_records',
      'append_record_events',
      'record_change',
      'record_action',
      'record_content',
      'record_event_line',
      'record_content_hash',
      'record_hash',
    ]) {
      this.addSql(`drop function ${name};`);
    }
    this.addSql(`drop type record_change;`);
    this.addSql(`drop table "record_events";`);
    this.addSql(`drop function keep_record_events;`);
    this.addSql(`drop table "record_chains";`);
  }
}
