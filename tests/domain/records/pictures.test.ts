import { expect, test } from 'vitest';
import { PICTURE_MAX_SIDE, pictureSizeProblem } from '#domain/records/pictures';

test.each([
  [8_160, 6_120, null],
  [16_382, 3_628, null],
  [1_080, PICTURE_MAX_SIDE, null],
  [1, 1, null],
  [1, 50, null],
  [8_001, 8_000, 'tooManyPixels'],
  [63_999_000, 1, 'tooLong'],
  [1, 63_999_000, 'tooLong'],
  [PICTURE_MAX_SIDE + 1, 3_000, 'tooLong'],
  [51, 1, 'tooNarrow'],
  [0, 10, 'tooNarrow'],
  [NaN, 10, 'tooNarrow'],
])('a picture of %d by %d: %s', (width, height, problem) => {
  expect(pictureSizeProblem({ width, height })).toBe(problem);
});
