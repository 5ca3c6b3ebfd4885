import { getDocumentProxy } from 'unpdf';

/** The pages on which totals are printed: a cover of five periods takes two. */
const PAGES = 3;

/** Returns the text of the first pages of a PDF. Throws if it cannot be read. */
export async function readPdf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const document = await getDocumentProxy(bytes);
  try {
    const texts: string[] = [];
    for (let n = 1; n <= Math.min(PAGES, document.numPages); n += 1) {
      const { items } = await (await document.getPage(n)).getTextContent();
      texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }
    return texts.join(' ');
  } finally {
    await document.loadingTask.destroy();
  }
}
