import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { badgeInFile } from '#server/badges/badge-in-file';
import { contentOf } from '#server/contents/contents';
import { drawn, substanceOf } from '#server/pictures/pictures';
import {
  evidenceMessages,
  THUMBNAIL_SIZE,
  type EvidenceType,
} from '#domain/records/evidence-files';
import type { Badge } from '#domain/records/badge-contents';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';

/** A file as it is going to be kept. */
export interface Prepared {
  /** The SHA-256 is of these bytes, in hexadecimal. */
  file: { path: string; type: EvidenceType; size: number; sha256: string };
  /** The path of its thumbnail, as WebP. */
  thumbnail: string | null;
  /** Null if that took too long: it is checked again in the background. */
  substance: EvidenceSubstance | null;
  /** The Open Badge that it is or contains; not checked. */
  badge: Badge | null;
}

/**
 * Judges an upload by its content. Pictures are rewritten into the folder, upright and without their location and
 * camera. Throws what is wrong with it.
 */
export async function prepare(userId: number, path: string, folder: string): Promise<Prepared> {
  const type = await contentOf(path);
  switch (type) {
    case 'image/heic':
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp': {
      const job = { kind: 'whole', file: path, type, folder, thumbnail: THUMBNAIL_SIZE } as const;
      await drawn(userId, job, evidenceMessages.type);
      const kept = type === 'image/heic' ? 'image/jpeg' : type;
      const picture = join(folder, 'picture');
      return {
        file: await measured(picture, kept),
        thumbnail: join(folder, 'thumbnail'),
        substance: await substanceOf(userId, picture, kept),
        badge: await badgeInFile(picture, kept),
      };
    }
    default:
      return {
        file: await measured(path, type),
        thumbnail: null,
        substance: await substanceOf(userId, path, type),
        badge: await badgeInFile(path, type),
      };
  }
}

async function measured(path: string, type: EvidenceType) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { path, type, size: (await stat(path)).size, sha256: hash.digest('hex') };
}
