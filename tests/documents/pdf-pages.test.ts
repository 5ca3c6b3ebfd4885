import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { PDFDocument as Pdf } from '@cantoo/pdf-lib';
import PdfDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { pdfPages } from '#server/reports/submission/merge/pdf-pages';
import { pdfStreams } from '#tests/support/pdf-text';

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
  ['encrypted-owner-only', 1],
  ['encrypted-owner-only-rc4', 1],
  ['encrypted-owner-rc4-40', 1],
  ['encrypted-owner-rc4-128', 1],
  ['encrypted-owner-aes-128', 1],
  ['encrypted-owner-aes-256', 1],
  ['encrypted-owner-r5', 1],
  ['encrypted-owner-object-streams', 1],
  ['encrypted-user-password', 'encrypted'],
  ['encrypted-user-rc4-40', 'encrypted'],
  ['encrypted-user-rc4-128', 'encrypted'],
  ['encrypted-user-aes-128', 'encrypted'],
  ['encrypted-user-aes-256', 'encrypted'],
])('%s', async (name, pages) => {
  const sizes = await sizesOf(readFileSync(`tests/support/cases/pdf/${name}.pdf`));
  expect(typeof sizes === 'string' ? sizes : sizes.length).toBe(pages);
});

test.each(['owner-rc4-40', 'owner-rc4-128', 'owner-aes-128', 'owner-aes-256', 'owner-r5'])(
  'what an encrypted page shows is readable: %s',
  async (name) => {
    const plain = await writtenOf('ok-trailing-600');
    const shown = await writtenOf(`encrypted-${name}`);
    expect(plain).toContain('Tj');
    expect(shown).toBe(plain);
  },
);

/** Returns the text of all streams of a document with the first page of a file. */
async function writtenOf(name: string): Promise<string> {
  const doc = new PdfDocument();
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(doc, 'end');
  const guest = await pdfPages(doc, readFileSync(`tests/support/cases/pdf/${name}.pdf`), 10);
  if ('reason' in guest) throw new Error(guest.reason);
  guest.pages[0]!.draw(0, 0, 1);
  doc.end();
  await ended;
  // Names of forms count on.
  return pdfStreams(Buffer.concat(chunks)).replace(/\/G\d+/g, '/G');
}
