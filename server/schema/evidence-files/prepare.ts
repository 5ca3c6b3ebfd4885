import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { contentOf, type Content } from '../../contents/contents.ts';
import { decodeHeic } from '../../pictures/heic.ts';
import { inTurn, openPicture, pictureProblem } from '../../pictures/pictures.ts';
import {
  EVIDENCE_MAX_PIXELS,
  evidenceMessages,
  THUMBNAIL_SIZE,
  type EvidenceType,
} from '#domain/evidence-files';

/** A file as it is going to be kept. */
export interface Prepared {
  file: { path: string; type: EvidenceType; size: number };
  /** Where its small picture is, as WebP. */
  thumbnail: string | null;
}

/**
 * Judges what came in by its content. Pictures are written anew into the folder, upright and without where and with
 * what they were taken. Throws what is wrong with it.
 */
export async function prepare(path: string, folder: string): Promise<Prepared> {
  const type = await contentOf(path);
  if (!isPictureContent(type)) return { file: await measured(path, type), thumbnail: null };
  return inTurn(() => redrawn(path, type, folder)).catch((error: unknown) => {
    const { tooManyPixels, type, brokenPicture: unreadable } = evidenceMessages;
    throw pictureProblem(error, { tooManyPixels, type, unreadable });
  });
}

type Picture = Extract<Content, `image/${string}`>;

const isPictureContent = (type: Content): type is Picture => type.startsWith('image/');

async function redrawn(path: string, content: Picture, folder: string): Promise<Prepared> {
  const type = content === 'image/heic' ? 'image/jpeg' : content;
  const picture = content === 'image/heic' ? await fromHeic(path) : fromFile(path);
  const file = join(folder, 'picture');
  const thumbnail = join(folder, 'thumbnail');
  await encoders[type](picture.clone()).toFile(file);
  await openPicture(file, EVIDENCE_MAX_PIXELS)
    .resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 80 })
    .toFile(thumbnail);
  return { file: await measured(file, type), thumbnail };
}

const fromFile = (path: string) => openPicture(path, EVIDENCE_MAX_PIXELS);

async function fromHeic(path: string): Promise<Sharp> {
  const { bytes, width, height } = await decodeHeic(path, EVIDENCE_MAX_PIXELS);
  return openPicture(bytes, EVIDENCE_MAX_PIXELS, { raw: { width, height, channels: 4 } });
}

/** So close to what was sent that a certificate reads as well. */
const encoders: Record<Exclude<Picture, 'image/heic'>, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 90 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 90 }),
};

const measured = async (path: string, type: EvidenceType) => ({
  path,
  type,
  size: (await stat(path)).size,
});
