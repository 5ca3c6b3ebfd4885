import type { Context } from '../../context.ts';
import { requireUser } from '../../context.ts';
import { invalid, notFound } from '../../errors.ts';
import { notify } from '../notifications/notify.ts';
import { parseId, validate } from '../../validate.ts';
import { changedMeanwhile } from '../changing.ts';
import { inCurrentPeriod } from '../needs.ts';
import { once } from '../once.ts';
import { connection, cursorOf, pageOf, type Connection, type PageArgs } from '../pages.ts';
import { resourceReviewedNotification } from '#domain/notifications';
import { PAGE_MAX } from '#domain/pages';
import {
  RECOMMENDATIONS_PAGE,
  resourceCategoriesFor,
  resourceMessages,
  resourceTypes,
  SEARCH_MAX,
} from '#domain/resources';
import { resourceSchema, reviewSchema } from '#domain/resources.schema';
import { displayName } from '#domain/users';
import { Notification } from '../notifications/notification.entity.ts';
import type { User } from '../users/user.entity.ts';
import { parsePlace, placeOf } from './place.ts';
import * as reads from './resource.reads.ts';
import { Resource } from './resource.entity.ts';
import { ResourceReview } from './review.entity.ts';

export type ResourceListArgs = PageArgs & {
  query?: string | null;
  cpdCategory?: string | null;
  type?: string | null;
};

/** What a search finds, best first; without one, what fills the user's emptiest category first. */
export async function list(ctx: Context, args: ResourceListArgs): Promise<Connection<Resource>> {
  const page = pageOf({ first: args.first });
  const place = parsePlace(args.after);
  const query = args.query?.replaceAll('\0', ' ').trim().slice(0, SEARCH_MAX);
  const wanted = [
    categoryFilter(args.cpdCategory),
    typeFilter(args.type),
    place?.score ?? null,
    place?.id ?? null,
    page.first + 1,
  ];
  const found = query
    ? await ctx.reads.read(reads.searchRead, ctx.caller.session?.userId, query, ...wanted)
    : await inCurrentPeriod(ctx, (period) =>
        ctx.reads.read(reads.recommendedRead, ...period, ...wanted),
      );
  const { edges, ...rest } = connection(found, page, placeOf);
  const shownEdges = edges.map(({ cursor, node }) => ({ cursor, node: shown(node) }));
  return { ...rest, edges: shownEdges, nodes: shownEdges.map(({ node }) => node) };
}

/** The same list as REST asks for it, by `limit`. */
export async function recommend(
  ctx: Context,
  { limit = RECOMMENDATIONS_PAGE, ...args }: Omit<ResourceListArgs, 'first'> & { limit?: number },
): Promise<Connection<Resource>> {
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_MAX) {
    throw invalid({ limit: `limit must be from 1 to ${PAGE_MAX}` });
  }
  return list(ctx, { ...args, first: limit });
}

/** One resource; throws notFound(). */
export async function get(ctx: Context, id: unknown): Promise<Resource> {
  const [found] = await ctx.reads.read(reads.getRead, ctx.caller.session?.userId, parseId(id));
  if (!found) throw notFound();
  return shown(found);
}

/** The user's bookmarks, newest first: `first` of them (100 when not said) after the `skip` newest. */
export async function bookmarks(
  ctx: Context,
  { first, skip }: { first?: number | null; skip?: number | null },
): Promise<Resource[]> {
  const size = pageOf({ first: first ?? PAGE_MAX }).first;
  const skipped = skip ?? 0;
  if (!Number.isInteger(skipped) || skipped < 0 || skipped > 1_000_000) {
    throw invalid({ skip: 'skip must be from 0 to 1000000' });
  }
  const userId = ctx.caller.session?.userId;
  return (await ctx.reads.read(reads.bookmarksRead, userId, size, skipped)).map(shown);
}

