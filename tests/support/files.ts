import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ZipArchive } from 'archiver';
import { Document, Packer, Paragraph } from 'docx';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import type { TestClient } from './client.ts';

/** A gradient of 160 × 96 pixels, red above and blue below, in the iPhone's format. */
export const heic = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAT9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA',
    'AA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFjAAEAAAAAAAAAYQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEA',
    'AGh2YzEAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMA',
    'AAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoBQgYWW6kkprmwIAAAMAAgAAAwACECIAAQAHRAHBcrBiQAAAABRpc3BlAAAA',
    'AAAAAKAAAABgAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAABpbWRhdAAAAF0oAa8TRuarBvRnz1bjgz4+',
    'dFlIrd9Eju11KAgxrs93Flj/bgo6bqddVwrapfO4vlkr5W5Qn0Njsfs1LVBF0kYgWWyViUmXGxzkxJ2HtwIPMOczPq/Ta/kAOooF',
    '4Xw=',
  ].join(''),
  'base64',
);

let shades = 0;

/** A picture with a box in its middle, different from all others. */
export const aPicture = (format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 60, height = 40) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (shades += 7) % 256, g: shades % 251, b: 90 },
    },
  })
    .composite([
      {
        input: {
          create: {
            width: Math.ceil(width / 2),
            height: Math.ceil(height / 2),
            channels: 3,
            background: '#ffffff',
          },
        },
      },
    ])
    .toFormat(format)
    .toBuffer();

/** A PDF with one line of text, and what it is. */
export function aPdf(line = 'Certificate'): Promise<Buffer> {
  const pdf = new PdfDocument();
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  pdf.text(line).text('A paper about CPD');
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(pieces))));
}

/** A PDF of pages with lines of text; `userPassword` protects it. */
export function aPdfOf(
  pages: readonly (readonly string[])[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PdfDocument({ ...options, autoFirstPage: false });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  for (const lines of pages) {
    pdf.addPage();
    for (const line of lines) pdf.text(line);
  }
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(pieces))));
}

/** A Word document with one line of text, and what it is. */
export const aWordFile = (line = 'Certificate') =>
  Packer.toBuffer(
    new Document({
      sections: [{ children: [new Paragraph(line), new Paragraph('A paper about CPD')] }],
    }),
  );

/** A ZIP of these parts; a number means this many zero bytes. */
export async function aZip(parts: Record<string, string | number | Buffer>): Promise<Buffer> {
  const zip = new ZipArchive();
  const pieces: Buffer[] = [];
  zip.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => zip.on('end', resolve));
  for (const [name, content] of Object.entries(parts)) {
    zip.append(typeof content === 'number' ? Buffer.alloc(content) : content, { name });
  }
  await zip.finalize();
  await ended;
  return Buffer.concat(pieces);
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Uploads a file as the app does; `owner` is for example 'activityId=1'. */
export const sendFile = (
  client: TestClient,
  owner: string,
  name: string,
  bytes: Uint8Array,
  headers: Record<string, string> = {},
) =>
  client.raw(
    'POST',
    `/api/evidence?${owner}&name=${encodeURIComponent(name)}`,
    new Uint8Array(bytes),
    { 'content-type': 'application/octet-stream', ...headers },
  );

/** Every file below a folder, by relative path. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
