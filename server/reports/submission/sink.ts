import { closeSync, openSync, writeSync } from 'node:fs';

/** Bytes written at once. */
const BLOCK = 256 * 1024;

/**
 * Makes a document write itself into a file at once, instead of waiting in memory until it is read. Only for a
 * process of its own: nothing else runs meanwhile. The result closes the file after the document's end.
 */
export function writeInto(doc: PDFKit.PDFDocument, path: string): () => void {
  const file = openSync(path, 'w', 0o600);
  const block = Buffer.allocUnsafe(BLOCK);
  let filled = 0;
  let isComplete = false;
  const write = (bytes: Uint8Array): void => {
    for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from);
  };
  const flush = () => {
    write(block.subarray(0, filled));
    filled = 0;
  };
  doc.push = (piece: Uint8Array | null) => {
    if (piece === null) isComplete = true;
    else if (piece.length > BLOCK - filled) {
      flush();
      if (piece.length >= BLOCK) write(piece);
      else filled = Buffer.from(piece.buffer, piece.byteOffset, piece.length).copy(block);
    } else {
      block.set(piece, filled);
      filled += piece.length;
    }
    return true;
  };
  // Pushes the bytes that the document has written since it was created.
  doc.push(doc.read() as Uint8Array);
  return () => {
    flush();
    closeSync(file);
    if (!isComplete) throw new Error('The document has no end: an object of it was never written.');
  };
}
