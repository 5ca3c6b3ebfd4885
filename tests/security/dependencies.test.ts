import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}
interface Lock {
  packages: Record<
    string,
    Partial<Manifest> & {
      version?: string;
      hasInstallScript?: boolean;
      link?: boolean;
      resolved?: string;
    }
  >;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const manifest = read<Manifest>('package.json');
const { packages } = read<Lock>('package-lock.json');
const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
const named = (path: string) => path.split('node_modules/').at(-1)!;

/** Minimum versions: older ones have vulnerabilities that affect this product, each with its reason. */
const floors: [name: string, version: string, hole: string][] = [
  [
    '@mikro-orm/core',
    '7.1.7',
    'SQL by objects in assign and create, and by the direction of orderBy',
  ],
  ['@mikro-orm/sql', '7.1.7', 'the same'],
  ['@mikro-orm/postgresql', '7.1.7', 'the same'],
  ['@apollo/server', '5.5.0', 'its guard against writes from other sites could be passed by'],
];

describe('35: installed packages', () => {
  test('have one exact version each, in package.json and in the lockfile', () => {
    const loose = Object.entries(wanted).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
    const { dependencies = {}, devDependencies = {} } = packages['']!;
    expect({ ...dependencies, ...devDependencies }).toEqual(wanted);
    for (const [name, version] of Object.entries(wanted)) {
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test('come from the registry only', () => {
    const elsewhere = Object.entries(packages).filter(
      ([path, { link, resolved, version }]) =>
        path !== '' &&
        (link || !version || (resolved && !resolved.startsWith('https://registry.npmjs.org/'))),
    );
    expect(elsewhere).toEqual([]);
  });

  test.each(floors)('%s is at least %s: %s', (name, floor) => {
    const found = Object.entries(packages).filter(([path]) => named(path) === name);
    expect(found.length).toBeGreaterThan(0);
    for (const [path, { version = '' }] of found) {
      expect(compare(version, floor), `${path} ${version}`).toBeGreaterThanOrEqual(0);
    }
  });

  test('run install scripts only if they are listed', () => {
    const scripted = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => named(path));
    expect([...new Set(scripted)].toSorted()).toEqual(
      Object.keys(manifest.allowScripts).toSorted(),
    );
  });
});

function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const at = left!.findIndex((part, index) => part !== right![index]);
  return at < 0 ? 0 : left![at]! - right![at]!;
}
