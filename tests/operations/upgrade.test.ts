// @module-tag servers
// @module-tag embedded
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/database';
import { activitiesByDocuments } from '#server/db/migrations/031-cited-documents';
import { start } from '#server/start';
import { openImageCopy } from '#tests/support/image';
import { makeOld } from '#tests/support/old-database';
import { testEnv } from '#tests/support/server';
import { catalogueOf, problemsOfUpgrade } from '#tests/support/upgraded';

/** Upgrades on PostgreSQL, while users write and processes are killed, are tested in tests/faults/upgrade.test.ts. */
test('an embedded database of 22 November is upgraded before the server listens', async () => {
  const image = await openDatabase({ pglite: await openImageCopy() });
  const expected = await catalogueOf(image);
  await image.close();
  const pglite = await openImageCopy();
  await pglite.exec('drop schema public cascade; create schema public');
  const database = await openDatabase({ pglite });
  await makeOld(database, { users: 4, activities: 900, largest: 500 });
  // A start that was killed after an index and before it was noted.
  await database.orm.migrator.up();
  await database.query({ text: activitiesByDocuments.sql, values: [] });
  const server = await start(testEnv, { database, pollMs: 0 });
  const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  expect(await ready.json()).toEqual({ status: 'ready' });
  expect(await catalogueOf(database)).toEqual(expected);
  expect(await problemsOfUpgrade(database)).toEqual([]);
  await server.close();
});
