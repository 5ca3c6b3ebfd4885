import type { DBSchema, IDBPDatabase } from 'idb';

const CIPHER = 'AES-GCM';

/** Encrypted data, with an initialisation vector of its own. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Encrypts what a database of this device keeps. */
export interface Seal {
  seal: (bytes: BufferSource) => Promise<Sealed>;
  open: (sealed: Sealed) => Promise<ArrayBuffer>;
}

/**
 * A database's own seal. Its key is in the store "keys" and cannot leave the browser: what lies in the profile's folder
 * is unreadable, and deleting the database deletes the key with it.
 */
export async function sealOf<Schema extends WithKeys>(db: IDBPDatabase<Schema>): Promise<Seal> {
  const key = await ownKey(db as unknown as IDBPDatabase<WithKeys>);
  return {
    async seal(bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      return { iv, bytes: await crypto.subtle.encrypt({ name: CIPHER, iv }, key, bytes) };
    },
    open: ({ iv, bytes }) => crypto.subtle.decrypt({ name: CIPHER, iv }, key, bytes),
  };
}

/** A database with a seal has this store. */
export interface WithKeys extends DBSchema {
  /** Also what the outbox remembers: another store would shut out older versions of the app that are still open. */
  keys: { key: 'own' | 'memory'; value: CryptoKey | Sealed };
}

async function ownKey(db: IDBPDatabase<WithKeys>): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const tx = db.transaction('keys', 'readwrite');
  const found = await tx.store.get('own');
  const key = found instanceof CryptoKey ? found : made;
  if (key === made) await tx.store.put(made, 'own');
  await tx.done;
  return key;
}

export const sealText = ({ seal }: Seal, text: string): Promise<Sealed> =>
  seal(new TextEncoder().encode(text));

export const openText = async ({ open }: Seal, sealed: Sealed): Promise<string> =>
  new TextDecoder().decode(await open(sealed));
