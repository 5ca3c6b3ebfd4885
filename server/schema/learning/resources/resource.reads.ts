import { defineBothWays, forwards, type Way } from '../../mechanics/page-ways.ts';
import { defineQuery, rows } from '#server/db/query';
import { hoursByCategory } from '../../standing/needs.ts';
import { foldCategory } from '#domain/records/categories';
import { resourceCategories, SEARCH_WIDENS_BELOW } from '#domain/learning/resources';
import { Resource, type ResourceReview } from './resource.entity.ts';

/** A row of a list with what it is ordered by. */
export type Placed = Resource & { score: number };
export interface Found {
  nodes: Placed[];
  totalCount: number;
}

/** SQL that is true for a resource that neither its adder has deleted nor an operator removed. */
export const isAvailable = 'deleted_at is null and removed_at is null';

/** SQL that is true for a resource that user $1 may find: available, and not reported by this user. */
export const isFindable = `${isAvailable}
  and id not in (select resource_id from resource_reports where user_id = $1)`;

/** SQL that is true for a resource that may be recommended to everyone. */
const isRecommended = `(in_catalogue or used_by_others) and ${isAvailable}`;

/** The rows of `from` (columns id, score) as cards of user $1, best first: no query per card. */
const cards = (columns: string, from: string, withScore = false, { desc } = forwards) =>
  rows(`
    select r.*, ${withScore ? 'f.score, ' : ''}v.count as "reviewCount", v.mean as "averageRating",
      exists (select from resource_bookmarks where resource_id = r.id and user_id = $1) as bookmarked,
      exists (select from resource_reports where resource_id = r.id and user_id = $1) as "isHidden",
      (select json_build_object('id', m.id, 'resourceId', m.resource_id, 'rating', m.rating,
         'comment', m.comment, 'createdAt', m.created_at, 'updatedAt', m.updated_at,
         'version', m.version,
         'authorName', u.full_name, 'isMine', true)
       from resource_reviews m join users u on u.id = m.user_id
       where m.resource_id = r.id and m.user_id = $1) as "myReview"
    from (${from}) f
    join (select ${columns}, coalesce(added_by = $1, false) as "isMine",
        not in_catalogue as "isUserAdded",
        case when removed_at is not null then 'removed' when deleted_at is not null then 'deleted' end as unavailable
      from external_resources) r on r.id = f.id
    cross join lateral (select count(*)::int as count, round(avg(rating), 1) as mean
      from resource_reviews where resource_id = r.id) v
    order by f.score ${desc}, f.id ${desc}`);

export const byIdsRead = defineQuery<Resource[]>({
  name: 'resource',
  entity: Resource,
  sql: (columns) =>
    cards(columns, 'select id, 0 as score from external_resources where id = any($2::int[])'),
});

/** A row of the bookmarks with the time of the bookmark, as JSON has it. */
type Bookmarked = Resource & { score: string };

/** Read with the parameters of a page's place (pages.ts), which for a bookmark is its time and resource. */
export const bookmarksRead = defineBothWays((way) =>
  defineQuery<{ nodes: Bookmarked[]; totalCount: number }>({
    name: 'bookmarks',
    entity: Resource,
    sql: (columns) => `
    select json_build_object(
      'nodes', (${cards(
        columns,
        `select resource_id as id, created_at as score from resource_bookmarks
         where user_id = $1
           and ($2::timestamptz is null or (created_at, resource_id) ${way.lt} ($2, $3::int))
         order by created_at ${way.desc}, resource_id ${way.desc} limit $4`,
        true,
        way,
      )}),
      'totalCount', (select count(*) from resource_bookmarks where user_id = $1))`,
  }),
);

/** SQL that is true for rows of the requested categories and type, if any. */
const isOf = (categories: string, type: string) =>
  `(${categories}::text[] is null or cpd_category = any(${categories}))
   and (${type}::text is null or type = ${type})`;

/**
 * The words of $2 as queries of stems: all of them, the last one as a beginning too, and any of them. A stem
 * that no resource has becomes the three most similar that some resource has, to tolerate typos.
 */
const asked = `
  words as (
    select word, place, place = max(place) over () as is_last
    from (select word, place
          from regexp_split_to_table(resource_plain($2::text), ' ') with ordinality as t(word, place)
          where word <> '' order by place limit 10) w),
  stems as materialized (select place, is_last, (ts_lexize('english_stem', word))[1] as stem from words),
  terms as materialized (
    select place, case
      when (select true from resource_words w where w.word = stem)
        or is_last and exists (select from resource_words w
          where w.word collate "C" >= stem and w.word collate "C" < stem || '{')
      then case when is_last then format('(%1$s | %1$s:*)', stem) else stem end
      else format('(%s)', concat_ws(' | ', stem, (
        select string_agg(word, ' | ')
        from (select word from resource_words order by word <-> stem limit 3) w
        where similarity(word, stem) >= 0.25)))
      end as term
    from stems where stem is not null),
  asked as materialized (
    select string_agg(term, ' & ')::tsquery as all_of,
      case when count(*) > 1 then string_agg(term, ' | ')::tsquery end as any_of
    from terms)`;

