import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { SHARE_KEPT_MINUTES, shareLimits, type SharedWords } from '#domain/records/sharing';
import { now } from './dates.ts';
import type { SHARED_DATABASE } from './device.ts';
import type { SortedFiles } from './loose-files.ts';
import { openText, sealOf, sealText, type Sealed, type WithKeys } from './sealing.ts';

/** Content shared by another app. */
export interface Shared extends SortedFiles {
  words: SharedWords;
}

/** Only its type is imported: the service worker has no use for the rest, and the first load would get another file. */
const DATABASE: typeof SHARED_DATABASE = 'shared';

interface Schema extends WithKeys {
  shares: { key: number; value: { at: Date; about: Sealed; files: Sealed[] } };
}

/** The part of a share that is sealed as text. */
interface About extends Pick<Shared, 'words' | 'refused'> {
  files: { name: string; type: string }[];
}

/** Keeps a share on this device, encrypted, until the page takes it. */
export async function keepShared({ words, files, refused }: Shared): Promise<void> {
  const db = await open();
  try {
    const seal = await sealOf(db);
    const named = files.map(({ name, type }) => ({ name, type }));
    const about: About = { words, refused, files: named };
    const sealed: Sealed[] = [];
    // One after the other: each is in memory as a whole.
    for (const file of files) sealed.push(await seal.seal(await file.arrayBuffer()));
    const share = { at: now(), about: await sealText(seal, JSON.stringify(about)), files: sealed };
    const tx = db.transaction('shares', 'readwrite');
    await tx.store.add(share);
    const surplus = (await tx.store.getAllKeys()).slice(0, -shareLimits.waiting);
    for (const key of surplus) await tx.store.delete(key);
    await tx.done;
  } finally {
    db.close();
  }
}

/** Returns what was shared and is not too old, oldest first, and deletes it from the device. */
export async function takeShared(): Promise<Shared[]> {
  const db = await open();
  const taken: Shared[] = [];
  try {
    const seal = await sealOf(db);
    const earliest = now().getTime() - SHARE_KEPT_MINUTES * 60_000;
    for (const share of await db.getAll('shares')) {
      if (share.at.getTime() < earliest) continue;
      const { files: named, ...about } = JSON.parse(await openText(seal, share.about)) as About;
      const contents = await Promise.all(share.files.map((each) => seal.open(each)));
      const files = named.map(
        ({ name, type }, index) => new File([contents[index]!], name, { type }),
      );
      taken.push({ ...about, files });
    }
  } finally {
    db.close();
  }
  await deleteDB(DATABASE);
  return taken;
}

/** A sign-out deletes it without waiting for a connection that is still open. */
const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, 1, {
    upgrade(created) {
      created.createObjectStore('keys');
      created.createObjectStore('shares', { autoIncrement: true });
    },
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  });
