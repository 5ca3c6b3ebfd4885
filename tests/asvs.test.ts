import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const DOCUMENT = 'docs/security.md';
const STATES = ['held', 'partly', 'not applicable', 'missing'];
/** The states that need a test. */
const PROVEN = ['held', 'partly'];

/** Requirements of levels 1 and 2 of ASVS 5.0.0, by section; gaps are requirements of level 3. */
// prettier-ignore
const requirements: Record<string, string> = {
  '1.1': '1-2', '1.2': '1-9', '1.3': '1-11', '1.4': '1-3', '1.5': '1-2',
  '2.1': '1-3', '2.2': '1-3', '2.3': '1-4', '2.4': '1',
  '3.2': '1-2', '3.3': '1-4', '3.4': '1-6', '3.5': '1-5', '3.7': '1-2',
  '4.1': '1-3', '4.2': '1', '4.3': '1-2', '4.4': '1-4',
  '5.1': '1', '5.2': '1-3', '5.3': '1-2', '5.4': '1-3',
  '6.1': '1-3', '6.2': '1-12', '6.3': '1-4', '6.4': '1-4', '6.5': '1-5', '6.6': '1-3', '6.8': '1-4',
  '7.1': '1-3', '7.2': '1-4', '7.3': '1-2', '7.4': '1-5', '7.5': '1-2', '7.6': '1-2',
  '8.1': '1-2', '8.2': '1-3', '8.3': '1', '8.4': '1',
  '9.1': '1-3', '9.2': '1-4',
  '10.1': '1-2', '10.2': '1-2', '10.3': '1-4', '10.4': '1-11', '10.5': '1-5', '10.6': '1-2', '10.7': '1-3',
  '11.1': '1-2', '11.2': '1-3', '11.3': '1-3', '11.4': '1-4', '11.5': '1', '11.6': '1',
  '12.1': '1-3', '12.2': '1-2', '12.3': '1-4',
  '13.1': '1', '13.2': '1-5', '13.3': '1-2', '13.4': '1-5',
  '14.1': '1-2', '14.2': '1-4', '14.3': '1-3',
  '15.1': '1-3', '15.2': '1-3', '15.3': '1-7',
  '16.1': '1', '16.2': '1-5', '16.3': '1-4', '16.4': '1-3', '16.5': '1-3',
  '17.1': '1', '17.2': '1-4', '17.3': '1-2',
};

/** Sections that require documentation: a document may be their proof. */
const documentation = /^V(2\.1|5\.1|6\.1|7\.1|8\.1|11\.1|13\.1|14\.1|15\.1|16\.1)\./;

const text = readFileSync(DOCUMENT, 'utf8');
const rows = [...text.matchAll(/^\| (V[\d.]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, id, state, asks, why]) => ({
    id: id!,
    state: state!,
    asks: asks!,
    why: why!,
    tests: [...why!.matchAll(/`([\w./-]+)`: "([^"]+)"/g)].map(([, file, title]) => ({
      file: file!,
      title: title!,
    })),
    links: linksIn(why!),
  }),
);

function linksIn(part: string): string[] {
  return [...part.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !target.startsWith('https://'));
}

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));

const sourceOf = (file: string): string | null => {
  // In the folder of its neighbourhood, if it has one.
  const [path] = globSync(`tests/${file.replace('/', '/**/')}.test.{ts,tsx}`);
  return path ? readFileSync(path, 'utf8') : null;
};

const inventory = text.split('## Keys and algorithms')[1]!.split('\n## ')[0]!.toLowerCase();

/** True if a source contains the whole title as one text. */
const isTitleIn = (source: string | null, title: string) =>
  [`'`, '`', '"'].some((quote) => source?.includes(quote + title + quote));

