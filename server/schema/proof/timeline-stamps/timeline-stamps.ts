import { randomBytes } from 'node:crypto';
import type { Context, Services } from '#server/context';
import { queryIn } from '#server/db/in-transaction';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { observed } from '#server/metrics/observed';
import { leafHash, merkleTree, type InclusionProof } from '#domain/records/merkle';
import type { ChainHead, ChainRecord } from '#domain/records/record-chain';
import {
  leafText,
  timeStampsFormat,
  type TimeStamp,
  type TimeStamps,
} from '#domain/proof/time-stamps';
import { stamp } from './authority.ts';

type StampServices = Pick<Services, 'database' | 'env' | 'log'>;

/** Accounts that are read, and leaves that are stored, in one statement. */
const BATCH = 2_000;

/** Roots that are sent in one run, the oldest first. */
const ROOTS_MOST = 20;

/** Minutes after which a request counts as lost: its process was killed. */
const LOST_AFTER_MINUTES = 5;

/**
 * Makes the root of the day, once in an installation, and sends what waits to the authority. If that fails, the next
 * run retries; the token then has the later time. A root that cannot be made does not hold up others that wait. Does
 * nothing without an authority.
 */
export async function stampTimelines(services: StampServices, now: Date): Promise<void> {
  const { url, certificate } = services.env.timeStamps;
  if (!url) return;
  try {
    await makeRoot(services, now);
  } catch (error) {
    observed.stamped.publish({ outcome: 'failed' });
    throw error;
  } finally {
    await sendWaiting(services, now, { url, certificate });
  }
}

/** Sends what waits, the oldest first, until the authority fails. */
async function sendWaiting(
  services: StampServices,
  now: Date,
  authority: Parameters<typeof stamp>[1],
): Promise<void> {
  for (let sent = 0; sent < ROOTS_MOST; sent += 1) {
    const waiting = await claim(services, now);
    if (!waiting) return;
    try {
      const { token, at } = await stamp(waiting.root, authority);
      await services.database.query({
        text: 'update timeline_stamps set token = $2, stamped_at = $3 where id = $1 and token is null',
        values: [waiting.id, token, at],
      });
      services.log.info({ day: waiting.day, at }, 'timelines: time-stamped');
      observed.stamped.publish({ outcome: 'stamped' });
    } catch (error) {
      await services.database.query({
        text: 'update timeline_stamps set asked_at = null where id = $1 and token is null',
        values: [waiting.id],
      });
      services.log.warn(
        { err: error, day: waiting.day },
        'timelines: not time-stamped; the next run asks again',
      );
      observed.stamped.publish({ outcome: 'failed' });
      return;
    }
  }
}

interface Head {
  userId: number;
  seq: number;
  hash: string;
}

interface Leaf extends Head {
  salt: string;
  leaf: string;
}

/**
 * Makes one root over all timelines that changed since they were last under one; none if none of them changed.
 * Everything is read and hashed before the transaction, so that it is as short as its writes.
 */
async function makeRoot({ database }: StampServices, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const isMade = { text: 'select from timeline_stamps where day = $1::date', values: [day] };
  if ((await database.query(isMade)).length > 0) return;
  const leaves = await changedLeaves(database);
  if (leaves.length === 0) return;
  // Sorted by hash, so that a place reveals nothing about an account.
  leaves.sort((a, b) => (a.leaf < b.leaf ? -1 : 1));
  const { root, proofs } = await merkleTree(leaves.map(({ leaf }) => leaf));
  await transaction({ em: database.orm.em.fork() }, async ({ em }) => {
    const query = queryIn(em);
    // Of two processes the second waits here for the first, and its root is dropped.
    const [made] = await query<{ id: number }>({
      text: `insert into timeline_stamps (day, root) values ($1::date, $2)
        on conflict (day) do nothing returning id`,
      values: [day, root],
    });
    if (!made) return;
    const proved = leaves.map((head, at) => ({ ...head, proof: proofs[at] }));
    for (let at = 0; at < proved.length; at += BATCH) {
      await query({
        // An account that was deleted meanwhile has none.
        text: `insert into timeline_leaves (user_id, stamp_id, seq, hash, salt, proof)
          select "userId", $2, seq, hash, salt, proof
          from json_to_recordset($1::json) l ("userId" int, seq int, hash text, salt text, proof jsonb)
          join users u on u.id = l."userId" for key share of u`,
        values: [JSON.stringify(proved.slice(at, at + BATCH)), made.id],
      });
    }
  });
}

