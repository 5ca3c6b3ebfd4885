import { openDB, type DBSchema } from 'idb';
import { outboxDatabaseOf } from '#client/lib/device.ts';
import { outboxMessages, type OutboxEntry } from '#domain/outbox';
import { refusal } from './failures.ts';

/** Where a user's waiting changes are kept on this device. */
export interface OutboxStore {
  /** In the order of their ids. */
  list: () => Promise<OutboxEntry[]>;
  /** Writes all or nothing. Throws a refusal in plain words if the device has no room. */
  write: (put: readonly OutboxEntry[], remove: readonly string[], file?: File) => Promise<void>;
  /** The bytes of the file that an entry adds. */
  file: (id: string) => Promise<ArrayBuffer | undefined>;
}

/** Encrypted, with a vector of its own. */
interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  keys: { key: 'own'; value: CryptoKey };
  entries: { key: string; value: Sealed & { id: string } };
  files: { key: string; value: Sealed };
}

const CIPHER = 'AES-GCM';

/** True if unsent changes of the user are on this device. */
export async function hasOutboxStore(userId: string): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === outboxDatabaseOf(userId));
}

/**
 * Opens a user's store, encrypted with a key that cannot leave the browser: what lies in the profile's folder is
 * unreadable. Deleting the database at sign-out deletes the key with it.
 */
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
  const key = await ownKey();
  /** Decrypted entries; an entry that changes has another vector. */
  const known = new Map<string, { iv: Uint8Array; entry: OutboxEntry }>();

  async function ownKey(): Promise<CryptoKey> {
    const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const tx = db.transaction('keys', 'readwrite');
    const found = await tx.store.get('own');
    if (!found) await tx.store.put(made, 'own');
    await tx.done;
    return found ?? made;
  }

  async function seal(bytes: BufferSource): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, bytes: await crypto.subtle.encrypt({ name: CIPHER, iv }, key, bytes) };
  }

  const open = ({ iv, bytes }: Sealed) => crypto.subtle.decrypt({ name: CIPHER, iv }, key, bytes);

  async function read(sealed: Sealed & { id: string }): Promise<OutboxEntry> {
    const before = known.get(sealed.id);
    if (before && before.iv.every((part, index) => part === sealed.iv[index])) return before.entry;
    const entry = JSON.parse(new TextDecoder().decode(await open(sealed))) as OutboxEntry;
    known.set(sealed.id, { iv: sealed.iv, entry });
    return entry;
  }

  return {
    list: async () => Promise.all((await db.getAll('entries')).map(read)),
    async write(put, remove, file) {
      // Encrypted before the transaction begins, since it ends while it waits for anything else.
      const entries = await Promise.all(
        put.map(async (entry) => ({
          id: entry.id,
          ...(await seal(new TextEncoder().encode(JSON.stringify(entry)))),
        })),
      );
      const sealed = file && (await seal(await file.arrayBuffer()));
      try {
        const tx = db.transaction(['entries', 'files'], 'readwrite');
        await Promise.all([
          ...entries.map((entry) => tx.objectStore('entries').put(entry)),
          sealed && tx.objectStore('files').put(sealed, put[0]!.id),
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
    async file(id) {
      const sealed = await db.get('files', id);
      return sealed && open(sealed);
    },
  };
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
