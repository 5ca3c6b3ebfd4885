import type { Context } from '#server/context';
import { CALENDAR_DOCUMENTS_MAX } from '#domain/messages/calendar-feeds';
import { CREDENTIALS_MAX } from '#domain/records/credentials';
import { civilDate, type CivilDate } from '#domain/dates';
import { AuditNotice } from '../../records/audit-notices/audit-notice.entity.ts';
import { Document } from '../../records/documents/document.entity.ts';

interface Expiring {
  id: number;
  title: string;
  expiryDate: CivilDate;
  changedAt: Date;
}

/** Credentials with an expiry that no newer one renews. */
const expiringOnes = `
  select c.id, c.title, c.expiry_date::text as "expiryDate",
    coalesce(c.changed_at, c.created_at) as "changedAt"
  from credentials c
  where c.user_id = $1 and c.expiry_date is not null and c.deleted_at is null
    and not exists (select from credentials n where n.renews_id = c.id and n.deleted_at is null)
  order by c.expiry_date desc, c.id desc limit $2`;

/** Returns the records of a user that expire or are due on a day: documents, credentials and the open audit letter. */
export async function lastDays(ctx: Context, userId: number) {
  const documents = await ctx.em.find(
    Document,
    { userId, deletedAt: null, expiryDate: { $ne: null } },
    {
      fields: ['title', 'expiryDate', 'updatedAt', 'createdAt'],
      orderBy: { expiryDate: 'desc', id: 'desc' },
      limit: CALENDAR_DOCUMENTS_MAX,
    },
  );
  const credentials = await ctx.services.database.query<Expiring>({
    text: expiringOnes,
    values: [userId, CREDENTIALS_MAX],
  });
  const open = await ctx.em.findOne(
    AuditNotice,
    { userId, sentOn: null, deletedAt: null },
    { fields: ['dueDate', 'updatedAt', 'createdAt'] },
  );
  const notice = open && {
    id: open.id,
    dueDate: civilDate(open.dueDate, 'UTC'),
    changedAt: open.updatedAt ?? open.createdAt,
  };
  return { documents: documents.map(withDay), credentials, notice };
}

/** A document's expiry as a day, not as the midnight that carries it. */
const withDay = ({
  id,
  title,
  expiryDate,
  updatedAt,
  createdAt,
}: Pick<Document, 'id' | 'title' | 'expiryDate' | 'updatedAt' | 'createdAt'>) => ({
  id,
  title,
  expiryDate: expiryDate && civilDate(expiryDate, 'UTC'),
  changedAt: updatedAt ?? createdAt,
});
