import { AppError, malformed, unreachable } from '../errors.ts';
import { createFairQueue } from '../fair-queue.ts';
import { pictureLimits, type PictureLimits } from '../limits.ts';
import { pictureMessages } from '#domain/pictures';
import type { PictureJob, PictureProblem } from './jobs.ts';
import { drawInProcess } from './picture-process.ts';

/** One picture at a time: a large one takes much memory while it is open. */
const queue = createFairQueue<number>({
  places: 1,
  waiting: pictureLimits.waiting,
  refusal: () => unreachable(pictureMessages.busy),
});

/**
 * Redraws a picture when it is its user's turn, upright and without EXIF or other metadata. Throws an error with a
 * message for the user; `type` is the one for a file of another kind.
 */
export async function drawn(
  userId: number,
  job: PictureJob,
  type: string,
  limits: PictureLimits = pictureLimits,
): Promise<Uint8Array | null> {
  const result = await queue.run({ key: userId }, () => drawInProcess(job, limits));
  if ('done' in result) return result.done;
  throw refusal(result.problem, type);
}

function refusal(problem: PictureProblem, type: string): AppError {
  if (problem === 'type') return new AppError('UNSUPPORTED_MEDIA_TYPE', type);
  if (problem === 'unreadable') return malformed(pictureMessages.unreadable);
  return new AppError('PAYLOAD_TOO_LARGE', pictureMessages[problem]);
}
