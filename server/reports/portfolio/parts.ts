import type { Paper, Style } from '../paper.ts';
import { ink } from '../paper.ts';
import { dayText } from '../words.ts';
import { importedText } from '#domain/recorded';

export type Level = 'H1' | 'H2' | 'H3';

const headings: Record<Level, Style> = {
  H1: { size: 20, weight: 'bold', color: ink.accent },
  H2: { size: 14, weight: 'bold', color: ink.accent, above: 18 },
  H3: { size: 11.5, weight: 'bold', above: 12 },
};

/** A heading that stays with the beginning of what it heads. */
export function heading(paper: Paper, level: Level, text: string): void {
  paper.keep(level === 'H3' ? 64 : 96);
  paper.say(level, printable(text), headings[level]);
}

/** What somebody wrote, paragraph by paragraph. */
export function prose(paper: Paper, text: string, style: Style = {}): void {
  for (const paragraph of text.split(/\r?\n+/)) {
    const shown = printable(paragraph).trim();
    if (shown) paper.say('P', shown, { size: 10, above: 2, ...style });
  }
}

/** A small label above what it names. */
export function labelled(paper: Paper, label: string, text: string): void {
  paper.keep(40);
  paper.say('P', label, { size: 8.5, weight: 'bold', color: ink.soft, above: 5 });
  prose(paper, text, { above: 1 });
}

/** That a record came with an imported account; nothing of one that was recorded here. */
export function imported(
  paper: Paper,
  importedOn: string | null,
  claimedOn: string | null,
  what?: string,
): void {
  if (!importedOn || !claimedOn) return;
  const text = importedText(dayText(importedOn), dayText(claimedOn), what);
  paper.say('P', text, { size: 9, color: ink.soft, above: 1 });
}

/** Names and values in two columns; what has no value is left out. */
export function facts(paper: Paper, pairs: readonly (readonly [string, string | null])[]): void {
  const { doc, margin, say } = paper;
  const column = 120;
  for (const [name, value] of pairs) {
    if (!value) continue;
    paper.keep(24);
    const y = doc.y + 4;
    say('P', name, { size: 10, color: ink.soft }, { x: margin, y, width: column });
    const box = { x: margin + column, y, width: paper.width() - column };
    say('P', printable(value), { size: 10 }, box);
    doc.x = margin;
  }
}

/** Longer than any word of a language, and about half a line. */
const LONGEST_WORD = /\S{60}(?=\S)/gu;

/**
 * Without the signs that are not to be seen, which a font would show as boxes, and with words without end broken:
 * pdfkit takes a time that grows with their square to find where a line ends in them.
 */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\uFE00-\uFE0F]/gu, '')
    .replace(LONGEST_WORD, '$&\n');
