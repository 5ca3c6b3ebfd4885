// @module-tag servers
import fs, { mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { draftOf, durableCopy } from '#server/storage/durable-copy';
import { signedUp } from '#tests/support/client';
import { aPicture, filesIn, sendFile } from '#tests/support/files';
import { useServer } from '#tests/support/server';

const server = useServer();
const folder = mkdtempSync(join(tmpdir(), 'durable-'));
afterEach(() => void vi.restoreAllMocks());

/** Paths of synced files, in order; Linux resolves an open file by its descriptor. */
async function watchSyncs(): Promise<string[]> {
  const synced: string[] = [];
  const handle = await open(folder);
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const { sync } = prototype;
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
    await sync.call(this);
  });
  return synced;
}

test('an uploaded file, its thumbnail and their folders are synced before the response', async () => {
  const alex = await signedUp(server());
  const body = { title: 'Airway workshop', category: 'Clinical Practice', hours: 2 };
  const { id } = (await alex.rest('POST', '/activities', body)).body;
  const synced = await watchSyncs();
  expect((await sendFile(alex, `activityId=${id}`, 'a.png', await aPicture('png'))).status).toBe(
    201,
  );
  const root = join(server().services.storage.incoming, '../files');
  const [file] = filesIn(root).filter((name) => !name.endsWith('-thumbnail'));
  const place = join(root, file!);
  const parent = join(place, '..');
  const ofFile = [`${place}.part`, parent, join(root, 'evidence'), root];
  expect(synced).toEqual([...ofFile, `${place}-thumbnail.part`, parent]);
});

describe('a copy', () => {
  const source = join(folder, 'source');
  writeFileSync(source, 'all of it');

  test('does not have its name before it is synced', async () => {
    const file = join(folder, 'a/b/file');
    const seen: boolean[] = [];
    const handle = await open(folder);
    const prototype = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    vi.spyOn(prototype, 'sync').mockImplementation(async () => void seen.push(fs.existsSync(file)));
    await durableCopy(source, file);
    // The draft, then its folder and the folders above.
    expect(seen).toEqual([false, true, true, true]);
    expect(readFileSync(file, 'utf8')).toBe('all of it');
  });

  test('leaves nothing if it fails', async () => {
    const handle = await open(folder);
    const prototype = Object.getPrototypeOf(handle) as typeof handle;
    await handle.close();
    vi.spyOn(prototype, 'sync').mockRejectedValue(
      Object.assign(new Error('full'), { code: 'ENOSPC' }),
    );
    await expect(durableCopy(source, join(folder, 'c/file'))).rejects.toThrow('full');
    expect(filesIn(join(folder, 'c'))).toEqual([]);
  });

  test('is removed with its target file if a crash interrupted it', async () => {
    const { storage } = server().services;
    const root = join(storage.incoming, '../files');
    await storage.put('evidence/11/left', source, 'text/plain');
    writeFileSync(draftOf(join(root, 'evidence/11/left')), 'all o');
    await storage.remove('evidence/11/left');
    expect(filesIn(join(root, 'evidence/11'))).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
