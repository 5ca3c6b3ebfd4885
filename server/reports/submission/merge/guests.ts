import type { ReportEvidence } from '#server/schema/proof/portfolio/report-record.type';
import { isPicture } from '#domain/records/evidence-files';
import { mergeLimits, type NotMerged } from '#domain/proof/submission';
import type { Guest } from './guest-page.ts';
import { picturePage } from './pictures.ts';

/** A piece of evidence that has pages: the id of a file, or the number of a certificate. */
export type PieceKey = number | string;

/** Reads the content of a piece of evidence, or returns why it is not to be merged. */
export type ReadEvidence = (key: PieceKey) => Promise<Buffer | NotMerged>;

/** Evidence by its number; notes have none. */
export type Guests = ReadonlyMap<string, Guest>;

/** Writes the content of all evidence into the document, one file after the other; its pages are drawn later. */
export async function addGuests(
  doc: PDFKit.PDFDocument,
  evidence: readonly ReportEvidence[],
  read: ReadEvidence,
): Promise<Guests> {
  const guests = new Map<string, Guest>();
  const left = { bytes: mergeLimits.bytes as number, pages: mergeLimits.pages as number };
  for (const { number, fileId, certificate, type, sizeBytes: known } of evidence) {
    const key = fileId ?? certificate;
    if (key === null || type === null) continue;
    // Certificates are our own, of one page.
    const bytes = known ?? 0;
    const guest = await guestOf(doc, { key, type, bytes }, { left, read });
    guests.set(number, guest);
    if (!('pages' in guest)) continue;
    left.bytes -= bytes;
    left.pages -= guest.pages.length;
  }
  return guests;
}

async function guestOf(
  doc: PDFKit.PDFDocument,
  { key, type, bytes }: { key: PieceKey; type: string; bytes: number },
  { left, read }: { left: { bytes: number; pages: number }; read: ReadEvidence },
): Promise<Guest> {
  const isPdf = type === 'application/pdf';
  if (!isPdf && !isPicture(type)) return { reason: 'type' };
  if (bytes > left.bytes || left.pages === 0) return { reason: 'tooMuch' };
  const content = await read(key);
  if (typeof content === 'string') return { reason: content };
  if (!isPdf) return picturePage(doc, content, type);
  // Loaded on first use, like what draws pictures.
  const { pdfPages } = await import('./pdf-pages.ts');
  return pdfPages(doc, content, left.pages);
}
