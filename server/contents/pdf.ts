import type { FileHandle } from 'node:fs/promises';
import { piece } from './pieces.ts';

/** A PDF may begin with other bytes, such as a line break or a byte order mark: its header is within this many (ISO 32000-1, annex H.3.4.1). */
const HEAD_BYTES = 1_024;

const HEADER = /%PDF-\d\.\d/;

/** The pointer to the index of a PDF. Programs read it also without the mark behind it. */
const POINTER = /startxref\s{1,16}\d/g;

/** With limits, since a file of digits alone would take hours. */
const OBJECT = /(?<!\d)\d{1,10}\s{1,16}\d{1,5}\s{1,16}obj\b/g;

const PIECE_BYTES = 1024 * 1024;

/** Longer than anything that the patterns above match, with some blanks in between. */
const OVERLAP_BYTES = 64;

/** True if a file's first bytes hold the header of a PDF. */
export const hasPdfHeader = (head: Buffer): boolean =>
  HEADER.test(head.subarray(0, HEAD_BYTES + 8).toString('latin1'));

/**
 * True if a PDF is complete: the pointer to its index comes after its last object. What some programs append behind
 * it, and a missing mark of the end, keep no reader from opening it.
 */
export async function isWholePdf(file: FileHandle, size: number): Promise<boolean> {
  let isPointed = false;
  for (let start = 0; start < size; start += PIECE_BYTES) {
    const from = Math.max(0, start - OVERLAP_BYTES);
    const text = (await piece(file, from, start - from + PIECE_BYTES)).toString('latin1');
    const [pointer, object] = [lastOf(POINTER, text), lastOf(OBJECT, text)];
    if (pointer >= 0 || object >= 0) isPointed = pointer > object;
  }
  return isPointed;
}

function lastOf(pattern: RegExp, text: string): number {
  let last = -1;
  for (const { index } of text.matchAll(pattern)) last = index;
  return last;
}
