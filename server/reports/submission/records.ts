import type {
  Submission,
  SubmissionActivity,
  SubmissionDocument,
  SubmissionPeriod,
  SubmissionReflection,
} from '../../schema/proof/portfolio/editions.ts';
import type { ReportEvidence } from '../../schema/proof/portfolio/report-record.type.ts';
import { hoursLabel } from '#domain/records/activities';
import { activityFields } from '#domain/records/activities.fields';
import { contentElementsText, traceFields } from '#domain/records/activity-trace';
import { reflectiveLogFields } from '#domain/records/reflective-logs';
import { COUNTS_FOR } from '#domain/records/hours-for';
import { measuresText } from '#domain/learning/module-measures';
import { rulesFor } from '#domain/standing/standard';
import {
  isConfirmation,
  recordedText,
  registerColumns,
  submissionTexts as texts,
  WITHHELD,
} from '#domain/proof/submission';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { confirmations, facts, heading, imported, labelled, prose } from '../portfolio/parts.ts';
import { dayText, daysText } from '../words.ts';
import { destinations, placeOf } from './evidence-links.ts';
import type { GoalNumbers } from './goal-numbers.ts';
import type { Guests } from './merge/guests.ts';

const small = { size: 9, color: ink.soft, above: 2 } as const;

/** The rest of the document, as far as the sections of records need it. */
export interface Around {
  evidence: ReadonlyMap<string, ReportEvidence>;
  guests: Guests;
  numbers: GoalNumbers;
}

/** Every activity with its reflections and evidence. */
export function activities(paper: PdfDocument, submission: Submission, around: Around): void {
  const { periods, leftOut } = submission;
  const isAlone = leftOut.sections.includes('reflections');
  heading(paper, 'H1', isAlone ? texts.activitiesAlone : texts.activities);
  if (periods.every((period) => period.activities.length === 0)) none(paper);
  for (const period of periods) {
    for (const activity of period.activities) {
      paper.addSection('Sect', () => activityOf(paper, activity, { ...around, period }));
    }
  }
}

function activityOf(
  paper: PdfDocument,
  activity: SubmissionActivity,
  { period, ...around }: Around & { period: SubmissionPeriod },
): void {
  const { number, title, startDay, endDay, contentElements, reflections } = activity;
  const [own, inReflections] = [activity.evidence, new Set(reflections.flatMap((r) => r.evidence))];
  const goalText = (of: string) =>
    [around.numbers.titled(of, period), of].filter(Boolean).join(' ');
  heading(paper, 'H2', `${number}. ${title}`, 'H3');
  paper.addDestination(destinations.activity(number));
  facts(paper, [
    [registerColumns.day, dayText(activity.day)],
    ['Dates', daysText({ day: activity.day, startDay, endDay })],
    [registerColumns.hours, hoursLabel(activity.hours)],
    [COUNTS_FOR, activity.countsFor],
    [registerColumns.isInteractive, activity.isInteractive ? 'Yes' : 'No'],
    [registerColumns.category, activity.category],
    [registerColumns.activityType, activity.activityType],
    [registerColumns.provider, activity.provider],
    ['Where', activity.setting],
    [traceFields.practitioners.label, activity.practitioners],
    [traceFields.contentElements.label, contentElementsText(contentElements, rulesFor(period.end))],
    [traceFields.howItMeets.label, activity.howItMeets],
    [registerColumns.goals, activity.goals.map(goalText).join('; ') || null],
    [activityFields.documentIds.label, activity.documents.join('; ') || null],
    [texts.recordedOn, recordedText(activity.recordedOn, activity.claimedRecordedOn)],
  ]);
  if (activity.description) prose(paper, activity.description, { above: 3 });
  for (const reflection of reflections) {
    const what =
      reflection.id === null ? texts.moduleReflection : reflectiveLogFields.content.label;
    reflectionOf(paper, reflection, { what: `${what}, ${dayText(reflection.day)}`, ...around });
  }
  confirmations(paper, activity.attestations);
  evidenceList(
    paper,
    // A confirmation is printed in full above.
    own.filter((each) => !inReflections.has(each) && !isConfirmation(each)),
    around,
  );
}

