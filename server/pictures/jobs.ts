import type { pictureSizeProblem } from '#domain/pictures';

/** What the process that draws pictures is asked for. */
export type PictureJob =
  /** The centred square as WebP, in memory. */
  | { kind: 'square'; file: Uint8Array; size: number }
  /** The whole picture and a thumbnail within so many pixels, as files `picture` and `thumbnail` of the folder. */
  | {
      kind: 'whole';
      file: string;
      type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic';
      folder: string;
      thumbnail: number;
    };

export type PictureProblem =
  | NonNullable<ReturnType<typeof pictureSizeProblem>>
  | 'type'
  | 'unreadable'
  /** It took more time or memory than a picture may. */
  | 'tooHard';

export type PictureResult = { done: Uint8Array | null } | { problem: PictureProblem };

/** What the process sends back, with the memory that it holds afterwards. */
export interface Drawn {
  result: PictureResult;
  bytes: number;
}

/** The exit code of a process that took more memory than it may. */
export const OUT_OF_MEMORY = 77;
