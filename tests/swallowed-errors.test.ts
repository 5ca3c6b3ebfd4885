import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { swallowedErrors } from '#tests/support/swallowed-errors';

const files = ['tests', 'bench']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  )
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|mjs|js)$/.test(file) && !/node_modules|\.d\.ts$/.test(file));

test('no test and no benchmark swallows an error', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => swallowedErrors(file, readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the search for swallowed errors', () => {
  test.each([
    ['a.catch(() => null);', 'a catch that ignores its error'],
    ['a.catch(() => {});', 'a catch that ignores its error'],
    ['const none = () => {}; a.catch(none);', 'a catch that ignores its error'],
    ['a.catch(noop);', 'a catch that ignores its error'],
    ['a.catch((_error: Error) => undefined);', 'a catch that ignores its error'],
    ['a.catch(() => { later(() => { throw b; }); });', 'a catch that ignores its error'],
    ['a.catch(() => null); // Why?', 'a catch that ignores its error'],
    ['a.then(() => 1, () => 2);', 'a then that ignores the error'],
    ['try { a(); } catch {}', 'a catch that ignores its error'],
    ['try { a(); } catch (error) { b(); }', 'a catch that ignores its error'],
    [
      'try { a(); } catch { /* oxlint-disable-line of some rule */ }',
      'a catch that ignores its error',
    ],
    ["a.on('error', () => {});", 'a listener that ignores its error'],
    ["process.on('uncaughtException', () => {});", 'a listener that ignores its error'],
    ['await Promise.allSettled(a);', 'allSettled without a look at the reasons'],
    ['while (!isThere()) await sleep(5);', 'a loop that waits without an end'],
    [
      'for (;!isThere();) { await new Promise((done) => setTimeout(done, 5)); }',
      'a loop that waits without an end',
    ],
    ['expect(a?.b).toBeUndefined();', 'an expectation that holds without a result'],
    ['expect(a()?.b).not.toBe(1);', 'an expectation that holds without a result'],
    ['expect.poll(() => a?.b).not.toBe(1);', 'an expectation that holds without a result'],
    ['if (a) expect(a).toBe(1);', 'an expectation that may never run'],
    ['if (a) { b(); await expect(a).rejects.toThrow(); }', 'an expectation that may never run'],
    ['a && expect(a).toBe(1);', 'an expectation that may never run'],
    ["test('x', () => { if (!a) return; expect(a).toBe(1); });", 'a test that may end early'],
    ["test.each(a)('x', () => { if (!a) { return; } b(); });", 'a test that may end early'],
  ])('finds %s', (code, problem) => {
    expect(swallowedErrors('planted.ts', `\n${code}\n`)).toEqual([`planted.ts:2  ${problem}`]);
  });

  test.each([
    "a.catch(admit('ECONNREFUSED'));",
    'a.catch((error) => log(error));',
    'a.catch(() => { throw new Error(); });',
    '// The server is down on purpose.\na.catch(() => null);',
    'try { a(); } catch (error) { if (!isExpected(error)) throw error; }',
    'try { a(); } catch {\n// It may have ended meanwhile.\n}',
    "a.on('error', reject);",
    'const all = await Promise.allSettled(a); expect(all[0]).toMatchObject({ reason: 1 });',
    'while (!isOver()) { await write(); await sleep(5); }',
    'expect(a?.b).toBe(1);',
    "test('x', () => { if (a) return expect(a).toBe(1); expect(b).toBe(1); });",
    'const f = () => { if (!a) return; b(); };',
    'if (a) expect(a).toBe(1); else expect(b).toBe(1);',
  ])('leaves %s', (code) => {
    expect(swallowedErrors('planted.ts', `\n${code}\n`)).toEqual([]);
  });
});
