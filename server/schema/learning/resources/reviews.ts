import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { transaction } from '#server/db/transaction';
import { notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { versionConflict } from '#server/records/crud';
import { Notification } from '../../messages/notifications/notification.entity.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { byMoment } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import type { User } from '../../account/users/user.entity.ts';
import { resourceReviewedNotification } from '#domain/messages/notifications';
import { reviewSchema } from '#domain/learning/resources.schema';
import { displayName } from '#domain/account/users';
import * as reads from './resource.reads.ts';
import { Resource, ResourceReview } from './resource.entity.ts';
import type { Written } from '#server/records/written';

/** The reviews of a resource, newest first, a page at a time; throws notFound(). */
export async function list(
  ctx: Context,
  resourceId: unknown,
  args: PageArgs,
): Promise<Connection<ResourceReview>> {
  const resource = parseId(resourceId);
  const page = pageOf(args, byMoment('reviews of a resource', resource));
  const { exists, nodes, totalCount } = await ctx.reads.read(
    reads.reviewsRead[page.direction],
    ctx.caller.session?.userId,
    resource,
    ...pageParameters(page),
  );
  if (!exists) throw notFound();
  return connection({ nodes: nodes.map(dated), totalCount }, page, (review) => [
    review.createdAt,
    review.id,
  ]);
}

/** In seconds, so that a review deleted and written again has another version than before. */
const firstVersion = `extract(epoch from now() - timestamptz '2020-01-01')::int`;

/** Writes or changes the user's review of a resource, and notifies the user who added the resource of a new one. */
export async function write(
  ctx: Context,
  resourceId: unknown,
  input: unknown,
): Promise<Written<ResourceReview>> {
  const user = await requireUser(ctx);
  const id = parseId(resourceId);
  const { rating, comment, version = null } = validate(reviewSchema, input);
  const written = await transaction(ctx, async (tx) => {
    const [written] = await tx.em.execute<{ added: boolean }[]>(
      `insert into resource_reviews (resource_id, user_id, rating, comment, created_at, updated_at, version)
       select id, ?::int, ?::int, ?::text, ?::timestamptz, ?::timestamptz, ${firstVersion}
       from external_resources r where id = ?::int and ${reads.isAvailable} and (coalesce(?::int, 0) = 0 or exists (
         select from resource_reviews where resource_id = r.id and user_id = ?::int))
       on conflict (user_id, resource_id) do update
         set rating = excluded.rating, comment = excluded.comment, updated_at = excluded.updated_at
         where coalesce(?::int, resource_reviews.version) = resource_reviews.version
       returning xmax = 0 as added`,
      [user.id, rating, comment, ctx.now, ctx.now, id, version, user.id, version],
    );
    if (written?.added) await notifyAdder(tx, id, user);
    return written;
  });
  const [resource] = await ctx.reads.read(reads.byIdsRead, user.id, [id]);
  if (!resource || resource.unavailable) throw notFound();
  if (!written) throw versionConflict();
  if (!resource.myReview) throw notFound();
  return { record: dated(resource.myReview), isNew: written.added };
}

/** Once per reviewer: a review that is deleted and written again is no news. */
async function notifyAdder(ctx: Context, id: number, reviewer: User): Promise<void> {
  const { addedBy, title } = await ctx.em.findOneOrFail(
    Resource,
    { id },
    { fields: ['addedBy', 'title'] },
  );
  if (addedBy === null || addedBy === reviewer.id) return;
  const notice = resourceReviewedNotification({ title }, displayName(reviewer));
  const { kind, message } = notice;
  const told = await ctx.em.count(Notification, { userId: addedBy, kind, message });
  if (told === 0) await notify(ctx, addedBy, notice);
}

/** Deletes the user's review of a resource and returns it. Writing it again undoes the deletion. */
export async function remove(
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

/** A review as it was read, its moments as such. */
export function dated(review: ResourceReview): ResourceReview {
  return {
    ...review,
    createdAt: new Date(review.createdAt),
    updatedAt: new Date(review.updatedAt),
  };
}
