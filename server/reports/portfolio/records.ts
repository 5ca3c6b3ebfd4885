import type { ReportFile } from '../../schema/proof/portfolio/report-record.type.ts';
import type {
  PortfolioActivity,
  PortfolioDocument,
  PortfolioPeriod,
  PortfolioReflection,
} from '../../schema/proof/portfolio/editions.ts';
import { lostText } from './files.ts';
import { activityStatusLabels, activityTotalsLabel, hoursLabel } from '#domain/records/activities';
import { activityFields } from '#domain/records/activities.fields';
import {
  contentElementsText,
  practitionersText,
  settingText,
  traceFields,
} from '#domain/records/activity-trace';
import { activityTypeLabel } from '#domain/records/activity-types';
import { documentsLabel, documentTypeLabel } from '#domain/records/documents';
import { evidenceTypeLabel } from '#domain/records/evidence-files';
import { COUNTS_FOR } from '#domain/records/hours-for';
import { sizeLabel } from '#domain/sizes';
import { reflectedModules, reflectionsIn } from '#domain/proof/portfolio';
import { reflectiveLogCountLabel, reflectiveLogFields } from '#domain/records/reflective-logs';
import type { RulePack } from '#domain/standing/rule-packs';
import { rulesFor } from '#domain/standing/standard';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { dayText, daysText } from '../words.ts';
import { confirmations, facts, heading, imported, labelled, prose } from './parts.ts';
import { PRODUCT } from '#domain/product';

const small = { size: 9, color: ink.soft, above: 2 };

/** Every activity with its reflections and evidence. */
export function activities(paper: PdfDocument, period: PortfolioPeriod): void {
  heading(paper, 'H2', 'Activities');
  const { activities: all, claimed, gaps } = period;
  paper.addText(
    'P',
    all.length === 0 ? 'None.' : `${activityTotalsLabel(all.length, claimed.total)} completed`,
    small,
  );
  for (const activity of all) {
    const missing = gaps.filter(({ activityId }) => activityId === activity.id);
    paper.addSection('Sect', () => activityOf(paper, activity, missing, rulesFor(period)));
  }
}

function activityOf(
  paper: PdfDocument,
  activity: PortfolioActivity,
  missing: PortfolioPeriod['gaps'],
  rules: RulePack,
): void {
  const { day, hours, isInteractive, category, status, module, evidence, description } = activity;
  heading(paper, 'H3', activity.title);
  const isDone = status === 'completed';
  const what = [
    `${isDone ? 'Completed' : 'Recorded'} ${dayText(day)}`,
    hoursLabel(hours),
    isInteractive ? 'interactive' : 'not interactive',
    category,
    ...(isDone ? [] : [activityStatusLabels[status]]),
  ];
  paper.addText('P', what.join(' · '), { ...small, above: 1 });
  imported(paper, activity.claimedRecordedOn && activity.recordedOn, activity.claimedRecordedOn);
  facts(paper, traceOf(activity, rules));
  if (description) prose(paper, description, { above: 3 });
  if (module?.reflection) labelled(paper, 'Reflection on the learning module', module.reflection);
  for (const log of activity.reflections) {
    labelled(paper, `${reflectiveLogFields.content.label}, ${dayText(log.day)}`, log.content);
    imported(paper, log.importedOn, log.day, 'written');
    outcomes(paper, log);
  }
  if (evidence) labelled(paper, activityFields.evidence.label, evidence);
  fileLines(paper, activity.files);
  if (activity.isCertified) paper.addText('P', CERTIFIED, { size: 9, color: ink.soft, above: 3 });
  confirmations(paper, activity.attestations);
  for (const { kind, text } of missing.filter(({ needed }) => needed)) {
    const words = kind === 'in-progress' ? text : `Missing: ${text}`;
    paper.addText('P', words, { size: 9, color: ink.attention, above: 3 });
  }
}

const CERTIFIED = `Attested by a certificate of ${PRODUCT}, listed under Certificates.`;

