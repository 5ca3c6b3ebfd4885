import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const names = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name!).toSorted();

test('.env.example documents every setting, and no other', () => {
  const read = names('server/env.ts', /^ {2}([A-Z][A-Z_]+): /gm);
  expect(read).toContain('DATABASE_URL');
  expect(names('.env.example', /^#([A-Z_]+)=/gm)).toEqual(
    [...read, 'TEST_DATABASE_URL', 'TEST_REDIS_URL'].toSorted(),
  );
});

test('what the server imports is installed in production', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const folders = ['server/**/*.ts', 'domain/**/*.ts'];
  const files = folders
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !file.endsWith('.d.ts'));
  const imported = files.flatMap((file) =>
    names(file, /^(?:import|export)\b(?! type)[^;]*?from '((?:@[\w-]+\/)?\w[\w.-]*)[^']*';/gm),
  );
  expect(imported).toContain('express');
  expect(
    [...new Set(imported)].filter((name) => !(name in dependencies) && name !== 'node'),
  ).toEqual([]);
});
