import type { Database } from '../db/database.ts';

/** The users whose id is above `after` and at most `last`. */
export interface Range {
  after: number;
  last: number;
}

/** Few enough users that every statement takes a fraction of a request's time limit. */
const RANGE_SIZE = 20_000;

/** All users in ranges of ids, so that memory and locks do not grow with their number. */
export async function* rangesOf({ query }: Database): AsyncGenerator<Range> {
  for (let after = 0; ;) {
    const [found] = await query<{ last: number | null }>({
      text: `select max(id) as last from (select id from users where id > $1 order by id limit $2) r`,
      values: [after, RANGE_SIZE],
    });
    if (!found?.last) return;
    yield { after, last: found.last };
    after = found.last;
  }
}
