import { readFile, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';

/** Keywords under which an Open Badge is baked into a PNG: version 3, and versions 1 and 2 (1EdTech, Open Badges 3.0, 5.3.1). */
const keywords = new Set(['openbadgecredential', 'openbadges']);

const textTypes = new Set(['iTXt', 'tEXt', 'zTXt']);

/** A credential takes a few kilobytes; more is something else. */
const BADGE_BYTES_MAX = 256 * 1024;

/** Signature and header chunk of a PNG, which come first. */
const BEGINNING_BYTES = 8 + 25;

/** Keeps the Open Badge of a PNG in its redrawn copy: without it the picture proves nothing. Other metadata stays out. */
export async function keepBakedBadge(source: string, copy: string): Promise<void> {
  const badge = bakedBadge(await readFile(source));
  if (!badge) return;
  const drawn = await readFile(copy);
  const parts = [drawn.subarray(0, BEGINNING_BYTES), badge, drawn.subarray(BEGINNING_BYTES)];
  await writeFile(copy, Buffer.concat(parts));
}

/** Returns the first chunk that holds an Open Badge, with a new checksum; null if there is none. */
function bakedBadge(png: Buffer): Buffer | null {
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    const keyword = data.toString('latin1', 0, Math.min(79, Math.max(0, data.indexOf(0))));
    const isBadge = textTypes.has(type) && keywords.has(keyword);
    if (isBadge && data.length === length && length <= BADGE_BYTES_MAX) {
      const chunk = Buffer.from(png.subarray(at, at + 12 + length));
      chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + length)), 8 + length);
      return chunk;
    }
    at += 12 + length;
  }
  return null;
}
