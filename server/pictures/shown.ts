/** Grey values, row by row, one byte a pixel. */
export interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The width and height within which a picture is judged, in pixels: averages noise out, and keeps faint writing. */
export const JUDGED_SIZE = 1_024;

/** Width and height of the squares that are compared, in pixels. */
const SQUARE = 8;

/** Squares with something on them; less may be dust. */
const MIN_SQUARES = 3;

/** Pixels of a picture below which nothing on it can be seen. */
const MIN_PIXELS = 32 * 32;

/** Difference of grey values in a square below which nothing is on it: a shade, or the blocks of JPEG. */
const MIN_RANGE = 12;

/** Up to this range all over, a picture may be the noise of a camera in the dark. */
const NOISE_MAX = 48;

/**
 * True if a picture shows something: some of its small squares differ within themselves, and by more than the noise that
 * all of them have. Light that falls off slowly, and noise, show nothing.
 */
export function showsSomething({ data, width, height }: Grey): boolean {
  if (width * height < MIN_PIXELS) return false;
  const ranges: number[] = [];
  for (let top = 0; top + SQUARE <= height; top += SQUARE) {
    for (let left = 0; left + SQUARE <= width; left += SQUARE) {
      ranges.push(rangeIn(data, width, left, top));
    }
  }
  const noise = ranges.toSorted((a, b) => a - b)[ranges.length >> 1] ?? 0;
  const least = noise > NOISE_MAX ? NOISE_MAX : Math.max(MIN_RANGE, 2 * noise + 4);
  return ranges.filter((range) => range >= least).length >= MIN_SQUARES;
}

function rangeIn(data: Uint8Array, width: number, left: number, top: number): number {
  let [least, most] = [255, 0];
  for (let y = top; y < top + SQUARE; y += 1) {
    for (let at = y * width + left; at < y * width + left + SQUARE; at += 1) {
      const value = data[at]!;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  return most - least;
}
