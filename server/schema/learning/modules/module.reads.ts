import type { CertificateRow } from './certificates.ts';
import type { Teaching } from './module.entity.ts';
import type { Module, ModuleCompletion, ModuleProgress, QuizAttempt } from './module.type.ts';
import { defineQuery, rows } from '#server/db/query';
import type { Choice, QuizQuestion } from '#domain/learning/modules';
import type { Try } from '#domain/learning/quizzes';
import { hoursByCategory } from '../../standing/needs.ts';

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
  | 'authors'
  | 'reviewers'
  | 'questionCount'
  | 'studyMinutes'
  | 'shortestReadingMinutes'
  | 'passed'
> & {
  lastReviewed: string;
  /** Number of times the user has submitted its quiz. */
  attempts: number;
  /** The ids of its questions. */
  bankIds: string[];
  /** As in `QuizRow`. */
  tries: Try[];
  /** The weeks whose reviews the user has answered. */
  reviewed: number[];
  progress: ProgressRow | null;
  lastAttempt: (QuizAttempt & { results?: ResultRow[] }) | null;
  completion:
    | (Omit<ModuleCompletion, 'certificate' | 'hoursNotice'> & {
        moduleHours: number;
        shortestReadingMinutes: number;
        certificate: CertificateRow | null;
      })
    | null;
};

export type ProgressRow = Omit<ModuleProgress, 'percent'> & {
  /** The quiz that the answers belong to. */
  quizKey: string | null;
  isDraft: boolean;
};

/** Input of `drawQuiz` for a user's next quiz; the bank comes without its answers. */
export interface QuizRow {
  attempts: number;
  timesAsked: Record<string, number>;
  timesReviewed: Record<string, number>;
  /** The tries, the oldest first; none once the module is completed, since practice waits for nothing. */
  tries: Try[];
  length: number;
  bank: Pick<QuizQuestion, 'id' | 'question' | 'options'>[];
}

export interface TeachingRow {
  content: Teaching;
  quiz: QuizRow;
}

/** The same with the answers, to grade with. */
export interface GradingRow extends QuizRow {
  version: string;
  bank: QuizQuestion[];
  reviewed: number[];
  /** Null until the user has completed the module. */
  completedAt: string | null;
}

/** A question of a submitted quiz, with the order of its options and the choice among them. */
export interface ResultRow {
  order: Choice[];
  chosen: Choice;
  question: QuizQuestion;
}

/** The user's attempts at module m. */
const attempts = `(select count(*) from module_attempts where user_id = $1 and module_id = m.id)`;

/** The id of question q; texts that an earlier version of the program wrote have none. */
const questionId = `coalesce(q ->> 'id', n::text)`;

/** The questions of module m as t(q, n). */
const bank = `jsonb_array_elements(m.questions) with ordinality as t(q, n)`;

/** SQL that counts how often each question of module m was asked of the user in a table. */
const timesIn = (table: 'module_attempts' | 'module_reviews') => `
  (select coalesce(json_object_agg(id, times), '{}'::json) from (
     select drawn ->> 'id' as id, count(*) as times
     from ${table} a, jsonb_array_elements(a.asked) as e(drawn)
     where a.user_id = $1 and a.module_id = m.id group by 1) as t)`;

/**
 * The tries at module m until it is completed, the oldest first. All of them, of every version: the wait for a bank that is
 * used up keeps them few.
 */
const tries = `
  (select coalesce(json_agg(json_build_object('at', a.submitted_at,
     'ids', array(select e ->> 'id' from jsonb_array_elements(a.asked) e)) order by a.submitted_at, a.id), '[]'::json)
   from module_attempts a where a.user_id = $1 and a.module_id = m.id
     and not exists (select from module_completions c where c.user_id = $1 and c.module_id = m.id))`;

/** The weeks of module m whose reviews the user has answered. */
const reviewed = `
  (select coalesce(json_agg(week), '[]'::json)
   from module_reviews where user_id = $1 and module_id = m.id)`;

const quiz = `
  json_build_object('attempts', ${attempts}, 'timesAsked', ${timesIn('module_attempts')},
    'timesReviewed', ${timesIn('module_reviews')}, 'tries', ${tries}, 'length', m.quiz_length,
    'bank', (select json_agg(json_build_object(
       'id', ${questionId}, 'question', q ->> 'question', 'options', q -> 'options') order by n)
     from ${bank}))`;

/** The questions of attempt a at module m; empty if the text has changed since. */
const results = `
  (select coalesce(json_agg(json_build_object(
     'order', e.drawn -> 'order', 'chosen', a.answers -> (e.position - 1)::int, 'question', q)
     order by e.position), '[]'::json)
   from jsonb_array_elements(a.asked) with ordinality as e(drawn, position)
   join ${bank} on ${questionId} = e.drawn ->> 'id'
   where a.version = m.version)`;

