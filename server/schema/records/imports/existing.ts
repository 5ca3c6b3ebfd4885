import { plainTables, type PlainTable } from '#domain/account/account-import';
import type { CivilDate } from '#domain/dates';

/** The user's records, with the fields that identify them; moments are ISO texts. */
export type Existing = OtherTables & {
  [T in PlainTable]: { id: number; [field: string]: unknown }[];
};

interface OtherTables {
  renewals: { renewsId: number | null }[];
  carried: { carriedFromId: number | null }[];
  auditNotices: {
    id: number;
    letterDate: CivilDate;
    dueDate: CivilDate;
    sentOn: CivilDate | null;
  }[];
  learningGoals: { id: number; title: string; why: string; measure: string; day: CivilDate }[];
  activities: {
    id: number;
    title: string;
    category: string;
    hours: number;
    at: string | null;
    description: string | null;
  }[];
  plannedActivities: {
    id: number;
    title: string;
    category: string;
    hours: number;
    day: CivilDate | null;
    goalId: number;
  }[];
  reflectiveLogs: {
    id: number;
    content: string;
    learningOutcomes: string;
    futureApplication: string;
  }[];
  evidenceFiles: {
    activityId: number | null;
    credentialId: number | null;
    documentId: number | null;
    reflectiveLogId: number | null;
    sha256: string;
  }[];
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const selected = (names: readonly string[]) =>
  names.map((name) => `${snake(name)} as "${name}"`).join(', ');

const plainColumns = Object.entries(plainTables).map(([table, { same }]) => [
  table,
  [snake(table), selected(['id', ...same])],
]);

const columns: Record<keyof Existing, [table: string, columns: string]> = {
  ...Object.fromEntries(plainColumns),
  renewals: ['credentials', 'renews_id as "renewsId"'],
  carried: ['learning_goals', 'carried_from_id as "carriedFromId"'],
  auditNotices: [
    'audit_notices',
    'id, letter_date as "letterDate", due_date as "dueDate", sent_on as "sentOn"',
  ],
  learningGoals: ['learning_goals', 'id, title, why, measure, target_date as day'],
  activities: ['activities', 'id, title, category, hours, completed_date as at, description'],
  plannedActivities: [
    'planned_activities',
    'id, title, category, hours, planned_date as day, goal_id as "goalId"',
  ],
  reflectiveLogs: [
    'reflective_logs',
    'id, content, learning_outcomes as "learningOutcomes", future_application as "futureApplication"',
  ],
  evidenceFiles: [
    'evidence_files',
    'activity_id as "activityId", credential_id as "credentialId", document_id as "documentId", reflective_log_id as "reflectiveLogId", sha256',
  ],
};

/** SQL that returns all of them as one JSON text, which a thread parses; its one parameter is the user's id. */
export const existingSql = (user: string) =>
  `with me as (select ${user}::int as id) select json_build_object(${Object.entries(columns)
    .map(
      ([name, [table, selected]]) => `'${name}',
        (select coalesce(json_agg(r), '[]'::json) from (
          select ${selected} from ${table}
          where user_id = (select id from me) and deleted_at is null
          order by id) r)`,
    )
    .join(', ')})::text`;
