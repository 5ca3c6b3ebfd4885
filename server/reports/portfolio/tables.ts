import type { Portfolio, PortfolioPeriod } from '../../schema/proof/portfolio/editions.ts';
import type { ReportFile } from '../../schema/proof/portfolio/report-record.type.ts';
import { confirmationsCell } from '../confirmations-table.ts';
import { lostText } from './files.ts';
import { activityStatusLabels } from '#domain/records/activities';
import { activityFields } from '#domain/records/activities.fields';
import { contentElementsText } from '#domain/records/activity-trace';
import { activitySettingLabels } from '#domain/records/activity-settings';
import { activityTypeLabel } from '#domain/records/activity-types';
import { toCsv, type Cell } from '#domain/csv';
import { documentTypeLabel } from '#domain/records/documents';
import { documentFields } from '#domain/records/documents';
import { COUNTS_FOR } from '#domain/records/hours-for';
import { goalStatusLabels } from '#domain/records/learning-goals';
import { goalClosingFields, goalFields } from '#domain/records/learning-goals.fields';
import { NOT_MEASURED, NOT_RECORDED } from '#domain/learning/module-measures';
import { labelsOf } from '#domain/records/record-fields';
import { reflectiveLogFields } from '#domain/records/reflective-logs';
import { rulesFor } from '#domain/standing/standard';

const activity = labelsOf(activityFields);
const reflection = labelsOf(reflectiveLogFields);
const goal = labelsOf(goalFields);
const document = labelsOf(documentFields);

/** The activities as rows with a header, newest period first; days are YYYY-MM-DD. */
export function activitiesTable({ periods, person }: Portfolio): string {
  const isShared = person.register !== null;
  const head = [
    'CPD period',
    'Day',
    activity.title,
    activity.category,
    activity.status,
    activity.hours,
    activity.isInteractive,
    activity.description,
    'Reflections',
    activity.evidence,
    'Evidence files',
    'Missing',
    'Recorded on',
    'Recorded on (imported file)',
    activity.activityType,
    activity.provider,
    activity.startDate,
    activity.endDate,
    activity.setting,
    activity.place,
    activity.practitioners,
    activity.practitionerCount,
    activity.contentElements,
    activity.howItMeets,
    activity.goalIds,
    activity.documentIds,
    'Confirmed by',
    ...(isShared ? [COUNTS_FOR] : []),
  ];
  const rows = periods.flatMap(({ label, end, activities, gaps }) =>
    activities.map((each): Cell[] => [
      label,
      each.day,
      each.title,
      each.category,
      activityStatusLabels[each.status],
      each.hours,
      each.isInteractive,
      each.description,
      each.reflections.length + (each.module?.reflection ? 1 : 0),
      each.evidence,
      [each, ...each.reflections].flatMap(namesOf).join('; '),
      gaps
        .filter(({ activityId, needed }) => needed && activityId === each.id)
        .map(({ text }) => text)
        .join(' '),
      each.recordedOn,
      each.claimedRecordedOn,
      activityTypeLabel(each.activityType),
      each.provider,
      each.startDay,
      each.endDay,
      each.setting && activitySettingLabels[each.setting],
      each.place,
      each.practitioners,
      each.practitionerCount,
      contentElementsText(each.contentElements, rulesFor(end)),
      each.howItMeets,
      each.goals.join('; '),
      each.documents.map(({ title }) => title).join('; '),
      confirmationsCell(each.attestations),
      ...(isShared ? [each.countsFor] : []),
    ]),
  );
  return toCsv([head, ...rows]);
}

const namesOf = ({ files }: { files: ReportFile[] }) =>
  files.map((file) => (file.isMissing ? `${file.name} (${lostText(file)})` : file.name));

/** The reflective logs as rows with a header. */
export function reflectionsTable({ periods }: Portfolio): string {
  const head = [
    'CPD period',
    'Day',
    reflection.activityId,
    reflection.content,
    reflection.learningOutcomes,
    reflection.futureApplication,
    'Files',
    'Imported on',
  ];
  const rows = periods.flatMap(({ label, reflections }) =>
    reflections.map((each): Cell[] => [
      label,
      each.day,
      each.activityTitle,
      each.content,
      each.learningOutcomes,
      each.futureApplication,
      namesOf(each).join('; '),
      each.importedOn,
    ]),
  );
  return toCsv([head, ...rows]);
}

/** The learning goals as rows with a header. */
export function goalsTable({ periods }: Portfolio): string {
  const head = [
    'CPD period',
    goal.title,
    goal.why,
    goal.measure,
    goal.targetDate,
    goalClosingFields.outcome.label,
    'Planned',
    'Recorded on',
    'Recorded on (imported file)',
  ];
  const rows = periods.flatMap(({ label, goals }) =>
    goals.map((each): Cell[] => [
      label,
      each.title,
      each.why,
      each.measure,
      each.targetDay,
      goalStatusLabels[each.status],
      each.planned.map(({ title }) => title).join('; '),
      each.recordedOn,
      each.claimedRecordedOn,
    ]),
  );
  return toCsv([head, ...rows]);
}

/** The certificates of learning modules as rows with a header. */
export function certificatesTable({
  periods,
}: {
  periods: readonly Pick<PortfolioPeriod, 'label' | 'certificates'>[];
}): string {
  const head = [
    'CPD period',
    'Completed on',
    'Learning module',
    'Version',
    'Hours',
    'Hours confirmed by the learner',
    'Minutes measured',
    'Attempts at the quiz',
    'Module reviewed by a clinician',
    'Score (%)',
    'Number',
    'Check at',
    'Revoked',
  ];
  const rows = periods.flatMap(({ label, certificates }) =>
    certificates.map((each): Cell[] => [
      label,
      each.day,
      each.title,
      each.version,
      each.hours,
      each.isConfirmed,
      each.measuredMinutes ?? NOT_MEASURED,
      each.attempts ?? NOT_MEASURED,
      each.isReviewed ?? NOT_RECORDED,
      each.score,
      each.number,
      each.verifyUrl,
      each.revocation,
    ]),
  );
  return toCsv([head, ...rows]);
}

/** The documents as rows with a header. */
export function documentsTable({ periods }: Portfolio): string {
  const head = [
    'CPD period',
    'Added on',
    document.title,
    document.type,
    document.expiryDate,
    document.content,
    'Files',
    'Imported on',
  ];
  const rows = periods.flatMap(({ label, documents }) =>
    documents.map((each): Cell[] => [
      label,
      each.day,
      each.title,
      documentTypeLabel(each.type),
      each.expiryDay,
      each.content,
      namesOf(each).join('; '),
      each.importedOn,
    ]),
  );
  return toCsv([head, ...rows]);
}
