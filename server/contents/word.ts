import type { FileHandle } from 'node:fs/promises';
import { AppError, malformed } from '../errors.ts';
import { evidenceMessages, WORD_LIMITS } from '#domain/records/evidence-files';
import { piece } from './pieces.ts';

export type WordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The maximum size of a zip's directory. */
const LIST_BYTES = 1024 * 1024;

/** Sizes in bytes and offsets of fields, from 4.3.12 and 4.3.16 of PKWARE's APPNOTE 6.3.10. */
const end = { signature: 0x06054b50, size: 22, comment: 65_535 };
const part = { signature: 0x02014b50, size: 46 };

/** Recognises a Word document by the directory at the end of its zip; nothing is ever unpacked. */
export async function checkWord(file: FileHandle, size: number): Promise<WordType> {
  const parts = await partsOf(file, size);
  const isWord = ['[Content_Types].xml', 'word/document.xml'].every((wanted) =>
    parts.some(({ name }) => name.replace(/(?<=^word\/document)\d(?=\.xml$)/, '') === wanted),
  );
  if (!isWord) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', evidenceMessages.type);
  }
  if (parts.some(({ name }) => /vbaProject\.bin$/i.test(name))) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', evidenceMessages.macros);
  }
  const unpacked = parts.reduce((sum, each) => sum + each.unpacked, 0);
  const packed = parts.reduce((sum, each) => sum + each.packed, 0);
  if (unpacked > WORD_LIMITS.unpacked) throw malformed(evidenceMessages.packedWord);
  if (packed > size) throw malformed(evidenceMessages.brokenWord);
  return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
}

interface Part {
  name: string;
  packed: number;
  unpacked: number;
}

/** The directory of a zip. Throws malformed() if it is missing, or unlike that of any document. */
async function partsOf(file: FileHandle, size: number): Promise<Part[]> {
  const tailStart = Math.max(0, size - end.size - end.comment);
  const tail = await piece(file, tailStart, size - tailStart);
  const found = tail.lastIndexOf(littleEndian(end.signature));
  if (found < 0 || found + end.size > tail.length) throw malformed(evidenceMessages.brokenWord);
  const count = tail.readUInt16LE(found + 10);
  const length = tail.readUInt32LE(found + 12);
  const start = tail.readUInt32LE(found + 16);
  if (count > WORD_LIMITS.parts || length > LIST_BYTES) {
    throw malformed(evidenceMessages.packedWord);
  }
  if (start + length > tailStart + found) throw malformed(evidenceMessages.brokenWord);
  return read(await piece(file, start, length), count);
}

function read(list: Buffer, count: number): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    const isThere = at + part.size <= list.length && list.readUInt32LE(at) === part.signature;
    if (!isThere) throw malformed(evidenceMessages.brokenWord);
    const nameLength = list.readUInt16LE(at + 28);
    parts.push({
      name: list.toString('utf8', at + part.size, at + part.size + nameLength),
      packed: list.readUInt32LE(at + 20),
      unpacked: list.readUInt32LE(at + 24),
    });
    at += part.size + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return parts;
}

function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
