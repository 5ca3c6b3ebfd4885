import { LockMode } from '@mikro-orm/core';
import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { invalid, notFound } from '#server/errors';
import { versionConflict } from '#server/records/crud';
import { parseId, validate } from '#server/validate';
import { currentPeriod } from '../../standing/needs.ts';
import { createIdempotent } from '#server/records/idempotent';
import { byMoment, flag, id, quantity, type Order } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  sizeOf,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import {
  RECOMMENDATIONS_PAGE,
  resourceCategoriesFor,
  resourceMessages,
  resourceTypes,
  SEARCH_MAX,
} from '#domain/learning/resources';
import { resourceChangeSchema, resourceSchema } from '#domain/learning/resources.schema';
import * as reads from './resource.reads.ts';
import { Resource } from './resource.entity.ts';
import { dated } from './reviews.ts';
import type { Written } from '#server/records/written';

export type ResourceListArgs = PageArgs & {
  query?: string | null;
  cpdCategory?: string | null;
  type?: string | null;
};

/** The results of a search, best first; without one, resources for the user's emptiest category first. */
export async function list(ctx: Context, args: ResourceListArgs): Promise<Connection<Resource>> {
  const query = args.query?.replaceAll('\0', ' ').trim().slice(0, SEARCH_MAX);
  const filters = [categoryFilter(args.cpdCategory), typeFilter(args.type)];
  if (query) {
    const page = pageOf(args, foundOrder(query));
    const found = await ctx.reads.read(
      reads.searchRead[page.direction],
      ctx.caller.session?.userId,
      query,
      ...filters,
      ...pageParameters(page),
    );
    const { isWidened } = found;
    return shownPage(
      ctx,
      connection(found, page, ({ score, id }) => [isWidened, score, id]),
    );
  }
  const page = pageOf(args, recommendedOrder);
  const found = await ctx.reads.readForViewer(reads.recommendedRead[page.direction], (user) => [
    ...currentPeriod(ctx, user),
    ...filters,
    ...pageParameters(page),
  ]);
  const { ranks } = found;
  return shownPage(
    ctx,
    connection(found, page, ({ score, id }) => [ranks, score, id]),
  );
}

/** Later pages keep the order of the first one, even if more or fewer resources have all words by then. */
const foundOrder = (
  query: string,
): Order<readonly [isWidened: boolean, score: number, id: number]> => ({
  list: 'resources by relevance',
  of: query,
  parts: [flag, quantity, id],
});

/** Later pages keep the first one's order of categories, even if activities were recorded since. */
const recommendedOrder: Order<readonly [ranks: reads.Ranks, score: number, id: number]> = {
  list: 'recommended resources',
  parts: [
    {
      write: (ranks) => ranks,
      read: (value) => (reads.isRanks(value) ? value : undefined),
    },
    quantity,
    id,
  ],
};

function shownPage(
  ctx: Context,
  { edges: found, ...page }: Connection<Ranked>,
): Connection<Resource> {
  const edges = found.map(({ cursor, node }) => ({ cursor, node: shown(ctx, node) }));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}

/** The same list for REST, by `limit`. */
export async function recommend(
  ctx: Context,
  { limit = RECOMMENDATIONS_PAGE, ...args }: Omit<ResourceListArgs, 'first'> & { limit?: number },
): Promise<Connection<Resource>> {
  return list(ctx, { ...args, first: sizeOf('limit', limit) });
}

/** One available resource; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<Resource> {
  const found = await find(ctx, id);
  if (found.unavailable) throw notFound();
  return found;
}

/** One resource, available or not; throws notFound(). */
export async function find(ctx: Context, id: unknown): Promise<Resource> {
  const [found] = await ctx.reads.read(reads.byIdsRead, ctx.caller.session?.userId, [parseId(id)]);
  if (!found) throw notFound();
  return shown(ctx, found);
}

/** Returns those of the given resources that are available, in any order. */
export async function many(ctx: Context, ids: readonly number[]): Promise<Resource[]> {
  const found = await ctx.reads.read(reads.byIdsRead, ctx.caller.session?.userId, ids);
  return found.map((each) => shown(ctx, each)).filter(({ unavailable }) => !unavailable);
}

/** The user's bookmarks, newest first, including those of resources that are no longer available. */
export async function bookmarks(ctx: Context, args: PageArgs): Promise<Connection<Resource>> {
  const page = pageOf(args, byMoment('bookmarks'));
  const found = await ctx.reads.read(
    reads.bookmarksRead[page.direction],
    ctx.caller.session?.userId,
    ...pageParameters(page),
  );
  return shownPage(
    ctx,
    connection(found, page, ({ score, id }) => [new Date(score), id]),
  );
}

