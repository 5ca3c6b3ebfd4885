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
 * Redraws a picture in its user's turn, upright and without EXIF or anything else that came along. Throws what is
 * wrong with it, in words for the user; `type` are those for a file of another kind.
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
