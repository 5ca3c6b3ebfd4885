import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { AppError, malformed } from '../errors.ts';
import { evidenceMessages, type EvidenceType } from '#domain/evidence-files';
import { checkPdf } from './pdf.ts';
import { piece } from './pieces.ts';
import { checkText } from './text.ts';
import { checkWord } from './word.ts';

/** As much of a file's beginning as its kind is told by. */
const HEAD_BYTES = 4100;

/** What a file is, by its content alone; HEIC is not kept as it is. */
export type Content = EvidenceType | 'image/heic';

/** Looks into a file, piece by piece. Throws what is wrong with it in words for the user. */
export async function contentOf(path: string): Promise<Content> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) throw malformed(evidenceMessages.empty);
    return await judged(file, size);
  } finally {
    await file.close();
  }
}

async function judged(file: FileHandle, size: number): Promise<Content> {
  const head = await piece(file, 0, Math.min(size, HEAD_BYTES));
  // Asked before file-type, which would unpack what a zip holds.
  if (head.subarray(0, 4).equals(zipStart)) return checkWord(file, size);
  const found = await fileTypeFromBuffer(head);
  if (found === undefined) return checkText(file, size);
  if (found.mime === 'application/pdf') return checkPdf(file, size);
  if (pictures.includes(found.mime as Content)) return found.mime as Content;
  if (/^image\/hei[cf]$/.test(found.mime)) return 'image/heic';
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', evidenceMessages.type);
}

const zipStart = Buffer.from('PK\u0003\u0004');
const pictures: readonly Content[] = ['image/jpeg', 'image/png', 'image/webp'];
