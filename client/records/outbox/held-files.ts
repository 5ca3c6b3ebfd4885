/** Name of the lock that a page has while it uploads a file itself. The browser frees it when the page ends. */
const lockOf = (userId: string, requestKey: string) => `outbox-file:${userId}:${requestKey}`;

/** Holds a file's lock; resolves once it is held, to the function that frees it. */
export function hold(userId: string, requestKey: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockOf(userId, requestKey), () => new Promise<void>((free) => resolve(free)))
      .catch(reject);
  });
}

/** Returns a function that says if some page uploads the file of an entry itself. */
export async function heldFiles(userId: string): Promise<(requestKey: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (requestKey) => names.has(lockOf(userId, requestKey));
}
