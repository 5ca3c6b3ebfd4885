import type { Submission, SubmissionActivity } from '../../schema/proof/portfolio/editions.ts';
import { contentElementsText, traceLabels } from '#domain/records/activity-trace';
import { activityFields } from '#domain/records/activities.fields';
import { toCsv, type Cell } from '#domain/csv';
import { documentFields } from '#domain/records/documents';
import { checksumLabels, evidenceTypeLabel } from '#domain/records/evidence-files';
import { COUNTS_FOR } from '#domain/records/hours-for';
import { labelsOf } from '#domain/records/record-fields';
import { reflectiveLogLabels } from '#domain/records/reflective-logs';
import { rulesFor } from '#domain/standing/standard';
import {
  evidenceColumns,
  fromPageLabel,
  interactiveColumns,
  notMergedTexts,
  registerColumns,
  submissionTexts as texts,
  WITHHELD,
} from '#domain/proof/submission';
import { confirmationsCell } from '../confirmations-table.ts';
import type { Merged } from './document.ts';
import { noteLabel } from './evidence.ts';

export const PERIOD = 'CPD period';
export const CLAIMED = `${texts.recordedOn} (imported file)`;

const activity = labelsOf(activityFields);
const document = labelsOf(documentFields);

/**
 * The register as rows with a header: the columns of the PDF, then the details of each activity, and at the end the
 * total of each period, without a number. If the owner left
 * something out, each row says so, since a table has no other place that survives sorting; without activities one row
 * says only that.
 */
export function registerTable({ periods, leftOut, person }: Submission): string {
  const isShared = person.register !== null;
  const head = [
    PERIOD,
    ...Object.values(registerColumns),
    CLAIMED,
    activity.description,
    traceLabels.startDate,
    traceLabels.endDate,
    traceLabels.setting,
    traceLabels.practitioners,
    traceLabels.contentElements,
    traceLabels.howItMeets,
    activityFields.documentIds.label,
    'Confirmed by',
    ...(isShared ? [COUNTS_FOR] : []),
  ];
  const rows = periods.flatMap(({ label, end, activities }) =>
    activities.map((each): Cell[] => [
      label,
      each.number,
      each.day,
      each.title,
      each.category,
      each.activityType,
      each.provider,
      each.hours,
      each.isInteractive,
      each.goals.join('; '),
      listed(each),
      each.recordedOn,
      each.claimedRecordedOn,
      each.description,
      each.startDay,
      each.endDay,
      each.setting,
      each.practitioners,
      contentElementsText(each.contentElements, rulesFor(end)),
      each.howItMeets,
      each.documents.join('; '),
      confirmationsCell(each.attestations),
      ...(isShared ? [each.countsFor] : []),
    ]),
  );
  const totals = periods
    .filter(({ activities }) => activities.length > 0)
    .map(({ label, completed: { total, interactive } }): Cell[] => [
      label,
      ...Object.keys(registerColumns).map(
        (column) =>
          ({ title: texts.total, hours: total, isInteractive: interactive })[column] ?? null,
      ),
      ...head.slice(1 + Object.keys(registerColumns).length).map(() => null),
    ]);
  const said = leftOut.lines.join(' ');
  if (!said) return toCsv([head, ...rows, ...totals]);
  const alone = [head.map(() => null)];
  const withSaid = (rows.length > 0 ? [...rows, ...totals] : alone).map((row) => [...row, said]);
  return toCsv([[...head, texts.leftOut], ...withSaid]);
}

/** The interactive activities as rows with a header. */
export function interactiveTable({ periods }: Submission): string {
  const head = [PERIOD, ...Object.values(interactiveColumns)];
  const rows = periods.flatMap(({ label, activities }) =>
    activities
      .filter(({ isInteractive }) => isInteractive)
      .map((each): Cell[] => [
        label,
        each.number,
        each.day,
        each.title,
        each.hours,
        each.setting,
        each.practitioners,
        listed(each),
      ]),
  );
  return toCsv([head, ...rows]);
}

/** The column that says where copies are. */
const REMARK = 'Remark';

/** The index of evidence as rows with a header. */
export function evidenceTable({ evidence }: Submission, merged: readonly Merged[]): string {
  const head = [
    ...Object.values(evidenceColumns),
    'Type',
    'Bytes',
    ...Object.values(checksumLabels),
    REMARK,
  ];
  const places = new Map(merged.map((each) => [each.number, each]));
  const rows = evidence.map((each): Cell[] => {
    const { pages = 0, first = 0, reason = null } = places.get(each.number) ?? {};
    const place = pages > 0 ? fromPageLabel(first) : reason && notMergedTexts[reason];
    return [
      each.number,
      each.name,
      each.about,
      each.addedOn,
      place,
      each.type === null ? noteLabel(each) : evidenceTypeLabel(each.type),
      each.sizeBytes,
      each.sha256,
      each.keptSha256,
      each.remark,
    ];
  });
  return toCsv([head, ...rows]);
}

/** All reflections as rows with a header. */
export function reflectionsTable({ periods }: Submission): string {
  const { content, learningOutcomes, futureApplication, activityId } = reflectiveLogLabels;
  const head = [
    PERIOD,
    registerColumns.day,
    activityId,
    content,
    learningOutcomes,
    futureApplication,
    texts.evidence,
    'Imported on',
    REMARK,
  ];
  const rows = periods.flatMap(({ label, activities, reflections }) =>
    [...activities.flatMap((each) => each.reflections), ...reflections].map((each): Cell[] => [
      label,
      each.day,
      each.about,
      each.isWithheld ? WITHHELD : each.content,
      each.learningOutcomes,
      each.futureApplication,
      listed(each),
      each.importedOn,
      each.remark,
    ]),
  );
  return toCsv([head, ...rows]);
}

/** The documents as rows with a header. */
export function documentsTable({ periods }: Submission): string {
  const head = [
    PERIOD,
    texts.recordedOn,
    CLAIMED,
    document.title,
    document.type,
    document.expiryDate,
    document.content,
    texts.evidence,
  ];
  const rows = periods.flatMap(({ label, documents }) =>
    documents.map((each): Cell[] => [
      label,
      each.importedOn ?? each.day,
      each.importedOn === null ? null : each.day,
      each.title,
      each.type,
      each.expiryDay,
      each.content,
      listed(each),
    ]),
  );
  return toCsv([head, ...rows]);
}

const listed = ({ evidence }: Pick<SubmissionActivity, 'evidence'>): string => evidence.join(', ');
