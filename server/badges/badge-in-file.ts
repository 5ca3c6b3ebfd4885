import { open, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { badgeLimits, badgeTextIn, type Unpack } from '#domain/records/badge-containers';
import { readBadge, readBadgeFile, type Badge } from '#domain/records/badge-contents';
import type { EvidenceType } from '#domain/records/evidence-files';

const inflated = promisify(inflate);

/** A badge packed like a bomb is unpacked up to its limit only. */
export const unpack: Unpack = (bytes) =>
  inflated(bytes, { maxOutputLength: badgeLimits.bytes }).catch(
    // Damaged, or too large when unpacked: no badge.
    () => null,
  );

/** A redrawn PNG has its badge right behind the header (server/pictures/baked-badge.ts). */
const PNG_BYTES = badgeLimits.bytes + 1_024;

/** Returns how many of a stored file's first bytes can hold a badge; null if it has none. */
export function badgeBytes(type: string, size: number): number | null {
  if (type === 'image/png') return Math.min(size, PNG_BYTES);
  const limit = { 'text/plain': badgeLimits.bytes, 'image/svg+xml': badgeLimits.svgBytes }[type];
  return limit !== undefined && size <= limit ? size : null;
}

/** Returns the badge in a file's first bytes; null if there is none. */
export async function badgeIn(bytes: Uint8Array, type: EvidenceType): Promise<Badge | null> {
  const text = await badgeTextIn(bytes, unpack);
  if (text === null) return null;
  return type === 'text/plain' ? readBadgeFile(text) : readBadge(text);
}

/** The same for a file by its path. */
export async function badgeInFile(path: string, type: EvidenceType): Promise<Badge | null> {
  const length = badgeBytes(type, (await stat(path)).size);
  if (length === null || length === 0) return null;
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return await badgeIn(buffer.subarray(0, bytesRead), type);
  } finally {
    await file.close();
  }
}
