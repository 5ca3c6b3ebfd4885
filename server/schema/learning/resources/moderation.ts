import type { Em } from '#server/db/database';
import { transaction } from '#server/db/transaction';
import { invalid, notFound } from '#server/errors';
import { parseId, validate } from '#server/validate';
import { notify, type NotifyContext } from '../../messages/notifications/notify.ts';
import { resourceRemovedNotification } from '#domain/messages/notifications';
import type { ReportedResource } from '#domain/learning/resource-reports';
import { resourceMessages } from '#domain/learning/resources';
import { removalSchema } from '#domain/learning/resources.schema';
import { Resource } from './resource.entity.ts';

/** Resources that an operator's list shows, and comments of each. */
const LISTED = 100;
const COMMENTS = 20;

/** Reported resources: those still in the library first, and the most reported first. */
export async function reported(em: Em): Promise<ReportedResource[]> {
  const found = await em.execute<{ resource: ReportedResource }[]>(
    `select json_build_object('id', r.id, 'title', r.title, 'url', r.url, 'addedBy', r.added_by,
       'isRemoved', r.removed_at is not null, 'isDeleted', r.deleted_at is not null,
       'count', c.count,
       'reasons', (select json_object_agg(reason, n) from (
          select reason, count(*) as n from resource_reports
          where resource_id = r.id group by reason order by n desc, reason) n),
       'comments', (select coalesce(json_agg(x), '[]') from (
          select user_id as "userId", reason, comment from resource_reports
          where resource_id = r.id and comment is not null
          order by created_at desc, id desc limit ?) x)) as resource
     from (select resource_id, count(*)::int as count from resource_reports group by resource_id) c
     join external_resources r on r.id = c.resource_id
     order by (r.removed_at is not null or r.deleted_at is not null), c.count desc, r.id desc
     limit ?`,
    [COMMENTS, LISTED],
  );
  return found.map(({ resource }) => resource);
}

/**
 * Removes a resource for everyone, for the operator, and notifies the user who added it. Throws if it is already
 * removed.
 */
export async function remove(ctx: NotifyContext, id: unknown, input: unknown): Promise<Resource> {
  const { reason } = validate(removalSchema, input);
  return transaction(ctx, async (tx) => {
    const found = await find(tx.em, id);
    if (found.removedAt) throw invalid({ id: resourceMessages.alreadyRemoved });
    found.removedAt = tx.now;
    found.removedReason = reason;
    if (found.addedBy !== null) {
      await notify(tx, found.addedBy, resourceRemovedNotification(found, reason));
    }
    return found;
  });
}

/** Brings a removed resource back; one that is not removed stays as it is. */
export async function restore(em: Em, id: unknown): Promise<Resource> {
  const found = await find(em, id);
  found.removedAt = null;
  found.removedReason = null;
  await em.flush();
  return found;
}

async function find(em: Em, typed: unknown): Promise<Resource> {
  const found = isId(typed) ? await em.findOne(Resource, { id: parseId(typed) }) : null;
  if (!found) throw notFound(resourceMessages.unknown);
  return found;
}

const isId = (typed: unknown): boolean => /^[1-9]\d{0,8}$/.test(String(typed));
