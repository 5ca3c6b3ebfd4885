import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { activitiesIn, perScope, scopeOf } from '#server/db/counted';
import { defineQuery, rows } from '#server/db/query';
import { AppError, invalid } from '#server/errors';
import { keysOf } from '#server/storage/storage';
import { recordedAt, recordedWithin } from '#server/records/record.entity';
import { attestationRows } from '../attestations/attestation.reads.ts';
import { occurredWithin, shownMoment } from '#server/db/completed-days';
import { requireRegistration } from '../../standing/held.ts';
import type { User } from '../../account/users/user.entity.ts';
import { effectiveExpiry, expiryRuleOf, type Period } from '#domain/standing/cpd';
import { addDays, civilDate, startOfDay } from '#domain/dates';
import { PORTFOLIO_MAX_RECORDS, portfolioTooLarge } from '#domain/proof/portfolio';
import {
  endYear,
  parsePortfolioChoice,
  portfolioChoices,
  portfolioPeriodProblem,
  portfolioPeriods,
} from '#domain/proof/portfolio-periods';
import { profileRegistration } from '#domain/standing/registration';
import { registrationTypeLabels } from '#domain/standing/registration-details';
import { inOrder, spanLabel } from '#domain/standing/registration-spans';
import { expiryRuleTexts } from '#domain/standing/registration-expiry';
import { registerText, type HeldRegistration } from '#domain/standing/registrations';
import { displayName, roleLabel } from '#domain/account/users';
import { isWithheld, withheldScopes } from '#server/auth/token-scopes';
import { goalRows } from './portfolio-goals.ts';
import { periodOf } from './portfolio-period.ts';
import { withoutWords } from './without-words.ts';
import type { Portfolio, PortfolioPerson } from './editions.ts';
import { type Rows, wholeRecords } from './portfolio-records.ts';

/** The time zone of user $1. */
const OWNERS_ZONE = '(select time_zone from users where id = $1)';

const recorded = recordedAt();
const dates = `${recorded} as at,
  case when claimed_created_at is not null then created_at end as "importedAt"`;
const inRange = (row = '') => recordedWithin('$2::timestamptz', '$3::timestamptz', row);

/** SQL of what an activity counts for; only for owners with several registrations. */
const SHARES = ` json_build_object('countsFor', a.counts_for, 'hours', a.recorded_hours::float8) as shares,`;

/**
 * A log belongs to the day on which it was written, and is shown with its activity; a document to the day on which it
 * was added, and to the activities that cite it. An imported record belongs to the
 * day that its file claims, and is marked.
 */
const portfolioRead = perScope((scope) =>
  defineQuery<Rows>({
    name: 'portfolio',
    isSlow: true,
    sql: () => `
    with chosen as (
      select * from ${activitiesIn(scope)} where user_id = $1 and deleted_at is null
        and ${occurredWithin('$2::timestamptz', '$3::timestamptz')} order by occurred_at, id limit $4),
    logs as (
      select l.*, a.id as about, a.title as about_title from reflective_logs l
      left join activities a on a.id = l.activity_id and a.user_id = $1 and a.deleted_at is null
      where l.user_id = $1 and l.deleted_at is null
        and (${inRange('l.')} or l.activity_id in (select id from chosen))
      order by ${recordedAt('l.')}, l.id limit $4),
    papers as (
      select * from documents where user_id = $1 and deleted_at is null
        and (${inRange()} or id = any(array(select unnest(document_ids) from chosen)))
      order by ${recorded}, id limit $4)
    select json_build_object(
      'firstAt', (select min(occurred_at) from activities where user_id = $1 and deleted_at is null),
      'activities', (${rows(`
        select a.id, a.title, a.category, a.description, a.hours::float8 as hours, a.status,
          a.is_interactive as "isInteractive", a.evidence,${scope === null ? '' : SHARES}
          a.activity_type as "activityType", a.provider,
          a.start_date as "startDay", a.end_date as "endDay", a.setting, a.place, a.practitioners,
          a.practitioner_count as "practitionerCount", a.content_elements as "contentElements",
          a.how_it_meets as "howItMeets", ${shownMoment(OWNERS_ZONE, 'a.')} as at,
          a.created_at as "recordedAt", a.claimed_created_at as "claimedAt",
          a.confirmed_checks as "confirmedChecks",
          (select nullif(m.study_minutes, 0) from cpd_modules m where m.id = a.module_id) as "moduleMinutes",
          (select coalesce(json_agg(g.title order by g.target_date, g.id), '[]'::json) from learning_goals g
            where g.id = any(a.goal_ids) and g.user_id = $1 and g.deleted_at is null) as goals,
          (select coalesce(json_agg(d.id order by d.created_at, d.id), '[]'::json) from documents d
            where d.id = any(a.document_ids) and d.user_id = $1 and d.deleted_at is null) as "documentIds", c.version, c.score, c.reflection,
          (not a.is_interactive and exists(select from certificates k where k.completion_id = c.id and k.user_id = $1
            and k.revoked_at is null and coalesce(k.confirmed_hours, k.hours) >= a.hours)) as "isCertified",
          (${rows(attestationRows('t.activity_id = a.id'))}) as attestations
        from chosen a left join module_completions c on c.user_id = $1 and c.activity_id = a.id
        order by a.occurred_at, a.id`)}),
      'reflections', (${rows(`
        select id, content, learning_outcomes as "learningOutcomes",
          future_application as "futureApplication", ${dates},
          about as "activityId", about_title as "activityTitle"
        from logs order by ${recorded}, id`)}),
      'documents', (${rows(`
        select id, title, type, content, expiry_date as "expiryDay", ${dates}
        from papers order by ${recorded}, id`)}),
      'certificates', (${rows(`
        select number, module_title as title, module_version as version, completed_on as day,
          coalesce(confirmed_hours, hours)::float8 as hours, confirmed_hours is not null as "isConfirmed",
          studied_seconds / 60 as "measuredMinutes", attempts, is_reviewed as "isReviewed",
          score, revoked_at as "revokedAt", revoked_reason as "revokedReason",
          (select c.activity_id from module_completions c where c.id = completion_id and c.user_id = $1) as "activityId"
        from certificates where user_id = $1 and completed_on between $6::date and $7::date
        order by completed_on, id limit $4`)}),
      'goals', (${goalRows}),
      'files', (${rows(`
        select id, name, type, size_bytes as "sizeBytes", sha256, kept_sha256 as "keptSha256", created_at as at, missing_at is not null as "isMissing",
          missing_at is not null and is_damaged as "isDamaged", substance, badge,
          activity_id as "activityId",
          document_id as "documentId", reflective_log_id as "reflectiveLogId"
        from evidence_files where user_id = $1 and deleted_at is null
          and (activity_id in (select id from chosen) or document_id in (select id from papers)
            or reflective_log_id in (select id from logs))
        order by created_at, id limit $4`)}))`,
  }),
);

