import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { createImage } from './image.ts';
import { executeStatement } from './execute-statement.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the migrated database on TEST_DATABASE_URL that each test database is copied from. */
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  // Some tests start programs with the embedded database, even if TEST_DATABASE_URL is set.
  await createImage();
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return;
  const template = `paramed_test_${randomUUID().replaceAll('-', '')}`;
  await executeStatement(url, `create database ${template}`);
  const own = new URL(url);
  own.pathname = `/${template}`;
  const database = await openDatabase({ url: own.href });
  await migrate(database);
  await database.close();
  project.provide('template', template);
  return () => executeStatement(url, `drop database ${template} with (force)`);
}
