import { join } from 'node:path';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';
import { pictureSizeProblem, PICTURE_MAX_PIXELS } from '#domain/records/pictures';
import { keepBakedBadge } from './baked-badge.ts';
import { decodeHeic } from './heic.ts';
import { fileSubstance } from './substance.ts';
import type { PictureJob, PictureProblem, PictureResult } from './jobs.ts';

const formats = ['Jpeg', 'Png', 'Webp'];

// No other decoder runs, even if the file claims another type: not SVG's, PDF's or ImageMagick's.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: formats.flatMap((format) =>
    ['File', 'Buffer'].map((source) => `VipsForeignLoad${format}${source}`),
  ),
});
sharp.cache(false);
sharp.concurrency(1);

/** Redraws a picture upright, without EXIF or other metadata but for an Open Badge; or returns what is wrong with it. */
export async function draw(job: PictureJob): Promise<PictureResult> {
  try {
    return { done: await drawers[job.kind](job as never) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

class SizeProblem extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

type Source = Parameters<typeof sharp>[0];

/** Opens a picture and checks its header against the limits; nothing is decoded yet. */
async function opened(source: Source, options: SharpOptions = {}): Promise<Sharp> {
  const limited = { ...options, limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' } as const;
  checkSize(await sharp(source, limited).metadata());
  return sharp(source, limited).autoOrient();
}

function checkSize(size: { width: number; height: number }): void {
  const problem = pictureSizeProblem(size);
  if (problem) throw new SizeProblem(problem);
}

const drawers: {
  [K in PictureJob['kind']]: (
    job: Extract<PictureJob, { kind: K }>,
  ) => Promise<Buffer | EvidenceSubstance | null>;
} = {
  square: async ({ file, size }) =>
    (await opened(file))
      .resize(size, size, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .toBuffer(),

  whole: async ({ file, type, folder, thumbnail }) => {
    const picture = type === 'image/heic' ? await openedHeic(file) : await opened(file);
    const whole = join(folder, 'picture');
    await encoders[type](picture).toFile(whole);
    if (type === 'image/png') await keepBakedBadge(file, whole);
    await (
      await opened(whole)
    )
      .resize(thumbnail, thumbnail, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 80 })
      .toFile(join(folder, 'thumbnail'));
    return null;
  },

  substance: ({ file, type }) => fileSubstance(file, type, opened),
};

async function openedHeic(file: string): Promise<Sharp> {
  const { bytes, width, height } = await decodeHeic(file, checkSize);
  return opened(bytes, { raw: { width, height, channels: 4 } });
}

/** Quality high enough to keep the text of a certificate readable. */
const encoders = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 90 }),
  'image/heic': (picture: Sharp) => picture.jpeg({ quality: 90 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 90 }),
};

function problemOf(error: unknown): PictureProblem {
  if (error instanceof SizeProblem) return error.problem;
  const reason = (error as Error).message;
  if (/pixel limit/.test(reason)) return 'tooManyPixels';
  return /unsupported image format/.test(reason) ? 'type' : 'unreadable';
}