/** Completion c of module m by user $1. */
const completion = `
  json_build_object(
     'moduleId', m.id, 'version', c.version, 'score', c.score,
     'reflection', c.reflection, 'completedAt', c.completed_at,
     'activityId', (select a.id from activities a
        where a.id = c.activity_id and a.user_id = $1 and a.deleted_at is null),
     'hours', coalesce(c.confirmed_hours, m.hours), 'studiedSeconds', c.studied_seconds,
     'moduleHours', m.hours, 'shortestReadingMinutes', m.shortest_reading_minutes,
     'certificate', (select json_build_object('number', k.number, 'issuedAt', k.issued_at,
        'revokedAt', k.revoked_at, 'revokedReason', k.revoked_reason)
      from certificates k where k.completion_id = c.id and k.user_id = $1))`;

/** The columns of module m for user $1. */
const columns = (withResults: boolean) => `
  m.id, m.slug, m.title, m.description, m.category, m.hours, m.image_url as "imageUrl",
  m.is_recommended as "isRecommended", m.is_interactive as "isInteractive", m.version,
  m.last_reviewed as "lastReviewed", least(m.quiz_length, jsonb_array_length(m.questions)) as "questionCount",
  coalesce(m.content -> 'authors', '[]'::jsonb) as authors, coalesce(m.content -> 'reviewers', '[]'::jsonb) as reviewers,
  m.study_minutes as "studyMinutes", m.shortest_reading_minutes as "shortestReadingMinutes",
  ${attempts} as attempts,
  (select coalesce(json_agg(${questionId} order by n), '[]'::json) from ${bank}) as "bankIds", ${tries} as tries, ${reviewed} as reviewed,
  exists (select from module_attempts where user_id = $1 and module_id = m.id and passed) as passed,
  (select json_build_object(
     'moduleId', m.id, 'step', p.step, 'reflection', p.reflection, 'updatedAt', p.updated_at,
     'answers', case when p.version = m.version then p.answers else '[]'::jsonb end,
     'studiedSeconds', p.studied_seconds, 'quizKey', p.quiz_key, 'isDraft', p.attempt_id is null,
     'submitted', exists (select from module_attempts t
       where t.id = p.attempt_id and t.user_id = $1 and (t.passed or t.version = m.version)))
   from module_progress p where p.user_id = $1 and p.module_id = m.id) as progress,
  (select json_build_object(
     'id', a.id, 'moduleId', m.id, 'version', a.version, 'score', a.score, 'correct', a.correct,
     'total', a.total, 'passed', a.passed, 'submittedAt', a.submitted_at
     ${withResults ? `, 'results', ${results}` : ''})
   from module_attempts a where a.user_id = $1 and a.module_id = m.id
   order by a.submitted_at desc, a.id desc limit 1) as "lastAttempt",
  (select ${completion}
   from module_completions c where c.user_id = $1 and c.module_id = m.id) as completion`;

const cards = rows(`select ${columns(false)} from cpd_modules m order by m.position, m.id`);

export const listRead = defineQuery<ModuleRow[]>({ name: 'modules', sql: () => cards });

export const cardRead = defineQuery<ModuleRow[]>({
  name: 'moduleCard',
  sql: () => rows(`select ${columns(false)} from cpd_modules m where m.id = any($2::int[])`),
});

/** The completions that recorded some activities ($2). */
export const completionsRead = defineQuery<
  { activityId: number; completion: NonNullable<ModuleRow['completion']> }[]
>({
  name: 'completionsOfActivities',
  sql: () =>
    rows(`select c.activity_id as "activityId", ${completion} as completion
      from module_completions c join cpd_modules m on m.id = c.module_id
      where c.user_id = $1 and c.activity_id = any($2::int[])`),
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
    rows(`select ${columns(true)}, m.content, ${quiz} as quiz from cpd_modules m where m.id = $2`),
});

/** The teaching text, which lists leave out unless it is selected. */
export const teachingRead = defineQuery<TeachingRow>({
  name: 'moduleTeaching',
  sql: () =>
    `select json_build_object('content', m.content, 'quiz', ${quiz})
     from cpd_modules m where m.id = $2`,
});

export const gradingRead = defineQuery<GradingRow[]>({
  name: 'quizGrading',
  sql: () =>
    rows(`select m.version, ${attempts} as attempts, ${timesIn('module_attempts')} as "timesAsked",
            ${timesIn('module_reviews')} as "timesReviewed", ${tries} as tries, m.quiz_length as length, ${reviewed} as reviewed,
            (select completed_at from module_completions
             where user_id = $1 and module_id = m.id) as "completedAt",
            (select json_agg(q || jsonb_build_object('id', ${questionId}) order by n) from ${bank}) as bank
          from cpd_modules m where m.id = $2`),
});

/** Facts that decide if a player's position may be saved. */
export const positionRead = defineQuery<
  { version: string; isInteractive: boolean; attempts: number }[]
>({
  name: 'modulePosition',
  sql: () =>
    rows(`select m.version, m.is_interactive as "isInteractive", ${attempts} as attempts
          from cpd_modules m where m.id = $2`),
});

export const resultsRead = defineQuery<ResultRow[]>({
  name: 'quizResults',
  sql: () =>
    `select ${results} from module_attempts a join cpd_modules m on m.id = a.module_id
     where a.id = $2 and a.user_id = $1`,
});

export const categoriesRead = defineQuery<string[]>({
  name: 'moduleCategories',
  sql: () => `select coalesce(json_agg(category), '[]'::json) from cpd_modules`,
});
