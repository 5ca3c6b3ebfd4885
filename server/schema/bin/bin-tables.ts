import type { BinKind } from '#domain/bin';
import { recordedAt } from '../recorded.ts';

/** How the bin reads and removes one kind of record. */
export interface BinTable {
  table: string;
  /** Of a row `r`: what it is called. */
  title: string;
  /** Of a row `r`: the moment that says to which CPD period it belongs; null where the year says it. */
  at: string;
  year?: string;
  /** The column of evidence_files that names it, where files can be attached. */
  files?: string;
  /** Of a row `r`, its own size. */
  bytes?: string;
  /** The record `o` that it is a part of: it shows again only with that. */
  partOf?: { from: string; title: string };
}

const filesOwner = `lateral (
  select title, occurred_at as at, deleted_at from activities
    where id = r.activity_id and user_id = r.user_id
  union all select title, ${recordedAt()}, deleted_at from documents
    where id = r.document_id and user_id = r.user_id
  union all select left(content, 60), ${recordedAt()}, deleted_at from reflective_logs
    where id = r.reflective_log_id and user_id = r.user_id) o on true`;

export const binTables: Record<BinKind, BinTable> = {
  activity: { table: 'activities', title: 'r.title', at: 'r.occurred_at', files: 'activity_id' },
  'reflective-log': {
    table: 'reflective_logs',
    title: "left(r.content, 99) || case when length(r.content) > 99 then '…' else '' end",
    at: recordedAt('r.'),
    files: 'reflective_log_id',
  },
  document: { table: 'documents', title: 'r.title', at: recordedAt('r.'), files: 'document_id' },
  'evidence-file': {
    table: 'evidence_files',
    title: 'r.name',
    at: 'o.at',
    bytes: 'r.size_bytes',
    partOf: { from: filesOwner, title: 'o.title' },
  },
  'learning-goal': {
    table: 'learning_goals',
    title: 'r.title',
    at: 'null::timestamptz',
    year: 'r.period_year',
  },
  'planned-activity': {
    table: 'planned_activities',
    title: 'r.title',
    at: 'null::timestamptz',
    year: 'o.period_year',
    partOf: {
      from: 'learning_goals o on o.id = r.goal_id and o.user_id = r.user_id',
      title: 'o.title',
    },
  },
};
