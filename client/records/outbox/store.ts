import { openDB } from 'idb';
import type { OutboxEntry } from '#domain/outbox';

/** Where a user's waiting changes are kept on this device. */
export interface OutboxStore {
  /** In the order of their ids. */
  list: () => Promise<OutboxEntry[]>;
  /** Writes all or nothing. Throws a refusal in plain words if the device has no room. */
  write: (put: readonly OutboxEntry[], remove: readonly string[], file?: File) => Promise<void>;
  /** The bytes of an entry that adds a file. */
  file: (id: string) => Promise<File | undefined>;
}

export async function openOutboxStore(userId: string): Promise<OutboxStore | null> {
  const db = await openDB(`outbox-${userId}`, 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'id' });
      db.createObjectStore('files');
    },
  });
  return {
    list: () => db.getAll('entries'),
    async write(put, remove, file) {
      const tx = db.transaction(['entries', 'files'], 'readwrite');
      for (const each of put) void tx.objectStore('entries').put(each);
      if (file) void tx.objectStore('files').put(file, put[0]!.id);
      for (const id of remove) {
        void tx.objectStore('entries').delete(id);
        void tx.objectStore('files').delete(id);
      }
      await tx.done;
    },
    file: (id) => db.get('files', id),
  };
}
