/** From this many characters before the most, the most is shown. */
const NEAR = 500;

/** How long a text is beside what it must and may be. */
export function countText(count: number, { min, max }: { min: number; max: number }): string {
  if (count < min) return `${count} of at least ${min} characters`;
  if (count <= max - NEAR) return `${count} characters`;
  return `${count} of at most ${max} characters`;
}
