import type {
  ReportChange,
  ReportGoal,
  ReportPlanned,
} from '../../schema/proof/portfolio/report-goal.type.ts';
import type { PortfolioPeriod } from '../../schema/proof/portfolio/editions.ts';
import { hoursLabel } from '#domain/records/activities';
import { importedText } from '#domain/records/recorded';
import { goalsLabel, goalStatusLabels } from '#domain/records/learning-goals';
import {
  changeInWords,
  goalClosingFields,
  goalFields,
} from '#domain/records/learning-goals.fields';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { dayText } from '../words.ts';
import { heading, imported, labelled } from './parts.ts';

const small = { size: 9, color: ink.soft, above: 2 };

/** The learning goals, the planned activities of each, and how and why the plan changed. */
export function plan(paper: PdfDocument, { goals }: PortfolioPeriod): void {
  heading(paper, 'H2', 'Learning goals and plan');
  paper.addText('P', goals.length === 0 ? 'None.' : goalsLabel(goals.length), small);
  for (const goal of goals) paper.addSection('Sect', () => goalOf(paper, goal));
}

function goalOf(paper: PdfDocument, goal: ReportGoal): void {
  heading(paper, 'H3', goal.title);
  const what = `${goalStatusLabels[goal.status]} · by ${dayText(goal.targetDay)}`;
  paper.addText('P', what, { ...small, above: 1 });
  imported(paper, goal.claimedRecordedOn && goal.recordedOn, goal.claimedRecordedOn, 'set');
  labelled(paper, goalFields.why.label, goal.why);
  labelled(paper, goalFields.measure.label, goal.measure);
  lines(paper, 'Planned activities', goal.planned.map(plannedText));
  lines(
    paper,
    'Changes of plan',
    goal.changes.map((each) => changeText(each, goal)),
  );
  if (goal.reflection) labelled(paper, goalClosingFields.reflection.label, goal.reflection);
}

function lines(paper: PdfDocument, label: string, texts: readonly string[]): void {
  if (texts.length === 0) return;
  paper.keep(40);
  paper.addText('P', label, { size: 8.5, weight: 'bold', color: ink.soft, above: 5 });
  paper.bullets(texts, { size: 10, above: 2 });
}

function plannedText({ title, hours, plannedDay, activityTitle }: ReportPlanned): string {
  const day = plannedDay ? [dayText(plannedDay)] : [];
  const done = activityTitle ? `done: ${activityTitle}` : 'not done yet';
  return [title, ...day, hoursLabel(hours), done].join(' · ');
}

function changeText(
  { day, importedOn, reason, ...change }: ReportChange,
  { reflection }: ReportGoal,
): string {
  const { field, from, to } = changeInWords(change);
  const what = `${dayText(day)}, ${field}: from “${from}” to “${to}”.`;
  // The closing reflection is the reason of the last change, and is printed below.
  const why = reason && reason !== reflection ? ` ${goalFields.reason.label}: ${reason}` : '';
  if (!importedOn) return what + why;
  return `${what}${why} ${importedText(dayText(importedOn), dayText(day), 'changed')}.`;
}
