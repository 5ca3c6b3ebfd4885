import { readFileSync, statSync } from 'node:fs';
import type { Manifest } from 'vite';

/** The built client, and its modules with their files and imports. */
export const client = 'dist/client';
export const manifest = JSON.parse(
  readFileSync(`${client}/.vite/manifest.json`, 'utf8'),
) as Manifest;

const start = 'index.html';
const frameModules = [start, 'app/apollo.ts', 'app/UserArea.tsx', 'app/Layout.tsx'];

/** The modules that a screen loads at first. */
export const firstLoads = {
  '/auth': [start, 'pages/AuthPage.tsx'],
  'the dashboard': [...frameModules, 'pages/DashboardPage.tsx'],
};

/** Kilobytes of gzipped JavaScript that a browser loads before a screen shows. */
export const loadedAtFirst = (screen: keyof typeof firstLoads): number =>
  weightOf(closureOf(firstLoads[screen]));

/** The files of the frame around every screen. */
export const frameFiles = closureOf(frameModules);

/** Kilobytes that modules with their imports add to the frame. */
export const addedBy = (modules: readonly string[]): number =>
  weightOf([...closureOf(modules)].filter((file) => !frameFiles.has(file)));

/** The files of some modules with all their imports. */
export function closureOf(modules: readonly string[]): Set<string> {
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
  const bytes = [...files].map((file) => statSync(`${client}/${file}.gz`).size);
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / 100) / 10;
}
