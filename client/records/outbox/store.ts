import { openDB } from 'idb';
import { outboxDatabaseOf } from '#client/lib/device.ts';
import { openText, sealOf, sealText, type Sealed, type WithKeys } from '#client/lib/sealing.ts';
import { outboxMessages, type OutboxEntry } from '#domain/records/outbox';
import { emptyMemory, type OutboxMemory } from '#domain/records/outbox-accepted';
import { refusal } from './failures.ts';

/** Stores a user's waiting changes on this device. */
export interface OutboxStore {
  /** In the order of their ids. */
  list: () => Promise<OutboxEntry[]>;
  /** Writes all or nothing. Throws a refusal in plain words if the device has no room. */
  write: (put: readonly OutboxEntry[], remove: readonly string[], more?: More) => Promise<void>;
  /** Returns what is remembered besides the entries. */
  memory: () => Promise<OutboxMemory>;
  /** The bytes of the file that an entry adds. */
  file: (id: string) => Promise<ArrayBuffer | undefined>;
}

/** Data written together with entries. */
interface More {
  /** The file's bytes, for the first entry. */
  file?: ArrayBuffer | undefined;
  memory?: OutboxMemory;
}

interface Schema extends WithKeys {
  entries: { key: string; value: Sealed & { id: string } };
  files: { key: string; value: Sealed };
}

/** True if unsent changes of the user are on this device. */
export async function hasOutboxStore(userId: string): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === outboxDatabaseOf(userId));
}

/** Opens a user's store, encrypted (`sealing.ts`). */
export async function openOutboxStore(userId: string): Promise<OutboxStore> {
  const db = await openDB<Schema>(outboxDatabaseOf(userId), 1, {
    upgrade(created) {
      created.createObjectStore('keys');
      created.createObjectStore('entries', { keyPath: 'id' });
      created.createObjectStore('files');
    },
    // Signing out deletes the database.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  });
  const seal = await sealOf(db);
  /** Decrypted entries; an entry that changes has another vector. */
  const known = new Map<string, { iv: Uint8Array; entry: OutboxEntry }>();

  async function read(sealed: Sealed & { id: string }): Promise<OutboxEntry> {
    const before = known.get(sealed.id);
    if (before && before.iv.every((part, index) => part === sealed.iv[index])) return before.entry;
    const entry = JSON.parse(await openText(seal, sealed)) as OutboxEntry;
    known.set(sealed.id, { iv: sealed.iv, entry });
    return entry;
  }

  return {
    list: async () => Promise.all((await db.getAll('entries')).map(read)),
    async write(put, remove, { file, memory } = {}) {
      // Encrypted before the transaction begins, since it ends while it waits for anything else.
      const entries = await Promise.all(
        put.map(async (entry) => ({
          id: entry.id,
          ...(await sealText(seal, JSON.stringify(entry))),
        })),
      );
      const sealed = file && (await seal.seal(file));
      const remembered = memory && (await sealText(seal, JSON.stringify(memory)));
      try {
        const tx = db.transaction(['entries', 'files', 'keys'], 'readwrite');
        await Promise.all([
          ...entries.map((entry) => tx.objectStore('entries').put(entry)),
          sealed && tx.objectStore('files').put(sealed, put[0]!.id),
          remembered && tx.objectStore('keys').put(remembered, 'memory'),
          ...remove.flatMap((id) => [
            tx.objectStore('entries').delete(id),
            tx.objectStore('files').delete(id),
          ]),
          tx.done,
        ]);
      } catch (error) {
        if (!isFull(error)) throw error;
        throw refusal(outboxMessages.full);
      }
      for (const id of remove) known.delete(id);
    },
    async memory() {
      const sealed = await db.get('keys', 'memory');
      if (!sealed || sealed instanceof CryptoKey) return emptyMemory;
      return JSON.parse(await openText(seal, sealed)) as OutboxMemory;
    },
    async file(id) {
      const sealed = await db.get('files', id);
      return sealed && seal.open(sealed);
    },
  };
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
