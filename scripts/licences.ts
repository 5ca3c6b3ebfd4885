import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file in which Vite lists the packages of the client's bundle (`build.license`); it is not served. */
export const BUNDLED = '.vite/licences.json';

/** Packages of the client's workers and their data, which Vite builds apart and does not list. */
const IN_WORKERS = ['unpdf', 'tesseract.js-core', '@tesseract.js-data/eng'];

/** The public file, at the root of the site. */
const NOTICES = 'licences.txt';

/**
 * Writes the licences of everything that an installation ships: the product, the packages of the client's bundle, and
 * the server's production packages with their fonts. Leaves out versions, which help an attacker more than a reader.
 */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    writeBundle({ dir }) {
      const bundled = JSON.parse(readFileSync(join(dir!, BUNDLED), 'utf8')) as { name: string }[];
      const folders = new Set([
        ...[...bundled.map(({ name }) => name), ...IN_WORKERS].map(
          (name) => `node_modules/${name}`,
        ),
        ...productionFolders(),
      ]);
      writeFileSync(join(dir!, NOTICES), textOf([...folders].map(noticeOf)));
    },
  };
}

/** The packages of the image, as installed here; those for other platforms are missing. */
function productionFolders(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== '' && !dev && existsSync(folder))
    .map(([folder]) => folder);
}

interface Notice {
  name: string;
  licence: string;
  text: string;
}

/** Also Apache's NOTICE files, and the lists of bundled third-party code. */
const licenceFiles = /^(licen[cs]e|copying|copyright|notice|third-party)/i;

function noticeOf(folder: string): Notice {
  const { name, license, author, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as {
    name: string;
    license?: string;
    author?: string | { name: string };
    repository?: string | { url: string };
  };
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFiles.test(entry.name))
    .map((entry) => entry.name)
    .toSorted();
  // Prebuilt libraries list the licences of their contents in their README.
  if (files.length === 0 && license?.includes('GPL')) files.push('README.md');
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const by = typeof author === 'object' ? author.name : author;
  const source = typeof repository === 'object' ? repository.url : repository;
  const said = [
    'The package states its licence without adding the text.',
    by && `Author: ${by}`,
    source && `Source: ${source}`,
  ];
  return {
    name,
    licence: license ?? 'see below',
    text: texts.join('\n\n') || said.filter(Boolean).join('\n'),
  };
}

/** Each text once, below the names of its packages. */
function textOf(notices: Notice[]): string {
  const byText = new Map<string, Set<string>>();
  for (const { name, licence, text } of notices) {
    const names = byText.get(text) ?? new Set();
    byText.set(text, names.add(`${name} (${licence})`));
  }
  const parts = [...byText].map(([text, names]) => ({ title: [...names].toSorted(), text }));
  const sorted = parts.toSorted((a, b) => (a.title[0]! < b.title[0]! ? -1 : 1));
  const own = readFileSync('LICENSE', 'utf8').trim();
  return [
    `Open-source licences\n\nParaMed CPD\n\n${own}`,
    'It contains these packages, in the browser or on the server:',
    ...sorted.map(({ title, text }) => `${RULE}\n${title.join('\n')}\n\n${text}`),
  ].join('\n\n');
}

const RULE = '-'.repeat(80);
