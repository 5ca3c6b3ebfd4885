import type { Context } from '#server/context';
import { isWithheld } from '#server/auth/token-scopes';
import { unauthenticated } from '#server/errors';
import { requireReady } from '#server/records/ready';
import { sizeOf } from '../../mechanics/pages.ts';
import { civilDate } from '#domain/dates';
import { recordLinks } from '#domain/records/record-links';
import { SEARCH_TEXT_MAX, searchDetail } from '#domain/records/search';
import { searchRead, searchWithoutReflections } from './search.read.ts';
import type { SearchResult } from './search.type.ts';
import { dayAt } from '#server/day';

export interface SearchInput {
  query?: string;
  first?: number | null | undefined;
}

/**
 * The user's records, and modules and resources of everyone, that have all words of a text; the best of each kind first.
 * Throws busy() while an upgrade prepares the search.
 */
export async function all(
  ctx: Context,
  { query = '', first }: SearchInput,
): Promise<SearchResult[]> {
  const most = sizeOf('first', first);
  const read = isWithheld(ctx, 'reflective-logs') ? searchWithoutReflections : searchRead;
  const words = query.replaceAll('\0', ' ').trim().slice(0, SEARCH_TEXT_MAX);
  if (words) await requireReady(ctx, 'search');
  const [user, found] = await Promise.all([
    ctx.reads.viewer(),
    words ? ctx.reads.read(read, ctx.caller.session?.userId, words, most) : [],
  ]);
  if (!user) throw unauthenticated();
  return found.map(({ kind, id, key, title, text, hours, at, day }) => {
    const on = day ?? (at && civilDate(new Date(at), user.timeZone));
    return {
      kind,
      recordId: id,
      title,
      link: recordLinks[kind](key),
      detail: searchDetail(kind, text, hours),
      day: on ? dayAt(on) : null,
    };
  });
}
