import { AppError, malformed, unreachable } from '../errors.ts';
import { createFairQueue } from '../fair-queue.ts';
import { pictureLimits, substanceLimits, type PictureLimits } from '../limits.ts';
import type { EvidenceType } from '#domain/records/evidence-files';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';
import { pictureMessages } from '#domain/records/pictures';
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
  job: Exclude<PictureJob, { kind: 'substance' }>,
  type: string,
  limits: PictureLimits = pictureLimits,
): Promise<Uint8Array | null> {
  const result = await queue.run({ key: userId }, (signal) => drawInProcess(job, limits, signal));
  if ('done' in result) return result.done as Uint8Array | null;
  throw refusal(result.problem, type);
}

/**
 * Returns what a file shows when it is opened, or null beyond the limits on time and memory: the machine may only be busy.
 * Throws if too many wait, or when the signal is aborted.
 */
export async function substanceOf(
  userId: number,
  file: string,
  type: EvidenceType,
  { signal, limits = substanceLimits }: { signal?: AbortSignal; limits?: PictureLimits } = {},
): Promise<EvidenceSubstance | null> {
  const job = { kind: 'substance', file, type } as const;
  const result = await queue.run({ key: userId, signal }, (stop) =>
    drawInProcess(job, limits, stop),
  );
  signal?.throwIfAborted();
  if ('done' in result) return result.done as EvidenceSubstance;
  return result.problem === 'tooHard' ? null : 'unread';
}

function refusal(problem: PictureProblem, type: string): AppError {
  if (problem === 'type') return new AppError('UNSUPPORTED_MEDIA_TYPE', type);
  if (problem === 'unreadable') return malformed(pictureMessages.unreadable);
  return new AppError('PAYLOAD_TOO_LARGE', pictureMessages[problem]);
}
