import type { PdfDocument, Style } from '../pdf-document.ts';
import type { AttestationFacts } from '../../schema/attestations/attestation.type.ts';
import { ink } from '../pdf-document.ts';
import { dayText } from '../words.ts';
import { attestationNote } from '#domain/attestations';
import { importedText } from '#domain/recorded';

export type Level = 'H1' | 'H2' | 'H3';

const headings: Record<Level, Style> = {
  H1: { size: 20, weight: 'bold', color: ink.accent },
  H2: { size: 14, weight: 'bold', color: ink.accent, above: 18 },
  H3: { size: 11.5, weight: 'bold', above: 12 },
};

/** A heading that stays with the start of its text. */
export function heading(paper: PdfDocument, level: Level, text: string): void {
  paper.keep(level === 'H3' ? 64 : 96);
  paper.addText(level, printable(text), headings[level]);
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
  paper.keep(40);
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

/** What others confirmed about an activity, and that the record has changed since where it has. */
export function confirmations(paper: PdfDocument, attestations: readonly AttestationFacts[]): void {
  if (attestations.length === 0) return;
  for (const { text, changed, comment } of attestations) {
    paper.keep(32);
    paper.addText('P', printable(text), { size: 9.5, above: 4 });
    if (comment) paper.addText('P', `“${printable(comment)}”`, { size: 9, above: 1 });
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
    addText('P', printable(value), { size: 10 }, box);
    doc.x = margin;
  }
}

/** Longer than any real word, and about half a line. */
const LONGEST_WORD = /\S{60}(?=\S)/gu;

/**
 * Removes invisible characters, which a font would show as boxes, and breaks endless words: pdfkit's time to find a
 * line break in them grows with the square of their length.
 */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\uFE00-\uFE0F]/gu, '')
    .replace(LONGEST_WORD, '$&\n');
