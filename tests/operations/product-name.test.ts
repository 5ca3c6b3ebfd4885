import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '#tests/support/browser';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server';
import { signedUp, type TestClient } from '#tests/support/client';
import { freePort } from '#tests/support/free-port';
import { pdfText } from '#tests/support/pdf-text';
import { unzip } from '#tests/support/unzip';

const USUAL = 'ParaMed CPD';
const OWN = 'Coast & "Country" $& CPD';

describe('a product name of its own', () => {
  let server: BuiltServer;
  let alex: TestClient;
  const folder = mkdtempSync(join(tmpdir(), 'paramed-name-'));
  beforeAll(async () => {
    const settings = { DATA_DIR: folder, PORT: String(await freePort()), PRODUCT_NAME: OWN };
    server = await startBuiltServer(settings);
    alex = await signedUp(server);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test.each([
    '/',
    '/does-this-count',
    '/manifest.webmanifest',
    '/sandbox',
    '/developers',
    '/api/notifications',
  ])('%s has it', async (path) => {
    const text = await (await alex.fetch(path)).text();
    expect(text).toContain('Coast &');
    expect(text).not.toContain(USUAL);
  });

  test('the description of the API has it, beside examples from another installation', async () => {
    const text = await (await alex.fetch('/api/openapi.json')).text();
    const described: unknown = JSON.parse(text, (key, value: unknown) =>
      key === 'example' || (key === 'examples' && Array.isArray(value)) ? undefined : value,
    );
    expect(described).toMatchObject({ info: { title: OWN } });
    expect(JSON.stringify(described).includes(USUAL)).toBe(false);
  });

  test('the worker begins with it', async () => {
    const text = await (await alex.fetch('/sw.js')).text();
    expect(text.split('\n', 1)).toEqual([`self.productName=${JSON.stringify(OWN)};`]);
  });

  test('a pack has it in its texts, its PDF and the page that checks it', async () => {
    const response = await alex.fetch('/api/report?format=zip&edition=submission');
    const files = unzip(Buffer.from(await response.arrayBuffer()));
    const page = [...files].find(([name]) => name.endsWith('verify.html'))![1].toString();
    const [words, script] = [page.replace(/<script.*<\/script>/s, ''), page];
    expect(words).toContain('Coast &amp; &quot;Country&quot; $&amp; CPD');
    expect(words).not.toContain(USUAL);
    expect(script).toContain('<meta name="application-name"');
    const pdfs = [...files].filter(([name]) => name.endsWith('.pdf'));
    expect(pdfs).toHaveLength(1);
    const printed = pdfText(pdfs[0]![1]);
    expect(printed).toContain(OWN);
    expect(printed).not.toContain(USUAL);
  });

  test('a screen has it in its title and texts', async () => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ baseURL: server.url });
      await page.goto('/auth');
      await page.getByRole('complementary', { name: `What ${OWN} does` }).waitFor();
      expect(await page.title()).toContain(OWN);
      expect(await page.getByText(USUAL).count()).toBe(0);
    } finally {
      await browser.close();
    }
  });
});

test('the usual name stands in one place, and where the program itself is meant', () => {
  const files = globSync('{domain,content,server,client}/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8')
      .replaceAll(/^\s*(?:\*|\/\*|\/\/).*$/gm, '')
      .includes(USUAL),
  );
  expect(files.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(
    [
      // Part of a key: another text would make passwords useless.
      'server/auth/passwords/password.worker.ts',
      // Words for the operator about the program and its files.
      'server/backup/archive.ts',
      'server/backup/restore.ts',
      'server/db/folder-lock.ts',
      // Who wrote the courses.
      ...[
        'acls',
        'critical-care',
        'ethics',
        'mental-health',
        'obstetric',
        'pediatric',
        'trauma',
      ].map((course) => `content/modules/${course}.ts`),
      'server/run.ts',
      'domain/product.ts',
    ].toSorted(),
  );
});
