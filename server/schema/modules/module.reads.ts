import type { CertificateRow } from './certificates.ts';
import type { Teaching } from './module.entity.ts';
import type {
  AskedQuestion,
  Module,
  ModuleCompletion,
  ModuleProgress,
  QuestionResult,
  QuizAttempt,
} from './module.type.ts';
import { defineQuery, rows } from '../../db/query.ts';
import { hoursByCategory } from '../needs.ts';

/** A module as selected, with the reader's own state; times are still text. */
export type ModuleRow = Pick<
  Module,
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'category'
  | 'hours'
  | 'imageUrl'
  | 'isRecommended'
  | 'isInteractive'
  | 'version'
  | 'questionCount'
  | 'passed'
> & {
  lastReviewed: string;
  progress: Omit<ModuleProgress, 'percent'> | null;
  lastAttempt: (QuizAttempt & { results?: QuestionResult[] }) | null;
  completion:
    (Omit<ModuleCompletion, 'certificate'> & { certificate: CertificateRow | null }) | null;
};

export interface TeachingRow {
  content: Teaching;
  questions: AskedQuestion[];
}

/** The questions of module m without their answers. */
const asked = `
  (select coalesce(json_agg(json_build_object(
     'index', n - 1, 'question', q ->> 'question', 'options', q -> 'options') order by n), '[]'::json)
   from jsonb_array_elements(m.questions) with ordinality as t(q, n))`;

/** The questions of module m with the answers of attempt a; empty if the text has changed since. */
const results = `
  (select coalesce(json_agg(json_build_object(
     'index', n - 1, 'question', q ->> 'question', 'options', q -> 'options',
     'chosen', a.answers -> (n - 1)::int, 'correctAnswer', q -> 'correctAnswer',
     'isCorrect', a.answers -> (n - 1)::int = q -> 'correctAnswer',
     'explanation', q ->> 'explanation') order by n), '[]'::json)
   from jsonb_array_elements(m.questions) with ordinality as t(q, n) where a.version = m.version)`;

/** The columns of module m for user $1. */
const columns = (withResults: boolean) => `
  m.id, m.slug, m.title, m.description, m.category, m.hours, m.image_url as "imageUrl",
  m.is_recommended as "isRecommended", m.is_interactive as "isInteractive", m.version,
  m.last_reviewed as "lastReviewed", jsonb_array_length(m.questions) as "questionCount",
  exists (select from module_attempts where user_id = $1 and module_id = m.id and passed) as passed,
  (select json_build_object(
     'moduleId', m.id, 'step', p.step, 'reflection', p.reflection, 'updatedAt', p.updated_at,
     'answers', case when p.version = m.version then p.answers else '[]'::jsonb end,
     'submitted', exists (select from module_attempts t
       where t.id = p.attempt_id and t.user_id = $1 and (t.passed or t.version = m.version)))
   from module_progress p where p.user_id = $1 and p.module_id = m.id) as progress,
  (select json_build_object(
     'id', a.id, 'moduleId', m.id, 'version', a.version, 'score', a.score, 'correct', a.correct,
     'total', a.total, 'passed', a.passed, 'submittedAt', a.submitted_at
     ${withResults ? `, 'results', ${results}` : ''})
   from module_attempts a where a.user_id = $1 and a.module_id = m.id
   order by a.submitted_at desc, a.id desc limit 1) as "lastAttempt",
  (select json_build_object(
     'moduleId', m.id, 'activityId', c.activity_id, 'version', c.version, 'score', c.score,
     'reflection', c.reflection, 'completedAt', c.completed_at,
     'certificate', (select json_build_object('number', k.number, 'issuedAt', k.issued_at,
        'revokedAt', k.revoked_at, 'revokedReason', k.revoked_reason)
      from certificates k where k.completion_id = c.id and k.user_id = $1))
   from module_completions c where c.user_id = $1 and c.module_id = m.id) as completion`;

const cards = rows(`select ${columns(false)} from cpd_modules m order by m.position, m.id`);

export const listRead = defineQuery<ModuleRow[]>({ name: 'modules', sql: () => cards });

export const cardRead = defineQuery<ModuleRow[]>({
  name: 'moduleCard',
  sql: () => rows(`select ${columns(false)} from cpd_modules m where m.id = $2`),
});

export const recommendedRead = defineQuery<{ modules: ModuleRow[]; hours: Record<string, number> }>(
  {
    name: 'recommendedModules',
    sql: () => `select json_build_object('modules', (${cards}), 'hours',
    (select coalesce(json_object_agg(category, hours), '{}'::json) from (${hoursByCategory}) h))`,
  },
);

export const getRead = defineQuery<(ModuleRow & TeachingRow)[]>({
  name: 'module',
  sql: () =>
    rows(`select ${columns(true)}, m.content, ${asked} as questions
          from cpd_modules m where m.id = $2`),
});

/** The teaching text, which lists leave out unless it is selected. */
export const teachingRead = defineQuery<TeachingRow>({
  name: 'moduleTeaching',
  sql: () =>
    `select json_build_object('content', m.content, 'questions', ${asked})
     from cpd_modules m where m.id = $1`,
});

export const resultsRead = defineQuery<QuestionResult[]>({
  name: 'quizResults',
  sql: () =>
    `select ${results} from module_attempts a join cpd_modules m on m.id = a.module_id
     where a.id = $2 and a.user_id = $1`,
});

export const categoriesRead = defineQuery<string[]>({
  name: 'moduleCategories',
  sql: () => `select coalesce(json_agg(category), '[]'::json) from cpd_modules`,
});
