import type { Context } from '../context.ts';
import * as recordChain from '../schema/records/record-events/record-chain.ts';
import * as renewal from '../schema/standing/renewal/renewal.ts';
import { headLabel } from '#domain/records/record-events';
import { renewalMessages } from '#domain/standing/renewal';
import { createPdfDocument, ink, type PdfDocument } from './pdf-document.ts';
import type { Report } from './report.ts';

/** One page: what the record shows of each declaration, with the day and the hash of its text. */
export async function renewalStatement(
  ctx: Context,
  considered?: string,
  registration?: string,
): Promise<Report> {
  const { title, about, answers, sha256 } = await renewal.statement(ctx, considered, registration);
  const latest = await recordChain.head(ctx);
  const foot = latest ? headLabel(latest) : null;
  const paper = await createPdfDocument({ title, shows: [about, answers], now: ctx.now, foot });
  const { addText } = paper;
  addText('H1', title, { size: 20, weight: 'bold', color: ink.accent });
  for (const line of about) addText('P', line, { size: 10, color: ink.soft, above: 2 });
  addText('P', renewalMessages.disclaimer, { size: 10, color: ink.attention, above: 6 });
  for (const answer of answers) section(paper, answer);
  addText('P', `SHA-256 of the lines above: ${sha256}`, { size: 8.5, color: ink.soft, above: 10 });
  return { fileName: renewalMessages.fileName, bytes: await paper.done() };
}

function section({ addText }: PdfDocument, answer: renewal.RenewalStatement['answers'][number]) {
  const { heading, line, details } = answer;
  addText('H2', heading, { size: 11, weight: 'bold', above: 7 });
  addText('P', line, { size: 9.5 });
  for (const detail of details) addText('P', detail, { size: 9, color: ink.soft });
}
