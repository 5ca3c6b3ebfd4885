import { randomBytes } from 'node:crypto';
import type { Context, Services } from '../../context.ts';
import { queryIn } from '../../db/in-transaction.ts';
import { defineQuery, rows } from '../../db/query.ts';
import { transaction } from '../../db/transaction.ts';
import { observed } from '../../metrics/observed.ts';
import { leafHash, merkleTree, type InclusionProof } from '#domain/merkle';
import { leafText, timeStampsFormat, type TimeStamp, type TimeStamps } from '#domain/time-stamps';
import { stamp } from './authority.ts';

type StampServices = Pick<Services, 'database' | 'env' | 'log'>;

/** Leaves that are stored in one statement. */
const BATCH = 2_000;

/** Roots that are sent in one run, the oldest first. */
const ROOTS_MOST = 20;

/** Minutes after which a request counts as lost: its process was killed. */
const LOST_AFTER_MINUTES = 5;

/**
 * Makes the root of the day, once in an installation, and sends what waits to the authority. If that fails, the next run
 * asks again; the token then has the later time. Does nothing without an authority.
 */
export async function stampTimelines(services: StampServices, now: Date): Promise<void> {
  const { url, certificate } = services.env.timeStamps;
  if (!url) return;
  await makeRoot(services, now);
  for (let sent = 0; sent < ROOTS_MOST; sent += 1) {
    const waiting = await claim(services, now);
    if (!waiting) return;
    try {
      const { token, at } = await stamp(waiting.root, { url, certificate });
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

/** Makes one root over all timelines that changed since they were last under one; none if none did. */
async function makeRoot({ database }: StampServices, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await transaction({ em: database.orm.em.fork() }, async ({ em }) => {
    const query = queryIn(em);
    // Of two processes the second waits here for the first, and finds the day made.
    await query({ text: `select pg_advisory_xact_lock(hashtext('timeline-stamps'))`, values: [] });
    const heads = await query<Head>({
      text: `select c.user_id as "userId", c.seq, c.hash from record_chains c
        where not exists (select from timeline_stamps where day = $1::date)
          and c.seq > coalesce((select max(l.seq) from timeline_leaves l where l.user_id = c.user_id), 0)`,
      values: [day],
    });
    if (heads.length === 0) return;
    const leaves = await Promise.all(
      heads.map(async (head) => {
        const salt = randomBytes(16).toString('hex');
        return { ...head, salt, leaf: await leafHash(leafText({ ...head, salt })) };
      }),
    );
    // By their hashes, so that a place says nothing about an account.
    leaves.sort((a, b) => (a.leaf < b.leaf ? -1 : 1));
    const { root, proofs } = await merkleTree(leaves.map(({ leaf }) => leaf));
    const [made] = await query<{ id: number }>({
      text: 'insert into timeline_stamps (day, root) values ($1::date, $2) returning id',
      values: [day, root],
    });
    const proved = leaves.map((head, at) => ({ ...head, proof: proofs[at] }));
    for (let at = 0; at < proved.length; at += BATCH) {
      await query({
        text: `insert into timeline_leaves (user_id, stamp_id, seq, hash, salt, proof)
          select "userId", $2, seq, hash, salt, proof
          from json_to_recordset($1::json) l ("userId" int, seq int, hash text, salt text, proof jsonb)`,
        values: [JSON.stringify(proved.slice(at, at + BATCH)), made!.id],
      });
    }
  });
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

const stampsRead = defineQuery<
  (Omit<TimeStamp, keyof InclusionProof> & { proof: InclusionProof })[]
>({
  name: 'timeStamps',
  sql: () =>
    rows(`
      select s.day::text as day, l.seq, l.hash, l.salt, l.proof, s.token
      from timeline_leaves l join timeline_stamps s on s.id = l.stamp_id
      where l.user_id = $1 and s.token is not null order by l.seq`),
});

/** The time-stamps of the user's timeline, oldest first, as a pack carries them; null if there are none. */
export async function of(ctx: Context): Promise<TimeStamps | null> {
  const found = await ctx.reads.read(stampsRead, ctx.caller.session?.userId);
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
