import type { Database } from '#server/db/database';
import { trackedTables } from '#server/records/tracked';
import { judgedTexts } from '#domain/records/evidence-strength';
import { isSubstantiveLog } from '#domain/records/reflection-strength';

type Row = Record<string, unknown>;

/** Selects the first rows of what is wrong in a database whose upgrade is complete, by what it should have done. */
const wrong: Record<string, string> = {
  'a step is left': `select name from online_steps union all select name from online_accounts`,
  'an index is not valid': `select indexrelid::regclass::text from pg_index where not indisvalid`,
  'a goal was not copied': `select id from activities where goal_id is not null and goal_ids is distinct from array[goal_id]`,
  'a version was raised': `select id from activities where version > 1 or changed_at is not null`,
  'the old index is there': `select 1 where to_regclass('activities_summary') is not null`,
  'a use by others is missing': `select r.id from external_resources r where not in_catalogue and used_by_others <> resource_used_by_others(id, added_by)`,
  'an event is not linked': `select * from (
      select e.user_id, e.seq, previous_hash, hash, lag(hash) over w as before, row_number() over w as place,
        record_hash(record_event_line(seq, at, kind, record_id, owner_kind, owner_id, action, content_hash) || chr(10) || previous_hash) as right_hash
      from record_events e window w as (partition by user_id order by seq)) e
    where hash <> right_hash or seq <> place or previous_hash <> coalesce(before, repeat('0', 64))`,
  'a chain has another head': `select c.user_id from record_chains c
    where (seq, hash) is distinct from (select (e.seq, e.hash) from record_events e where e.user_id = c.user_id order by e.seq desc limit 1)`,
};

/** The timeline of each kind: one beginning for each record, before its other events, and its current text. */
const ofTimeline = ([kind, table]: [string, string]): string => `
  select '${kind}' as kind, r.id from users u
  cross join lateral record_contents(u.id, '${table}', '${kind}') c
  join ${table} r on r.id = c.id
  left join lateral (select array_agg(action order by seq) as actions from record_events e
    where e.user_id = r.user_id and e.kind = '${kind}' and e.record_id = r.id) a on true
  left join lateral (select salt, changes, content_hash from record_events e
    where e.user_id = r.user_id and e.kind = '${kind}' and e.record_id = r.id order by seq desc limit 1) e on true
  where actions is null or actions[1] not in ('begun', 'added') or actions[2:] && array['begun', 'added']
    or content_hash <> record_content_hash(salt, record_hash(salt || chr(10) || c.content), changes)`;

/** Returns what is wrong in a database whose upgrade is complete, without writes meanwhile; empty if nothing. */
export async function problemsOfUpgrade({ query }: Database): Promise<string[]> {
  const read = <Found = Row>(text: string) => query<Found>({ text, values: [] });
  const problems: string[] = [];
  for (const [problem, text] of Object.entries(wrong)) {
    for (const row of (await read(text)).slice(0, 3)) {
      problems.push(`${problem}: ${JSON.stringify(row)}`);
    }
  }
  for (const row of await read(
    `select * from (${Object.entries(trackedTables).map(ofTimeline).join(' union all ')}) t limit 3`,
  )) {
    problems.push(`the timeline is not that of the record: ${JSON.stringify(row)}`);
  }
  for (const row of await read<Row & { evidence: string | null; provider: string | null }>(
    `select id, evidence, provider, practitioners, evidence_grade as grade, names_provider as provides from activities`,
  )) {
    const { evidenceGrade, namesProvider } = judgedTexts(row);
    if (row['grade'] !== evidenceGrade || row['provides'] !== namesProvider) {
      problems.push(`an activity is not judged: ${JSON.stringify(row)}`);
    }
  }
  for (const row of await read<Row & { content: string }>(
    `select content, learning_outcomes as "learningOutcomes", future_application as "futureApplication", is_substantive as judged from reflective_logs`,
  )) {
    if (row['judged'] !== isSubstantiveLog(row)) problems.push('a reflection is not judged');
  }
  return problems.slice(0, 10);
}

/** Everything in the catalogue by which an upgraded database could differ from a new one. */
export async function catalogueOf({ query }: Database): Promise<string[]> {
  const rows = await query<{ line: string }>({
    text: `
      select indexdef as line from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select proname || ' ' || md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace
      union all select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') from information_schema.columns where table_schema = 'public'
      order by line`,
    values: [],
  });
  return rows.map(({ line }) => line);
}
