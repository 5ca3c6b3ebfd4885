import type { Context } from '../context.ts';
import { requireUser } from '../context.ts';
import { notFound } from '../errors.ts';
import * as recordChain from '../schema/records/record-events/record-chain.ts';
import * as summary from '../schema/standing/summary/summary.ts';
import type { User } from '../schema/account/users/user.entity.ts';
import { hoursLabel } from '#domain/records/activities';
import { civilDate, type CivilDate } from '#domain/dates';
import { headLabel } from '#domain/records/record-events';
import type { RulePack } from '#domain/standing/rule-packs';
import { rulesFor } from '#domain/standing/standard';
import {
  certificateTemplates,
  templateFileName,
  templateTexts,
  type CertificateHolder,
  type CertificateTemplate,
} from '#domain/records/templates';
import { displayName, roleLabel } from '#domain/account/users';
import { fittingSize, frame } from './certificate-sheet.ts';
import { grid } from './fields.ts';
import { createPdfDocument, ink, type PdfDocument } from './pdf-document.ts';
import { citation, cite, dayText } from './words.ts';
import type { Report } from './report.ts';

const SIGNATURES_FROM_BOTTOM = 112;

/** A certificate with the user's name, role and organisation, and the hours of the current period if it shows them. */
export async function certificateReport(ctx: Context, id: unknown): Promise<Report> {
  const user = await requireUser(ctx);
  const template = certificateTemplates.find((known) => known.id === id);
  if (!template) throw notFound();
  const holder = await holderOf(ctx, user);
  const latest = await recordChain.head(ctx);
  const paper = await createPdfDocument({
    title: template.title,
    shows: holder,
    now: ctx.now,
    landscape: true,
    form: template.fields.length > 0,
    // A form to fill in shows no record.
    foot: template.body === 'period' && latest ? headLabel(latest) : null,
  });
  frame(paper);
  head(paper, template, holder);
  if (template.body === 'period') hours(paper, holder);
  else {
    grid(paper, template.fields, { columns: 3, above: 14 });
    paper.addText('P', `${templateTexts.covers}: ${template.covers.join(' · ')}`, {
      size: 10,
      above: 12,
    });
  }
  foot(paper, template, rulesFor(holder.period));
  return { fileName: templateFileName('certificates', template.id), bytes: await paper.done() };
}

async function holderOf(ctx: Context, user: User): Promise<CertificateHolder> {
  const sums = await summary.get(ctx, 'current', user);
  const { start, end } = sums.period!;
  return {
    name: displayName(user),
    role: roleLabel(user.role),
    organization: user.organization,
    period: { start: dayOf(start), end: dayOf(end) },
    totalHours: sums.totalHours,
    interactiveHours: sums.interactiveHours,
    required: sums.required,
    categoryHours: sums.categoryHours,
  };
}

/** A civil date is held as midnight UTC. */
const dayOf = (instant: Date): CivilDate => civilDate(instant, 'UTC');

function head(paper: PdfDocument, template: CertificateTemplate, holder: CertificateHolder): void {
  const { doc, addText } = paper;
  const centred = { align: 'center', size: 12 } as const;
  const bold = { ...centred, weight: 'bold' } as const;
  const soft = { ...centred, color: ink.soft };
  doc.y = 44;
  addText('H1', template.title, { ...bold, size: 28, color: ink.accent });
  addText('P', templateTexts.certifies, { ...soft, above: 12 });
  addText('P', holder.name, {
    ...bold,
    size: fittingSize(paper, holder.name, [30, 24, 19, 15]),
    above: 4,
  });
  addText('P', [holder.role, holder.organization].filter(Boolean).join(', '), soft);
  addText('P', template.statement, { ...centred, above: 10 });
}

function hours(paper: PdfDocument, holder: CertificateHolder): void {
  const { doc, margin, addText, use, body } = paper;
  const { period, required, totalHours, interactiveHours, categoryHours } = holder;
  const days = `${dayText(period.start)} to ${dayText(period.end)}`;
  addText('P', `in the CPD period from ${days}`, { align: 'center', size: 12 });
  const rows = [
    ...categoryHours.map(({ category, hours }) => [category, hoursLabel(hours)]),
    ['Total', `${hoursLabel(totalHours)} of ${required.total} required`],
    ['Interactive', `${hoursLabel(interactiveHours)} of ${required.interactive} required`],
  ];
  const indent = 150;
  use(rows.flat().join(''), { size: 12 });
  doc.table({
    position: { x: margin + indent, y: doc.y + 14 },
    maxWidth: paper.width() - 2 * indent,
    columnStyles: ['*', 220],
    defaultStyle: {
      border: [0, 0, 0.6, 0],
      borderColor: ink.line,
      padding: 6,
      textColor: ink.text,
    },
    structParent: body,
    data: rows.map(([name, value]) => [
      { text: name, type: 'TH' as const, scope: 'Row' as const },
      { text: value },
    ]),
  });
  if (required.explanation) {
    addText('P', required.explanation, { size: 9, align: 'center', above: 8 });
  }
  cite(paper, required.source, { align: 'center', above: required.explanation ? 2 : 8 });
  addText('P', templateTexts.recordedBy, { align: 'center', size: 10, above: 4 });
}

function foot(
  { doc, margin, width, addText, line }: PdfDocument,
  template: CertificateTemplate,
  { evidence }: RulePack,
): void {
  const y = doc.page.height - SIGNATURES_FROM_BOTTOM;
  const gap = 24;
  const column = (width() - 2 * gap) / 3;
  templateTexts.signatures.forEach((label, index) => {
    const box = { x: margin + index * (column + gap), y, width: column };
    line(box, ink.text);
    addText('P', label, { size: 9, color: ink.soft }, { ...box, y: y + 4 });
  });
  if (template.body === 'period') return;
  addText(
    'P',
    `${evidence.text} ${citation(evidence.source)}`,
    { size: 9, color: ink.soft, align: 'center' },
    { x: margin, y: y + 28, width: width() },
  );
}
