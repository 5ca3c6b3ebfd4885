import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedUp, type TestClient } from '#tests/support/client';
import { countRows } from '#tests/support/rows';
import { detectResponseLeaks } from '#tests/support/response-leaks';
import { useServer } from '#tests/support/server';

const server = useServer();
let alex: TestClient;
beforeAll(async () => void (alex = await signedUp(server())));
detectResponseLeaks();

const resource = {
  title: 'Read this',
  description: 'What everybody should read.',
  type: 'article',
  provider: 'A college',
  cpdCategory: 'Research',
  cpdHours: 1,
};

describe('19: an address', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript://example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'DATA:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:msgbox(1)',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'ftp://example.org/',
    'mailto:alex@example.org',
    'tel:000',
    'about:blank',
    'view-source:https://example.org',
    'intent://example.org',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/documents',
    'http:',
    'https://',
    'http:///evil',
    'https:evil',
    'example.org',
    'https://exa mple.org',
    'https://example.org/\u0000',
    'https://example.org/\u202e',
  ])('%j is not stored', async (url) => {
    const before = await countRows(server(), 'external_resources');
    const { status, body } = await alex.rest('POST', '/resources', { ...resource, url });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('url');
    const CREATE =
      'mutation($input: CreateResourceInput!) { createResource(input: $input) { id } }';
    const { errors } = await alex.graphql(CREATE, { input: { ...resource, url } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await countRows(server(), 'external_resources')).toBe(before);
  });

  test.each([
    'http://example.org',
    'https://example.org/a?b=c#d',
    'HTTPS://EXAMPLE.ORG/',
    'https://müller.example/ö',
  ])('%j is stored', async (url) => {
    const { status, body } = await alex.rest('POST', '/resources', { ...resource, url });
    expect(status).toBe(201);
    expect(body.url).toBe(url);
  });
});

describe('19: HTML in a text', () => {
  const html = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&lt;`;

  test('is stored unchanged, and served only as JSON', async () => {
    const activity = { title: html, description: html, category: 'Clinical Practice', hours: 1 };
    const made = await alex.rest('POST', '/activities', activity);
    expect(made.body).toMatchObject({ title: html, description: html });
    const { headers } = await alex.raw('GET', `/api/activities/${made.body.id}`, undefined, {});
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is escaped on the pages that the server writes itself', async () => {
    for (const path of [
      `/unsubscribe/${encodeURIComponent(html)}`,
      `/${encodeURIComponent(html)}`,
      `/api/${encodeURIComponent(html)}`,
    ]) {
      for (const method of ['GET', 'POST']) {
        const response = await alex.raw(method, path, undefined, {});
        expect(response.text, path).not.toContain('<script>alert');
        expect(response.text, path).not.toContain('<img src=x');
      }
    }
  });
});

describe('19: the client', () => {
  const files = globSync('client/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]);

  test('writes no HTML itself', () => {
    const unsafe =
      /dangerouslySetInnerHTML|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcDoc/;
    expect(files.filter(([, text]) => unsafe.test(text!)).map(([file]) => file)).toEqual([]);
  });

  test('opens no tab that could reach its opener', () => {
    const loose = files.flatMap(([file, text]) =>
      [...text!.matchAll(/<[A-Za-z]+[^<]*?target="_blank"[^<]*?>/gs)]
        .filter(([tag]) => !/rel="noopener/.test(tag))
        .map(() => file),
    );
    expect(loose).toEqual([]);
    expect(files.filter(([, text]) => /target="_blank"/.test(text!)).length).toBeGreaterThan(5);
  });
});
