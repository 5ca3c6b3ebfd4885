import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { CREDENTIALS_MAX } from '#domain/records/credentials';
import { civilDate, type CivilDate } from '#domain/dates';
import type { PracticeKind } from '#domain/records/practice-periods';
import type { ReportFile } from './report-record.type.ts';

/** Practice entries in an audit pack, newest first; more than a working life by month. */
const PRACTICE_MAX = 2000;

/** A credential as an audit pack has it, current or renewed. */
export interface PackedCredential {
  id: number;
  type: string;
  title: string;
  number: string | null;
  issuer: string | null;
  issueDay: CivilDate | null;
  expiryDay: CivilDate | null;
  notes: string | null;
  isRenewed: boolean;
  files: ReportFile[];
}

/** An entry of practice hours as an audit pack has it. */
export interface PackedPractice {
  id: number;
  kind: PracticeKind;
  employer: string;
  position: string | null;
  startDay: CivilDate;
  endDay: CivilDate;
  hours: number;
  notes: string | null;
  documents: string[];
}

/** Records that audits ask for besides CPD. */
export interface OtherRecords {
  credentials: PackedCredential[];
  practice: PackedPractice[];
}

type FileRow = Omit<ReportFile, 'addedOn'> & { at: string };

const otherRead = defineQuery<{
  credentials: (Omit<PackedCredential, 'files'> & { files: FileRow[] })[];
  practice: PackedPractice[];
}>({
  name: 'otherRecords',
  isSlow: true,
  sql: () => `
    select json_build_object(
      'credentials', (${rows(`
        select c.id, c.type, c.title, c.number, c.issuer, c.notes,
          c.issue_date as "issueDay", c.expiry_date as "expiryDay",
          exists(select from credentials n
            where n.renews_id = c.id and n.user_id = $1 and n.deleted_at is null) as "isRenewed",
          (${rows(`
            select f.id, f.name, f.type, f.size_bytes as "sizeBytes", f.sha256, f.kept_sha256 as "keptSha256", f.created_at as at,
              f.missing_at is not null as "isMissing", f.missing_at is not null and f.is_damaged as "isDamaged", f.substance, f.badge
            from evidence_files f
            where f.credential_id = c.id and f.user_id = $1 and f.deleted_at is null
            order by f.created_at, f.id`)}) as files
        from credentials c where c.user_id = $1 and c.deleted_at is null
        order by coalesce(c.expiry_date, date '9999-12-31'), c.id limit ${CREDENTIALS_MAX}`)}),
      'practice', (${rows(`
        select p.id, p.kind, p.employer, p.position, p.hours::float8 as hours, p.notes,
          p.start_date as "startDay", p.end_date as "endDay",
          (select coalesce(json_agg(d.title order by d.created_at, d.id), '[]'::json) from documents d
            where d.id = any(p.document_ids) and d.user_id = $1 and d.deleted_at is null) as documents
        from practice_periods p where p.user_id = $1 and p.deleted_at is null
        order by p.end_date desc, p.id desc limit ${PRACTICE_MAX}`)}))`,
});

/** The user's credentials with their files, and their practice hours, in one statement. */
export async function get(ctx: Context, timeZone: string): Promise<OtherRecords> {
  const { credentials, practice } = await ctx.reads.read(otherRead, ctx.caller.session?.userId);
  return {
    practice,
    credentials: credentials.map(({ files, ...credential }) => ({
      ...credential,
      files: files.map(({ at, ...file }) => ({
        ...file,
        addedOn: civilDate(new Date(at), timeZone),
      })),
    })),
  };
}
