/** Waits until a condition is true; throws its description if it is not in time. */
export async function waitUntil(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  { withinMs = 60_000, everyMs = 50 } = {},
): Promise<void> {
  const until = performance.now() + withinMs;
  while (!(await isTrue())) {
    if (performance.now() > until) throw new Error(`Not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
