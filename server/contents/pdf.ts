import type { FileHandle } from 'node:fs/promises';
import { malformed } from '../errors.ts';
import { evidenceMessages } from '#domain/evidence-files';
import { piece } from './pieces.ts';

/** Distance from its end within which a PDF may point to its index: readers look there, and some programs append a little. */
const TAIL_BYTES = 2048;

/** Checks that a PDF is complete: it has the header, and the pointer to its index at the end. */
export async function checkPdf(file: FileHandle, size: number): Promise<'application/pdf'> {
  const head = await piece(file, 0, 5);
  const start = Math.max(0, size - TAIL_BYTES);
  const tail = (await piece(file, start, size - start)).toString('latin1');
  const isWhole = head.toString('latin1') === '%PDF-' && /startxref\s+\d+\s+%%EOF/.test(tail);
  if (!isWhole) throw malformed(evidenceMessages.brokenPdf);
  return 'application/pdf';
}