function reflectionOf(
  paper: PdfDocument,
  reflection: SubmissionReflection,
  { what, ...around }: Around & { what: string },
): void {
  const { learningOutcomes, futureApplication } = reflectiveLogFields;
  labelled(paper, what, reflection.content ?? WITHHELD);
  imported(paper, reflection.importedOn, reflection.day, 'written');
  if (reflection.learningOutcomes) {
    labelled(paper, learningOutcomes.label, reflection.learningOutcomes);
  }
  if (reflection.futureApplication) {
    labelled(paper, futureApplication.label, reflection.futureApplication);
  }
  if (reflection.remark) {
    paper.addText('P', reflection.remark, { size: 8.5, color: ink.soft, above: 2 });
  }
  evidenceList(paper, reflection.evidence, around);
}

/** Evidence by number and name, each with a link. */
export function evidenceList(
  paper: PdfDocument,
  numbers: readonly string[],
  { evidence, guests }: Around,
): void {
  if (numbers.length === 0) return;
  paper.keep(40);
  const label = { size: 8.5, weight: 'bold', color: ink.soft, above: 5 } as const;
  paper.addText('P', texts.evidence, label);
  for (const number of numbers) {
    paper.keep(16);
    const { name, remark } = evidence.get(number)!;
    const said = [name.replace(/\s+/g, ' '), remark].filter(Boolean).join('. ');
    const text = `${number} · ${said}`;
    paper.addText('P', text, {
      size: 9.5,
      color: ink.accent,
      goTo: placeOf(number, guests),
      above: 1,
    });
  }
}

/** The reflections on no activity of the submission; no section without one. */
export function otherReflections(
  paper: PdfDocument,
  { periods }: Submission,
  around: Around,
): void {
  heading(paper, 'H1', texts.reflections);
  for (const reflection of periods.flatMap((period) => period.reflections)) {
    paper.addSection('Sect', () => {
      const about = reflection.about ? `: ${reflection.about}` : '';
      const what = `${dayText(reflection.day)}${about}`;
      heading(paper, 'H2', what, 'H3');
      reflectionOf(paper, reflection, { what: reflectiveLogFields.content.label, ...around });
    });
  }
}

/** Every document added in the periods. */
export function documents(paper: PdfDocument, { periods }: Submission, around: Around): void {
  heading(paper, 'H1', texts.documents);
  for (const document of periods.flatMap((period) => period.documents)) {
    paper.addSection('Sect', () => documentOf(paper, document, around));
  }
}

function documentOf(paper: PdfDocument, document: SubmissionDocument, around: Around): void {
  const { title, type, day, importedOn, expiryDay, content } = document;
  heading(paper, 'H2', title, 'H3');
  const valid = expiryDay ? [`valid until ${dayText(expiryDay)}`] : [];
  const what = [type, `recorded on ${dayText(importedOn ?? day)}`, ...valid];
  paper.addText('P', what.join(' · '), { ...small, above: 1 });
  imported(paper, importedOn, day, 'added');
  prose(paper, content, { above: 3 });
  evidenceList(paper, document.evidence, around);
}

/** The certificates of learning modules, each with the address at which it can be checked. */
export function certificates(paper: PdfDocument, { periods }: Submission, around: Around): void {
  const evidence = [...around.evidence.values()];
  heading(paper, 'H1', texts.certificates);
  for (const each of periods.flatMap((period) => period.certificates)) {
    paper.addSection('Sect', () => {
      const { number, title, version, day, score, verifyUrl } = each;
      heading(paper, 'H2', title, 'H3');
      const what = [
        `Completed ${dayText(day)}`,
        `quiz passed with ${score}%`,
        `version ${version}`,
        `number ${number}`,
      ];
      paper.addText('P', what.join(' · '), { ...small, above: 1 });
      paper.addText('P', measuresText(each), { ...small, above: 1 });
      paper.addText('P', verifyUrl, { size: 10, color: ink.accent, link: verifyUrl, above: 1 });
      const own = evidence.filter(({ certificate }) => certificate === number);
      evidenceList(
        paper,
        own.map((piece) => piece.number),
        around,
      );
    });
  }
}

/** Says that a section is empty. */
export const none = (paper: PdfDocument): void => paper.addText('P', texts.none, small);
