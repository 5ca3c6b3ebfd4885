import type { Context } from '../context.ts';
import { requireUser } from '../context.ts';
import { notFound } from '../errors.ts';
import type { User } from '../schema/account/users/user.entity.ts';
import { civilDate } from '#domain/dates';
import { rulesFor } from '#domain/standing/standard';
import {
  evidenceTemplate,
  keepText,
  reflectionFields,
  reflectionHeadings,
  reflectionTemplates,
  templateFileName,
  type ReflectionPrompts,
} from '#domain/records/templates';
import { displayName } from '#domain/account/users';
import { area, checks, grid } from './fields.ts';
import { createPdfDocument, ink, type PdfDocument } from './pdf-document.ts';
import { cite } from './words.ts';
import type { Report } from './report.ts';

/** A reflection form to type into or to print, with its template's questions. */
export async function reflectionReport(ctx: Context, id: unknown): Promise<Report> {
  const user = await requireUser(ctx);
  const template = reflectionTemplates.find((known) => known.id === id);
  if (!template) throw notFound();
  const paper = await createPdfDocument({
    title: template.title,
    shows: shownOf(user),
    now: ctx.now,
    form: true,
  });
  head(paper, template.title, user);
  paper.addText('P', template.model, { size: 9, color: ink.soft, above: 2 });
  const { privacy } = rulesFor(civilDate(ctx.now, user.timeZone));
  paper.addText('P', privacy.text, { size: 10, color: ink.attention, above: 2 });
  cite(paper, privacy.source, { size: 8.5, above: 0 });
  grid(paper, reflectionFields, { columns: 2, above: 10 });
  const parts = Object.keys(reflectionHeadings) as (keyof ReflectionPrompts)[];
  for (const part of parts) question(paper, reflectionHeadings[part], template.prompts[part]);
  return { fileName: templateFileName('reflections', template.id), bytes: await paper.done() };
}

/** The cover sheet for a piece of evidence. */
export async function evidenceReport(ctx: Context): Promise<Report> {
  const user = await requireUser(ctx);
  const { id, title, fields, checklist, checklistHeading } = evidenceTemplate;
  const paper = await createPdfDocument({ title, shows: shownOf(user), now: ctx.now, form: true });
  head(paper, title, user);
  grid(paper, fields, { columns: 2, above: 10 });
  paper.addText('H2', checklistHeading, { size: 13, weight: 'bold', above: 18 });
  checks(paper, checklist);
  const rules = rulesFor(civilDate(ctx.now, user.timeZone));
  paper.addText('P', rules.evidence.text, { above: 8 });
  cite(paper, rules.evidence.source);
  paper.addText('P', keepText(rules), { above: 8 });
  cite(paper, (rules.retention ?? rules).source);
  if (rules.audit) cite(paper, rules.audit.source);
  return { fileName: templateFileName('evidence', id), bytes: await paper.done() };
}

const shownOf = (user: User) => [displayName(user), user.organization].filter(Boolean);

function head({ addText }: PdfDocument, title: string, user: User): void {
  addText('H1', title, { size: 22, weight: 'bold', color: ink.accent });
  addText('P', shownOf(user).join(', '), { color: ink.soft, above: 2 });
}

/** Three of them fill the page. */
const ANSWER_HEIGHT = 116;

function question(paper: PdfDocument, heading: string, prompt: string): void {
  paper.addText('H2', heading, { size: 13, weight: 'bold', above: 12 });
  paper.addText('P', prompt, { size: 10, above: 1 });
  area(paper, heading, ANSWER_HEIGHT);
}
