import { inflateRawSync } from 'node:zlib';

/** The parts of a .docx file by name: a ZIP archive, read through its central directory (APPNOTE 4.3.12). */
export function docxParts(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf('PK\u0005\u0006');
  const parts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const packed = file.subarray(start, start + file.readUInt32LE(at + 20));
    const bytes = file.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    parts.set(file.toString('utf8', at + 46, at + 46 + name!), bytes.toString('utf8'));
    at += 46 + name! + extra! + comment!;
  }
  return parts;
}

/** The text of a part. */
export const xmlText = (xml: string): string =>
  xml
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'");
