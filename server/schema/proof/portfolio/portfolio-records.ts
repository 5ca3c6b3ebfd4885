import type { PortfolioActivity, PortfolioDocument, PortfolioReflection } from './editions.ts';
import { revocationText, verifyPath } from '#domain/learning/certificates';
import { sharesText } from '#domain/records/counts-for';
import type { CountsFor } from '#domain/records/hours-for';
import { confirmationEvidence } from '#domain/proof/attestations';
import { civilDate } from '#domain/dates';
import {
  alike,
  comparedTexts,
  likenessOfLog,
  sharing,
  type Copies,
} from '#domain/records/likeness';
import { badgeAttests } from '#domain/records/evidence-badges';
import { checksOf, factsOfDays, type CheckKind } from '#domain/records/plausibility';
import type { ReportCertificate, ReportFile } from './report-record.type.ts';
import { judged, type AttestationRow } from '../attestations/attestation.reads.ts';
import type { ReportChange, ReportGoal } from './report-goal.type.ts';
import type { ReportCheck } from './report-standing.type.ts';

/** The rows from the database; moments are ISO texts. */
export interface Rows {
  firstAt: string | null;
  activities: (Omit<
    PortfolioActivity,
    | 'day'
    | 'recordedOn'
    | 'claimedRecordedOn'
    | 'module'
    | 'reflections'
    | 'files'
    | 'documents'
    | 'attestations'
    | 'isAttested'
    | 'countsFor'
  > & {
    at: string;
    recordedAt: string;
    claimedAt: string | null;
    documentIds: number[];
    attestations: AttestationRow[];
    version: string | null;
    score: number | null;
    reflection: string | null;
    moduleMinutes: number | null;
    shares?: { countsFor: CountsFor; hours: number };
    confirmedChecks: CheckKind[] | null;
  })[];
  reflections: (Omit<PortfolioReflection, 'day' | 'importedOn' | 'files'> & Dates)[];
  documents: (Omit<PortfolioDocument, 'day' | 'importedOn' | 'files'> & Dates)[];
  goals: (Omit<ReportGoal, 'changes' | 'recordedOn' | 'claimedRecordedOn'> & {
    periodYear: number;
    recordedAt: string;
    claimedAt: string | null;
    changes: (Omit<ReportChange, 'day' | 'importedOn'> & Dates)[];
  })[];
  certificates: (Omit<ReportCertificate, 'verifyUrl' | 'revocation'> & {
    revokedAt: string | null;
    revokedReason: string | null;
  })[];
  files: (Omit<ReportFile, 'addedOn'> & { at: string } & Record<Owner, number | null>)[];
}

/** The record's moment, and that of its import; null if it was recorded here. */
interface Dates {
  at: string;
  importedAt: string | null;
}

type Owner = 'activityId' | 'documentId' | 'reflectiveLogId';

/** The records of a portfolio with their parts, oldest first. */
export interface Records {
  activities: PortfolioActivity[];
  checks: ReportCheck[];
  reflections: PortfolioReflection[];
  documents: PortfolioDocument[];
  certificates: ReportCertificate[];
  /** By the year in which their period ends. */
  goals: ReadonlyMap<number, ReportGoal[]>;
}

/** Converts rows to records: moments become days in the user's time zone, logs are added to their activities. */
export function wholeRecords(found: Rows, timeZone: string, publicUrl: string): Records {
  const dayOf = (at: string) => civilDate(new Date(at), timeZone);
  const daysOf = ({ at, importedAt }: Dates) => ({
    day: dayOf(at),
    importedOn: importedAt && dayOf(importedAt),
  });
  const filesOf = filesBy(found.files, dayOf);
  const reflections = found.reflections.map(({ at, importedAt, ...log }) => ({
    ...log,
    ...daysOf({ at, importedAt }),
    files: filesOf('reflectiveLogId', log.id),
  }));
  const byActivity = new Map<number, PortfolioReflection[]>();
  for (const log of reflections) {
    if (log.activityId === null) continue;
    byActivity.set(log.activityId, [...(byActivity.get(log.activityId) ?? []), log]);
  }
  const documents = found.documents.map(({ at, importedAt, ...document }) => ({
    ...document,
    ...daysOf({ at, importedAt }),
    files: filesOf('documentId', document.id),
  }));
  const titled = new Map(documents.map(({ id, title }) => [id, { id, title }]));
  return {
    reflections,
    checks: checksIn(found, dayOf),
    certificates: found.certificates.map(({ revokedAt, revokedReason, ...certificate }) => ({
      ...certificate,
      verifyUrl: `${publicUrl}${verifyPath(certificate.number)}`,
      revocation: revocationText({
        revokedAt: revokedAt ? new Date(revokedAt) : null,
        revokedReason,
      }),
    })),
    goals: goalsByYear(found.goals, dayOf, daysOf),
    documents,
    activities: found.activities.map(
      ({
        at,
        recordedAt,
        claimedAt,
        documentIds,
        version,
        score,
        reflection,
        attestations,
        moduleMinutes: _minutes,
        confirmedChecks: _confirmed,
        shares,
        ...activity
      }) => ({
        ...activity,
        countsFor: shares ? sharesText(shares.countsFor, shares.hours) : null,
        ...attestedBy(activity, attestations, filesOf('activityId', activity.id), timeZone),
        // Completing a module also writes its reflection into the description.
        description: activity.description === reflection ? null : activity.description,
        day: dayOf(at),
        recordedOn: dayOf(recordedAt),
        claimedRecordedOn: claimedAt && dayOf(claimedAt),
        module: version === null ? null : { version, score: score ?? 0, reflection },
        reflections: byActivity.get(activity.id) ?? [],
        files: filesOf('activityId', activity.id),
        documents: documentIds.flatMap((id) => titled.get(id) ?? []),
      }),
    ),
  };
}

