import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { AppError, malformed } from '../errors.ts';
import { isMarkup } from '#domain/records/badge-containers';
import { evidenceMessages, type EvidenceType } from '#domain/records/evidence-files';
import { hasPdfHeader, isWholePdf } from './pdf.ts';
import { badgeInFile } from '../badges/badge-in-file.ts';
import { piece } from './pieces.ts';
import { checkText } from './text.ts';
import { checkWord } from './word.ts';

/** The start of a file, enough to recognise its kind. */
const HEAD_BYTES = 4100;

/** The type of a file, by its content alone; HEIC is converted, not stored as it is. */
export type Content = EvidenceType | 'image/heic';

/** Checks a file's content. Throws an error with a message for the user. */
export async function contentOf(path: string): Promise<Content> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) throw malformed(evidenceMessages.empty);
    return await judged(file, size, path);
  } finally {
    await file.close();
  }
}

async function judged(file: FileHandle, size: number, path: string): Promise<Content> {
  const head = await piece(file, 0, Math.min(size, HEAD_BYTES));
  // Checked before file-type, which would unpack the zip.
  if (head.subarray(0, 4).equals(zipStart)) return checkWord(file, size);
  const found = await fileTypeFromBuffer(head);
  const isPdf = found?.mime === 'application/pdf';
  if (hasPdfHeader(head) && (isPdf || !found) && (await isWholePdf(file, size))) {
    return 'application/pdf';
  }
  if (isPdf) throw malformed(evidenceMessages.brokenPdf);
  if (isMarkup(head.toString('latin1', 0, 200).replace(/^\xEF\xBB\xBF/, ''))) {
    if (await badgeInFile(path, 'image/svg+xml')) return 'image/svg+xml';
  }
  if (found === undefined) return checkText(file, size);
  if (pictures.includes(found.mime as Content)) return found.mime as Content;
  if (/^image\/hei[cf]$/.test(found.mime)) return 'image/heic';
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', evidenceMessages.type);
}

const zipStart = Buffer.from('PK\u0003\u0004');
const pictures: readonly Content[] = ['image/jpeg', 'image/png', 'image/webp'];
