import { readFileSync, statSync } from 'node:fs';
import type { Manifest } from 'vite';

const folder = 'dist/client';
const start = 'index.html';
const frame = ['app/apollo.ts', 'app/UserArea.tsx', 'app/Layout.tsx'];

/** The modules that a screen loads at first, beside the start. */
export const firstLoads = {
  '/auth': ['pages/AuthPage.tsx'],
  'the dashboard': [...frame, 'pages/DashboardPage.tsx'],
};

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;

/** Kilobytes of gzipped JavaScript that a browser loads before a screen shows. */
export const loadedAtFirst = (modules: readonly string[]): number =>
  weightOf(closureOf([start, ...modules]));

/** Kilobytes that a page adds to the frame. */
export function addedBy(page: string): number {
  const before = closureOf([start, ...frame]);
  return weightOf([...closureOf([page])].filter((file) => !before.has(file)));
}

/** The files of some modules with all their imports. */
function closureOf(modules: readonly string[]): Set<string> {
  const manifest = readManifest();
  const files = new Set<string>();
  const add = (name: string) => {
    const { file, imports = [] } = manifest[name]!;
    if (files.has(file)) return;
    files.add(file);
    imports.forEach(add);
  };
  modules.forEach(add);
  return files;
}

function weightOf(files: Iterable<string>): number {
  const bytes = [...files].map((file) => statSync(`${folder}/${file}.gz`).size);
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 100) / 10;
}