/** Adds a resource to the library that everybody shares. */
export async function create(ctx: Context, input: unknown): Promise<Resource> {
  const table = { table: 'external_resources', owner: 'added_by' };
  return createIdempotent(
    ctx,
    { ...table, schema: resourceSchema, input, get },
    async ({ id: addedBy }, given, request) => {
      const resource = ctx.em.create(Resource, {
        ...given,
        addedBy,
        ...request,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      });
      await ctx.em.flush();
      return get(ctx, resource.id);
    },
  );
}

/** Updates what is given of a resource that the user added. */
export async function update(ctx: Context, id: unknown, input: unknown): Promise<Resource> {
  const { id: addedBy } = await requireUser(ctx);
  const { version, ...change } = validate(resourceChangeSchema, input);
  const where = { id: parseId(id), addedBy, deletedAt: null, removedAt: null };
  await transaction(ctx, async ({ em }) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const resource = await em.findOne(Resource, where, lock);
    if (!resource) throw notFound();
    if (version && version !== resource.version) throw versionConflict();
    em.assign(resource, { ...change, updatedAt: ctx.now });
  });
  return get(ctx, id);
}

/** Deletes a resource that the user added and returns it; others keep their bookmarks and reviews. `restore` undoes it. */
export const remove = (ctx: Context, id: unknown, version?: number) =>
  mark(ctx, id, ctx.now, version);

/** Brings a resource back that the user added and deleted. */
export const restore = (ctx: Context, id: unknown) => mark(ctx, id, null);

async function mark(
  ctx: Context,
  id: unknown,
  deletedAt: Date | null,
  version: number | null = null,
): Promise<Resource> {
  const { id: userId } = await requireUser(ctx);
  const marked = await ctx.em.execute<object[]>(
    `update external_resources set deleted_at = ?::timestamptz
     where id = ?::int and added_by = ?::int and removed_at is null
       and deleted_at is ${deletedAt ? 'null' : 'not null'}
       and version = coalesce(?::int, version) returning id`,
    [deletedAt, parseId(id), userId, version],
  );
  if (marked.length > 0) return find(ctx, id);
  const isOther = version !== null && (await get(ctx, id)).addedBy === userId;
  throw isOther ? versionConflict() : notFound();
}

/** Bookmarks a resource; once, however often. */
export async function addBookmark(ctx: Context, resourceId: unknown): Promise<Written<Resource>> {
  const { id: userId } = await requireUser(ctx);
  const id = parseId(resourceId);
  const added = await ctx.em.execute<object[]>(
    `insert into resource_bookmarks (resource_id, user_id, created_at)
     select id, ?::int, ?::timestamptz from external_resources
     where id = ?::int and ${reads.isAvailable}
     on conflict do nothing returning id`,
    [userId, ctx.now, id],
  );
  return { record: await get(ctx, id), isNew: added.length > 0 };
}

/** Takes a bookmark away; fine when there was none. */
export async function removeBookmark(ctx: Context, resourceId: unknown): Promise<Resource> {
  const { id: userId } = await requireUser(ctx);
  const id = parseId(resourceId);
  await ctx.em.execute(
    'delete from resource_bookmarks where resource_id = ?::int and user_id = ?::int',
    [id, userId],
  );
  return find(ctx, id);
}

/** A row with the value by which its list is ordered. */
type Ranked = Resource & { score?: number | string };

/** A row without what it was ordered by and, if it is unavailable, without what is no longer shown. */
function shown(ctx: Context, row: Ranked): Resource {
  const resource = { ...row, myReview: row.myReview && dated(row.myReview) };
  delete resource.score;
  const { unavailable, isMine } = resource;
  if (!unavailable || (unavailable === 'deleted' && isMine)) return resource;
  return Object.assign(resource, {
    ...(unavailable === 'removed' && { title: resourceMessages.removedTitle, provider: '' }),
    description: '',
    url: `${ctx.services.env.publicUrl}/resources`,
    imageUrl: null,
    tags: [],
  });
}

function categoryFilter(label: string | null | undefined): string[] | null {
  if (!label || label === 'all') return null;
  const found = resourceCategoriesFor(label);
  if (!found) throw invalid({ cpdCategory: resourceMessages.unknownCategory });
  return found;
}

function typeFilter(type: string | null | undefined): string | null {
  if (!type || type === 'all') return null;
  if ((resourceTypes as readonly string[]).includes(type)) return type;
  throw invalid({ type: resourceMessages.unknownType });
}
