import type { Context } from '#server/context';
import { defineQuery, rows } from '#server/db/query';
import { AppError } from '#server/errors';
import { CREDENTIALS_MAX } from '#domain/records/credentials';
import { civilDate, type CivilDate } from '#domain/dates';
import { earlier } from '#domain/day-spans';
import { practiceKindLabels, type PracticeKind } from '#domain/records/practice-periods';
import { recencyFrom } from '#domain/standing/recency';
import {
  practiceNumber,
  practiceRemarks,
  practiceTooMany,
  practiceTotals,
  SUBMISSION_PRACTICE_MAX,
  type SubmissionAddition,
} from '#domain/proof/submission-additions';
import type { Portfolio, SubmissionCover, SubmissionPractice } from './editions.ts';
import { filesOf, type Builder } from './evidence-numbers.ts';
import type { ReportFile } from './report-record.type.ts';

interface FoundCover extends Omit<SubmissionCover, 'evidence'> {
  files: ReportFile[];
}

interface FoundPractice {
  id: number;
  kind: PracticeKind;
  employer: string;
  position: string | null;
  startDay: CivilDate;
  endDay: CivilDate;
  hours: number;
  notes: string | null;
  documents: { id: number; title: string; files: ReportFile[] }[];
}

/** Parts of a submission beside CPD, before its files are numbered; null for a part that its owner did not include. */
export interface BesideCpd {
  practice: FoundPractice[] | null;
  indemnity: FoundCover[] | null;
}

export const nothingBeside: BesideCpd = { practice: null, indemnity: null };

type FileRow = Omit<ReportFile, 'addedOn'> & { at: string };

/** SQL of the files that belong to a record. */
const filesWhere = (where: string) =>
  rows(`
    select f.id, f.name, f.type, f.size_bytes as "sizeBytes", f.sha256, f.kept_sha256 as "keptSha256", f.created_at as at,
      f.missing_at is not null as "isMissing", f.missing_at is not null and f.is_damaged as "isDamaged", f.substance, f.badge
    from evidence_files f where ${where} and f.user_id = $1 and f.deleted_at is null
    order by f.created_at, f.id`);

const practiceRead = defineQuery<
  (Omit<FoundPractice, 'documents'> & {
    documents: { id: number; title: string; files: FileRow[] }[];
  })[]
>({
  name: 'submissionPractice',
  isSlow: true,
  sql: () =>
    rows(`
      select p.id, p.kind, p.employer, p.position, p.hours::float8 as hours, p.notes,
        p.start_date as "startDay", p.end_date as "endDay",
        (${rows(`
          select d.id, d.title, (${filesWhere('f.document_id = d.id')}) as files from documents d
          where d.id = any(p.document_ids) and d.user_id = $1 and d.deleted_at is null
          order by d.created_at, d.id`)}) as documents
      from practice_periods p where p.user_id = $1 and p.deleted_at is null
        and p.end_date >= $2::date and p.start_date <= $3::date
      order by p.start_date, p.end_date, p.id limit ${SUBMISSION_PRACTICE_MAX + 1}`),
});

const coverRead = defineQuery<(Omit<FoundCover, 'files'> & { files: FileRow[] })[]>({
  name: 'submissionCover',
  sql: () =>
    rows(`
      select c.id, c.title, c.issuer as insurer, c.number as "policyNumber", c.notes,
        c.issue_date as "validFrom", c.expiry_date as "validUntil",
        (${filesWhere('f.credential_id = c.id')}) as files
      from credentials c where c.user_id = $1 and c.deleted_at is null and c.type = 'indemnity'
        and coalesce(c.expiry_date, $2::date) >= $2::date
      order by coalesce(c.expiry_date, date '9999-12-31'), c.id limit ${CREDENTIALS_MAX}`),
});

/**
 * Reads what the owner included: practice since the first day that the recency standard looks at or, if earlier, the
 * first of the submission's periods; and cover that had not ended before these periods. Throws BAD_USER_INPUT for more
 * entries than a submission holds.
 */
export async function get(
  ctx: Context,
  { madeOn, periods, person }: Portfolio,
  include: readonly SubmissionAddition[],
): Promise<BesideCpd> {
  const userId = ctx.caller.session?.userId;
  // Newest first.
  const { start } = periods.at(-1)!;
  const from = earlier(recencyFrom(madeOn), start);
  const filed = (files: readonly FileRow[]): ReportFile[] =>
    files.map(({ at, ...file }) => ({
      ...file,
      addedOn: civilDate(new Date(at), person.timeZone),
    }));
  const [practice, indemnity] = await Promise.all([
    include.includes('practice-hours') ? ctx.reads.read(practiceRead, userId, from, madeOn) : null,
    include.includes('indemnity') ? ctx.reads.read(coverRead, userId, start) : null,
  ]);
  if (practice && practice.length > SUBMISSION_PRACTICE_MAX)
    throw new AppError('BAD_USER_INPUT', practiceTooMany);
  return {
    practice:
      practice &&
      practice.map(({ documents, ...entry }) => ({
        ...entry,
        documents: documents.map(({ files, ...each }) => ({ ...each, files: filed(files) })),
      })),
    indemnity: indemnity && indemnity.map((each) => ({ ...each, files: filed(each.files) })),
  };
}

/** All its files, each once. */
export const filesBeside = ({ practice, indemnity }: BesideCpd): ReportFile[] => {
  const records = [...(practice ?? []).flatMap(({ documents }) => documents), ...(indemnity ?? [])];
  return [
    ...new Map(records.flatMap(({ files }) => files).map((file) => [file.id, file])).values(),
  ];
};

/** The same in the form of the submission, with its evidence numbered. */
export const besideOf = (
  { practice, indemnity }: BesideCpd,
  builder: Builder,
  made: { madeOn: CivilDate; profession: string },
): { practice: SubmissionPractice | null; indemnity: SubmissionCover[] | null } => ({
  practice: practice && practiceOf(practice, builder, made),
  indemnity:
    indemnity &&
    indemnity.map(({ files, ...cover }) => ({
      ...cover,
      evidence: filesOf(files, cover.title, builder),
    })),
});

function practiceOf(
  found: readonly FoundPractice[],
  builder: Builder,
  { madeOn, profession }: { madeOn: CivilDate; profession: string },
): SubmissionPractice {
  const numbered = found.map((entry, index) => ({
    ...entry,
    number: practiceNumber(index + 1),
    isPractice: entry.kind === 'practice',
  }));
  const remarks = practiceRemarks(numbered);
  return {
    entries: numbered.map(({ isPractice: _isPractice, kind, documents, ...entry }, index) => {
      const cited = documents.filter(({ id }) => !builder.without.documents.has(id));
      return {
        ...entry,
        kind: practiceKindLabels[kind],
        documents: cited.map(({ title }) => title),
        evidence: cited.flatMap(({ files, title }) => filesOf(files, title, builder)),
        remark: remarks[index]!,
      };
    }),
    totals: practiceTotals(numbered, madeOn, profession),
  };
}
