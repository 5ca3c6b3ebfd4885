import { expect, test } from 'vitest';
import { routes } from '#server/rest/routes';
import { TestClient } from '#tests/support/client';
import { useServer } from '#tests/support/server';

const server = useServer();

test('shows every route, has no broken link, and runs no script', async () => {
  const { status, text, headers } = await new TestClient(server()).raw(
    'GET',
    '/api',
    undefined,
    {},
  );
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toMatch(/^default-src 'none';style-src 'sha256-[^']+';/);
  expect(policy).not.toMatch(/script-src|unsafe/);
  expect(text).not.toMatch(/<script|undefined|\[object/);
  for (const { name, path } of routes) {
    expect(text).toContain(`id="${name}"`);
    expect(text).toContain(`<code>${path.replace(/:(\w+)/g, '{$1}')}</code>`);
  }
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);
  expect(links).toEqual(expect.arrayContaining(['/api/openapi.json', '/sandbox']));
  for (const link of links) {
    if (link.startsWith('#')) expect(ids).toContain(link.slice(1));
    else expect(link).toMatch(/^\/(api\/openapi\.json|sandbox|developers|favicon\.svg)$/);
  }
});

test('is the same with a trailing slash', async () => {
  const client = new TestClient(server());
  const [plain, slashed] = [await client.fetch('/api'), await client.fetch('/api/')];
  expect(await slashed.text()).toBe(await plain.text());
});
