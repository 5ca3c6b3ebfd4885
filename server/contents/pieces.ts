import type { FileHandle } from 'node:fs/promises';

/** Some bytes of a file, fewer where it ends before. */
export async function piece(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}
