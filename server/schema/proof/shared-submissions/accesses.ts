import { deviceOf } from '#server/auth/sessions/devices';
import { shortNetwork } from '#server/auth/sessions/network';
import type { Context } from '#server/context';
import { transaction } from '#server/db/transaction';
import { SHARED_ACCESSES_PER_DAY } from '#server/limits';
import { submissionOpenedNotification } from '#domain/messages/notifications';
import { ACCESS_ONCE_MINUTES, type SharedAccessKind } from '#domain/proof/shared-submissions';
import { notify } from '../../messages/notifications/notify.ts';
import type { SharedSubmission } from './shared-submission.entity.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Records a use of a link, in one statement; a day has at most SHARED_ACCESSES_PER_DAY. */
export async function noteAccess(
  ctx: Context,
  link: SharedSubmission,
  kind: SharedAccessKind,
): Promise<void> {
  const { id, userId } = link;
  const [device, network] = [deviceOf(ctx), shortNetwork(ctx.caller.address)];
  const since = (ms: number) => new Date(ctx.now.getTime() - ms);
  await ctx.em.execute(
    `with recent as (
       select kind, at, device, network from shared_submission_accesses
       where shared_submission_id = ?::int and user_id = ?::int and at > ?::timestamptz)
     insert into shared_submission_accesses (user_id, shared_submission_id, kind, at, device, network)
     select ?::int, ?::int, ?::text, ?::timestamptz, ?::text, ?::text
     where (select count(*) from recent) < ?::int
       and (?::text <> 'opened' or not exists (
         select from recent where kind = 'opened' and at > ?::timestamptz
           and device = ?::text and network is not distinct from ?::text))`,
    [
      id,
      userId,
      since(DAY_MS),
      userId,
      id,
      kind,
      ctx.now,
      device,
      network,
      SHARED_ACCESSES_PER_DAY,
      kind,
      since(ACCESS_ONCE_MINUTES * MINUTE_MS),
      device,
      network,
    ],
  );
}

/** Records that a link was opened, and notifies its owner the first time. */
export const noteOpening = (ctx: Context, link: SharedSubmission): Promise<void> =>
  transaction(ctx, async (tx) => {
    await noteAccess(tx, link, 'opened');
    const first = await tx.em.execute<object[]>(
      'update shared_submissions set first_opened_at = ? where id = ? and user_id = ? and first_opened_at is null returning 1',
      [ctx.now, link.id, link.userId],
    );
    if (first.length === 0) return;
    const { timeZone } = link.facts;
    const opened = { device: deviceOf(ctx), at: ctx.now, timeZone };
    await notify(tx, link.userId, submissionOpenedNotification(link.name, opened));
  });
