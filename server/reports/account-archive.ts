import type { Writable } from 'node:stream';
import type { Context } from '../context.ts';
import { fileKeys } from '../schema/proof/portfolio/portfolio.ts';
import type { Export } from '../schema/account/exports/exports.ts';
import { ACCOUNT_FILE, exportFormat, MANIFEST_FILE } from '#domain/account/account-import';
import { certificateBadges } from './open-badges.ts';
import { uniquePaths } from './portfolio/names.ts';
import { writeZip, type Entry, type Written } from './portfolio/zip.ts';

/** A file in the archive. */
interface Listed extends Written {
  /** The id in `evidence_files`; only for evidence files. */
  evidenceFileId?: number;
}

/** Writes all of a user's data as one ZIP: the tables, every evidence file, the Open Badges, and a checksum of each. */
export async function writeArchive(
  ctx: Context,
  { text, files: named }: Export,
  start: () => Writable,
): Promise<void> {
  // For records in the bin only the rows are exported, not the files.
  const files = named.filter(({ deletedAt }) => deletedAt === null);
  const ids = files.map(({ id }) => id);
  const keys = ids.length > 0 ? await fileKeys(ctx, ids) : new Map<number, string>();
  const listed: Listed[] = [];
  const places = new Map<string, number>();
  const missing: number[] = [];
  async function* entries(): AsyncGenerator<Entry> {
    const path = uniquePaths();
    yield { path: ACCOUNT_FILE, content: text };
    for (const { id, name, type, sizeBytes } of files) {
      const key = keys.get(id);
      const { storage } = ctx.services;
      // Another account should not import a damaged file.
      const isWhole = key && (await storage.size(key).catch(() => null)) === sizeBytes;
      const content = isWhole && (await storage.read(key).catch(() => null));
      if (!content) {
        missing.push(id);
        continue;
      }
      const place = path('files', `${id} ${name}`);
      places.set(place, id);
      yield { path: place, content, stored: type !== 'text/plain' };
    }
    for (const { fileName, bytes } of await certificateBadges(ctx)) {
      yield { path: path('badges', fileName), content: bytes };
    }
    const manifest = { ...exportFormat, madeAt: ctx.now, files: listed, missing };
    yield { path: MANIFEST_FILE, content: `${JSON.stringify(manifest, null, 2)}\n` };
  }
  await writeZip(entries(), start(), {
    madeAt: ctx.now,
    onWritten(file) {
      const evidenceFileId = places.get(file.path);
      listed.push(evidenceFileId === undefined ? file : { ...file, evidenceFileId });
    },
  });
}
