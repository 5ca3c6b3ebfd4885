/** Finds all users for whom a rule is due: a select of user_id, key and facts, with the rule's own numbers. */
export interface RuleQuery {
  /** Reads `someone` (rules.ts); $1 is now, $2 the rule's times as JSON. */
  sql: string;
  times: object;
  /** SQL that is true for reminders sent even on a busy day, as isUrgent in domain/messages/reminders. */
  urgent?: string;
  /** Common table expressions before it, after `someone`. */
  before?: string;
  /** True if each registration has its own reminder; `someone` then has a row for each. */
  perRegistration?: true;
}

/** SQL of the smallest of the rule's days that a day is within, as `threshold`. */
export const threshold = (day: string) =>
  `(select min(each.days::int) from jsonb_array_elements_text($2::jsonb -> 'days') each(days)
    where each.days::int >= ${day} - s.today) as threshold`;

/** Repeats the range for each table, since PostgreSQL does not derive it from the users' range. */
export function inRange(table: string): string {
  return `${table}.user_id > $3 and ${table}.user_id <= $4`;
}
