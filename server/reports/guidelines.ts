import type { Context } from '../context.ts';
import { requireUser } from '../context.ts';
import { civilDate } from '#domain/dates';
import {
  guidelines,
  guidelinesFile,
  guidelinesNotice,
  guidelinesTitle,
  sourceNote,
  STANDARD_URL,
} from '#domain/standard';
import { createPdfDocument, ink, type PdfDocument } from './pdf-document.ts';
import { citation, dayText } from './words.ts';
import type { Report } from './report.ts';

/** The regulator's standard as the Guidelines screen shows it. */
export async function guidelinesReport(ctx: Context): Promise<Report> {
  const { timeZone } = await requireUser(ctx);
  const paper = createPdfDocument({ title: guidelinesTitle, now: ctx.now });
  paper.addText('H1', guidelinesTitle, { size: 24, weight: 'bold', color: ink.accent });
  const printed = dayText(civilDate(ctx.now, timeZone));
  paper.addText('P', `${guidelinesNotice} Printed on ${printed}.`, { above: 4, color: ink.soft });
  paper.addText('P', STANDARD_URL, { size: 10, link: STANDARD_URL, color: ink.accent });
  for (const guideline of guidelines) section(paper, guideline);
  return { fileName: guidelinesFile.name, bytes: await paper.done() };
}

function section(
  paper: PdfDocument,
  { heading, text, points, source }: (typeof guidelines)[number],
) {
  paper.keep(90 + 16 * (points?.length ?? 0));
  paper.addText('H2', heading, { size: 14, weight: 'bold', above: 14 });
  paper.addText('P', text, { above: 2 });
  if (points) paper.bullets(points);
  paper.addText('P', citation(source), {
    size: 9,
    above: 3,
    color: sourceNote(source) ? ink.attention : ink.soft,
    link: source.url,
  });
}
