import type { Services } from '../context.ts';
import type { Database } from '../db/database.ts';
import { statementSendingLimits as limits } from '../limits.ts';
import { postForStatus } from '../schema/account/webhooks/post-webhook.ts';
import {
  nextStatementAttempt,
  STATEMENT_ATTEMPTS,
  statementLimits,
  statementResult,
  XAPI_VERSION,
  type StatementBody,
} from '#domain/proof/crew-statements';
import { openLoop, POLL_MS, type Loop } from './loop.ts';

const DAY_MS = 24 * 60 * 60_000;
const PRUNE_EVERY_MS = 60 * 60_000;

/** Statements removed per statement of SQL. */
const REMOVED_AT_ONCE = 1_000;

/**
 * Sends statements of xAPI to the operator's store by polling every `pollMs` (0: never). Several processes may run it. Each
 * claims sessions that have statements due, and sends those in order, several in one request. A process that is killed loses
 * nothing; at worst a statement is sent twice, under the same id.
 */
export function openStatements(services: Services, pollMs = POLL_MS): Loop {
  const { database, env, log, now } = services;
  const stop = new AbortController();
  let pruned = 0;
  const loop = openLoop({ log, failure: 'statements of xAPI cannot be sent', pollMs }, async () => {
    if (now().getTime() - pruned >= PRUNE_EVERY_MS) {
      await removeOld(database, now());
      pruned = now().getTime();
    }
    while (env.xapi && !stop.signal.aborted) {
      const claimed = await claim(database, now());
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((head) => sendNext(services, env.xapi!, head)));
    }
  });
  return {
    ...loop,
    async close() {
      stop.abort();
      await loop.close();
    },
  };
}

/** The first statement of a session that waits. */
interface Head {
  activity: string;
  attempts: number;
}

/** Claims sessions whose first statement that waits is due, skipping those that other processes claim. */
const claim = (database: Database, now: Date): Promise<Head[]> =>
  database.query<Head>({
    text: `update xapi_statements set not_before = $1 where id in (
             select s.id from xapi_statements s
             where s.body is not null and s.not_before <= $2 and not exists (
               select from xapi_statements e
               where e.activity = s.activity and e.id < s.id and e.body is not null)
             order by s.not_before limit ${limits.atOnce} for update skip locked)
           returning activity, attempts`,
    values: [new Date(now.getTime() + limits.leaseSeconds * 1_000), now],
  });

interface Waiting {
  id: number;
  body: StatementBody;
  sentAlone: boolean;
  isVoid: boolean;
}

async function sendNext(
  services: Services,
  store: NonNullable<Services['env']['xapi']>,
  { activity, attempts }: Head,
): Promise<void> {
  const { database, log, now } = services;
  const next = together(
    await database.query<Waiting>({
      text: `select id, body, sent_alone as "sentAlone", voids is not null as "isVoid" from xapi_statements
             where activity = $1 and body is not null order by id limit ${statementLimits.batch}`,
      values: [activity],
    }),
  );
  // Another process sent them, after the lease.
  if (next.length === 0) return;
  const status = await post(services, store, next);
  const at = now();
  const ids = next.map(({ id }) => id);
  const result = statementResult(status, next.length);
  if (result === 'delivered') return settle(database, 'delivered_at', ids, at);
  if (result === 'alone') return separate(database, ids, at);
  if (result === 'refused') {
    log.error({ status }, 'the store refused a statement of xAPI, which is given up');
    return settle(database, 'given_up_at', ids, at);
  }
  const givenUp = await postpone(database, activity, { attempts: attempts + 1, at });
  if (givenUp > 0)
    log.error({ status, statements: givenUp }, 'statements of xAPI were given up after three days');
  else log.warn({ status }, 'statements of xAPI were not sent; they are sent again later');
}

/** The first statements that one request may have: of one kind, as a store need not know those that the same request has. */
function together(waiting: readonly Waiting[]): Waiting[] {
  const [first] = waiting;
  if (!first || first.sentAlone) return waiting.slice(0, 1);
  const end = waiting.findIndex((each) => each.sentAlone || each.isVoid !== first.isVoid);
  return waiting.slice(0, end === -1 ? undefined : end);
}

/** Returns the status of the response; null without one. */
async function post(
  { publicAgent: agent }: Services,
  { url, authorization }: NonNullable<Services['env']['xapi']>,
  statements: readonly Waiting[],
): Promise<number | null> {
  const bodies = statements.map(({ body }) => body);
  const body = JSON.stringify(bodies.length === 1 ? bodies[0] : bodies);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'User-Agent': 'ParaMed-CPD xAPI',
    'X-Experience-API-Version': XAPI_VERSION,
    Authorization: authorization,
  };
  try {
    return await postForStatus(new URL(url), { headers, body, agent });
  } catch {
    // The caller logs that there was no response; the error could have parts of the address.
    return null;
  }
}

async function settle(
  database: Database,
  column: 'delivered_at' | 'given_up_at',
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await database.query({
    text: `update xapi_statements set ${column} = $1, body = null, attempts = attempts + 1
           where id = any($2::int[]) and body is not null`,
    values: [at, ids],
  });
}

/** Has each of these sent by itself, since the store refuses a request if one of them is wrong. */
async function separate(database: Database, ids: readonly number[], at: Date): Promise<void> {
  await database.query({
    text: `update xapi_statements set sent_alone = true, not_before = $1 where id = any($2::int[])`,
    values: [at, ids],
  });
}

/** Has all that waits of a session sent later, or given up after its last attempt; returns how many were. */
async function postpone(
  database: Database,
  activity: string,
  { attempts, at }: { attempts: number; at: Date },
): Promise<number> {
  const rows = await database.query<{ isGivenUp: boolean }>({
    text: `update xapi_statements set attempts = attempts + 1, not_before = $2,
             given_up_at = case when attempts + 1 >= ${STATEMENT_ATTEMPTS} then $3::timestamptz end,
             body = case when attempts + 1 >= ${STATEMENT_ATTEMPTS} then null else body end
           where activity = $1 and body is not null
           returning given_up_at is not null as "isGivenUp"`,
    values: [activity, nextStatementAttempt(attempts, at), at],
  });
  return rows.filter(({ isGivenUp }) => isGivenUp).length;
}

/** Removes statements after their retention, also those that wait since sending was turned off. */
async function removeOld(database: Database, now: Date): Promise<void> {
  for (;;) {
    const removed = await database.query({
      text: `delete from xapi_statements where id in (
               select id from xapi_statements where created_at < $1
               order by created_at limit ${REMOVED_AT_ONCE} for update skip locked) returning id`,
      values: [new Date(now.getTime() - statementLimits.keptDays * DAY_MS)],
    });
    if (removed.length < REMOVED_AT_ONCE) return;
  }
}
