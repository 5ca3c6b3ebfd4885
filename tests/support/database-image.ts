import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database';
import { migrate } from '#server/db/migrate';
import { createImage } from './image.ts';
import { executeStatement } from './execute-statement.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database on TEST_DATABASE_URL that the others are copies of. */
    template: string;
  }
}

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  // Some tests start programs that have the embedded database, whatever the others use.
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
