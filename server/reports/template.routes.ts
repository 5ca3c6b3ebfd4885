import { docx, pdf } from '../rest/handlers.ts';
import { get, type Route } from '../rest/route.ts';
import * as reports from './makers.ts';
import { certificateTemplates, reflectionTemplates } from '#domain/records/templates';

export const templateRoutes: readonly Route[] = [
  get(
    '/guidelines.pdf',
    'guidelinesPdf',
    pdf('The regulator’s standard.', reports.guidelinesReport),
  ),
  get(
    '/templates/certificates/:id.pdf',
    'certificatePdf',
    pdf('A certificate with your details.', reports.certificateReport, {
      ids: certificateTemplates,
    }),
  ),
  get(
    '/templates/reflections/:id.pdf',
    'reflectionPdf',
    pdf('A reflection to fill in.', reports.reflectionReport, { ids: reflectionTemplates }),
  ),
  get(
    '/templates/reflections/:id.docx',
    'reflectionDocx',
    docx('The same for a word processor.', reports.reflectionDocx, { ids: reflectionTemplates }),
  ),
  get(
    '/templates/evidence/cover-sheet.pdf',
    'coverSheetPdf',
    pdf('The cover sheet of a piece of evidence.', reports.evidenceReport),
  ),
];
