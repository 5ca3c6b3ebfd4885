import type {
  ReportChange,
  ReportGoal,
  ReportPlanned,
} from '../../schema/proof/portfolio/report-goal.type.ts';
import type { Submission } from '../../schema/proof/portfolio/editions.ts';
import { hoursLabel } from '#domain/records/activities';
import { goalStatusLabels } from '#domain/records/learning-goals';
import {
  changeInWords,
  goalClosingFields,
  goalFields,
} from '#domain/records/learning-goals.fields';
import { importedText } from '#domain/records/recorded';
import { recordedText, submissionTexts as texts } from '#domain/proof/submission';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { facts, heading, labelled, type Level } from '../portfolio/parts.ts';
import { dayText } from '../words.ts';
import { destinations } from './evidence-links.ts';
import type { GoalNumbers } from './goal-numbers.ts';
import { none } from './records.ts';

/** The learning goals with what was planned for each, and each change of plan. */
export function plan(paper: PdfDocument, { periods }: Submission, numbers: GoalNumbers): void {
  heading(paper, 'H1', texts.plan);
  const withGoals = periods.filter(({ goals }) => goals.length > 0);
  if (withGoals.length === 0) none(paper);
  for (const period of withGoals) {
    const level = periods.length > 1 ? 'H3' : 'H2';
    if (periods.length > 1) heading(paper, 'H2', period.label);
    for (const goal of period.goals) {
      paper.addSection('Sect', () => goalOf(paper, goal, { number: numbers.of(goal), level }));
    }
  }
}

function goalOf(
  paper: PdfDocument,
  goal: ReportGoal,
  { number, level }: { number: string; level: Level },
): void {
  const { title, targetDay, status, recordedOn, claimedRecordedOn } = goal;
  heading(paper, level, `${number}. ${title}`, 'H3');
  paper.addDestination(destinations.goal(number));
  facts(paper, [
    [goalFields.targetDate.label, dayText(targetDay)],
    ['Outcome', status === 'open' ? null : goalStatusLabels[status]],
    [texts.recordedOn, recordedText(recordedOn, claimedRecordedOn)],
  ]);
  labelled(paper, texts.why, goal.why);
  labelled(paper, texts.measure, goal.measure);
  lines(paper, 'Planned activities', goal.planned.map(plannedText));
  lines(
    paper,
    'Changes of plan',
    goal.changes.map((each) => changeText(each, goal)),
  );
  if (goal.reflection) labelled(paper, goalClosingFields.reflection.label, goal.reflection);
}

function lines(paper: PdfDocument, label: string, all: readonly string[]): void {
  if (all.length === 0) return;
  paper.keep(40);
  paper.addText('P', label, { size: 8.5, weight: 'bold', color: ink.soft, above: 5 });
  paper.bullets(all, { size: 10, above: 2 });
}

function plannedText({ title, hours, plannedDay, activityTitle }: ReportPlanned): string {
  const day = plannedDay ? [dayText(plannedDay)] : [];
  const done = activityTitle ? [`carried out as ${activityTitle}`] : [];
  return [title, ...day, hoursLabel(hours), ...done].join(' · ');
}

function changeText(
  { day, importedOn, reason, ...change }: ReportChange,
  { reflection }: ReportGoal,
): string {
  const { field, from, to } = changeInWords(change);
  const what = field === goalFields.measure.label ? texts.measure : field;
  // The closing reflection is the reason of the last change, and is printed below.
  const why = reason && reason !== reflection ? ` ${goalFields.reason.label}: ${reason}` : '';
  const note = importedOn ? ` ${importedText(dayText(importedOn), dayText(day), 'changed')}.` : '';
  return `${dayText(day)}, ${what}: from “${from}” to “${to}”.${why}${note}`;
}
