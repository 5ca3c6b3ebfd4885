import { activitiesIn, perScope } from '#server/db/counted';
import { defineQuery, rows } from '#server/db/query';
import { completedWithin } from '#server/db/completed-days';
import { evidenceOfCompleted } from '../summary/audit-readiness.ts';
import type { EvidenceGrade } from '#domain/records/evidence-strength';
import type { GoalStatus } from '#domain/records/learning-goals';

/** Completed hours of the n-th year, oldest first: in all, or of a week, a category or a type. */
export interface HoursGroup {
  n: number;
  kind: keyof typeof kinds;
  week: number;
  category: string;
  activityType: string | null;
  hours: number;
  interactive: number;
  count: number;
}

/** The columns besides the year by which a row is grouped, as PostgreSQL's grouping() numbers them. */
const kinds = { year: 7, week: 3, category: 5, type: 6 } as const;

export interface YearsFound {
  groups: HoursGroup[];
  goals: { year: number; status: GoalStatus; count: number }[];
}

export interface EvidenceGroup {
  n: number;
  grade: EvidenceGrade;
  hours: number;
  count: number;
}

/**
 * The days on which the years begin ($4) and those after they end ($5), oldest first. The parameters are texts, since reads compare
 * their parameters. Materialized, they are parsed once; inlined, they would be for each row.
 */
const spans = `with spans as materialized (
  select ($4::text)::date[] as starts, ($5::text)::date[] as ends)`;

/** The year of a day, null between two of them: before a first registration. */
const nth = (at: string) =>
  `case when ${at} < ends[width_bucket(${at}, starts)] then width_bucket(${at}, starts) end`;

/**
 * One aggregate of the completed hours in [$2, $3), from the index alone. $6 are the first days of the years, $7
 * the years themselves.
 */
export const yearsRead = perScope((scope) =>
  defineQuery<YearsFound>({
    name: 'cpdYears',
    isSlow: true,
    sql: () => `
    select json_build_object(
      'groups', (${rows(`${spans},
        days as materialized (select ($6::text)::date[] as firsts)
        select n, case grouping(week, category, activity_type) ${Object.entries(kinds)
          .map(([kind, number]) => `when ${number} then '${kind}'`)
          .join(' ')} end as kind,
          week, category, activity_type as "activityType", sum(hours)::float8 as hours,
          coalesce(sum(hours) filter (where is_interactive), 0)::float8 as interactive, count(*) as count
        from (
          select n, (completed_on - firsts[n]) / 7 as week,
            category, activity_type, hours, is_interactive
          from (
            select ${nth('completed_on')} as n, completed_on, category, activity_type, hours, is_interactive
            from ${activitiesIn(scope)}, spans
            where user_id = $1 and deleted_at is null and status = 'completed'
              and ${completedWithin('$2::timestamptz', '$3::timestamptz')}) a,
            days
          where n is not null) d
        group by grouping sets ((n), (n, week), (n, category), (n, activity_type))
        order by n, week, hours desc, category, activity_type`)}),
      'goals', (${rows(`
        select period_year as year, status, count(*) as count from learning_goals
        where user_id = $1 and deleted_at is null and period_year = any(($7::text)::int[])
        group by period_year, status`)}))`,
  }),
);

/** Completed hours in [$2, $3) by year and grade of evidence. */
export const evidenceRead = perScope((scope) =>
  defineQuery<EvidenceGroup[]>({
    name: 'cpdYearsEvidence',
    isSlow: true,
    sql: () =>
      rows(`${spans}
      select n, "evidence" as grade, sum(hours)::float8 as hours, count(*) as count
      from (
        select ${nth('completed_on')} as n, "evidence", hours
        from (${evidenceOfCompleted('$2::timestamptz', '$3::timestamptz', scope)}) k, spans) e
      where n is not null group by n, "evidence"`),
  }),
);

export interface TitlesFound {
  activities: { day: string; title: string; hours: number; isInteractive: boolean }[];
  goals: string[];
}

/** Titles of what user $1 completed in [$2, $3), and of the goals achieved of the year $4. */
export const titlesRead = perScope((scope) =>
  defineQuery<TitlesFound>({
    name: 'yearInReview',
    isSlow: true,
    sql: () => `
    select json_build_object(
      'activities', (${rows(`
        select completed_on as day, title, hours::float8 as hours,
          is_interactive as "isInteractive"
        from ${activitiesIn(scope)}
        where user_id = $1 and deleted_at is null and status = 'completed'
          and ${completedWithin('$2::timestamptz', '$3::timestamptz')}
        order by completed_date, id limit $5`)}),
      'goals', (select coalesce(json_agg(title order by target_date, id), '[]'::json) from learning_goals
        where user_id = $1 and deleted_at is null and status = 'achieved' and period_year = $4::int))`,
  }),
);
