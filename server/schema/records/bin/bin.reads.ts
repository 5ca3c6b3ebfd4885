import { defineQuery, rows, type Query } from '#server/db/query';
import { defineBothWays, type Way } from '../../mechanics/page-ways.ts';
import { kindOf } from '#server/records/kinds';
import { recordedAt } from '#server/records/record.entity';
import { binKinds, type BinKind } from '#domain/records/bin';

/** An entry as the database returns it; moments are ISO texts. */
export interface BinRow {
  kind: BinKind;
  id: number;
  title: string;
  partOf: string | null;
  /** True if `partOf` is the beginning of a reflection. */
  partOfReflection: boolean;
  mustWait: boolean;
  files: number;
  sizeBytes: number | null;
  binnedAt: string;
  at: string | null;
  year: number | null;
}

function columnsOf(kind: BinKind): string {
  const { title, period, files, bytes, partOf } = kindOf[kind];
  const moment = period === 'recorded' ? { at: recordedAt('r.') } : period;
  const { at, year } = { at: 'null::timestamptz', year: 'null::int', ...moment };
  const count = `(select count(*)::int from evidence_files f
    where f.${files?.column} = r.id and f.user_id = $1 and f.deleted_at is null)`;
  return `'${kind}' as kind, r.id, ${title} as title, ${partOf?.title ?? 'null'}::text as "partOf",
    ${partOf?.isReflection ?? 'false'} as "partOfReflection",
    ${partOf ? 'o.deleted_at is not null' : 'false'} as "mustWait",
    ${files ? count : '0'} as files, ${bytes ?? 'null::int'} as "sizeBytes",
    r.deleted_at as "binnedAt", ${at} as at, ${year} as year`;
}

/** Reads the first page of each kind along its index; the latest of all of them are the page. */
function pageOfKind(kind: BinKind, { desc, lt }: Way): string {
  const { table, partOf } = kindOf[kind];
  return `(select ${columnsOf(kind)} from (
      select * from ${table} where user_id = $1 and deleted_at >= $2::timestamptz
        and ($3::text is null or $3 = '${kind}')
        and ($4::timestamptz is null or deleted_at ${lt}= $4
          and (deleted_at, '${kind}' collate "C", id) ${lt} ($4, $5::text collate "C", $6::int))
      order by deleted_at ${desc}, id ${desc} limit $7) r ${partOf ? `join ${partOf.join}` : ''})`;
}

const countOfKind = (kind: BinKind): string =>
  `(select count(*) from ${kindOf[kind].table} where user_id = $1
    and deleted_at >= $2::timestamptz and ($3::text is null or $3 = '${kind}'))`;

export const listRead = defineBothWays((way) =>
  defineQuery<{ nodes: BinRow[]; totalCount: number }>({
    name: 'bin',
    sql: () => `
    select json_build_object(
      'nodes', (${rows(`
        select * from (${binKinds.map((kind) => pageOfKind(kind, way)).join(' union all ')}) b
        order by "binnedAt" ${way.desc}, kind collate "C" ${way.desc}, id ${way.desc} limit $7`)}),
      'totalCount', ${binKinds.map(countOfKind).join(' + ')})`,
  }),
);

const itemRead = (kind: BinKind): Query<BinRow[]> =>
  defineQuery<BinRow[]>({
    name: `bin ${kind}`,
    sql: () => {
      const { table, partOf } = kindOf[kind];
      return rows(`select ${columnsOf(kind)} from ${table} r
        ${partOf ? `join ${partOf.join}` : ''}
        where r.id = $2 and r.user_id = $1 and r.deleted_at >= $3::timestamptz`);
    },
  });

/** One entry, by its kind. */
export const itemReads = Object.fromEntries(
  binKinds.map((kind) => [kind, itemRead(kind)]),
) as Record<BinKind, Query<BinRow[]>>;
