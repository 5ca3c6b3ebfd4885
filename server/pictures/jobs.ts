import type { EvidenceType } from '#domain/records/evidence-files';
import type { EvidenceSubstance } from '#domain/records/evidence-substance';
import type { pictureSizeProblem } from '#domain/records/pictures';

/** A job for the drawing process. */
export type PictureJob =
  /** The centred square as WebP, in memory. */
  | { kind: 'square'; file: Uint8Array; size: number }
  /** The whole picture and a thumbnail within this many pixels, as files `picture` and `thumbnail` in the folder. */
  | {
      kind: 'whole';
      file: string;
      type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic';
      folder: string;
      thumbnail: number;
    }
  /** Finds out what a file of any type shows. */
  | { kind: 'substance'; file: string; type: EvidenceType };

export type PictureProblem =
  | NonNullable<ReturnType<typeof pictureSizeProblem>>
  | 'type'
  | 'unreadable'
  /** It took more time or memory than allowed. */
  | 'tooHard';

export type PictureResult =
  { done: Uint8Array | EvidenceSubstance | null } | { problem: PictureProblem };

/** The drawing process's response, with the memory that it uses afterwards. */
export interface Drawn {
  result: PictureResult;
  bytes: number;
}

/** The exit code of a process that used more memory than allowed. */
export const OUT_OF_MEMORY = 77;
