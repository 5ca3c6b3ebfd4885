import type { PdfDocument, Style } from '../pdf-document.ts';
import type { ReportAttestation } from '../../schema/proof/portfolio/report-record.type.ts';
import { ink } from '../pdf-document.ts';
import { printable } from '../printable.ts';
import { dayText } from '../words.ts';
import { attestationNote } from '#domain/proof/attestations';
import { importedText } from '#domain/records/recorded';

export type Level = 'H1' | 'H2' | 'H3';

const headings: Record<Level, Style> = {
  H1: { size: 20, weight: 'bold', color: ink.accent },
  H2: { size: 14, weight: 'bold', color: ink.accent, above: 18 },
  H3: { size: 11.5, weight: 'bold', above: 12 },
};

/** A heading that stays with the first lines of its text. It may look like one of another level. */
export function heading(paper: PdfDocument, level: Level, text: string, look: Level = level): void {
  paper.keep(look === 'H3' ? 110 : 130);
  paper.addText(level, text, headings[look]);
}

/** A user's text, paragraph by paragraph. */
export function prose(paper: PdfDocument, text: string, style: Style = {}): void {
  for (const paragraph of text.split(/\r?\n+/)) {
    const shown = printable(paragraph).trim();
    if (shown) paper.addText('P', shown, { size: 10, above: 2, ...style });
  }
}

/** A small label above its text. */
export function labelled(paper: PdfDocument, label: string, text: string): void {
  // The label and two lines.
  paper.keep(52);
  paper.addText('P', label, { size: 8.5, weight: 'bold', color: ink.soft, above: 5 });
  prose(paper, text, { above: 1 });
}

/** Marks a record that came with an imported account; nothing for one recorded here. */
export function imported(
  paper: PdfDocument,
  importedOn: string | null,
  claimedOn: string | null,
  what?: string,
): void {
  if (!importedOn || !claimedOn) return;
  const text = importedText(dayText(importedOn), dayText(claimedOn), what);
  paper.addText('P', text, { size: 9, color: ink.soft, above: 1 });
}

/** Prints what others confirmed about an activity, and if the record has changed since. */
export function confirmations(
  paper: PdfDocument,
  attestations: readonly ReportAttestation[],
): void {
  if (attestations.length === 0) return;
  for (const { number, text, circumstances, changed, comment } of attestations) {
    paper.keep(44);
    const numbered = [number, text].filter(Boolean).join(' · ');
    paper.addText('P', numbered, { size: 9.5, above: 4 });
    paper.addText('P', circumstances, { size: 9, above: 1 });
    if (comment) paper.addText('P', `“${comment}”`, { size: 9, above: 1 });
    if (changed) paper.addText('P', changed, { size: 9, color: ink.attention, above: 1 });
  }
  paper.addText('P', attestationNote, { size: 8.5, color: ink.soft, above: 2 });
}

/** Names and values in two columns, without empty values. */
export function facts(
  paper: PdfDocument,
  pairs: readonly (readonly [string, string | null])[],
): void {
  const { doc, margin, addText } = paper;
  const column = 132;
  for (const [name, value] of pairs) {
    if (!value) continue;
    paper.keep(24);
    const y = doc.y + 4;
    addText('P', name, { size: 10, color: ink.soft }, { x: margin, y, width: column });
    const box = { x: margin + column, y, width: paper.width() - column };
    addText('P', value, { size: 10 }, box);
    doc.x = margin;
  }
}
