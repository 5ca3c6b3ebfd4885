import { ink, type PdfDocument } from './pdf-document.ts';

/** The two lines around a certificate. */
export function frame({ doc, draw }: PdfDocument): void {
  const { width, height } = doc.page;
  draw(() => {
    doc
      .rect(20, 20, width - 40, height - 40)
      .lineWidth(2)
      .stroke(ink.accent);
    doc
      .rect(26, 26, width - 52, height - 52)
      .lineWidth(0.6)
      .stroke(ink.line);
  });
}

/**
 * The first of the sizes, largest first, in which a bold text fits on one line; else the last, and the text takes two
 * lines.
 */
export function fittingSize(
  { widthOf, width }: PdfDocument,
  text: string,
  sizes: readonly [number, ...number[]],
): number {
  const fits = (size: number) => widthOf(text, { size, weight: 'bold' }) <= width();
  return sizes.find(fits) ?? sizes.at(-1)!;
}

/** The product's logo, as in client/public/favicon.svg. */
export function brandMark({ doc, draw }: PdfDocument, x: number, y: number, size: number): void {
  draw(() => {
    doc.translate(x, y).scale(size / 64);
    doc.roundedRect(0, 0, 64, 64, 15).fill('#0e5a59');
    doc.lineCap('round').lineJoin('round').lineWidth(5.5);
    doc.circle(32, 32, 19).stroke('#3d7f79');
    doc.path('M32 13a19 19 0 1 1-17.9 12.6').stroke('#f3d49a');
    doc.lineWidth(4).path('M21.5 32.5h5l3.5-7.5 5 14 3-6.5h4.5').stroke('#fffdf9');
  });
}
