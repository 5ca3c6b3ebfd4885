import { now } from '#client/lib/dates.ts';
import type { FileOwner, HeldFile } from '#client/lib/outbox.ts';
import { randomKey } from '#client/lib/request-key.ts';
import type { OutboxEntry } from '#domain/records/outbox';
import { fileNouns } from './kinds.ts';
import type { Queue } from './queue.ts';

/** Name of the lock that a page holds while it uploads a file itself. The browser releases it when the page closes. */
const lockOf = (userId: string, requestKey: string) => `outbox-file:${userId}:${requestKey}`;

/** Returns a function that is true if a page uploads the file of an entry itself. */
export async function heldFiles(userId: string): Promise<(requestKey: string) => boolean> {
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (requestKey) => names.has(lockOf(userId, requestKey));
}

/** Keeps a file until it is sent. */
export async function keepFile(queue: Queue, owner: FileOwner, file: File): Promise<void> {
  // The usual error of a lost connection.
  if (!queue.isKept()) throw new TypeError('Failed to fetch');
  await queue.add([fileEntry(owner, file, randomKey())], { file });
}

/** Keeps a file while this page uploads it: `HeldFile`. Null if nothing is kept here, or there is no room. */
export async function holdFile(
  queue: Queue,
  userId: string,
  owner: FileOwner,
  file: File,
): Promise<(Omit<HeldFile, 'leave'> & { release: () => void }) | null> {
  if (!queue.isKept()) return null;
  const requestKey = randomKey();
  // Locked before it is in the queue, so that no other page sends it.
  const free = await hold(lockOf(userId, requestKey));
  queue.showHeld(requestKey, true);
  const release = () => {
    free();
    queue.showHeld(requestKey, false);
  };
  try {
    const [kept] = await queue.add([fileEntry(owner, file, requestKey)], { file });
    return {
      release,
      remove: async () => {
        await queue.remove(kept!.id).catch(() => {});
        release();
      },
    };
  } catch {
    // Without room, it is uploaded without being kept.
    release();
    return null;
  }
}

/** Takes a lock; resolves to the function that releases it. */
function hold(lock: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks.request(lock, () => new Promise<void>((free) => resolve(free))).catch(reject);
  });
}

/** The waiting upload of a file. */
const fileEntry = (owner: FileOwner, file: File, requestKey: string): OutboxEntry => ({
  id: '',
  operation: 'AddEvidenceFile',
  change: 'file',
  noun: fileNouns[owner.key],
  variables: { [owner.key]: owner.id, name: file.name, size: file.size, type: file.type },
  requestKey,
  record: owner.id,
  title: file.name,
  savedAt: now().toISOString(),
  form: null,
  isAttempted: false,
  state: 'waiting',
  message: null,
});