/** The best match of $2 first. Few with all of the words are followed by those with some of them. */
export const searchRead = defineBothWays((way) =>
  defineQuery<Found & { isWidened: boolean }>({
    name: 'searchResources',
    isSlow: true,
    entity: Resource,
    sql: (columns) => `
    with ${asked},
    exact as materialized (
      select id, 10 + ts_rank(search, (select all_of from asked))::float8 as score
      from external_resources where search @@ (select all_of from asked) and ${isOf('$3', '$4')}
        and ${isFindable}),
    loose as materialized (
      select id, ts_rank(search, (select any_of from asked))::float8 as score
      from external_resources
      where coalesce($5::boolean, (select count(*) from exact) < ${SEARCH_WIDENS_BELOW})
        and search @@ (select any_of from asked) and ${isOf('$3', '$4')} and ${isFindable}
        and id not in (select id from exact)),
    found as (select * from exact union all select * from loose)
    select json_build_object(
      'nodes', (${cards(
        columns,
        `select id, score from found
         where $6::float8 is null or (score, id) ${way.lt} ($6, $7::int)
         order by score ${way.desc}, id ${way.desc} limit $8`,
        true,
        way,
      )}),
      'totalCount', (select count(*) from found),
      'isWidened', coalesce($5::boolean, (select count(*) from exact) < ${SEARCH_WIDENS_BELOW}))`,
  }),
);

/** Each category of the library beside the category of activities whose hours it fills. */
const folded = resourceCategories
  .map((category, index) => `('${category}', '${foldCategory(category)}', ${index + 1})`)
  .join(', ');

/** The ranks of the categories, in the order of `resourceCategories`: the highest comes first; null for those left out. */
export type Ranks = readonly (number | null)[];

export const isRanks = (value: unknown): value is Ranks =>
  Array.isArray(value) &&
  value.length === resourceCategories.length &&
  value.every(
    (rank) =>
      rank === null || (Number.isInteger(rank) && rank >= 1 && rank <= resourceCategories.length),
  );

/** One page of a category, newest first if it is read forwards; `where` is what index finds it. */
const pageOfCategory = (where: string, { desc, lt }: Way) => `
  (select id from external_resources
   where cpd_category = n.category and ${where} and ${isFindable}
     and ($5::text is null or type = $5)
     and ($7::float8 is null or (n.score, id) ${lt} ($7, $8::int))
   order by id ${desc} limit $9)`;

/**
 * Resources for the user's emptiest category first, the newest first in each: those recommended to everyone, and the
 * user's own. $1 to $3: see needs.ts.
 */
export const recommendedRead = defineBothWays((way) =>
  defineQuery<Found & { ranks: Ranks }>({
    name: 'recommendedResources',
    entity: Resource,
    sql: (columns) => `
    with needs as (
      select f.category, f.place,
        coalesce(($6::float8[])[f.place], dense_rank() over (order by coalesce(h.hours, 0) desc)) as score
      from (values ${folded}) f(category, fills, place)
      left join (${hoursByCategory}) h on h.category = f.fills
      where $4::text[] is null or f.category = any($4))
    select json_build_object(
      'nodes', (${cards(
        columns,
        `select r.id, n.score from needs n cross join lateral (
           ${pageOfCategory(isRecommended, way)} union ${pageOfCategory('added_by = $1', way)}
           order by id ${way.desc} limit $9) r
         order by n.score ${way.desc}, r.id ${way.desc} limit $9`,
        true,
        way,
      )}),
      'ranks', array(select n.score from generate_series(1, ${resourceCategories.length}) p
        left join needs n on n.place = p order by p),
      'totalCount',
        (select count(*) from external_resources
         where ${isRecommended} and ${isFindable} and ${isOf('$4', '$5')}) +
        (select count(*) from external_resources
         where added_by = $1 and not (${isRecommended}) and ${isFindable} and ${isOf('$4', '$5')}))`,
  }),
);

export const reviewsRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{
    nodes: ResourceReview[];
    totalCount: number;
    exists: boolean;
  }>({
    name: 'resourceReviews',
    sql: () => `
    select json_build_object(
      'nodes', (${rows(`
        select v.id, v.resource_id as "resourceId", v.rating, v.comment, v.created_at as "createdAt",
          v.updated_at as "updatedAt", v.version, u.full_name as "authorName", v.user_id = $1 as "isMine"
        from resource_reviews v join users u on u.id = v.user_id
        where v.resource_id = $2 and ($3::timestamptz is null or (v.created_at, v.id) ${lt} ($3, $4::int))
        order by v.created_at ${desc}, v.id ${desc} limit $5`)}),
      'totalCount', (select count(*) from resource_reviews where resource_id = $2),
      'exists', exists (select from external_resources where id = $2 and ${isAvailable}))`,
  }),
);
