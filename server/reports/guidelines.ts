import type { Context } from '../context.ts';
import { requireUser } from '../context.ts';
import { civilDate } from '#domain/dates';
import {
  guidelinesFile,
  guidelinesNotice,
  guidelinesOf,
  guidelinesTitle,
  type Guideline,
} from '#domain/standing/guidelines';
import { rulesFor } from '#domain/standing/standard';
import { createPdfDocument, ink, type PdfDocument } from './pdf-document.ts';
import { cite, dayText } from './words.ts';
import type { Report } from './report.ts';

/** The rules in force today, as the Guidelines screen shows them. */
export async function guidelinesReport(ctx: Context): Promise<Report> {
  const { timeZone } = await requireUser(ctx);
  const paper = await createPdfDocument({ title: guidelinesTitle, shows: null, now: ctx.now });
  paper.addText('H1', guidelinesTitle, { size: 24, weight: 'bold', color: ink.accent });
  const today = civilDate(ctx.now, timeZone);
  const rules = rulesFor(today);
  paper.addText('P', `${guidelinesNotice} Printed on ${dayText(today)}.`, {
    above: 4,
    color: ink.soft,
  });
  const { url } = rules.source;
  paper.addText('P', url, { size: 10, link: url, color: ink.accent });
  cite(paper, rules.source);
  for (const guideline of guidelinesOf(rules)) section(paper, guideline);
  return { fileName: guidelinesFile.name, bytes: await paper.done() };
}

function section(paper: PdfDocument, { heading, text, points, remark, sources }: Guideline): void {
  paper.keep(60 + 16 * (points?.length ?? 0) + 14 * sources.length);
  paper.addText('H2', heading, { size: 13, weight: 'bold', above: 10 });
  paper.addText('P', text, { size: 10.5, above: 1 });
  if (points) paper.bullets(points, { size: 10.5 });
  if (remark) paper.addText('P', remark, { size: 10.5, above: 3 });
  for (const source of sources) cite(paper, source, { size: 8.5 });
}
