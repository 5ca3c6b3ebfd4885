import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { migratedImage } from '#server/db/image';
import { createPglite } from '#server/db/pglite';

/** A migrated, empty embedded database to copy; rebuilt when the migrations change. */
const image = `.cache/database-${sourceHash()}`;
const file = `${image}.tar`;

export async function createImage(): Promise<void> {
  if (existsSync(file) && existsSync(image)) return;
  const dump = await migratedImage('none');
  mkdirSync('.cache', { recursive: true });
  const own = mkdtempSync('.cache/making-');
  writeFileSync(`${own}/image.tar`, Buffer.from(await dump.arrayBuffer()));
  await (await createPglite(`${own}/image`, dump)).close();
  // Renamed when complete, so that no other process reads half of it.
  renameSync(`${own}/image.tar`, file);
  if (!existsSync(image)) renameSync(`${own}/image`, image);
  rmSync(own, { recursive: true });
}

/** Opens a copy in memory. */
export const openImageCopy = () => createPglite(undefined, new Blob([readFileSync(file)]));

/** Copies the image into a data folder, so that a program starts without creating and migrating a database. */
export function copyMigratedDatabase(dataDir: string): void {
  cpSync(image, join(dataDir, 'postgres'), { recursive: true });
}

function sourceHash(): string {
  const hash = createHash('sha256');
  const files = ['package-lock.json', ...globSync('server/db/{migrations,online}/*.ts').toSorted()];
  for (const each of files) hash.update(readFileSync(each));
  return hash.digest('hex').slice(0, 16);
}
