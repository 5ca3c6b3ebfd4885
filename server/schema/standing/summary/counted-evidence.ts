import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { defineBothWays } from '../../mechanics/page-ways.ts';
import { occurredWithin } from '#server/db/completed-days';
import { recordedWithin } from '#server/records/record.entity';
import { certificateUrl, fileUrl } from '../../records/download-urls.ts';
import { chosenBy, requirePeriod, within } from '../needs.ts';
import { id, moment, oneOf, type Order } from '../../mechanics/cursors.ts';
import {
  connection,
  pageOf,
  pageParameters,
  type Connection,
  type PageArgs,
} from '../../mechanics/pages.ts';
import { countedEvidenceKinds } from '#domain/standing/counted-evidence';
import { proves } from '../../records/evidence-files/proving.ts';
import type { CountedEvidence } from './counted-evidence.type.ts';

/** The files of a kind of record of user $1 that lies in [$2, $3). */
const filesOf = (column: string, table: string, isInside: string) => `
  select 'file' as kind, f.id, f.name as title, f.created_at as at, null::text as number,
    null::int as "moduleId", ${column === 'activity_id' ? 'o.id' : 'o.activity_id'} as "activityId"
  from evidence_files f join ${table} o on o.id = f.${column}
  where f.user_id = $1 and f.deleted_at is null and ${proves('f')}
    and o.user_id = $1 and o.deleted_at is null and ${isInside}`;

/** The files that count as evidence documents of user $1 in [$2, $3), see domain/standing/cpd. */
export const countedFiles = `${filesOf('activity_id', 'activities', occurredWithin('$2::timestamptz', '$3::timestamptz', 'o.'))}
  union all ${filesOf('reflective_log_id', 'reflective_logs', recordedWithin('$2::timestamptz', '$3::timestamptz', 'o.'))}`;

/** The certificates that count. A certificate has a day, not a moment. */
export const countedCertificates = `
  select 'certificate' as kind, c.id, c.module_title as title, c.issued_at as at, c.number,
    m.module_id as "moduleId", a.id as "activityId"
  from certificates c join users u on u.id = c.user_id
    left join module_completions m on m.id = c.completion_id and m.user_id = c.user_id and m.user_id = $1
    left join activities a on a.id = m.activity_id and a.user_id = $1 and a.deleted_at is null
  where c.user_id = $1 and c.revoked_at is null
    and c.completed_on >= ($2::timestamptz at time zone u.time_zone)::date
    and c.completed_on < ($3::timestamptz at time zone u.time_zone)::date`;

type Row = Omit<CountedEvidence, 'at' | 'downloadUrl' | 'recordId'> & {
  id: number;
  at: string;
  number: string | null;
};

const listRead = defineBothWays(({ desc, lt }) =>
  defineQuery<{ nodes: Row[]; totalCount: number }>({
    name: 'countedEvidence',
    sql: () => `
    with counted as not materialized (${countedFiles} union all ${countedCertificates})
    select json_build_object(
      'nodes', (${rows(`
        select * from counted
        where $4::timestamptz is null
          or (at, kind collate "C", id) ${lt} ($4, $5::text collate "C", $6::int)
        order by at ${desc}, kind collate "C" ${desc}, id ${desc} limit $7`)}),
      'totalCount', (select count(*) from counted))`,
  }),
);

export type CountedEvidenceArgs = PageArgs & { period?: string | null };

const order: Order<readonly [at: Date, kind: CountedEvidence['kind'], id: number]> = {
  list: 'counted evidence',
  parts: [moment, oneOf(countedEvidenceKinds), id],
};

/** A page of files and certificates that count as evidence documents of a period, newest first. */
export async function list(
  ctx: Context,
  args: CountedEvidenceArgs,
): Promise<Connection<CountedEvidence>> {
  const which = requirePeriod(args.period);
  const page = pageOf(args, order);
  const { nodes, totalCount } = await ctx.reads.readForViewer(listRead[page.direction], (user) => [
    ...within(user, chosenBy(ctx, user, which)),
    ...pageParameters(page),
  ]);
  const found = { nodes: nodes.map((row) => shown(ctx, row)), totalCount };
  return connection(found, page, (node) => [node.at, node.kind, node.recordId]);
}

function shown({ services }: Context, { id: recordId, at, number, ...row }: Row): CountedEvidence {
  const { env } = services;
  const downloadUrl = number === null ? fileUrl(env, recordId) : certificateUrl(env, number);
  return { ...row, recordId, at: new Date(at), downloadUrl };
}
