import sharp from 'sharp';
import { AppError, malformed } from '../../errors.ts';
import {
  PROFILE_IMAGE_MAX_PIXELS,
  PROFILE_IMAGE_SIZE,
  profileImageMessages,
} from '#domain/profile-images';

const TIMEOUT_SECONDS = 10;

// Whatever a file calls itself, no other decoder is ever reached: not SVG's, PDF's or ImageMagick's.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

let last: Promise<unknown> = Promise.resolve();

/**
 * The centred square of a picture, upright, small, as WebP, without EXIF or anything else that came along.
 * One at a time, since a large picture takes a lot of memory while it is open. Throws what is wrong with it.
 */
export function squared(file: Buffer): Promise<Buffer> {
  const done = last.then(() => encode(file));
  last = done.catch(() => {});
  return done;
}

async function encode(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: PROFILE_IMAGE_MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(PROFILE_IMAGE_SIZE, PROFILE_IMAGE_SIZE, { fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer();
  } catch (error) {
    throw refusal((error as Error).message);
  }
}

function refusal(reason: string): AppError {
  const { tooManyPixels, type, unreadable } = profileImageMessages;
  if (/pixel limit/.test(reason)) return new AppError('PAYLOAD_TOO_LARGE', tooManyPixels);
  if (/unsupported image format/.test(reason)) return new AppError('UNSUPPORTED_MEDIA_TYPE', type);
  return malformed(unreadable);
}
