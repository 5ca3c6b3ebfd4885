import type { Database } from '#server/db/database';
import { queryIn } from '#server/db/in-transaction';
import { transaction } from '#server/db/transaction';
import { receiptLimits } from '#server/limits';
import { notify } from '../../messages/notifications/notify.ts';
import {
  sharingEndedNotification,
  sharingEndingNotification,
} from '#domain/proof/team-notifications';
import { addMonths, civilDate, DEFAULT_TIME_ZONE, type CivilDate } from '#domain/dates';
import { teamLimits } from '#domain/proof/teams';
import { makeReceipts, type ReceiptServices } from './receipts.ts';
import { publishChange } from './team-events.ts';
import { endSharings } from './team-sharings.ts';
import { Team } from './team.entity.ts';
import { endTeam } from './teams.ts';

/** Rows removed per statement. */
const BATCH = 1_000;

/**
 * The daily work of teams: sharings whose day has passed end, those that end soon are announced, receipts are renewed,
 * teams without a coordinator end, and what is kept long enough is removed. Several processes share it; a signal stops it
 * between two users, and the next run continues.
 */
export async function tendTeams(
  services: ReceiptServices,
  now: Date,
  signal?: AbortSignal,
): Promise<{ renewed: number; ended: number }> {
  const ended = await endPassed(services, now);
  await announceEndings(services, now);
  const renewed = await renewDue(services, now, signal);
  await endOrphans(services, now);
  await removeOld(services.database, now);
  return { renewed, ended };
}

interface Due {
  id: number;
  user_id: number;
  member_id: number;
  team_id: number;
  name: string;
  until: CivilDate;
}

/** SQL of live sharings with their team and their owner's day, in which `where` holds. */
const liveWhere = (where: string) => `
  select s.id, s.user_id, s.member_id, t.id as team_id, t.name, s.shared_until::text as until
  from team_sharings s join users u on u.id = s.user_id
  join team_members m on m.id = s.member_id join teams t on t.id = m.team_id
  cross join lateral (select ($1::timestamptz at time zone u.time_zone)::date as today) d
  where s.ended_at is null and ${where}
  order by s.id limit ${receiptLimits.batch}`;

/** Sharings whose last day has passed on their owner's calendar. */
async function endPassed(services: ReceiptServices, now: Date): Promise<number> {
  for (let count = 0; ;) {
    const due = await services.database.query<Due>({
      text: liveWhere(`s.shared_until < d.today`),
      values: [now],
    });
    for (const { user_id, member_id, team_id, name } of due) {
      await transaction({ em: services.database.orm.em.fork(), services, now }, async (tx) => {
        const ended = await endSharings(tx, [member_id], 'day', member_id);
        if (ended === null) return;
        await notify(tx, user_id, sharingEndedNotification({ id: team_id, name }));
      });
      publishChange(services.pubsub, team_id);
    }
    count += due.length;
    if (due.length < receiptLimits.batch) return count;
  }
}

/** Tells owners two weeks before their sharing ends, once. */
async function announceEndings(services: ReceiptServices, now: Date): Promise<void> {
  for (;;) {
    const due = await services.database.query<Due>({
      text: liveWhere(
        `not s.end_told and s.shared_until between d.today and d.today + ${teamLimits.endingDays}`,
      ),
      values: [now],
    });
    for (const { id, user_id, team_id, name, until } of due) {
      await transaction({ em: services.database.orm.em.fork(), services, now }, async (tx) => {
        const told = await queryIn(tx.em)({
          text: 'update team_sharings set end_told = true where id = $1 and not end_told returning id',
          values: [id],
        });
        if (told.length === 0) return;
        await notify(tx, user_id, sharingEndingNotification({ id: team_id, name }, until));
      });
    }
    if (due.length < receiptLimits.batch) return;
  }
}

/** Claims users with a sharing whose receipt is not of their today; another process skips them meanwhile. */
const claim = `
  with due as (
    select s.id from team_sharings s join users u on u.id = s.user_id
    where s.ended_at is null
      and (s.renewed_on is null or s.renewed_on < ($1::timestamptz at time zone u.time_zone)::date)
      and s.shared_until >= ($1::timestamptz at time zone u.time_zone)::date
      and (s.renewing_at is null or s.renewing_at < $2::timestamptz)
    order by s.renewed_on nulls first, s.id limit $3 for update of s skip locked)
  update team_sharings s set renewing_at = $1 from due where due.id = s.id returning s.user_id`;

/** Renews what is due. A user whose receipt cannot be made does not hold up the others, and is retried in the next run. */
async function renewDue(
  services: ReceiptServices,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { database, log } = services;
  const lostBefore = new Date(now.getTime() - receiptLimits.claimMinutes * 60_000);
  const until = performance.now() + receiptLimits.runMs;
  for (let count = 0; ;) {
    const claimed = await database.query<{ user_id: number }>({
      text: claim,
      values: [now, lostBefore, receiptLimits.batch],
    });
    for (const userId of new Set(claimed.map(({ user_id }) => user_id))) {
      if (signal?.aborted) return count;
      try {
        count += await makeReceipts(services, userId, now);
      } catch (error) {
        log.error(
          { err: error, userId },
          'a standing receipt could not be made; the next run retries',
        );
      }
    }
    if (claimed.length < receiptLimits.batch || performance.now() > until) return count;
  }
}

/** Ends teams whose last coordinator has been gone for a month. */
async function endOrphans(services: ReceiptServices, now: Date): Promise<void> {
  const today = civilDate(now, DEFAULT_TIME_ZONE);
  const due = await services.database.query<{ id: number }>({
    text: 'select id from teams where ends_on <= $1::date order by id limit 100',
    values: [today],
  });
  for (const { id } of due) {
    await transaction({ em: services.database.orm.em.fork(), services, now }, async (tx) => {
      await queryIn(tx.em)({ text: 'select id from teams where id = $1 for update', values: [id] });
      const team = await tx.em.findOne(Team, { id });
      if (team) await endTeam(tx, team, null);
    });
  }
}

/** Removes readings and ended sharings after their retention. */
export async function removeOld(database: Database, now: Date): Promise<number> {
  const before = addMonths(civilDate(now, DEFAULT_TIME_ZONE), -teamLimits.keptMonths);
  const inBatches = async (text: string): Promise<number> => {
    for (let count = 0; ;) {
      const removed = await database.query({ text, values: [before] });
      count += removed.length;
      if (removed.length < BATCH) return count;
    }
  };
  const readings = await inBatches(
    `delete from receipt_readings where id in (
       select id from receipt_readings where day < $1::date order by day limit ${BATCH} for update skip locked)
     returning id`,
  );
  const sharings = await inBatches(
    `delete from team_sharings where id in (
       select id from team_sharings where ended_at < $1::date order by ended_at limit ${BATCH} for update skip locked)
     returning id`,
  );
  return readings + sharings;
}
