import { randomBytes } from 'node:crypto';
import { requireRecentProof } from '#server/auth/sign-in/step-up';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { transaction } from '#server/db/transaction';
import { notFound } from '#server/errors';
import { cleanInBackground } from '#server/storage/clean';
import { parseId, validate } from '#server/validate';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { byMoment } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import { record } from '../../account/security-events/security-events.ts';
import type { ChainHead } from '#domain/records/record-chain';
import { headLabel } from '#domain/records/record-events';
import {
  accessLabel,
  factsOnceEnded,
  sharedState,
  sharedUrl,
  type SharedAccessKind,
  type SharedFacts,
} from '#domain/proof/shared-submissions';
import type { SubmissionAddition } from '#domain/proof/submission-additions';
import { sharedSubmissionSchema } from '#domain/proof/shared-submissions.schema';
import { checkRoom, kept } from './kept-files.ts';
import { SharedSubmission, type SharedFile } from './shared-submission.entity.ts';
import {
  shownFile,
  type SharedSubmissionAccessType,
  type SharedSubmissionType,
} from './shared-submission.type.ts';

/** 192 bits cannot be guessed. */
const SECRET_BYTES = 24;

interface Row {
  id: number;
  name: string;
  facts: Pick<SharedFacts, 'register' | 'periods' | 'leftOut'>;
  include: SubmissionAddition[];
  head: ChainHead | null;
  pdf: SharedFile;
  pack: SharedFile;
  hasPassphrase: boolean;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  lastUsedAt: string | null;
  openedCount: number;
  downloadCount: number;
  wrongPassphraseCount: number;
}

/** SQL of the facts that the list shows: the others may be long. */
const LISTED_FACTS = `jsonb_build_object('register', s.facts -> 'register', 'periods', s.facts -> 'periods',
    'leftOut', s.facts -> 'leftOut')`;

/** SQL of a user's links, with how they were used. */
const linksWhere = (where: string) => `
  select s.id, s.name, ${LISTED_FACTS} as facts, coalesce(s.choice -> 'include', '[]') as include, s.head, s.pdf, s.pack, s.passphrase_hash is not null as "hasPassphrase",
    s.created_at as "createdAt", s.expires_at as "expiresAt", s.revoked_at as "revokedAt", used.*
  from shared_submissions s cross join lateral (
    select max(a.at) as "lastUsedAt",
      count(*) filter (where a.kind = 'opened') as "openedCount",
      count(*) filter (where a.kind in ('pdf', 'pack')) as "downloadCount",
      count(*) filter (where a.kind = 'wrong-passphrase') as "wrongPassphraseCount"
    from shared_submission_accesses a where a.shared_submission_id = s.id and a.user_id = $1) used
  where s.user_id = $1 and ${where}`;

const listRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{ nodes: Row[]; totalCount: number }>({
    name: 'sharedSubmissions',
    sql: () => `
    select json_build_object(
      'nodes', (${rows(`
        ${linksWhere(`($2::timestamptz is null or (s.created_at, s.id) ${lt} ($2, $3::int))`)}
        order by s.created_at ${desc}, s.id ${desc} limit $4`)}),
      'totalCount', (select count(*) from shared_submissions where user_id = $1))`,
  }),
);

const oneRead = defineQuery<Row[]>({
  name: 'sharedSubmission',
  sql: () => rows(linksWhere('s.id = $2')),
});

const accessesRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{
    nodes: {
      id: number;
      kind: SharedAccessKind;
      at: string;
      device: string;
      network: string | null;
    }[];
    totalCount: number;
  } | null>({
    name: 'sharedSubmissionAccesses',
    sql: () => `
    select json_build_object(
      'nodes', (${rows(`
        select id, kind, at, device, network from shared_submission_accesses
        where shared_submission_id = $2 and user_id = $1 and ($3::timestamptz is null or (at, id) ${lt} ($3, $4::int))
        order by at ${desc}, id ${desc} limit $5`)}),
      'totalCount', (select count(*) from shared_submission_accesses
        where shared_submission_id = $2 and user_id = $1))
    from shared_submissions where id = $2 and user_id = $1`,
  }),
);

