import type { DemoPaper } from '../db/seed/demo/papers.ts';
import type { CivilDate } from '#domain/dates';
import { fittingSize, frame } from './certificate-sheet.ts';
import { createPdfDocument, ink, type PdfDocument } from './pdf-document.ts';
import { dayText } from './words.ts';

/** Printed on each page, so that nobody takes one of these for a real certificate. */
const NOTE = 'A sample, drawn for the demonstration account. Nobody issued it.';

/** Draws a file of the demo account as a PDF. */
export async function demoPaper(
  { layout, title, by, lines }: DemoPaper,
  { holder, day }: { holder: string; day: CivilDate },
): Promise<Buffer> {
  const landscape = layout === 'certificate';
  const now = new Date(`${day}T00:00:00Z`);
  const paper = await createPdfDocument({ title, shows: [by, lines, holder], now, landscape });
  if (landscape) certificate(paper, { title, by, lines, holder, day });
  else sheet(paper, { title, by, lines, holder, day });
  return paper.done();
}

type Shown = Pick<DemoPaper, 'title' | 'by' | 'lines'> & { holder: string; day: CivilDate };

function certificate(paper: PdfDocument, { title, by, lines, holder, day }: Shown): void {
  const { doc, addText } = paper;
  const centred = { align: 'center', size: 13 } as const;
  const soft = { ...centred, color: ink.soft } as const;
  frame(paper);
  doc.y = 84;
  addText('P', by, { ...centred, weight: 'bold' });
  addText('H1', title, { ...centred, size: 32, weight: 'bold', color: ink.accent, above: 18 });
  addText('P', 'This certifies that', { ...soft, above: 22 });
  const size = fittingSize(paper, holder, [28, 22, 17]);
  addText('P', holder, { ...centred, size, weight: 'bold', above: 4 });
  addText('P', 'took part in', { ...soft, above: 12 });
  for (const line of lines) addText('P', line, { ...centred, size: 15, above: 6 });
  addText('P', dayText(day), { ...soft, above: 18 });
  addText('P', NOTE, { ...soft, size: 9.5, above: 30 });
}

function sheet(paper: PdfDocument, { title, by, lines, holder, day }: Shown): void {
  const { addText, bullets } = paper;
  addText('P', by, { size: 10, color: ink.soft });
  addText('H1', title, { size: 20, weight: 'bold', color: ink.accent, above: 4 });
  addText('P', `${holder}, ${dayText(day)}`, { size: 12, above: 8 });
  bullets(lines, { above: 14 });
  addText('P', NOTE, { size: 9.5, color: ink.soft, above: 24 });
}
