import type { Services } from '../context.ts';
import type { Em } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { Delivery } from '../schema/messages/notifications/delivery.entity.ts';
import {
  ATTEMPTS_MAX,
  DELIVERIES_KEPT_DAYS,
  nextAttempt,
  STALE_AFTER_HOURS,
} from '#domain/messages/deliveries';
import { notBefore, type QuietHours } from '#domain/messages/notification-preferences';
import { openLoop, POLL_MS, type Loop } from './loop.ts';
import { problemOf, RefusedForGood, type Sender } from './sender.ts';

/** Deliveries that one process claims and sends at once. */
const BATCH = 5;

/** After this time another process may claim the delivery again; longer than any sender may take. */
const LEASE_MS = 3 * 60_000;

const HOUR_MS = 60 * 60_000;
const PRUNE_EVERY_MS = HOUR_MS;

/** Each run sends everything that is due. */
export type Outbox = Loop;

type Channel = Delivery['channel'];

/** Changes to a delivery after an attempt, and what else follows from it. */
interface Outcome extends Partial<Delivery> {
  settle?: RefusedForGood['settle'];
}

/** A claimed delivery, with the user's quiet hours. */
interface Claimed extends Hours {
  delivery: Delivery;
}

interface Hours {
  quietHours: QuietHours | null;
  timeZone: string;
}

/**
 * Sends the deliveries of the outbox, at once when this process writes one, and by polling every `pollMs` (0: never).
 * Several processes may run it. If the database is unavailable it retries without logging each failure.
 */
export function openOutbox(
  services: Services,
  senders: Partial<Record<Channel, Sender>>,
  pollMs = POLL_MS,
): Outbox {
  const { database, log, now, pubsub } = services;
  const channels = Object.keys(senders);
  const stopping = new AbortController();
  let pruned = 0;
  const loop = openLoop({ log, failure: 'the outbox cannot be read', pollMs }, drain);

  async function drain(): Promise<void> {
    if (channels.length === 0) return;
    const em = database.orm.em.fork();
    if (now().getTime() - pruned >= PRUNE_EVERY_MS) {
      await prune(em, now());
      pruned = now().getTime();
    }
    while (!stopping.signal.aborted) {
      em.clear();
      const claimed = await claim(em, channels, now());
      await Promise.all(claimed.map((each) => attempt(each)));
      if (claimed.length < BATCH) return;
    }
  }

  async function attempt({ delivery, ...hours }: Claimed): Promise<void> {
    const { id, channel, attempts } = delivery;
    const until = endOfQuiet(delivery, hours, now());
    const { settle, ...change }: Outcome = until
      ? { notBefore: until, attempts: attempts - 1 }
      : await outcome(delivery);
    // Only while this process holds the claim: one that took over after the lease has incremented `attempts`.
    const mine = { id, attempts, doneAt: null };
    const ctx = { em: database.orm.em.fork(), services, now: now() };
    await transaction(ctx, async (tx) => {
      const ended = await tx.em.nativeUpdate(Delivery, mine, change);
      if (ended > 0) await settle?.(tx);
    });
    if (change.problem) log.warn({ channel, attempts, problem: change.problem }, 'not sent');
  }

  async function outcome(delivery: Delivery): Promise<Outcome> {
    try {
      await senders[delivery.channel]!.send(delivery);
      return { doneAt: now(), problem: null };
    } catch (error) {
      if (error instanceof RefusedForGood) {
        return { doneAt: now(), problem: problemOf(error.cause), settle: error.settle };
      }
      const again = nextAttempt(delivery.attempts, now());
      const problem = problemOf(error);
      return again ? { notBefore: again, problem } : { doneAt: now(), problem };
    }
  }

  const written = pubsub.subscribe('deliveriesWritten', 'all');
  void (async () => {
    for await (const _ of written) void loop.run();
  })();
  return {
    run: loop.run,
    async close() {
      stopping.abort();
      await written.return();
      await loop.close();
    },
  };
}

/** Claims due deliveries, skipping those that other processes are claiming. */
async function claim(em: Em, channels: string[], now: Date): Promise<Claimed[]> {
  const rows = await em.execute<(Hours & object)[]>(
    `update deliveries d set attempts = attempts + 1, not_before = ?::timestamptz
     from users u left join notification_preferences p on p.user_id = u.id
     where u.id = d.user_id and d.id in (
       select id from deliveries
       where done_at is null and not_before <= ?::timestamptz and attempts < ?::int
         and created_at > ?::timestamptz and channel = any(?::text[])
       order by not_before limit ?::int for update skip locked)
     returning d.*, u.time_zone as "timeZone", p.quiet_hours as "quietHours"`,
    [
      new Date(now.getTime() + LEASE_MS),
      now,
      ATTEMPTS_MAX,
      new Date(now.getTime() - STALE_AFTER_HOURS * HOUR_MS),
      `{${channels.join(',')}}`,
      BATCH,
    ],
  );
  return rows.map(({ quietHours, timeZone, ...row }) => ({
    delivery: em.map(Delivery, row),
    quietHours,
    timeZone,
  }));
}

/**
 * The end of the quiet hours for a message that was due before them: it failed, no process sent it, or the user has
 * changed the hours since. Null if it may be sent; a message that the user is waiting for ignores quiet hours.
 */
function endOfQuiet({ kind }: Delivery, { quietHours, timeZone }: Hours, now: Date): Date | null {
  if (kind === 'confirm-email' || kind === 'reset-password' || kind === 'confirm-activity')
    return null;
  const moment = notBefore(quietHours, now, timeZone);
  return moment > now ? moment : null;
}

async function prune(em: Em, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DELIVERIES_KEPT_DAYS * 24 * HOUR_MS);
  await em.nativeDelete(Delivery, { createdAt: { $lt: before } });
}
