/** Maximum pixels of a decoded picture; a phone's camera takes 50 million. */
export const PICTURE_MAX_PIXELS = 64_000_000;

/** Maximum pixels of a picture's longest side; a phone's panorama has 16,000. */
export const PICTURE_MAX_SIDE = 20_000;

/** Maximum ratio of a picture's long side to its short side; a screenshot of a long web page has 20. */
export const PICTURE_MAX_RATIO = 50;

/** Errors for pictures, for every form that takes one. */
export const pictureMessages = {
  tooManyPixels: 'The picture has too many pixels; make it smaller first',
  tooLong: `The picture is longer than ${PICTURE_MAX_SIDE.toLocaleString('en-AU')} pixels on one side; make it smaller first`,
  tooNarrow: `The picture is more than ${PICTURE_MAX_RATIO} times as long as it is wide; cut it into parts first`,
  tooHard: 'The picture takes too long to open; save it again with fewer pixels first',
  unreadable: 'The picture could not be read. The file may be damaged.',
  busy: 'The server is busy with other pictures. Please try again in a moment.',
} as const;

/** Returns the problem with a picture's size, or null. */
export function pictureSizeProblem({
  width,
  height,
}: {
  width: number;
  height: number;
}): 'tooManyPixels' | 'tooLong' | 'tooNarrow' | null {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (!(short >= 1)) return 'tooNarrow';
  if (width * height > PICTURE_MAX_PIXELS) return 'tooManyPixels';
  if (long > PICTURE_MAX_SIDE) return 'tooLong';
  return long > short * PICTURE_MAX_RATIO ? 'tooNarrow' : null;
}
