import type { Submission } from '../../schema/proof/portfolio/editions.ts';
import type { ChainHead } from '#domain/records/record-chain';
import { headText } from '#domain/records/record-events';
import { requirementText, submissionTexts as texts } from '#domain/proof/submission';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { facts } from '../portfolio/parts.ts';
import { dayText } from '../words.ts';

/** The owner, the periods, and for each the requirement and the totals. */
export function cover(
  paper: PdfDocument,
  submission: Submission,
  timeline: ChainHead | null,
): void {
  const { person, periods, madeOn, leftOut } = submission;
  const { doc, addText, draw, margin } = paper;
  draw(() => void doc.rect(0, 0, doc.page.width, 10).fill(ink.accent));
  doc.y = 96;
  addText('H1', texts.title, { size: 13, color: ink.soft });
  addText('P', person.name, { size: 28, weight: 'bold', color: ink.accent, above: 4 });
  const work = [person.role, person.organization].filter(Boolean).join(', ');
  addText('P', work, { size: 12, above: 2 });
  doc.y += 18;
  facts(paper, [
    ['Registered as', person.register],
    [texts.registrationNumber, person.registrationNumber],
    ['Registered since', person.registrationDay && dayText(person.registrationDay)],
    [texts.registrationType, person.registrationType],
    [texts.registrationHistory, person.registrationHistory.join('; ')],
    [texts.timeZone, person.timeZone],
    ['Prepared on', dayText(madeOn)],
    ['Timeline', timeline && headText(timeline)],
  ]);
  for (const { label, required, completed } of periods) {
    addText('H2', `CPD period ${label}`, { size: 12, weight: 'bold', above: 16 });
    facts(paper, [
      [texts.requirement, required.text],
      [texts.basis, required.basis],
      [texts.completed, requirementText(completed)],
    ]);
  }
  if (leftOut.lines.length > 0) {
    addText('H2', texts.leftOut, { size: 12, weight: 'bold', above: 16 });
    for (const line of leftOut.lines) addText('P', line, { size: 10, above: 2 });
  }
  doc.x = margin;
}
