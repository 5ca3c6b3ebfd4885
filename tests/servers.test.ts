import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** SQL in a test: statements that the embedded database and a server could run differently. */
const sql =
  /\b(select\b[^;'"`]*\bfrom|insert into|update \w+ set|delete from|truncate \w|(create|alter|drop) (table|index|database|trigger)|explain \()/i;
const tag = '// @module-tag servers\n';

const isSql = (text: string) => sql.test(text);

test('every file of the server’s tests with SQL also runs on PostgreSQL and Redis', () => {
  const files = globSync('tests/{server/*,conformance,documents,security,operations}/*.test.ts');
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const withSql = sources.filter(({ text }) => isSql(text));
  expect(withSql.length).toBeGreaterThan(20);
  const untagged = withSql.filter(({ text }) => !text.startsWith(tag));
  expect(untagged.map(({ file }) => file)).toEqual([]);
});

test('what a test skips on PostgreSQL or Redis is run on the embedded database', () => {
  const files = globSync('tests/{conformance,documents,security,operations}/*.test.ts');
  const skipping = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.startsWith(tag) && /skipIf\((?!!)/.test(text);
  });
  expect(skipping.length).toBeGreaterThan(1);
  const untagged = skipping.filter(
    (file) => !readFileSync(file, 'utf8').startsWith(`${tag}// @module-tag embedded\n`),
  );
  expect(untagged).toEqual([]);
});

test.each([
  ['database.query({ text: `select id\n from users where id = $1` })', true],
  ["run('update users set full_name = null')", true],
  ['await menu.select(option); // from the list', false],
])('SQL is recognised: %s', (text, expected) => {
  expect(isSql(text)).toBe(expected);
});

test('a test of the client that replaces a module has modules of its own', () => {
  const replacing = globSync('tests/client/*.test.tsx').filter((file) =>
    /vi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(replacing).toEqual([]);
});

test('every file of tests is run by a project', () => {
  const config = readFileSync('vitest.config.ts', 'utf8');
  const included = [...config.matchAll(/'(tests\/\S+\.test\.tsx?)'/g)].map(([, glob]) => glob!);
  // The browsers' and the mutations' tests have packages of their own, once they have run.
  const all = globSync('tests/**/*.test.{ts,tsx}', { exclude: ['**/node_modules'] });
  expect(all.length).toBeGreaterThan(300);
  const run = new Set(globSync(included));
  expect(all.filter((file) => !run.has(file))).toEqual([]);
});
