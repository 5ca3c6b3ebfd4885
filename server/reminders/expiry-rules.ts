import { inRange, threshold, type RuleQuery } from './rule-query.ts';
import { dueTimes } from '#domain/messages/due-dates';
import type { ReminderRule } from '#domain/messages/reminders';

const credentialFacts = `jsonb_build_object('id', c.id, 'title', c.title, 'expiryDate', c.expiry_date) as facts`;

/** SQL that is true for a credential `c` that is neither deleted nor renewed. */
const isCurrent = `c.deleted_at is null and not exists (select from credentials n
  where n.renews_id = c.id and n.user_id = c.user_id and n.deleted_at is null)`;

/** The rules about records with a last day: letters to answer, documents and credentials that expire. */
export const expiryRules = {
  'audit-due': {
    times: { days: dueTimes.auditDays },
    urgent: `n.due_date - s.today <= ${dueTimes.urgentDays}`,
    sql: `
      select s.user_id, n.id || ':' || n.due_date || ':' || t.threshold as key,
        jsonb_build_object('dueDate', n.due_date) as facts
      from someone s join audit_notices n on n.user_id = s.user_id and ${inRange('n')}
      cross join lateral (select ${threshold('n.due_date')}) t
      where n.sent_on is null and n.deleted_at is null and n.due_date >= s.today
        and t.threshold is not null`,
  },
  'document-expiring': {
    times: { days: dueTimes.documentDays },
    sql: `
      select s.user_id, d.id || ':' || d.expiry_date || ':' || t.threshold as key,
        jsonb_build_object('id', d.id, 'title', d.title, 'expiryDate', d.expiry_date) as facts
      from someone s join documents d on d.user_id = s.user_id and ${inRange('d')}
      cross join lateral (select ${threshold('d.expiry_date')}) t
      where d.deleted_at is null and d.expiry_date >= s.today - s.late and t.threshold is not null`,
  },
  'credential-expiring': {
    times: { days: dueTimes.credentialDays },
    sql: `
      select s.user_id, c.id || ':' || c.expiry_date || ':' || t.threshold as key, ${credentialFacts}
      from someone s join credentials c on c.user_id = s.user_id and ${inRange('c')}
      cross join lateral (select ${threshold('c.expiry_date')}) t
      where ${isCurrent} and c.expiry_date >= s.today and t.threshold is not null`,
  },
  'credential-expired': {
    times: dueTimes.credentialExpired,
    sql: `
      select s.user_id, c.id || ':' || c.expiry_date || ':' || t.passed as key, ${credentialFacts}
      from someone s join credentials c on c.user_id = s.user_id and ${inRange('c')}
      cross join lateral (select max(each.days::int) as passed
        from jsonb_array_elements_text($2::jsonb -> 'days') each(days)
        where each.days::int <= s.today - c.expiry_date) t
      where ${isCurrent} and c.expiry_date < s.today
        and s.today - c.expiry_date - t.passed < s.late + ($2::jsonb ->> 'lateDays')::int`,
  },
} satisfies Partial<Record<ReminderRule, RuleQuery>>;