/** Adds a resource to the library that everybody shares. */
export async function create(ctx: Context, input: unknown): Promise<Resource> {
  return once(ctx, 'external_resources', get, async ({ id: addedBy }, requestKey) => {
    const given = validate(resourceSchema, input);
    const resource = ctx.em.create(Resource, {
      ...given,
      addedBy,
      requestKey,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    await ctx.em.flush();
    return get(ctx, resource.id);
  });
}

/** What a write came to, and whether it added what was not there. */
export interface Written<T> {
  record: T;
  isNew: boolean;
}

/** Bookmarks a resource; once, however often. */
export async function addBookmark(ctx: Context, resourceId: unknown): Promise<Written<Resource>> {
  const { id: userId } = await requireUser(ctx);
  const id = parseId(resourceId);
  const added = await ctx.em.execute<object[]>(
    `insert into resource_bookmarks (resource_id, user_id, created_at)
     select id, ?::int, ?::timestamptz from external_resources where id = ?::int
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
  return get(ctx, id);
}

/** The reviews of a resource, newest first, a page at a time; throws notFound(). */
export async function reviews(
  ctx: Context,
  resourceId: unknown,
  args: PageArgs,
): Promise<Connection<ResourceReview>> {
  const page = pageOf(args);
  const { exists, nodes, totalCount } = await ctx.reads.read(
    reads.reviewsRead,
    ctx.caller.session?.userId,
    parseId(resourceId),
    page.after?.at ?? null,
    page.after?.id ?? null,
    page.first + 1,
  );
  if (!exists) throw notFound();
  return connection({ nodes: nodes.map(dated), totalCount }, page, (review) =>
    cursorOf(review.createdAt, review.id),
  );
}

/** Seconds, so that a review that is deleted and written anew is of another version than before. */
const firstVersion = `extract(epoch from now() - timestamptz '2020-01-01')::int`;

/** Writes the user's review of a resource, or changes the one that is there. A new one is told to who added the resource. */
export async function review(
  ctx: Context,
  resourceId: unknown,
  input: unknown,
): Promise<Written<ResourceReview>> {
  const user = await requireUser(ctx);
  const id = parseId(resourceId);
  const { rating, comment, version = null } = validate(reviewSchema, input);
  const { written, announce } = await ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em: em as Context['em'] };
    const [written] = await tx.em.execute<{ added: boolean }[]>(
      `insert into resource_reviews (resource_id, user_id, rating, comment, created_at, updated_at, version)
       select id, ?::int, ?::int, ?::text, ?::timestamptz, ?::timestamptz, ${firstVersion}
       from external_resources r where id = ?::int and (coalesce(?::int, 0) = 0 or exists (
         select from resource_reviews where resource_id = r.id and user_id = ?::int))
       on conflict (user_id, resource_id) do update
         set rating = excluded.rating, comment = excluded.comment, updated_at = excluded.updated_at
         where coalesce(?::int, resource_reviews.version) = resource_reviews.version
       returning xmax = 0 as added`,
      [user.id, rating, comment, ctx.now, ctx.now, id, version, user.id, version],
    );
    return { written, announce: written?.added ? await tellAdder(tx, id, user) : null };
  });
  announce?.();
  const { myReview } = await get(ctx, id);
  if (!written) throw changedMeanwhile();
  if (!myReview) throw notFound();
  return { record: myReview, isNew: written.added };
}

/** Once per reviewer: a review that is deleted and written anew is no news. */
async function tellAdder(ctx: Context, id: number, reviewer: User): Promise<(() => void) | null> {
  const { addedBy, title } = await ctx.em.findOneOrFail(
    Resource,
    { id },
    { fields: ['addedBy', 'title'] },
  );
  if (addedBy === null || addedBy === reviewer.id) return null;
  const notice = resourceReviewedNotification({ title }, displayName(reviewer));
  const { kind, message } = notice;
  const told = await ctx.em.count(Notification, { userId: addedBy, kind, message });
  return told > 0 ? null : notify(ctx, addedBy, notice);
}

/** Deletes a review of the user's, of that resource where one is named; answers it as it was. Writing it anew undoes it. */
export async function removeReview(
  ctx: Context,
  reviewId: unknown,
  resourceId?: unknown,
): Promise<ResourceReview> {
  const user = await requireUser(ctx);
  const review = await ctx.em.findOne(ResourceReview, {
    id: parseId(reviewId),
    userId: user.id,
    ...(resourceId !== undefined && { resourceId: parseId(resourceId) }),
  });
  if (!review) throw notFound();
  await ctx.em.remove(review).flush();
  return Object.assign(review, { authorName: user.fullName, isMine: true });
}

/** A row without what it was ordered by. */
function shown(row: Resource & { score?: number }): Resource {
  const resource = { ...row, myReview: row.myReview && dated(row.myReview) };
  delete resource.score;
  return resource;
}

function dated(review: ResourceReview): ResourceReview {
  return {
    ...review,
    createdAt: new Date(review.createdAt),
    updatedAt: new Date(review.updatedAt),
  };
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
