import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { wordCounter, type EvidenceSubstance } from '#domain/records/evidence-substance';
import { JUDGED_SIZE, showsSomething } from './shown.ts';

type Annotations = Record<
  | '_FPDFPage_GetAnnotCount'
  | '_FPDFPage_GetAnnot'
  | '_FPDFAnnot_GetSubtype'
  | '_FPDFPage_CloseAnnot',
  (...of: number[]) => number
>;

/** FPDF_ANNOT_LINK and FPDF_ANNOT_POPUP, which draw nothing of their own. */
const UNDRAWN_ANNOTATIONS = [2, 16];

/** Looks at the pages of a PDF until one shows something. What is drawn decides: hidden text is not seen by a reader. */
const { file } = workerData as { file: string };
parentPort!.postMessage(await judged(await readFile(file)));

async function judged(bytes: Uint8Array): Promise<EvidenceSubstance> {
  const library = await PDFiumLibrary.init();
  const opened = await library.loadDocument(bytes).catch((error: Error) => error);
  if (opened instanceof Error) return /password/i.test(opened.message) ? 'locked' : 'unread';
  opened.initializeFormFields();
  const words = wordCounter();
  let hasWords = false;
  let isDrawn = false;
  let isUnread = false;
  for (let index = 0; index < opened.getPageCount(); index += 1) {
    const page = opened.getPage(index);
    const text = page.getText();
    hasWords ||= words.add(text);
    const isOnlyText = holdsOnlyText(page);
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
    const { data, ...size } = await page.render({
      scale: JUDGED_SIZE / Math.max(width, height),
      colorSpace: 'Gray',
      renderFormFields: true,
      render: 'bitmap',
    });
    if (!showsSomething({ data, ...size })) continue;
    if (!isOnlyText) return 'shown';
    isDrawn = true;
    if (hasWords) return 'shown';
    isUnread ||= !isReadable(text);
  }
  if (isDrawn && hasWords) return 'shown';
  return isUnread ? 'unread' : 'empty';
}

/** True if a page is made of letters alone: nothing else is on it, such as a picture, a stamp or a form's field. */
function holdsOnlyText(page: PDFiumPage): boolean {
  const objects = [...page.objects()];
  // The library offers no annotations, but the functions of PDFium beneath it do.
  const { module, pageIdx } = page as unknown as { module: Annotations; pageIdx: number };
  const count = module['_FPDFPage_GetAnnotCount'](pageIdx);
  for (let index = 0; index < count; index += 1) {
    const annotation = module['_FPDFPage_GetAnnot'](pageIdx, index);
    const subtype = module['_FPDFAnnot_GetSubtype'](annotation);
    module['_FPDFPage_CloseAnnot'](annotation);
    if (!UNDRAWN_ANNOTATIONS.includes(subtype)) return false;
  }
  return objects.length > 0 && objects.every(({ type }) => type === 'text');
}

/** False if a font does not say which letters it draws: there are none, or signs that are no characters. */
function isReadable(text: string): boolean {
  return /\p{L}/u.test(text) && !/[\p{Co}\p{Cn}\uFFFD]|(?![\t\n\f\r\0])\p{Cc}/u.test(text);
}