/** Returns what others confirmed, and whether that, a certificate or a checked badge attests the activity. */
function attestedBy(
  activity: { isCertified: boolean; hours: number; isInteractive: boolean },
  rows: readonly AttestationRow[],
  files: readonly ReportFile[],
  timeZone: string,
) {
  const attestations = rows.map((row) => {
    const { activityId: _, signed: _signed, ...facts } = judged(row, timeZone);
    return {
      ...facts,
      number: null,
      signedOn: civilDate(facts.signedAt, timeZone),
      evidence: confirmationEvidence(facts, timeZone),
    };
  });
  return {
    attestations,
    isAttested:
      activity.isCertified ||
      attestations.some(({ isCurrent }) => isCurrent) ||
      files.some(({ isMissing, badge }) => !isMissing && badgeAttests(badge, activity)),
  };
}

/** Checks for the owner to look at again. Activities completed outside the periods of the report are not compared. */
function checksIn(found: Rows, dayOf: (at: string) => string): ReportCheck[] {
  const completed = found.activities
    .filter(({ status }) => status === 'completed')
    .map((row) => ({ ...row, day: dayOf(row.at), startDate: row.startDay }));
  const factsOfDay = factsOfDays(completed);
  const copies = copiesIn(found);
  return completed.flatMap((row) => {
    const { id, title, day, hours, moduleMinutes } = row;
    const withWhom = row.isInteractive ? row.practitioners : null;
    const others = { title: title.toLowerCase(), withWhom, ...copies(id) };
    const recordedOn = dayOf(row.claimedAt ?? row.recordedAt);
    const confirmed = row.confirmedChecks ?? [];
    const facts = {
      day,
      hours,
      ...factsOfDay(row),
      ...others,
      moduleMinutes,
      recordedOn,
      confirmed,
    };
    return checksOf(facts).map((check) => ({ ...check, activityId: id, title, day }));
  });
}

/** Counts, for each record, the others with the same mark or nearly the same. */
function counted(
  rows: readonly (readonly [id: number | null | undefined, mark: string | null])[],
  compare: (marks: string[][]) => Iterable<Copies>,
) {
  const marks = new Map<number, string[]>();
  for (const [id, mark] of rows) {
    if (!id || mark === null) continue;
    if (marks.has(id)) marks.get(id)!.push(mark);
    else marks.set(id, [mark]);
  }
  const ids = [...marks.keys()];
  const others = new Map<number, number>();
  for (const { same, near } of compare([...marks.values()])) {
    for (const place of same) others.set(ids[place]!, near.length - 1);
  }
  return others;
}

/** Counts the other activities of each that have the same file, or nearly the same reflection. */
function copiesIn({ files, reflections }: Pick<Rows, 'files' | 'reflections'>) {
  const aboutOf = new Map(reflections.map(({ id, activityId }) => [id, activityId]));
  const sameFiles = counted(
    files.map((file) => [
      file.activityId ?? (file.reflectiveLogId && aboutOf.get(file.reflectiveLogId)),
      file.sha256,
    ]),
    sharing,
  );
  const likenesses = reflections.map((log) => [log.id, likenessOfLog(log)] as const);
  const { compared, leftOut } = comparedTexts(likenesses);
  const sameReflections = counted(
    likenesses.map(([id, likeness]) => [aboutOf.get(id), likeness]),
    (things) => alike(things, compared),
  );
  return (id: number) => ({
    sameFiles: sameFiles.get(id) ?? 0,
    sameReflections: sameReflections.get(id) ?? 0,
    reflectionsLeftOut: sameReflections.has(id) ? leftOut : 0,
  });
}

function goalsByYear(
  goals: Rows['goals'],
  dayOf: (at: string) => string,
  daysOf: (dates: Dates) => { day: string; importedOn: string | null },
): ReadonlyMap<number, ReportGoal[]> {
  const found = new Map<number, ReportGoal[]>();
  for (const { periodYear, changes, recordedAt, claimedAt, ...goal } of goals) {
    const whole = {
      ...goal,
      recordedOn: dayOf(recordedAt),
      claimedRecordedOn: claimedAt && dayOf(claimedAt),
      changes: changes.map(({ at, importedAt, ...change }) => ({
        ...change,
        ...daysOf({ at, importedAt }),
      })),
    };
    found.set(periodYear, [...(found.get(periodYear) ?? []), whole]);
  }
  return found;
}

function filesBy(
  files: Rows['files'],
  dayOf: (at: string) => string,
): (owner: Owner, id: number) => ReportFile[] {
  const found = new Map<string, ReportFile[]>();
  for (const { activityId, documentId, reflectiveLogId, at, ...rest } of files) {
    const file = { ...rest, addedOn: dayOf(at) };
    const owners = { activityId, documentId, reflectiveLogId };
    for (const [owner, id] of Object.entries(owners)) {
      if (id === null) continue;
      const key = `${owner} ${id}`;
      found.set(key, [...(found.get(key) ?? []), file]);
    }
  }
  return (owner, id) => found.get(`${owner} ${id}`) ?? [];
}
