import type { Submission } from '../../schema/proof/portfolio/editions.ts';
import {
  declarationText,
  signatureLines,
  submissionTexts as texts,
} from '#domain/proof/submission';
import { additionsIn } from '#domain/proof/submission-additions';
import { ink, type PdfDocument } from '../pdf-document.ts';
import { heading } from '../portfolio/parts.ts';

const LABEL = 160;

/** The declaration and lines to sign on. */
export function declaration(paper: PdfDocument, submission: Submission): void {
  const { person, periods } = submission;
  const { doc, margin, width, addText } = paper;
  paper.keep(260);
  heading(paper, 'H1', texts.declaration);
  addText('P', declarationText(person.name, periods, additionsIn(submission)), {
    size: 11,
    above: 8,
  });
  doc.y += 20;
  const known: Record<string, string | null> = {
    Name: person.name,
    [texts.registrationNumber]: person.registrationNumber,
  };
  for (const label of signatureLines) {
    const y = doc.y + 14;
    addText('P', label, { size: 10, color: ink.soft }, { x: margin, y, width: LABEL });
    const value = known[label];
    const box = { x: margin + LABEL, y, width: width() - LABEL };
    if (value) addText('P', value, { size: 10 }, box);
    paper.line({ ...box, y: y + 16 });
    doc.x = margin;
    doc.y = y + 20;
  }
}
