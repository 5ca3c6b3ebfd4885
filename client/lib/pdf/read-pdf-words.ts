import { getDocumentProxy } from 'unpdf';
import type { PdfWords, PdfWordsRequest } from './pdf-words.ts';
import type { Cell } from '#domain/records/certificate-cells';

/** Operators of PDF.js: text is drawn in a mode, and mode 3 draws none. */
const SET_TEXT_MODE = 38;
const INVISIBLE = 3;
/** Lines of text that stand askew, such as a stamp, are read alone. */
const ASKEW = 0.05;

/** Reads the text of the first pages. Throws if it cannot. */
export async function readPdfWords({
  bytes,
  pages,
  words: most,
}: PdfWordsRequest): Promise<PdfWords> {
  const document = await getDocumentProxy(bytes, {
    // Text alone: no picture is unpacked, no font is loaded, and nothing is fetched.
    maxImageSize: 1,
    disableFontFace: true,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: 0,
  });
  const words: Cell[] = [];
  let isRecognised = false;
  let offset = 0;
  for (let n = 1; n <= Math.min(pages, document.numPages); n += 1) {
    const page = await document.getPage(n);
    const view = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    for (const item of items.slice(0, most)) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [a, b, , , x, y] = item.transform as number[];
      const height = Math.hypot(a!, b!) || item.height;
      const isAskew = Math.abs(b!) > Math.abs(a!) * ASKEW;
      const [left, bottom] = view.convertToViewportPoint(x!, y!) as [number, number];
      const top = offset + bottom - height;
      // Askew text is put beside the page, so that no line takes it.
      const start = isAskew ? left + view.width * (2 + words.length) : left;
      words.push({
        text: item.str,
        left: start,
        right: start + item.width,
        top,
        bottom: offset + bottom,
      });
    }
    const { fnArray, argsArray } = await page.getOperatorList();
    isRecognised ||= fnArray.some(
      (each, at) => each === SET_TEXT_MODE && (argsArray[at] as number[])[0] === INVISIBLE,
    );
    offset += view.height;
    page.cleanup();
  }
  return { words, pages: document.numPages, isRecognised };
}
