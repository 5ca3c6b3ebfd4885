import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { AppError, malformed } from '../errors.ts';

const TIMEOUT_SECONDS = 20;

const formats = ['Jpeg', 'Png', 'Webp'];

// Whatever a file calls itself, no other decoder is ever reached: not SVG's, PDF's or ImageMagick's.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: formats.flatMap((format) =>
    ['File', 'Buffer'].map((source) => `VipsForeignLoad${format}${source}`),
  ),
});
sharp.cache(false);
sharp.concurrency(1);

export type Source = Parameters<typeof sharp>[0];

/** A picture from its bytes or its file, upright; what is written of it carries no EXIF or anything else. */
export function openPicture(source: Source, pixels: number, options: SharpOptions = {}): Sharp {
  return sharp(source, { ...options, limitInputPixels: pixels, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: TIMEOUT_SECONDS });
}

let last: Promise<unknown> = Promise.resolve();

/** Runs what opens a picture after those before it, since a large one takes a lot of memory while it is open. */
export function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const done = last.then(run);
  last = done.catch(() => {});
  return done;
}

/** What is wrong with a picture that could not be opened, in the caller's words. */
export function pictureProblem(
  error: unknown,
  words: { tooManyPixels: string; type: string; unreadable: string },
): AppError {
  const reason = (error as Error).message;
  if (/pixel limit/.test(reason)) return new AppError('PAYLOAD_TOO_LARGE', words.tooManyPixels);
  if (/unsupported image format/.test(reason)) {
    return new AppError('UNSUPPORTED_MEDIA_TYPE', words.type);
  }
  return malformed(words.unreadable);
}