/** The contents of a report; throws invalid() for an unknown period or too many records. */
export async function get(
  ctx: Context,
  period?: string | null,
  profession?: string | null,
): Promise<Portfolio> {
  const choice = parsePortfolioChoice(period);
  if (choice === undefined) throw invalid({ period: portfolioPeriodProblem });
  const user = await requireUser(ctx);
  const today = civilDate(ctx.now, user.timeZone);
  const registration = requireRegistration(user, profession);
  const periods = portfolioPeriods(registration, today, choice);
  const found = await ctx.reads.read(
    portfolioRead(scopeOf(user, registration.profession.id)),
    user.id,
    startOfDay(periods.at(-1)!.start, user.timeZone),
    startOfDay(addDays(periods[0]!.end, 1), user.timeZone),
    PORTFOLIO_MAX_RECORDS + 1,
    periods.map(endYear),
    periods.at(-1)!.start,
    periods[0]!.end,
  );
  const { activities, reflections, documents, files, certificates, firstAt } = found;
  const records = [activities, reflections, documents, files, certificates];
  const count = records.reduce((sum, { length }) => sum + length, 0);
  if (count > PORTFOLIO_MAX_RECORDS) throw new AppError('BAD_USER_INPUT', portfolioTooLarge);
  const whole = wholeRecords(found, user.timeZone, ctx.services.env.publicUrl);
  const first = firstAt === null ? null : civilDate(new Date(firstAt), user.timeZone);
  const judged = periods.map((each: Period) => periodOf(each, registration, today, whole));
  return {
    madeOn: today,
    person: personOf(user, registration, today),
    periods: isWithheld(ctx, 'reflective-logs') ? judged.map(withoutWords) : judged,
    withheld: withheldScopes(ctx),
    choices: portfolioChoices(registration, today, first),
  };
}

const keysRead = defineQuery<{ id: number; key: string }[]>({
  name: 'portfolioFileKeys',
  sql: () =>
    rows(`select id, storage_key as key from evidence_files
      where user_id = $1 and deleted_at is null and id = any($2::int[])`),
});

/** The storage keys of the user's evidence files, by id; without those that no longer exist. */
export async function fileKeys(
  ctx: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await ctx.reads.read(keysRead, ctx.caller.session?.userId, ids);
  return new Map(found.map(({ id, key }) => [id, keysOf(key).file]));
}

function personOf(user: User, registration: HeldRegistration, today: string): PortfolioPerson {
  const { profession, registrationDate, registrationType } = registration;
  return {
    name: displayName(user),
    role: roleLabel(user.role),
    organization: user.organization,
    profession: profession.id,
    register: registerText(registration, user),
    registrationDay: registrationDate,
    registrationNumber: registration.registrationNumber ?? null,
    registrationType: registrationType ? registrationTypeLabels[registrationType] : null,
    registrationHistory: inOrder(registration.registrationSpans ?? []).map(spanLabel),
    expiryDay: registrationDate ? effectiveExpiry(registration, today) : null,
    expiryRule: registrationDate ? expiryRuleTexts(profession)[expiryRuleOf(registration)] : null,
    registration: profileRegistration(registration, today).message,
    timeZone: user.timeZone,
  };
}
