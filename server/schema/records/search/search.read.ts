import { defineQuery, rows } from '#server/db/query';
import { kinds } from '#server/records/kinds';
import { foundWithoutReflection } from '../activities/activity-words.ts';
import { isFindable } from '../../learning/resources/resource.reads.ts';
import { binKinds, type BinKind } from '#domain/records/bin';
import type { SearchKind } from '#domain/records/record-links';
import { searchKinds } from '#domain/records/search';

/** A result as the database returns it: `at` is an ISO text, `day` a civil date; at most one of them. */
export interface SearchRow {
  kind: SearchKind;
  id: number;
  /** SQL of the value in its link: its id, the number of a certificate or the title of a resource. */
  key: string;
  title: string;
  text: string;
  hours: number | null;
  at: string | null;
  day: string | null;
}

interface Source {
  /** Table, and SQL that is true for the rows `r` that user $1 may find with $2. */
  from: string;
  key?: string;
  title: string;
  text: string;
  hours?: string;
  at?: string;
  day?: string;
  /** Orders those of the kind, after those with $2 in their title. */
  latest: string;
}

/** SQL that is true for rows whose words contain all words of $2, as beginnings. */
const has = (words: string) => `${words} @@ activity_query($1, $2)`;

type RecordSearchKind = Extract<SearchKind, BinKind>;

function sourceOf(kind: RecordSearchKind): Source {
  const { table, title, search } = kinds[kind];
  const { words, ...shown } = search;
  const from = `${table} r where r.user_id = $1 and r.deleted_at is null and ${has(words)}`;
  return { title, ...shown, from };
}

const ofRecords = Object.fromEntries(
  binKinds
    .filter((kind) => 'search' in kinds[kind])
    .map((kind) => [kind, sourceOf(kind as RecordSearchKind)]),
) as Record<RecordSearchKind, Source>;

const sources: Record<SearchKind, Source> = {
  ...ofRecords,
  module: {
    // Few rows, which are all read: the subselect keeps the searched words from being worked out for each.
    from: 'cpd_modules r where r.search @@ (select activity_query(0, $2))',
    title: 'r.title',
    text: 'r.category',
    hours: 'r.hours',
    latest: 'r.position',
  },
  certificate: {
    from: `certificates r where r.user_id = $1 and ${has("record_words(r.user_id, r.module_title || ' ' || r.number)")}`,
    key: 'r.number',
    title: 'r.module_title',
    text: 'r.number',
    hours: 'coalesce(r.confirmed_hours, r.hours)',
    day: 'r.completed_on',
    latest: 'r.completed_on desc',
  },
  // Uses the library's index of stems, without its correction of typing errors: those would crowd out the records.
  resource: {
    from: `external_resources r where search @@ (select words from asked) and ${isFindable}`,
    key: 'left(r.title, 100)',
    title: 'r.title',
    text: 'r.type',
    latest: 'ts_rank(r.search, (select words from asked)) desc',
  },
};

function ofKind(kind: SearchKind, group: number, only = 'true'): string {
  const {
    from,
    key = 'r.id',
    title,
    text,
    hours = 'null',
    at = 'null',
    day = 'null',
  } = sources[kind];
  const order = `strpos(lower(${title}), lower($2)) > 0 desc, ${sources[kind].latest}, r.id desc`;
  return `(select '${kind}' as kind, r.id, ${key}::text as key, ${title} as title, ${text} as text, ${hours}::float8 as hours,
      ${at}::timestamptz as at, ${day}::date as day, ${group} as grp, row_number() over (order by ${order}) as place
    from ${from} and ${only} order by place limit $3)`;
}

/**
 * The best `$3` results for the text $2, in turn from each kind, so that none crowds out the others. Each kind is found
 * by the index of its words (decision 043).
 */
const define = (name: string, found: readonly string[]) =>
  defineQuery<SearchRow[]>({
    name,
    isSlow: true,
    sql: () => `
    with asked as materialized (
      select to_tsquery('english', string_agg(quote_literal(word) || ':*', ' & ')) as words
      from unnest(string_to_array(resource_plain($2::text), ' ')) word where word <> '')
    ${rows(`select kind, id, key, title, text, hours, at, day
      from (${found.join(' union all ')}) f
      order by place, grp limit $3`)}`,
  });

export const searchRead = define(
  'search',
  searchKinds.map(({ value }, index) => ofKind(value, index)),
);

/** The same without words that only a reflection contains: otherwise they could be guessed one by one. */
export const searchWithoutReflections = define(
  'searchWithoutReflections',
  searchKinds.flatMap(({ value }, index) =>
    value === 'reflective-log'
      ? []
      : [
          ofKind(
            value,
            index,
            value === 'activity' ? foundWithoutReflection('$2', 'r.') : undefined,
          ),
        ],
  ),
);
