import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { routes } from '#server/rest/routes';
import { createToken } from '#tests/support/access-tokens';
import { signedUp, TestClient } from '#tests/support/client';
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

const run = promisify(execFile);

/** The texts of the page's samples under a heading. */
const samplesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<h3>${name}</h3><pre[^>]*><code>([^]*?)</code>`, 'g'))].map(
    ([, code = '']) =>
      code
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
  );

test('begins with a request of three lines that works once the token is put in', async () => {
  const alex = await signedUp(server());
  const { program } = await createToken(alex, ['profile:read']);
  const text = await (await alex.fetch('/api')).text();
  const [curl = ''] = samplesOf(text, 'curl');
  expect(curl.split('\n')).toHaveLength(3);
  const script = curl
    .replace('paramed_…', program.token!)
    .replace(/'[^']*\/api\/user'/, `'${server().url}/api/user'`);
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script]);
  expect(JSON.parse(stdout)).toMatchObject({ username: alex.user.username });
});

test('shows tokens in every sample, but of what is closed to them', async () => {
  const client = new TestClient(server());
  const text = await (await client.fetch('/api')).text();
  const { body } = await client.rest('GET', '/openapi.json');
  const operations = Object.values<any>(body.paths).flatMap((each) => Object.values<any>(each));
  const isFor = (scheme: string) => (each: any) =>
    (each.security ?? body.security).some((of: any) => scheme in of);
  const programs = operations.filter(isFor('accessToken')).length;
  const sessions = operations.filter(
    (each) => isFor('session')(each) && !isFor('accessToken')(each),
  );
  const curls = samplesOf(text, 'curl');
  const sending = (part: string) => curls.filter((each) => each.includes(part)).length;
  expect(sending('"Authorization: Bearer $TOKEN"')).toBe(programs + 1);
  expect(sending('-b cookies.txt')).toBe(sessions.length);
  expect(sending('-c cookies.txt')).toBe(2);
});
