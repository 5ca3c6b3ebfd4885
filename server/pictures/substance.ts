import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { configure, Uint8ArrayReader, ZipReader, type FileEntry } from '@zip.js/zip.js';
import type { Sharp } from 'sharp';
import { wordCounter, type EvidenceSubstance } from '#domain/records/evidence-substance';
import { isPicture, type EvidenceType } from '#domain/records/evidence-files';
import { pdfSubstance } from './pdf.ts';
import { JUDGED_SIZE, showsSomething } from './shown.ts';

configure({ useWebWorkers: false });

/** Unpacked bytes of a Word document that are looked at, and its pictures. */
const WORD_BYTES = 64 * 1024 * 1024;
const WORD_PICTURES = 20;

type Open = (source: string | Uint8Array) => Promise<Sharp>;

/** Returns what a stored file shows; `open` opens a picture within the limits. Throws if it cannot be read. */
export async function fileSubstance(
  file: string,
  type: EvidenceType,
  open: Open,
): Promise<EvidenceSubstance> {
  if (type === 'application/pdf') return pdfSubstance(file);
  if (type === 'text/plain') return named(await hasWords(file));
  // It has an Open Badge, and is never opened.
  if (type === 'image/svg+xml') return 'shown';
  if (isPicture(type)) return named(await isShown(await open(file)));
  return wordSubstance(await readFile(file), open);
}

const named = (isShown: boolean): EvidenceSubstance => (isShown ? 'shown' : 'empty');

/** Judges a picture on white, as paper and the app show transparent parts. */
async function isShown(picture: Sharp): Promise<boolean> {
  const { data, info } = await picture
    .resize(JUDGED_SIZE, JUDGED_SIZE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return showsSomething({ data: firstOf(data, info.channels), ...info });
}

const firstOf = (data: Uint8Array, channels: number): Uint8Array =>
  channels === 1 ? data : data.filter((_, index) => index % channels === 0);

async function hasWords(file: string): Promise<boolean> {
  const counter = wordCounter();
  for await (const text of createReadStream(file, 'utf8'))
    if (counter.add(String(text))) return true;
  return false;
}

/** Parts whose content we cannot draw: charts, diagrams, other documents. */
const DRAWN_ELSEWHERE = /^word\/(?:charts|diagrams|embeddings)\//;

/** The texts of a Word document first, then its pictures; what is neither is not called empty. */
async function wordSubstance(bytes: Uint8Array, open: Open): Promise<EvidenceSubstance> {
  const entries = (await new ZipReader(new Uint8ArrayReader(bytes)).getEntries()).filter(
    (entry): entry is FileEntry => !entry.directory,
  );
  const limit = { bytes: WORD_BYTES };
  const texts = entries.filter(({ filename }) =>
    /^word\/(?:document|header|footer|footnotes|endnotes)\d*\.xml$/.test(filename),
  );
  const counter = wordCounter();
  for (const entry of texts) {
    const xml = new TextDecoder().decode(await unpacked(entry, limit));
    for (const [, text] of xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>/g)) {
      if (counter.add(`${text} `)) return 'shown';
    }
  }
  const pictures = entries.filter(({ filename }) => filename.startsWith('word/media/'));
  let isSure =
    pictures.length <= WORD_PICTURES &&
    !entries.some(({ filename }) => DRAWN_ELSEWHERE.test(filename));
  for (const entry of pictures.slice(0, WORD_PICTURES)) {
    const picture = await open(await unpacked(entry, limit)).catch(() => null);
    // A metafile, or a picture that only Word reads.
    if (picture === null) isSure = false;
    else if (await isShown(picture)) return 'shown';
  }
  return isSure ? 'empty' : 'unread';
}

/** Unpacks a part of a zip. Throws once all of them together are larger than the limit. */
async function unpacked(entry: FileEntry, limit: { bytes: number }): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const writable = new WritableStream<Uint8Array>({
    write(piece) {
      limit.bytes -= piece.length;
      if (limit.bytes < 0) throw new Error('too large');
      pieces.push(piece);
    },
  });
  await entry.getData(writable);
  return Buffer.concat(pieces);
}
