import type { Logger } from 'pino';
import { AppError, insufficientStorage, unreachable } from '../errors.ts';

/** Texts for the user if a file could not be stored. */
interface Texts {
  full: string;
  unreachable: string;
}

/** A failure of the disk or of the storage service; the user gets only its consequence. */
export function notKept(
  { services: { log } }: { services: { log: Logger } },
  error: unknown,
  texts: Texts,
): AppError {
  log.error({ err: error }, 'a file could not be stored');
  return isFull(error) ? insufficientStorage(error, texts.full) : unreachable(texts.unreachable);
}

const causes = (error: unknown): { code?: string }[] => {
  const { cause } = error as { cause?: unknown };
  return [error as { code?: string }, ...(cause ? causes(cause) : [])];
};

const isFull = (error: unknown): boolean =>
  causes(error).some(({ code }) => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code ?? ''));

/** True for a failure of the disk on which files arrive. */
export const isOfDisk = (error: unknown): boolean =>
  isFull(error) ||
  ['EIO', 'EROFS', 'EACCES', 'ENOENT'].includes((error as { code?: string }).code ?? '');
