/** The limit shows when no more than this many characters are left. */
const NEAR = 500;

/** Returns a text's length beside its limits. */
export function countText(count: number, { min, max }: { min: number; max: number }): string {
  if (count < min) return `${count} of at least ${min} characters`;
  if (count <= max - NEAR) return `${count} characters`;
  return `${count} of at most ${max} characters`;
}