/** The audit details of an activity, as far as they are recorded. */
function traceOf(activity: PortfolioActivity, rules: RulePack): [string, string | null][] {
  const { startDay, endDay, setting, place, practitioners, practitionerCount } = activity;
  return [
    [COUNTS_FOR, activity.countsFor],
    [traceFields.activityType.label, activityTypeLabel(activity.activityType)],
    [traceFields.provider.label, activity.provider],
    ['Dates', daysText({ day: activity.day, startDay, endDay })],
    ['Where', settingText(setting, place)],
    [traceFields.practitioners.label, practitionersText(practitioners, practitionerCount)],
    [traceFields.contentElements.label, contentElementsText(activity.contentElements, rules)],
    [traceFields.howItMeets.label, activity.howItMeets],
    [activityFields.goalIds.label, activity.goals.join('; ') || null],
    [
      activityFields.documentIds.label,
      activity.documents.map(({ title }) => title).join('; ') || null,
    ],
  ];
}

function outcomes(paper: PdfDocument, log: PortfolioReflection): void {
  const { learningOutcomes, futureApplication } = reflectiveLogFields;
  labelled(paper, learningOutcomes.label, log.learningOutcomes);
  labelled(paper, futureApplication.label, log.futureApplication);
  fileLines(paper, log.files);
}

/** A record's files by name, kind, size and the start of their checksum. */
function fileLines(paper: PdfDocument, files: readonly ReportFile[]): void {
  if (files.length === 0) return;
  paper.keep(40);
  const label = files.length === 1 ? 'Evidence file' : 'Evidence files';
  paper.addText('P', label, { size: 8.5, weight: 'bold', color: ink.soft, above: 5 });
  const lines = files.map((file) =>
    [
      file.name,
      ...(file.isMissing ? [lostText(file)] : []),
      evidenceTypeLabel(file.type),
      sizeLabel(file.sizeBytes),
      `SHA-256 ${file.sha256.slice(0, 12)}…`,
    ].join(' · '),
  );
  paper.bullets(lines, { size: 9.5, above: 2 });
}

/** Every reflection: in full if its activity is not in the report, else as a reference. */
export function reflections(
  paper: PdfDocument,
  period: PortfolioPeriod,
  shown: ReadonlySet<number>,
): void {
  heading(paper, 'H2', 'Reflections');
  const logs = reflectionsIn(period, 'id');
  const onModules = reflectedModules(period);
  const count = logs.length + onModules.length;
  paper.addText('P', count === 0 ? 'None.' : reflectiveLogCountLabel(count), small);
  const [others, alone] = [logs.filter(isShown(shown)), logs.filter((log) => !isShown(shown)(log))];
  const lines = [
    ...others.map(({ day, activityTitle }) => `${dayText(day)}, ${activityTitle ?? ''}`),
    ...onModules.map(({ day, title }) => `${dayText(day)}, ${title}`),
  ];
  if (lines.length > 0) {
    paper.addText('P', 'Printed with their activities:', { ...small, above: 6 });
    paper.bullets(lines, { size: 9.5 });
  }
  for (const log of alone) {
    paper.addSection('Sect', () => {
      const about = log.activityTitle ? `: ${log.activityTitle}` : '';
      heading(paper, 'H3', `${dayText(log.day)}${about}`);
      imported(paper, log.importedOn, log.day, 'written');
      prose(paper, log.content, { above: 3 });
      outcomes(paper, log);
    });
  }
}

const isShown =
  (shown: ReadonlySet<number>) =>
  ({ activityId }: PortfolioReflection): boolean =>
    activityId !== null && shown.has(activityId);

/** Every document added in the period, in full. */
export function documents(paper: PdfDocument, { documents: all }: PortfolioPeriod): void {
  heading(paper, 'H2', 'Documents');
  paper.addText('P', all.length === 0 ? 'None.' : documentsLabel(all.length), small);
  for (const document of all) paper.addSection('Sect', () => documentOf(paper, document));
}

function documentOf(
  paper: PdfDocument,
  { title, type, day, importedOn, expiryDay, content, files }: PortfolioDocument,
): void {
  heading(paper, 'H3', title);
  const good = expiryDay ? [`good until ${dayText(expiryDay)}`] : [];
  const what = [documentTypeLabel(type), `added ${dayText(day)}`, ...good];
  paper.addText('P', what.join(' · '), { ...small, above: 1 });
  imported(paper, importedOn, day, 'added');
  prose(paper, content, { above: 3 });
  fileLines(paper, files);
}
