import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import type { User } from '../../account/users/user.entity.ts';
import type { IndemnityOnRecord } from '#domain/standing/renewal';

const coversRead = defineQuery<IndemnityOnRecord[]>({
  name: 'indemnityCovers',
  sql: () =>
    rows(`select c.title, c.issue_date as "issueDate", c.expiry_date as "expiryDate" from credentials c
      where c.user_id = $1 and c.deleted_at is null and c.type = 'indemnity'
      order by c.expiry_date desc nulls first, c.id desc limit 10`),
});

/** The user's covers of professional indemnity, the latest first. */
export const indemnityOf = (ctx: Context, { id }: User): Promise<IndemnityOnRecord[]> =>
  ctx.reads.read(coversRead, id);
