import type { Context } from '#server/context';
import { recency } from '../../records/practice-periods/practice-periods.ts';
import type { Recency } from './recency.type.ts';

/** Returns the recency that the record shows today, with the claims of the rules in force. */
export async function get(ctx: Context): Promise<Recency> {
  const { pack, ...standing } = await recency(ctx);
  const { source, practice, minimum, graduates, unread } = pack;
  return { ...standing, source, claims: [practice, minimum, graduates, unread] };
}
