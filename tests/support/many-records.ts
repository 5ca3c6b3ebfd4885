import type { Database } from '#server/db/database';

/** SQL that inserts the n-th row of each kind for user $1, with realistic relations. */
const kinds = [
  `insert into learning_goals (user_id, period_year, title, why, measure, target_date, created_at)
   select $1, 2026, 'Goal ' || n, 'why', 'measure', '2026-11-30', now() from generate_series($2::int, $3::int) n`,
  `insert into documents (user_id, title, type, content, created_at)
   select $1, 'Paper ' || n, 'other', 'content', now() - n * interval '1 minute'
   from generate_series($2::int, $3::int) n`,
  `insert into activities (user_id, goal_ids, document_ids, title, category, hours, status, completed_date, created_at, is_interactive)
   select $1, array(select max(id) from learning_goals where user_id = $1),
     array(select min(id) from documents where user_id = $1), 'Shift ' || n, 'Clinical Practice', 0.5, 'completed', now(), now() - n * interval '1 minute', n % 2 = 0
   from generate_series($2::int, $3::int) n`,
  `insert into reflective_logs (user_id, activity_id, content, learning_outcomes, future_application, created_at)
   select $1, (select max(id) from activities where user_id = $1), 'content', 'learned', 'will do',
     now() - n * interval '1 minute' from generate_series($2::int, $3::int) n`,
  `insert into attestations (user_id, activity_id, source, name, role, hours, signed_at, signed, signed_hash)
   select $1, (select max(id) from activities where user_id = $1) - n / 20, 'co-sign', 'Ana Cruz', 'Nurse', 1, now(),
     '{"person":"Alex","title":"Shift","completedDay":"2026-01-01","timeZone":"Australia/Brisbane","hours":1}', ''
   from generate_series($2::int, $3::int) n`,
  `insert into confirmation_requests (user_id, activity_id, link_id, token_hash, created_at, expires_at)
   select $1, (select max(id) from activities where user_id = $1) - n / 20, gen_random_uuid(), gen_random_uuid(), now(), now()
   from generate_series($2::int, $3::int) n`,
  `insert into credentials (user_id, type, title, expiry_date, created_at)
   select $1, 'other', 'Paper ' || n, date '2026-01-01' + n, now() - n * interval '1 minute'
   from generate_series($2::int, $3::int) n`,
  `insert into audit_notices (user_id, letter_date, due_date, sent_on, created_at)
   select $1, date '2026-02-03', date '2026-03-03', date '2026-02-20', now() - n * interval '1 minute'
   from generate_series($2::int, $3::int) n`,
  `insert into presets (user_id, title, category, hours, is_interactive, repeat, created_at)
   select $1, 'Preset ' || n, 'Clinical Practice', 1, false, 'never', now() - n * interval '1 minute'
    from generate_series($2::int, $3::int) n`,
  `insert into practice_periods (user_id, kind, employer, start_date, end_date, hours, document_ids, created_at)
   select $1, 'practice', 'Employer ' || n, date '2026-02-01', date '2026-02-28', 10,
     array(select min(id) from documents where user_id = $1), now() - n * interval '1 minute'
   from generate_series($2::int, $3::int) n`,
  `with links as (
     insert into shared_submissions (user_id, name, period, choice, token_hash, facts, pdf, pack, stored_bytes, created_at, expires_at, revoked_at)
     select $1, 'Auditor ' || n, 'current', '{}', md5($1::int || ' link ' || n), '{"periods":[],"leftOut":[]}',
       '{"name":"a.pdf","bytes":1,"sha256":"0"}', '{"name":"a.zip","bytes":1,"sha256":"0"}', 2,
       now() - n * interval '1 minute', now(), now() from generate_series($2::int, $3::int) n returning id)
   insert into shared_submission_accesses (user_id, shared_submission_id, kind, at, device)
   select $1, id, 'opened', now(), 'Firefox on Windows' from links`,
  `insert into notifications (user_id, title, message, created_at)
   select $1, 'Notice ' || n, 'message', now() - n * interval '1 minute' from generate_series($2::int, $3::int) n`,
  `insert into planned_activities (user_id, goal_id, title, category, hours, planned_date, created_at)
   select $1, (select max(id) from learning_goals where user_id = $1), 'Plan ' || n, 'Clinical Practice', 1,
     '2026-10-01', now() from generate_series($2::int, $3::int) n`,
  `insert into goal_changes (user_id, goal_id, field, from_value, to_value, changed_at)
   select $1, (select max(id) from learning_goals where user_id = $1), 'title', 'a', 'b', now()
   from generate_series($2::int, $3::int) n`,
  ...(
    [
      'activities.activity_id',
      'credentials.credential_id',
      'documents.document_id',
      'reflective_logs.reflective_log_id',
    ] as const
  )
    .map((each) => each.split('.'))
    .map(
      ([table, column]) => `
    insert into evidence_files (user_id, ${column}, name, type, size_bytes, sha256, has_thumbnail, storage_key, created_at)
    select $1, (select max(id) from ${table} where user_id = $1), n || '.pdf', 'application/pdf', 1,
      md5(n || '${column}') || md5(n::text), false, gen_random_uuid(), now()
    from generate_series($2::int, $3::int) n`,
    ),
  `insert into module_attempts (user_id, module_id, version, answers, correct, total, score, passed, submitted_at)
   select $1, (select min(id) from cpd_modules), '1', '[]', 0, 5, 0, false, now()
   from generate_series($2::int, $3::int) n`,
  `insert into resource_bookmarks (user_id, resource_id, created_at)
   select $1, id, now() from (select id, row_number() over (order by id) as n from external_resources) r
   where n between $2::int and $3::int`,
  `insert into resource_reviews (user_id, resource_id, rating, created_at, updated_at)
   select $1, id, 4, now(), now() from (select id, row_number() over (order by id) as n from external_resources) r
   where n between $2::int and $3::int`,
  `insert into resource_reports (user_id, resource_id, reason, created_at)
   select $1, id, 'other', now() from (select id, row_number() over (order by id desc) as n from external_resources) r
   where n % 10 = 0 and n between $2::int and $3::int`,
  `insert into module_progress (user_id, module_id, step, answers, version, updated_at)
   select $1, id, 'content', '{}', '1', now() from (select id, row_number() over (order by id) as n from cpd_modules) m
   where n between $2::int and $3::int`,
  `insert into module_completions (user_id, module_id, version, score, completed_at)
   select $1, id, '1', 80, now() from (select id, row_number() over (order by id desc) as n from cpd_modules) m
   where n between $2::int and $3::int on conflict (user_id, module_id) do nothing`,
  `insert into module_reviews (user_id, module_id, week, version, asked, answers, correct, total, answered_at)
   select $1, id, 1, '1', '[]', '[]', 0, 3, now() from (select id, row_number() over (order by id) as n from cpd_modules) m
   where n between $2::int and $3::int`,
  `insert into certificates (user_id, number, holder_name, module_title, module_version, hours, score, completed_on, issued_at)
   select $1, 'old ' || $1::int || ' ' || n, 'A medic', 'A module', '1', 1, 80, now(), now()
   from generate_series($2::int, $3::int) n`,
  `insert into imports (user_id, request_key, kind, row_count, record_ids, created_at)
   select $1, 'old ' || n, 'activities', 1, '{}', now() - n * interval '1 minute'
   from generate_series($2::int, $3::int) n`,
  `insert into reminders (user_id, rule, key, facts, created_at, told_at)
   select $1, 'pace', 'old ' || n, '{}', now(), now() from generate_series($2::int, $3::int) n`,
  `insert into deliveries (id, user_id, channel, kind, title, message, created_at, not_before, done_at)
   select gen_random_uuid(), $1, 'email', 'pace', 'Notice', 'message', now(), now(), now()
   from generate_series($2::int, $3::int) n`,
  `insert into known_devices (user_id, device, first_seen_at)
   select $1, 'device ' || n, now() from generate_series($2::int, $3::int) n`,
  `insert into email_addresses (user_id, address, created_at, confirmed_at)
   select $1, 'medic' || $1::int || '@example.org', now(), now() where $2::int <= $3::int
   on conflict (user_id) do nothing`,
  `insert into sessions (id, user_id, created_at, expires_at)
   select gen_random_uuid(), $1, now(), now() + interval '1 day' from generate_series($2::int, $3::int) n`,
  `insert into linked_identities (user_id, issuer, subject, created_at)
   select $1, 'https://login' || n || '.example.org', 'person ' || $1::int, now()
   from generate_series($2::int, $3::int) n`,
  `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, created_at)
   select $1, (select id from sessions where user_id = $1 limit 1), 'https://push.example.org/' || $1::int || '/' || n,
     'key', 'secret', now() from generate_series($2::int, $3::int) n`,
  `with token as (
     insert into sessions (id, user_id, created_at, expires_at, name, scopes, token_hash)
     values (gen_random_uuid(), $1, now(), now() + interval '1 day', 'Script', '["record-events:read"]', 'hash') returning id)
   insert into webhooks (user_id, session_id, address, host, secret, kinds, created_at, cursor_seq, not_before, paused_at)
   select $1, id, 'sealed', 'hooks.example.org', 'sealed', '[]', now(), 0, now(), now()
   from token, generate_series($2::int, $3::int) n`,
  `insert into webhook_deliveries (user_id, webhook_id, message_id, type, body, created_at, state)
   select $1, (select min(id) from webhooks where user_id = $1), gen_random_uuid(), 'ping', '{"data":{}}',
     now() - n * interval '1 minute', 'delivered' from generate_series($2::int, $3::int) n`,
  `insert into crew_sessions (user_id, type, title, planned_minutes, started_at, ended_at, ended_by, settled_at, seed, ticket_key)
   select $1, 'debrief', 'Session ' || n, 60, now() - n * interval '1 day', now(), 'host', now(), 'seed', 'key ' || n
   from generate_series($2::int, $3::int) n`,
  `insert into crew_members (session_id, user_id, name, profession, joined_at, left_at)
   select id, $1, 'Alex Medic', 'paramedic', started_at, ended_at from crew_sessions
   where user_id = $1 and ended_at is not null and $2::int <= $3::int on conflict do nothing`,
  `insert into crew_members (session_id, name, profession, secret_hash, joined_at, left_at)
   select id, 'A guest', 'nurse', 'guest ' || id, started_at, ended_at from crew_sessions
   where user_id = $1 and ended_at is not null and $2::int <= $3::int on conflict do nothing`,
  `insert into crew_feedback (session_id, usefulness)
   select id, 4 from crew_sessions where user_id = $1 and $2::int <= $3::int`,
  `insert into xapi_statements (statement_id, activity, member_id, attendance, minutes, body, created_at, not_before)
   select gen_random_uuid(), gen_random_uuid(), m.id, gen_random_uuid(), 60, '{}', now(), now()
   from crew_members m join crew_sessions s on s.id = m.session_id
   where s.user_id = $1 and $2::int <= $3::int`,
  `insert into crew_keys (user_id, public_key, created_at, expires_at)
   select $1, 'key ' || n, now(), now() from generate_series($2::int, $3::int) n`,
  `insert into crew_tickets (user_id, key_id, session_key, issued_at, profession, sent_at, session_id)
   select $1, k.id, 'session ' || k.id, now(), 'paramedic', now(), s.id
   from crew_keys k, (select min(id) as id from crew_sessions where user_id = $1) s
   where k.user_id = $1 and $2::int <= $3::int on conflict do nothing`,
  `insert into crew_confirmations (by_id, member_id, confirmed_at)
   select g.id, m.id, now() from crew_members m join crew_members g on g.session_id = m.session_id and g.user_id is null
   where m.user_id = $1 and $2::int <= $3::int on conflict do nothing`,
  `insert into crew_times (user_id, activity_id, during)
   select $1, (select min(id) from activities where user_id = $1),
     tstzrange(began, began + interval '1 hour')
   from generate_series($2::int, $3::int) n, lateral (select timestamptz '2020-01-01Z' + n * interval '1 day' as began) b`,
  `with team as (
     insert into teams (name, kind, asked_credentials, created_at)
     select 'Team ' || $1::int || ' ' || n, 'station', '{blue-card,cpr}', now() from generate_series($2::int, $3::int) n
     returning id)
   insert into team_members (team_id, user_id, role, shown_name, joined_at)
   select id, $1, 'coordinator', 'Alex Medic', now() from team`,
  `insert into team_invitations (team_id, code_hash, sealed_code, created_at, expires_at)
   select team_id, 'code ' || team_id, 'sealed', now(), now() + interval '9 days' from team_members
   where user_id = $1 and $2::int <= $3::int on conflict do nothing`,
  `insert into team_sharings (number, user_id, member_id, team_name, shown_name, started_at, shared_until, agreed_credentials, receipts, renewed_on)
   select gen_random_uuid(), $1, m.id, 'Team', 'Alex Medic', now(), date '2100-01-01', '{blue-card}', 1, date '2100-01-01'
   from team_members m where m.user_id = $1 and $2::int <= $3::int
     and not exists (select from team_sharings s where s.member_id = m.id)`,
  `insert into team_sharings (number, user_id, team_name, shown_name, started_at, shared_until, ended_at, ended_by)
   select gen_random_uuid(), $1, 'Team', 'Alex Medic', now(), date '2026-01-01', now() - n * interval '1 minute', 'owner'
   from generate_series($2::int, $3::int) n`,
  `insert into standing_receipts (member_id, user_id, number, day, issued_at, valid_until, standing, reason, registrations, credentials, signed)
   select id, $1, 1, date '2026-01-01', now(), now() + interval '9 days', 'at-risk', '1 of 30 hours.', '[]', '{"blue-card":"2026-12-01"}', 'signed'
   from team_members where user_id = $1 and $2::int <= $3::int on conflict do nothing`,
  `insert into receipt_readings (user_id, reader_member_id, team_id, team_name, reader_name, way, day, last_at)
   select $1, n, 1, 'Team', 'Casey', 'board', date '2026-01-01', now() - n * interval '1 minute'
   from generate_series($2::int, $3::int) n`,
  // Ten per cent are in the bin.
  ...[
    'activities',
    'reflective_logs',
    'learning_goals',
    'planned_activities',
    'evidence_files',
  ].map(
    (table) =>
      `update ${table} set deleted_at = now() where user_id = $1 and id % 10 = 0 and $2::int <= $3::int`,
  ),
];

/** Gives a user the n-th to the m-th record of every kind. */
export async function manyRecords(
  { query }: Database,
  user: number,
  from: number,
  to: number,
): Promise<void> {
  for (const text of kinds) await query({ text, values: [user, from, to] });
}
