import { readFileSync } from 'node:fs';
import { PDFDocument as Pdf } from 'pdf-lib';
import PdfDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { pdfPages } from '#server/reports/submission/merge/pdf-pages';

/** The sizes of the pages that a submission shows of a PDF, or why it shows none. */
async function sizesOf(bytes: Uint8Array) {
  const guest = await pdfPages(new PdfDocument(), bytes, 10);
  return 'reason' in guest ? guest.reason : guest.pages.map(({ width, height }) => [width, height]);
}

const cropped = async (...box: [number, number, number, number]) => {
  const pdf = await Pdf.create();
  const page = pdf.addPage([300, 200]);
  page.drawText('Certificate');
  page.setCropBox(...box);
  return pdf.save();
};

test.each<[string, [number, number, number, number], [number, number]]>([
  ['within the paper', [50, 20, 100, 60], [100, 60]],
  ['beyond the paper', [-50, -20, 900, 900], [300, 200]],
  ['partly beyond it', [200, 100, 900, 900], [100, 100]],
  ['with its corners the other way round', [150, 80, -100, -60], [100, 60]],
  ['beside the paper', [400, 400, 100, 100], [300, 200]],
])('a crop box %s shows the paper that is in it', async (_name, box, size) => {
  expect(await sizesOf(await cropped(...box))).toEqual([size]);
});

test.each([
  ['bom-before-header', 1],
  ['newline-before-header', 1],
  ['no-eof-marker', 1],
  ['trailing-4096-zeros', 1],
  ['linearized', 1],
  ['cropbox-negative', 1],
  ['encrypted-owner-only', 'encrypted'],
  ['encrypted-owner-only-rc4', 'encrypted'],
  ['encrypted-user-password', 'encrypted'],
])('%s', async (name, pages) => {
  const sizes = await sizesOf(readFileSync(`tests/support/cases/pdf/${name}.pdf`));
  expect(typeof sizes === 'string' ? sizes : sizes.length).toBe(pages);
});
