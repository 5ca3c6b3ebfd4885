import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../context.ts';
import type { Em } from '../db/database.ts';
import { queryIn } from '../db/in-transaction.ts';
import { transaction } from '../db/transaction.ts';
import { reminderLimits, type ReminderLimits } from '../limits.ts';
import { observed } from '../metrics/observed.ts';
import type { NotifyContext } from '../schema/messages/notifications/notify.ts';
import type { Range } from './ranges.ts';

/** Work for all users, range by range. Each job runs by itself: one that fails does not hold up the others. */
export interface Job {
  /**
   * A job works only on users for whom all jobs of lower stages have finished in this run. Null: it waits for none, and
   * none waits for it.
   */
  stage: 0 | 1 | 2 | null;
  /** True if this process does more of the work than PostgreSQL: requests wait meanwhile, so its ranges are shorter. */
  isOwnWork?: boolean;
  /** Works on the users of a range, in the given transaction. */
  work(tx: NotifyContext, range: Range): Promise<Worked>;
  /** Called with the count once it is stored. */
  done?(count: number): void;
}

/** The result of a range. */
export interface Worked {
  count: number;
  /** The last user it came to; the default is the whole range. */
  last?: number;
}

export type Jobs = Readonly<Record<string, Job>>;

/**
 * Outcomes of a range that failed. It is halved. A single user who failed before, even if only among others, is left
 * out of this run. A job that fails for one user after the other ends for this run.
 */
export const failureOutcomes = ['halved', 'skipped', 'given-up'] as const;
export type FailureOutcome = (typeof failureOutcomes)[number];

interface Claimed extends Range {
  name: string;
  runAt: Date;
  /** Users in the range. */
  users: number;
  /** Users it was to have. */
  size: number;
  failures: number;
  /** True if nobody is left after it. */
  isLast: boolean;
}

type JobServices = Pick<Services, 'database' | 'pubsub' | 'channels' | 'log'>;

/** Above every user's id. */
const EVERYBODY = 2_147_483_647;

/**
 * Locks the job that is furthest behind; a failing one only if no other can continue. Jobs of other processes are
 * skipped; how far others have come only grows, so it may be read without a lock. The limits hold for the transaction.
 * $1: names and stages, $2: the half hour, $3: the time limit of statements, $4: their memory.
 */
const claimJob = `
  with stages as (select * from json_to_recordset($1::json) as s(name text, stage int))
  select j.name, coalesce(j.after_user, 0) as after, j.range_size as size, j.failures,
    case when j.after_user is null then $2::timestamptz else j.run_at end as run_at, p.up_to,
    set_config('statement_timeout', $3, true), set_config('work_mem', $4, true)
  from reminder_jobs j join stages s on s.name = j.name
  cross join lateral (
    select coalesce(min(case
        when e.run_at < (case when j.after_user is null then $2::timestamptz else j.run_at end) then 0
        when e.run_at = (case when j.after_user is null then $2::timestamptz else j.run_at end)
          then coalesce(e.after_user, ${EVERYBODY})
        else ${EVERYBODY} end), ${EVERYBODY}) as up_to
    from reminder_jobs e join stages t on t.name = e.name
    where t.stage < s.stage) p
  where (j.after_user is not null or j.run_at < $2::timestamptz) and p.up_to > coalesce(j.after_user, 0)
  order by j.failures > 0, run_at, after, s.stage, j.name
  limit 1
  for update of j skip locked`;

const rangeOf = `
  select max(id) as last, count(*)::int as users
  from (select id from users where id > $1 and id <= $2 order by id limit $3) r`;

const keepProgress = `
  update reminder_jobs set run_at = $2, after_user = $3, range_size = $4, failures = $5 where name = $1`;

/** A clock that was ahead once must not keep the jobs quiet until its time comes. */
const forgetFuture = `
  update reminder_jobs set run_at = '-infinity', after_user = null
  where run_at > $1::timestamptz + interval '1 hour'`;

/** True if a job has not finished in this half hour; its range may be another process's. */
const isUnfinished = `
  select exists (select from reminder_jobs
    where name = any($1) and (after_user is not null or run_at < $2)) as unfinished`;

/**
 * Works through all jobs of a half hour together with other processes, until all are done or `signal` aborts; resolves to
 * true if they are. A job's range, its result and its progress are one transaction: a killed process leaves its range to
 * the others as it was. Throws if the database cannot be reached.
 */
export async function workThrough(
  services: JobServices,
  jobs: Jobs,
  { now, runAt }: { now: Date; runAt: Date },
  { signal, limits = reminderLimits }: { signal?: AbortSignal; limits?: ReminderLimits },
): Promise<boolean> {
  const database = await services.database.batches();
  const names = Object.keys(jobs);
  await database.query({
    text: `insert into reminder_jobs (name, run_at, range_size)
      select name, '-infinity', $2 from unnest($1::text[]) as name on conflict do nothing`,
    values: [names, limits.firstRange],
  });
  await database.query({ text: forgetFuture, values: [runAt] });
  const until = performance.now() + limits.runMs;
  const isEmbedded = database.url === null;
  const goesOn = () => !signal?.aborted && performance.now() < until;
  while (goesOn()) {
    const ctx = { em: database.orm.em.fork(), services, now };
    const took = await workOnce(ctx, jobs, { runAt, limits, isEmbedded });
    if (took !== null) {
      await rest(took > limits.restAfterMs ? Math.min(took, limits.restMs) : 0, signal);
      continue;
    }
    const [row] = await database.query<{ unfinished: boolean }>({
      text: isUnfinished,
      values: [names, runAt],
    });
    if (!row?.unfinished) return true;
    await rest(limits.waitMs, signal);
  }
  return false;
}

