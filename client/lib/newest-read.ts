/**
 * Reads again after each change and applies responses in the order of their requests: a response that a newer one has
 * overtaken is dropped, since it may predate the last change. Each call resolves once a response at least as new as its
 * own request is applied; it never rejects.
 */
export function newestRead<Value>(
  read: () => Promise<Value>,
  show: (value: Value) => void,
  fail: (error: Error) => void,
): () => Promise<void> {
  let asked = 0;
  let shown = 0;
  const waiting = new Map<number, () => void>();

  function settle(turn: number, apply: () => void): void {
    if (turn < shown) return;
    shown = turn;
    apply();
    for (const [each, resolve] of waiting) {
      if (each > turn) continue;
      waiting.delete(each);
      resolve();
    }
  }

  return () =>
    new Promise((resolve) => {
      const turn = (asked += 1);
      waiting.set(turn, resolve);
      read().then(
        (value) => settle(turn, () => show(value)),
        (error: Error) => settle(turn, () => fail(error)),
      );
    });
}
