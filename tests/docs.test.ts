import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const pages = [...globSync('*.md'), ...globSync('{docs,bench,.github}/**/*.md')]
  .map((page) => page.replaceAll('\\', '/'))
  .filter((page) => !page.includes('node_modules/'));

/** Nouns whose name is the same in every layer; rename towards the glossary, and raise it. */
const ONE_NAME = 38;

test('the README can be read in five minutes', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1_100);
});

test('CI runs the test command that the README names', () => {
  const [, command] = /## Check it\n```\n(.*)\n```/.exec(read('README.md'))!;
  expect(read('.ci/run')).toContain(`readme() { ${command}`);
});

test('links between pages lead somewhere', () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
      ([, path = '', anchor]) => ({ page, path: path ? join(dirname(page), path) : page, anchor }),
    ),
  );
  expect(links.length).toBeGreaterThan(200);
  const wrong = links.filter(
    ({ path, anchor }) =>
      !existsSync(path) ||
      (anchor !== undefined && path.endsWith('.md') && !anchorsOf(path).includes(anchor)),
  );
  expect(wrong).toEqual([]);
});

test('the tour names what its files have', () => {
  const stops = [...read('docs/tour.md').matchAll(/`([\w./-]+\.\w+)` \(([^)]+)\)/g)].flatMap(
    ([, file = '', names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(stops.length).toBeGreaterThan(25);
  const wrong = stops.filter(
    ({ file, name }) => !existsSync(file) || !new RegExp(`\\b${name}\\b`).test(read(file)),
  );
  expect(wrong).toEqual([]);
});

test('the index of decisions lists every page once, with its title', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d+)\]\((.+)\) · (.+)$/gm)]
    .map(([, number, file, title]) => `${file}: # ${number} · ${title}`)
    .toSorted();
  const written = readdirSync('docs/decisions')
    .filter((file) => file !== 'README.md')
    .map((file) => `${file}: ${read(`docs/decisions/${file}`).split('\n')[0]}`)
    .toSorted();
  expect(listed).toEqual(written);
});

describe('the glossary', () => {
  const rows = read('docs/glossary.md')
    .split(/^## /m)
    .flatMap((section) => {
      const place = section.split('\n')[0]!.toLowerCase();
      return [...section.matchAll(/^\| `([\w-]+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \| /gm)].map(
        ([, noun = '', domain = '', client = '']) => ({ place, noun, domain, client }),
      );
    });

  test('lists every noun once', () => {
    const folders = rows.map(({ place, noun }) => `${place}/${noun}`);
    const places = new Set(rows.map(({ place }) => place));
    const nouns = [...places].flatMap((place) =>
      readdirSync(`server/schema/${place}`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${place}/${name}`),
    );
    expect(folders.toSorted()).toEqual(nouns.toSorted());
    const others = readdirSync('server/schema').filter((name) => !places.has(name));
    expect(others).toEqual(['index.ts', 'mechanics']);
  });

  test('says what each layer calls it', () => {
    const wrong = rows.flatMap(({ place, noun, domain, client }) => [
      ...(stands(domain, noun, (name) => existsSync(`domain/${place}/${name}.ts`))
        ? []
        : [`${noun} in domain is not ${domain}`]),
      ...(stands(client, noun, (name) => hasFeature(place, name))
        ? []
        : [`${noun} in client is not ${client}`]),
    ]);
    expect(wrong).toEqual([]);
  });

  test('has no fewer nouns with one name than before', () => {
    const one = rows.filter(
      (row) => ![row.domain, row.client].some((name) => name.startsWith('`')),
    );
    expect(one.length).toBeGreaterThanOrEqual(ONE_NAME);
  });
});

/** True if there is such a folder of features; one of another neighbourhood is named with it. */
const hasFeature = (place: string, name: string) =>
  [`client/features/${place}/${name}`, `client/features/${name}`].some((folder) =>
    existsSync(folder),
  );

/** True if a cell of the glossary is right. */
function stands(cell: string, noun: string, has: (name: string) => boolean): boolean {
  if (cell === 'same') return has(noun);
  return cell === 'none' ? !has(noun) : has(cell.replaceAll('`', ''));
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