/** Works on one range of one job; resolves to the milliseconds it took, null if there is nothing to do. */
async function workOnce(
  ctx: NotifyContext,
  jobs: Jobs,
  { runAt, limits, isEmbedded }: { runAt: Date; limits: ReminderLimits; isEmbedded: boolean },
): Promise<number | null> {
  const began = performance.now();
  const took = () => performance.now() - began;
  let claimed = null as Claimed | null;
  try {
    const worked = await transaction(ctx, async (tx) => {
      claimed = await claim(tx.em, jobs, { runAt, limits });
      if (!claimed) return null;
      const { work, isOwnWork } = jobs[claimed.name]!;
      const { count, last } = claimed.users > 0 ? await work(tx, claimed) : { count: 0 };
      const isWhole = last === undefined || last === claimed.last;
      const reached = isWhole ? claimed : { ...claimed, last, isLast: false };
      const intended = isOwnWork || isEmbedded ? limits.ownRangeMs : limits.rangeMs;
      await progress(tx.em, reached, nextSize(claimed, intended / took(), limits), 0);
      return count;
    });
    if (claimed && worked) jobs[claimed.name]!.done?.(worked);
    if (claimed) {
      const { name: job, users } = claimed;
      ctx.services.log.debug({ job, users, count: worked, ms: Math.round(took()) }, 'a range');
    }
  } catch (error) {
    if (!claimed) throw error;
    await afterFailure(ctx, claimed, error, limits);
  }
  return claimed && took();
}

async function claim(
  em: Em,
  jobs: Jobs,
  { runAt, limits }: { runAt: Date; limits: ReminderLimits },
): Promise<Claimed | null> {
  const query = queryIn(em);
  const stages = Object.entries(jobs).map(([name, { stage }]) => ({ name, stage }));
  const [job] = await query<{
    name: string;
    after: number;
    size: number;
    failures: number;
    run_at: string | Date;
    up_to: number;
  }>({
    text: claimJob,
    values: [
      JSON.stringify(stages),
      runAt,
      String(limits.statementMs),
      `${limits.workMegabytes}MB`,
    ],
  });
  if (!job) return null;
  const { name, after, size, failures, up_to: upTo } = job;
  const [found] = await query<{ last: number | null; users: number }>({
    text: rangeOf,
    values: [after, upTo, size],
  });
  const { last, users } = found!;
  const isLast = upTo === EVERYBODY && users < size;
  const range = { after, last: users < size ? upTo : last!, users, isLast };
  return { name, size, failures, runAt: new Date(job.run_at), ...range };
}

function progress(em: Em, { name, runAt, last, isLast }: Claimed, size: number, failures: number) {
  const values = [name, runAt, isLast ? null : last, size, failures];
  return queryIn(em)({ text: keepProgress, values });
}

/**
 * At most twice as many users. A range that was cut short does not predict a larger one, and one of a few users that
 * takes long suggests a busy machine.
 */
function nextSize(
  { users, size }: Claimed,
  ratio: number,
  { smallestRange, largestRange }: ReminderLimits,
) {
  if (users === 0 || (users < size && ratio > 1)) return size;
  const next = Math.round(users * Math.min(2, Math.max(0.1, ratio)));
  return Math.min(largestRange, Math.max(next, Math.min(users, smallestRange)));
}

/**
 * The next range has half the users. After a single user who failed before it continues without them: the next run
 * retries. If that happens to one user after the other, the job itself is at fault and has ended for this run.
 */
async function afterFailure(
  ctx: NotifyContext,
  claimed: Claimed,
  error: unknown,
  { failuresMost }: ReminderLimits,
): Promise<void> {
  const { name, after, last, users, failures } = claimed;
  const isSkipped = users <= 1 && failures > 0;
  const isGivenUp = isSkipped && failures + 1 >= failuresMost;
  const outcome: FailureOutcome = isGivenUp ? 'given-up' : isSkipped ? 'skipped' : 'halved';
  await transaction(ctx, async ({ em }) => {
    const [same] = await queryIn(em)({
      text: `select name from reminder_jobs where name = $1 and coalesce(after_user, 0) = $2
        and range_size = $3 and failures = $4 for update skip locked`,
      values: [name, after, claimed.size, failures],
    });
    // Another process has taken the range over.
    if (!same) return;
    const next = isSkipped ? claimed : { ...claimed, last: after, isLast: false };
    const size = Math.max(1, Math.ceil(users / 2));
    await progress(em, { ...next, isLast: isGivenUp || next.isLast }, size, failures + 1);
  });
  const { log } = ctx.services;
  const line = { err: error, job: name, after, last, users, outcome };
  if (outcome === 'halved')
    log.warn({ ...line }, 'reminders: a range failed and is tried again, smaller');
  else log.error({ ...line }, 'reminders: left out of this run');
  observed.remindersFailed.publish({ job: name, outcome });
}

/** Lets requests go first; ends early if the signal aborts. */
async function rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal?.aborted) throw error;
  });
}