describe('docs/security.md', () => {
  test('lists every requirement of levels 1 and 2 once, in order', () => {
    const wanted = Object.entries(requirements).flatMap(([section, numbers]) =>
      numbers.split(' ').flatMap((part) => {
        const [first, last = first] = part.split('-').map(Number);
        return Array.from({ length: last! - first! + 1 }, (_, n) => `V${section}.${first! + n}`);
      }),
    );
    expect(wanted).toHaveLength(253);
    expect(rows.map(({ id }) => id)).toEqual(wanted);
    expect(text.match(/^\| V\d/gm)).toHaveLength(rows.length);
  });

  test('marks each as held, partly, not applicable or missing, and counts them', () => {
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
    expect(rows.filter(({ asks, why }) => asks.length < 4 || why.length < 15)).toEqual([]);
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    const [held, partly, other, missing] = STATES.map(count);
    expect(text).toContain(
      `Of ${rows.length} requirements ${held} are held, ${partly} ${partly === 1 ? 'is' : 'are'} partly held, ${other} are not applicable and ${missing} are missing.`,
    );
  });

  test('says what is missing of everything that is only partly held, and of nothing else', () => {
    const isIncomplete = (why: string) => /\. Missing: \S[^|]{20,}\.$/.test(why.trim());
    const wrong = rows.filter(({ state, why }) => (state === 'partly') !== isIncomplete(why));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('names a test for everything that is held or partly held, and only existing tests', () => {
    const unproven = rows.filter(
      ({ state, tests }) => PROVEN.includes(state) && tests.length === 0,
    );
    expect(unproven.map(({ id }) => id)).toEqual([]);
    const unknown = rows.flatMap(({ id, tests }) =>
      tests
        .filter(({ file, title }) => !isTitleIn(sourceOf(file), title))
        .map(({ file, title }) => `${id}: ${file}: ${title}`),
    );
    expect(unknown).toEqual([]);
  });

  test('links only to documents and headings that exist', () => {
    const links = linksIn(text);
    expect(links.length).toBeGreaterThan(20);
    const broken = links.filter((link) => {
      const [path, anchor] = link.split('#');
      const file = path ? join(dirname(DOCUMENT), path) : DOCUMENT;
      return !existsSync(file) || (anchor && !anchorsOf(file).includes(anchor));
    });
    expect(broken).toEqual([]);
    // A requirement that only this file proves is documentation and must link to it.
    const bare = rows
      .filter(
        ({ state, tests }) => PROVEN.includes(state) && tests.every(({ file }) => file === 'asvs'),
      )
      .filter(({ id, links: own, tests }) => {
        const isInventory = tests.some(({ title }) => title.startsWith('the inventory'));
        return !isInventory && (!documentation.test(id) || own.length === 0);
      });
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('the inventory names every algorithm that the source uses', () => {
    const source = globSync('{server,client,domain}/**/*.{ts,tsx}')
      .filter((file) => !/^client\/graphql\/|\/seed\//.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const named = (pattern: RegExp) =>
      [...source.matchAll(pattern)].map(([, name]) => name!.toLowerCase());
    const used = new Set([
      ...named(/create(?:Hash|Hmac)\(\s*'([\w-]+)'/g),
      ...named(/(?:hkdf|pbkdf2)(?:Sync)?\(\s*'([\w-]+)'/g),
      ...named(/algorithms?: \[?'([\w-]+)'/g),
      ...named(/'(aes-[\w-]+|chacha20[\w-]*)'/g),
      ...named(/createECDH\('(\w+)'/g),
      ...named(/(?:CIPHER|ALGORITHM) = '([\w-]+)'/g),
      ...named(/name: '(ECDSA|HMAC|AES-\w+|RSA[\w-]*)'/g),
      ...named(/namedCurve(?:: | === )'([\w-]+)'/g),
      ...named(/subtle\.digest\('([\w-]+)'/g),
    ]);
    expect(used.size).toBeGreaterThan(2);
    expect([...used].filter((name) => !inventory.includes(`\`${name}\``))).toEqual([]);
  });

  test('the inventory names every purpose of a derived key', () => {
    const source = readFileSync('server/auth/factors/derived-keys.ts', 'utf8');
    const [, union = ''] = /type KeyPurpose =([^;]+);/.exec(source) ?? [];
    const purposes = [...union.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!);
    expect(purposes.length).toBeGreaterThan(2);
    expect(purposes.filter((name) => !inventory.includes(`\`${name}\``))).toEqual([]);
  });
});
