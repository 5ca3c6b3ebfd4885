import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { LICENCES_PATH } from '#domain/account/help';

const notices = readFileSync('dist/client/licences.txt', 'utf8');
/** The packages named in the headings of the licence texts. */
const named = new Set(
  [...notices.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) \(.+\)$/gm)].map(([, name]) => name),
);
const missing = (names: Iterable<string>) => [...new Set(names)].filter((name) => !named.has(name));

interface Lock {
  packages: Record<string, { dev?: boolean }>;
}

test('the notices name every production package of the server', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const installed = Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(folder))
    .map(([folder]) => folder.split('node_modules/').at(-1)!);
  expect(installed.length).toBeGreaterThan(300);
  expect(missing(installed)).toEqual([]);
});

test('the notices name every package that the client imports, with its dependencies', () => {
  const sources = readdirSync('client', { recursive: true })
    .map((name) => join('client', String(name)))
    .filter((name) => /\.tsx?$/.test(name) && !/client\/(prefetch|worker\/plugin)/.test(name));
  const imported = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^(?:import|export)(?! type)[^;']*?from '((?:@[\w-]+\/)?\w[\w.-]*)(?:\/[\w./-]*)?';$/gm,
      ),
    ].map(([, name]) => name!),
  );
  expect(new Set(imported).size).toBeGreaterThan(8);
  // It only re-exports another package, which ships on its own.
  expect(missing(imported)).toEqual(['react-router-dom']);
  expect(missing(['react-router'])).toEqual([]);
  const brought = ['scheduler', 'react-dom', '@emotion/react', '@mui/system', 'rxjs', 'optimism'];
  expect(missing(brought)).toEqual([]);
});

test('the notices hold the texts for fonts and weak copyleft, and no versions', () => {
  expect(missing(['@fontsource-variable/atkinson-hyperlegible-next', 'dejavu-fonts-ttf'])).toEqual(
    [],
  );
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(notices).toContain('Mozilla Public License');
  expect(notices).toContain('Bitstream Vera');
  expect(notices).toContain(readFileSync('LICENSE', 'utf8').trim());
  expect(notices).not.toMatch(/^(@[\w.-]+\/)?[\w.-]+@\d/m);
});

test('the notices are served as plain text', async () => {
  const response = await fetch(inject('sharedUrl') + LICENCES_PATH);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(await response.text()).toBe(notices);
});
