import type { Context } from '#server/context';
import { requireUser } from '#server/context';
import { receiptStanding } from '#domain/proof/standing-receipts';
import { receiptCredential } from '#domain/proof/team-board';
import { factsOfUser } from './receipt-facts.ts';
import type { ReceiptPreview } from './team.type.ts';

/** The facts of the caller, judged once for all teams of a request. */
const judged = new WeakMap<Context, ReturnType<typeof factsOfUser>>();

/** What a receipt of the caller would state now with these kinds of credential; nothing is signed or stored. */
export async function receiptPreview(
  ctx: Context,
  asked: readonly string[],
): Promise<ReceiptPreview> {
  const user = await requireUser(ctx);
  const judging = judged.get(ctx) ?? factsOfUser(ctx.services.database, user, ctx.now);
  judged.set(ctx, judging);
  const { day, registrations, credentials, head } = await judging;
  const { standing, reason } = receiptStanding(registrations);
  return {
    day,
    standing,
    reason,
    registrations: [...registrations],
    credentials: asked.map((type) =>
      receiptCredential(type, credentials.get(type) ?? 'missing', day),
    ),
    fingerprint: head?.hash ?? null,
  };
}
