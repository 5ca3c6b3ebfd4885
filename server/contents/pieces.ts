import type { FileHandle } from 'node:fs/promises';

/** Reads some bytes of a file, fewer at its end. */
export async function piece(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}