/** The user's links, newest first, a page at a time. */
export async function list(
  ctx: Context,
  args: PageArgs,
): Promise<Connection<SharedSubmissionType>> {
  const page = pageOf(args, byMoment('shared submissions'));
  const found = await ctx.reads.read(
    listRead[page.direction],
    ctx.caller.session?.userId,
    ...pageParameters(page),
  );
  const nodes = found.nodes.map((row) => shown(ctx, row));
  return connection({ ...found, nodes }, page, ({ createdAt, id }) => [createdAt, id]);
}

/** The uses of a link, newest first, a page at a time; throws notFound(). */
export async function accesses(
  ctx: Context,
  args: PageArgs,
  id: unknown,
): Promise<Connection<SharedSubmissionAccessType>> {
  const link = parseId(id);
  const page = pageOf(args, byMoment('uses of a shared submission', link));
  const found = await ctx.reads.read(
    accessesRead[page.direction],
    ctx.caller.session?.userId,
    link,
    ...pageParameters(page),
  );
  if (!found) throw notFound();
  const nodes = found.nodes.map(({ at, ...each }) => ({
    ...each,
    at: new Date(at),
    label: accessLabel(each.kind),
  }));
  return connection({ ...found, nodes }, page, (node) => [node.at, node.id]);
}

/**
 * Freezes a submission, stores its files, and makes a link to it. The secret is in the result alone. After any failure
 * nothing of it stays; files of a process that dies are removed within the hour.
 */
export async function create(ctx: Context, input: unknown): Promise<SharedSubmissionType> {
  const user = await requireRecentProof(ctx);
  const { name, days, passphrase, period, registration, ...choice } = validate(
    sharedSubmissionSchema,
    input,
  );
  await checkRoom(ctx, user.id);
  await ctx.services.limits.beginSharing(user.id);
  const passphraseHash = passphrase ? await ctx.services.passwords.hash(passphrase) : null;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const id = await ctx.services.freezeSubmission(ctx, { period, registration, choice }, (frozen) =>
    kept(ctx, { name, days, period, choice, passphraseHash, secret }, frozen),
  );
  return { ...(await get(ctx, id)), secretUrl: sharedUrl(ctx.services.env.publicUrl, secret) };
}

/** Ends a link at once and removes its files, with what its page showed; one that has ended stays as it is. Throws notFound(). */
export async function revoke(ctx: Context, id: unknown): Promise<SharedSubmissionType> {
  const { id: userId } = await requireUser(ctx);
  await transaction(ctx, async (tx) => {
    const found = await tx.em.findOne(SharedSubmission, { id: parseId(id), userId });
    if (!found) throw notFound();
    if (found.revokedAt) return;
    const facts = factsOnceEnded(found.facts);
    Object.assign(found, { revokedAt: ctx.now, pdfKey: null, packKey: null, facts });
    await tx.em.flush();
    await record(tx, userId, 'shared-link-revoked');
  });
  void cleanInBackground(ctx.services, ctx.now);
  return get(ctx, id);
}

/** Deletes a link with its files and its log. Returns the link as it was; throws notFound(). */
export async function remove(ctx: Context, id: unknown): Promise<SharedSubmissionType> {
  const { id: userId } = await requireUser(ctx);
  const before = await get(ctx, id);
  await transaction(ctx, async (tx) => {
    const removed = await tx.em.nativeDelete(SharedSubmission, { id: parseId(id), userId });
    if (removed === 0) throw notFound();
    if (before.state === 'active') await record(tx, userId, 'shared-link-revoked');
  });
  void cleanInBackground(ctx.services, ctx.now);
  return before;
}

/** One link of the user's, also if it has ended; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<SharedSubmissionType> {
  const [row] = await ctx.reads.read(oneRead, ctx.caller.session?.userId, parseId(id));
  if (!row) throw notFound();
  return shown(ctx, row);
}

function shown({ now }: Context, row: Row): SharedSubmissionType {
  const { facts, head, pdf, pack, createdAt, expiresAt, revokedAt, lastUsedAt, ...rest } = row;
  const ends = {
    expiresAt: new Date(expiresAt),
    revokedAt: revokedAt === null ? null : new Date(revokedAt),
  };
  return {
    ...rest,
    ...ends,
    pdf: shownFile(pdf),
    pack: shownFile(pack),
    register: facts.register ?? null,
    periods: facts.periods.map(({ label }) => label),
    leftOut: facts.leftOut,
    state: sharedState(ends, now),
    head: head && headLabel(head),
    createdAt: new Date(createdAt),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
    secretUrl: null,
  };
}
