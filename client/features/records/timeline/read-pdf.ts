import { pdfWords } from '#client/lib/pdf/pdf-words.ts';

/** The pages on which totals are printed: a cover of five periods takes two. */
const PAGES = 3;
/** Pieces of text of a page. */
const WORDS = 20_000;
const MILLISECONDS = 60_000;

/** Returns the text of the first pages of a PDF, which `words` reads. Throws if it cannot be read. */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  words: typeof pdfWords = pdfWords,
): Promise<string> {
  const read = await words({ bytes, pages: PAGES, words: WORDS }, MILLISECONDS);
  if ('problem' in read) throw new Error(`The PDF was not read: ${read.problem}`);
  return read.words.map(({ text }) => text).join(' ');
}
