import { create } from 'qrcode';
import type { Context } from '../context.ts';
import { signer } from '../schema/learning/open-badges/badge-keys.ts';
import type { Certificate } from '../schema/learning/modules/certificate.entity.ts';
import * as certificates from '../schema/learning/modules/certificates.ts';
import { certificateFileName, certificateTexts, verifyPath } from '#domain/learning/certificates';
import { certificateMeasures, MEASURED_MEANS, reviewText } from '#domain/learning/module-measures';
import { badgeFileName, openBadgeTexts } from '#domain/learning/open-badges';
import { badgeOf } from './open-badges.ts';
import { brandMark, fittingSize, frame } from './certificate-sheet.ts';
import { createPdfDocument, ink, type PdfDocument } from './pdf-document.ts';
import { dayText } from './words.ts';
import type { Report } from './report.ts';
import { PRODUCT } from '#domain/product';

const QR_SIZE = 88;
/** Positions of the facts, the text below them and the footer, fixed so that long names cannot push them off the page. */
const FACTS_Y = 330;
const NATURE_Y = 408;
/** The facts, in rows. */
const COLUMNS = 3;
const ROW = 36;
const FOOT_Y = 446;

/** The certificate of a completed module, as issued; its QR code leads to the public check. */
export async function moduleCertificateReport(ctx: Context, number: unknown): Promise<Report> {
  const certificate = await certificates.get(ctx, number);
  return (await certificateSheets(ctx))(certificate);
}

/** Draws certificates that have been read, each with its Open Badge attached. */
export type DrawCertificate = (certificate: Certificate) => Promise<Report>;

/** Returns a function that draws certificates; reads the badge key once. */
export async function certificateSheets({ services }: Context): Promise<DrawCertificate> {
  const sign = await signer(services);
  const { publicUrl } = services.env;
  return async (certificate) => {
    const { number, issuedAt } = certificate;
    const { holderName, moduleTitle } = certificate;
    const paper = await createPdfDocument({
      title: `Certificate ${number}`,
      shows: [holderName, moduleTitle],
      now: issuedAt,
      landscape: true,
    });
    frame(paper);
    head(paper, certificate);
    facts(paper, certificate);
    foot(paper, certificate, `${publicUrl}${verifyPath(number)}`);
    paper.doc.file(Buffer.from(sign(badgeOf(certificate, publicUrl))), {
      name: badgeFileName(number, 'jwt'),
      type: 'text/plain',
      description: openBadgeTexts.attachment,
      creationDate: issuedAt,
      modifiedDate: issuedAt,
      relationship: 'Alternative',
    });
    return { fileName: certificateFileName(number), bytes: await paper.done() };
  };
}

const centred = { align: 'center', size: 12 } as const;
const soft = { ...centred, color: ink.soft } as const;
const bold = { ...centred, weight: 'bold' } as const;

function head(paper: PdfDocument, { holderName, moduleTitle }: Certificate): void {
  const { doc, addText, use } = paper;
  const { title, certifies, statement } = certificateTexts;
  const mark = 26;
  const name = PRODUCT;
  const length = mark + 9 + use(name, { size: 14, weight: 'bold' }).widthOfString(name);
  const x = (doc.page.width - length) / 2;
  brandMark(paper, x, 54, mark);
  addText('P', name, { size: 14, weight: 'bold' }, { x: x + mark + 9, y: 59, width: length });
  doc.y = 98;
  addText('H1', title, { ...bold, size: 30, color: ink.accent });
  addText('P', certifies, { ...soft, above: 16 });
  const nameSize = fittingSize(paper, holderName, [32, 26, 21, 17]);
  addText('P', holderName, { ...bold, size: nameSize, above: 4 });
  addText('P', statement, { ...soft, above: 14 });
  const titleSize = fittingSize(paper, moduleTitle, [22, 18, 15]);
  addText('P', moduleTitle, { ...bold, size: titleSize, color: ink.accent, above: 4 });
}

function facts(paper: PdfDocument, certificate: Certificate): void {
  const { score, completedOn, moduleVersion } = certificate;
  const { margin, width, addText, line } = paper;
  const shown = [
    ...certificateMeasures(certificates.measuresOf(certificate)),
    { label: 'Quiz passed with', value: `${score}%` },
    { label: 'Completed on', value: dayText(completedOn) },
    { label: 'Version of the module', value: moduleVersion },
  ];
  const column = width() / COLUMNS;
  line({ x: margin, y: FACTS_Y - 8, width: width() });
  shown.forEach(({ label, value }, index) => {
    const x = margin + (index % COLUMNS) * column;
    const y = FACTS_Y + Math.floor(index / COLUMNS) * ROW;
    addText('P', label, { ...soft, size: 9 }, { x, y, width: column });
    addText('P', value, { ...bold, size: 13 }, { x, y: y + 12, width: column });
  });
  line({ x: margin, y: FACTS_Y + 2 * ROW - 2, width: width() });
  const box = { x: margin, y: NATURE_Y, width: width() };
  addText('P', certificateTexts.nature, { ...soft, size: 9.5 }, box);
  const notes = `${MEASURED_MEANS} ${reviewText(certificate)}`;
  addText('P', notes, { ...soft, size: 8.5 }, { ...box, y: NATURE_Y + 14 });
}

function foot(paper: PdfDocument, { number }: Certificate, url: string): void {
  const { margin, width, addText } = paper;
  const left = { x: margin, width: width() - QR_SIZE - 24 };
  addText('P', 'Number', { size: 9.5, color: ink.soft }, { ...left, y: FOOT_Y });
  addText('P', number, { size: 17, weight: 'bold' }, { ...left, y: FOOT_Y + 13 });
  addText('P', certificateTexts.check, { size: 9.5, color: ink.soft }, { ...left, y: FOOT_Y + 40 });
  addText('P', url, { size: 10, color: ink.accent, link: url }, { ...left, y: FOOT_Y + 53 });
  addText('P', certificateTexts.board, { size: 8.5, color: ink.soft }, { ...left, y: FOOT_Y + 76 });
  qrCode(paper, url, margin + width() - QR_SIZE, FOOT_Y);
}

function qrCode({ doc, body }: PdfDocument, url: string, x: number, y: number): void {
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  const dot = QR_SIZE / modules.size;
  const alt = `QR code of ${url}`;
  const figure = doc.struct('Figure', { alt }, () => {
    modules.data.forEach((isDark, index) => {
      const column = index % modules.size;
      const row = Math.floor(index / modules.size);
      // Slightly wider, so that no viewer shows lines between dots.
      if (isDark) doc.rect(x + column * dot, y + row * dot, dot + 0.05, dot + 0.05);
    });
    doc.fill(ink.text);
  });
  body.add(figure);
}