/** The leaves of all timelines that changed since their last one, read in ranges of accounts. */
async function changedLeaves(database: StampServices['database']): Promise<Leaf[]> {
  const leaves: Leaf[] = [];
  for (let after: number | undefined = 0; after !== undefined;) {
    // The newest leaf of an account is the last one of its part of the primary key.
    const range: (Head & { isNew: boolean })[] = await database.query<Head & { isNew: boolean }>({
      text: `select c.user_id as "userId", c.seq, c.hash, c.seq > coalesce((
          select l.seq from timeline_leaves l where l.user_id = c.user_id
          order by l.stamp_id desc limit 1), 0) as "isNew"
        from record_chains c where c.user_id > $1 order by c.user_id limit ${BATCH}`,
      values: [after],
    });
    for (const { userId, seq, hash, isNew } of range) {
      if (!isNew) continue;
      const salt = randomBytes(16).toString('hex');
      const leaf = await leafHash(leafText({ seq, hash, salt }));
      leaves.push({ userId, seq, hash, salt, leaf });
    }
    after = range.length === BATCH ? range.at(-1)!.userId : undefined;
  }
  return leaves;
}

/** Takes the oldest root without a token, for this process alone; null if there is none. */
async function claim({ database }: StampServices, now: Date) {
  const [found] = await database.query<{ id: number; root: string; day: string }>({
    text: `update timeline_stamps set asked_at = $1 where id = (
        select id from timeline_stamps where token is null
          and (asked_at is null or asked_at < $1::timestamptz - interval '${LOST_AFTER_MINUTES} minutes')
        order by day limit 1 for update skip locked)
      returning id, root, day::text`,
    values: [now],
  });
  return found ?? null;
}

/**
 * The first time-stamp of each point at which the records were first recorded or last changed, and the newest of all.
 */
const stampsRead = defineQuery<
  (Omit<TimeStamp, keyof InclusionProof> & { proof: InclusionProof })[]
>({
  name: 'timeStamps',
  isSlow: true,
  sql: () => `
    with stamped as materialized (
      select l.stamp_id, l.seq from timeline_leaves l join timeline_stamps s on s.id = l.stamp_id
      where l.user_id = $1 and s.token is not null and l.seq <= $3
    ), spans as (
      select min(e.seq) as first, max(e.seq) as newest
      from record_events e
      join json_to_recordset($2::json) w (kind text, id int) on w.kind = e.kind and w.id = e.record_id
      where e.user_id = $1 and exists (select from stamped) group by e.kind, e.record_id
    ), line as (
      select seq, seq as stamp from stamped
      union all select first, null from spans union all select newest, null from spans
    ), wanted as (
      select stamp is null as is_point, min(stamp) over (order by seq desc) as seq from line
    ), needed as (
      select seq from wanted where is_point union select max(seq) from stamped
    )
    ${rows(`
      select s.day::text as day, l.seq, l.hash, l.salt, l.proof, s.token
      from stamped n join needed using (seq)
      join timeline_leaves l on l.user_id = $1 and l.stamp_id = n.stamp_id
      join timeline_stamps s on s.id = n.stamp_id order by l.seq`)}`,
});

/**
 * The time-stamps that the records of a pack need, oldest first: none beyond the pack's timeline, which may have been read
 * earlier. Null if there are none.
 */
export async function of(
  ctx: Context,
  {
    head,
    records,
  }: { head: ChainHead | null; records: readonly Pick<ChainRecord, 'kind' | 'id'>[] },
): Promise<TimeStamps | null> {
  const named = JSON.stringify(records.map(({ kind, id }) => ({ kind, id })));
  const found = await ctx.reads.read(stampsRead, ctx.caller.session?.userId, named, head?.seq ?? 0);
  if (found.length === 0) return null;
  const stamps = found.map(({ proof: { index, size, path }, ...each }) => ({
    ...each,
    index,
    size,
    path,
  }));
  const { certificate } = ctx.services.env.timeStamps;
  return { ...timeStampsFormat, authority: certificate, stamps };
}
