import type { FileHandle } from 'node:fs/promises';
import { malformed } from '../errors.ts';
import { evidenceMessages } from '#domain/evidence-files';
import { piece } from './pieces.ts';

/** How far from its end a PDF may say where its index is: readers look there, and some programs add a little. */
const TAIL_BYTES = 2048;

/** A PDF that is whole: it begins as one and ends with the way to its index. */
export async function checkPdf(file: FileHandle, size: number): Promise<'application/pdf'> {
  const head = await piece(file, 0, 5);
  const start = Math.max(0, size - TAIL_BYTES);
  const tail = (await piece(file, start, size - start)).toString('latin1');
  const isWhole = head.toString('latin1') === '%PDF-' && /startxref\s+\d+\s+%%EOF/.test(tail);
  if (!isWhole) throw malformed(evidenceMessages.brokenPdf);
  return 'application/pdf';
}
